import { expect, test } from 'vitest';
import { makeFolder } from '../testing/temp-folder.js';
import { sayError } from '../user-error.js';
import { readCatalogue } from './read-catalogue.js';

const entry = (listing: object) => JSON.stringify({ description: '', ...listing });
const folderOf = ({ pack = {}, page = {} }: { pack?: object; page?: object }) =>
  makeFolder({
    'rye/listing.json': entry({ type: 'pack', slug: 'rye', title: 'Rye', ...pack }),
    'rye-home/listing.json': entry({ type: 'page', slug: 'rye-home', title: 'Home', pack: 'rye', ...page }),
    'rye-home/template.html': '<!-- wp:woocommerce/cart /-->\n\n<!-- wp:contact-form-7/contact-form-selector /-->',
  });
const read = (folder: string) => readCatalogue(folder, {});
const marked = async (folder: string) =>
  Object.fromEntries(
    (await read(folder)).map(({ listing, bundle }) => [
      listing.slug,
      bundle.requires.plugins.flatMap(({ slug, mustHave }) => (mustHave ? slug : [])),
    ]),
  );

test('[R-ENT-33] marks the plugins that a listing must have, each entry for itself', async () => {
  expect(await marked(folderOf({}))).toEqual({ rye: [], 'rye-home': [] });
  expect(await marked(folderOf({ page: { must_have: ['woocommerce'] } }))).toEqual({ rye: [], 'rye-home': ['woocommerce'] });
  expect(await marked(folderOf({ pack: { must_have: ['contact-form-7'] } }))).toEqual({
    rye: ['contact-form-7'],
    'rye-home': [],
  });
});

test('refuses a must_have that the template does not use, and lists what it uses', async () => {
  const message = await read(folderOf({ pack: { must_have: ['woocomerce'] } })).then(() => '', sayError);

  expect(message).toBe(
    'must_have of rye lists “woocomerce”, which the template doesn’t use. It uses: woocommerce, contact-form-7.',
  );
});

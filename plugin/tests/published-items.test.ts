import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Boot, checkDependencies, getItem, PackImportInfo } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publish } from '../../apps/cli/src/publish/publish.js';
import { newFullSiteImport } from '../../apps/library/src/features/full-site-import/full-site-import.js';
import { fetchPackInfo } from '../../apps/library/src/features/full-site-import/site-calls.js';
import { readSite } from '../../apps/library/src/features/full-site-import/wp-rest.js';
import { type Library, startLibrary } from './testing/library.js';
import { mainFile } from './testing/plugin-directory.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

const block = (name: string) => `<!-- wp:${name} /-->`;
const about = { description: '', platform: 'gutenberg' };
const files = {
  'rye/listing.json': JSON.stringify({
    ...about,
    type: 'pack',
    slug: 'rye',
    title: 'Rye',
    fullsite_import: true,
    must_have: ['woocommerce'],
    live_url: 'https://demo.example/rye',
  }),
  'rye-home/listing.json': JSON.stringify({
    ...about,
    type: 'page',
    slug: 'rye-home',
    title: 'Home',
    pack: 'rye',
    must_have: ['contact-form-7'],
  }),
  'rye-home/template.html': ['woocommerce/cart', 'contact-form-7/contact-form-selector', 'gravityforms/form']
    .map(block)
    .join('\n\n'),
};

let library: Library;
let site: Site;
let administrator: Visit;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kithouse-published-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  library = await startLibrary();
  await publish({ source: folder, cloud: library.url, key: library.publisher_key });
  site = await startSite({ cloudUrl: library.url });
  administrator = await site.as('administrator');
  await library.signUp(administrator);
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function addPlugin(file: string) {
  const target = path.join(site.site, 'wp-content/plugins', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, mainFile({ name: file }));
}

test('[R-LIST-13] the address of a live demo travels from the listing of its author to the detail on a site', async () => {
  const [pack, page] = await Promise.all(['rye', 'rye-home'].map((slug) => administrator.call(getItem, { slug })));

  expect([pack?.live_url, page?.live_url]).toEqual(['https://demo.example/rye', null]);
});

test('[R-ENT-31] [R-ENT-33] the dependencies of a published page carry is_pro, and on a site what it has of them', async () => {
  addPlugin('contact-form-7/wp-contact-form-7.php');
  addPlugin('woocommerce/woocommerce.php');
  await site.run(`return activate_plugin( 'woocommerce/woocommerce.php' );`);
  const { dependencies } = await administrator.call(getItem, { slug: 'rye-home' });

  const checked = await administrator.call(checkDependencies, { dependencies });

  const stateOf = Object.fromEntries(
    checked.dependencies.map(({ slug, is_pro, installed, is_active, mustHave }) => [
      slug,
      { is_pro, installed, is_active, mustHave },
    ]),
  );
  expect(stateOf).toEqual({
    woocommerce: { is_pro: false, installed: true, is_active: true, mustHave: undefined },
    'contact-form-7': { is_pro: false, installed: true, is_active: false, mustHave: true },
    gravityforms: { is_pro: true, installed: false, is_active: false, mustHave: undefined },
  });
});

test('[R-VALID-23] [R-ENT-33] the wizard fixes the plugin that the author of a pack says it must have', async () => {
  const { id } = await administrator.call(getItem, { slug: 'rye' });
  const boot = {
    admin_url: `${site.url}/wp-admin/`,
    rest_root: `${site.url}/wp-json/kithouse/v1`,
    nonce: administrator.auth?.nonce,
  };
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (target: string, init: RequestInit = {}) =>
    send(target, { ...init, headers: { cookie: administrator.cookie, ...init.headers } }),
  );

  const info = await fetchPackInfo(boot as Boot, id);
  const facts = await readSite(boot as Boot);
  vi.unstubAllGlobals();

  const can = { read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true };
  const { dependencies } = newFullSiteImport(info, { ...facts, plugins: new Map() }, can);
  expect(PackImportInfo.shape.data.parse(info)).toEqual(info);
  expect(dependencies.required.map(({ dependency, kind }) => [dependency.slug, kind])).toEqual([
    ['woocommerce', 'fixed'],
    ['contact-form-7', 'free'],
    ['gravityforms', 'paid'],
  ]);
});

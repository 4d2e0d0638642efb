import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalogue } from '../sources/read-catalogue.js';
import { readSource } from '../sources/read-source.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kithouse-fonts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = createRequire(import.meta.url).resolve('@fontsource/gloock/files/gloock-latin-400-normal.woff2');
const own = {
  name: 'Acme Sans',
  fallback: 'Arial, sans-serif',
  licence: { name: 'OFL-1.1', file: 'OFL.txt' },
  faces: [{ file: 'acme.woff2', weight: '400', range: 'U+0000-00FF' }],
};

function write(name: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/** Writes a catalogue of one page that names its own font. */
function writeCatalogue(fonts: unknown, family = "'Acme Sans', Arial, sans-serif") {
  write(
    'rye/listing.json',
    JSON.stringify({ slug: 'rye-2', type: 'page', platform: 'gutenberg', title: 'Rye', description: '' }),
  );
  write('rye/template.html', `<!-- wp:paragraph -->\n<p style="font-family:${family}">Rye</p>\n<!-- /wp:paragraph -->`);
  write('fonts/fonts.json', JSON.stringify({ fonts }));
  write('fonts/OFL.txt', 'Copyright Acme. SIL Open Font License 1.1');
  cpSync(file, path.join(folder, 'fonts/acme.woff2'));
}

test('adds the families that a template names, with files, licence and a name that WordPress keeps', async () => {
  writeCatalogue([own, { name: 'Gloock', fallback: 'Georgia, serif', package: '@fontsource/gloock' }]);

  const [item] = await readCatalogue(folder, {});
  const [single] = await readSource(path.join(folder, 'rye'), 'entry', { studio: { getWordPress: () => Promise.reject() } });

  const [font, ...others] = item?.bundle.fonts ?? [];
  expect(others).toEqual([]);
  expect(font).toMatchObject({ slug: 'rye-2-acme-sans', name: 'Acme Sans', licence: { name: 'OFL-1.1' } });
  expect(font?.licence.text).toContain('Copyright Acme');
  expect(item?.files.has(font?.faces[0]?.sha256 ?? '')).toBe(true);
  expect(single?.bundle.fonts).toEqual(item?.bundle.fonts);
});

test('takes files, ranges and licence of a package, and leaves them out of templates that name another family', async () => {
  writeCatalogue([{ name: 'Gloock', fallback: 'Georgia, serif', package: '@fontsource/gloock' }], 'Gloock, Georgia, serif');
  const [item] = await readCatalogue(folder, {});
  writeCatalogue([own], 'Georgia, serif');
  const [other] = await readCatalogue(folder, {});

  expect(item?.bundle.fonts?.[0]?.faces.map(({ range }) => range?.slice(0, 11))).toEqual(['U+0000-00FF', 'U+0100-02BA']);
  expect(item?.bundle.fonts?.[0]?.licence).toMatchObject({ name: 'OFL-1.1' });
  expect(other?.bundle.fonts).toBeUndefined();
});

test('takes the only file of a package that states no ranges', async () => {
  writeCatalogue(
    [{ name: 'Redaction', fallback: 'Georgia, serif', package: '@fontsource/redaction', subsets: ['latin'] }],
    'Redaction, Georgia, serif',
  );

  const [item] = await readCatalogue(folder, {});

  expect(item?.bundle.fonts?.[0]?.faces).toEqual([{ weight: '400', style: 'normal', sha256: expect.any(String) }]);
});

test.each<[string, object, string]>([
  ['no licence', { licence: undefined }, 'has no “licence”'],
  ['an empty licence', { licence: { name: 'OFL-1.1', file: 'empty.txt' } }, 'is empty'],
  ['a licence outside of the folder', { licence: { name: 'OFL-1.1', file: '../rye/listing.json' } }, 'isn’t in'],
  ['a file outside of the folder', { faces: [{ file: '../rye/template.html', weight: '400' }] }, 'isn’t in'],
  ['a file that is no font', { faces: [{ file: 'OFL.txt', weight: '400' }] }, 'isn’t a WOFF2 file'],
  ['a file that is too large', { faces: [{ file: 'large.woff2', weight: '400' }] }, 'larger than 300 KB'],
  [
    'a range that ends the rule',
    { faces: [{ file: 'acme.woff2', weight: '400', range: 'U+0}*{' }] },
    'is invalid: faces.0.range',
  ],
  ['an unknown field', { colour: 'red' }, 'is invalid: colour'],
])('[R-SITE-153] [R-SITE-29] refuses to publish a font with %s', async (_, changes, message) => {
  writeCatalogue([{ ...own, ...changes }]);
  write('fonts/empty.txt', ' ');
  write('fonts/large.woff2', `wOF2${'x'.repeat(301 * 1024)}`);

  await expect(readCatalogue(folder, {})).rejects.toThrow(message);
});

test('[R-SITE-153] refuses a package that is missing or no package of fonts', async () => {
  writeCatalogue([{ name: 'Acme Sans', fallback: 'Arial', package: '@fontsource/no-such-font' }]);
  await expect(readCatalogue(folder, {})).rejects.toThrow('npm install @fontsource/no-such-font');

  writeCatalogue([{ name: 'Acme Sans', fallback: 'Arial', package: '../../etc' }]);
  await expect(readCatalogue(folder, {})).rejects.toThrow('is invalid: package');
});

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeListings, writeLanguageFiles } from '../apps/library/translations.js';
import { readPluginNames, rebrandPlugin, renameText, renameWidgets } from './rebrand.js';

const [ours, acme] = [
  { name: 'Kithouse', slug: 'kithouse', prefix: 'kithouse' },
  { name: 'Acme Kits', slug: 'acme-kits', prefix: 'acme_kits' },
];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rebrand-'));
  cpSync('plugin', folder, { recursive: true, filter: (file) => !/plugin\/(assets|tests)/.test(file) });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listTexts = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(php|txt|pot?|dist)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

test('renames the main file, the language files and every name in the plugin', () => {
  rebrandPlugin(folder, acme);
  expect(existsSync(path.join(folder, 'acme-kits.php'))).toBe(true);
  expect(existsSync(path.join(folder, 'languages/acme-kits-de_DE.po'))).toBe(true);
  expect(
    listTexts()
      .filter(({ name, text }) => /kithouse/i.test(name + text))
      .map(({ name }) => name),
  ).toEqual([]);
});

test('gives each brand its own Update URI and the filter of WordPress that belongs to it', () => {
  rebrandPlugin(folder, acme);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(read('acme-kits.php')).toMatch(/^ \* Update URI: +acme-kits$/m);
  expect(read('src/Brand.php')).toContain("UPDATE_HOST = 'acme-kits'");
});

test('builds the files of a language under the new text domain', () => {
  rebrandPlugin(folder, acme);
  const languages = path.join(folder, 'languages');
  writeLanguageFiles(languages);

  const names = readdirSync(languages).filter((name) => /de_DE/.test(name));
  expect(names.map((name) => name.replace(/-[0-9a-f]{32}/, '-…')).toSorted()).toEqual([
    'acme-kits-de_DE-….json',
    'acme-kits-de_DE-….json',
    'acme-kits-de_DE.l10n.php',
    'acme-kits-de_DE.mo',
    'acme-kits-de_DE.po',
  ]);
  expect(makeListings(languages, acme.slug)['assets/texts.js']).toContain(`__( "Packs", 'acme-kits' );`);
});

test('restores every file when the former names return', () => {
  const before = listTexts();
  rebrandPlugin(folder, acme);
  rebrandPlugin(folder, ours);
  expect(readPluginNames(folder)).toEqual(ours);
  expect(
    listTexts()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(before.map(({ name }) => name).toSorted());
});

test('changes nothing when the names are the same', () => {
  expect(rebrandPlugin(folder, ours)).toEqual([]);
});

test.each([
  ["define( 'KITHOUSE_CLOUD_URL', 'x' )", "define( 'ACME_KITS_CLOUD_URL', 'x' )"],
  ['namespace Kithouse\\Plan;', 'namespace Acme_Kits\\Plan;'],
  ["__( 'About Kithouse', 'kithouse' )", "__( 'About Acme Kits', 'acme-kits' )"],
  ["'_kithouse_op' . $kithouse_site", "'_acme_kits_op' . $acme_kits_site"],
  ['<element value="kithouse_"/>', '<element value="acme_kits_"/>'],
  ['class="kithouse-header"', 'class="acme-kits-header"'],
])('renames %s', (text, renamed) => {
  expect(renameText(text, ours, acme)).toBe(renamed);
});

test.each([
  [{ ...acme, name: "Bob's Kits" }, 'name'],
  [{ ...acme, slug: 'Acme Kits' }, 'slug'],
  [{ ...acme, prefix: 'acme-kits' }, 'prefix'],
  [{ ...acme, prefix: 'acme_kits_and_more' }, '15 characters'],
])('refuses names that PHP or WordPress cannot use: %o', (names, word) => {
  expect(() => rebrandPlugin(folder, names)).toThrow(word);
});

test("renames the product's Elementor widgets in the templates of the catalogue", () => {
  const file = path.join(folder, 'header.json');
  writeFileSync(file, '{"widgetType":"kithouse-site-name","text":"kithouse-like"}');
  expect(renameWidgets(folder, 'kithouse', 'acme-kits')).toEqual(['header.json']);
  expect(readFileSync(file, 'utf8')).toBe('{"widgetType":"acme-kits-site-name","text":"kithouse-like"}');
});

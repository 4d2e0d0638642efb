import { readFileSync } from 'node:fs';
import { imprint } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { assertImprint, toUpdateHost, writeHeader, writeReadme } from './release-texts.js';

const acme = {
  ...imprint,
  updateUri: 'https://acme.example/kits',
  author: 'Acme Inc.',
  authorUrl: 'https://acme.example',
  pluginUrl: 'https://acme.example/kits',
  contributors: 'acme, ada',
  sourceUrl: 'https://git.acme.example/kits',
};
const php = readFileSync('plugin/kithouse.php', 'utf8');
const readme = readFileSync('plugin/readme.txt', 'utf8');
const linesOf = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));

test('writes version, author and Update URI of a brand into the header', () => {
  const header = writeHeader(php, '2.0.0', acme);

  expect(linesOf(header, /^ \* (Version|Author|Author URI|Plugin URI|Update URI):/)).toEqual([
    ' * Plugin URI:        https://acme.example/kits',
    ' * Version:           2.0.0',
    ' * Author:            Acme Inc.',
    ' * Author URI:        https://acme.example',
    ' * Update URI:        https://acme.example/kits',
  ]);
  expect(header).toContain(php.slice(php.indexOf('*/')));
});

test('leaves out fields without a value and restores the header when the values return', () => {
  const bare = writeHeader(php, '2.0.0', { ...acme, authorUrl: '', pluginUrl: '' });

  expect(bare).not.toMatch(/(Author|Plugin) URI:/);
  expect(writeHeader(writeHeader(php, '2.0.0', acme), '0.1.0', { ...imprint })).toBe(writeHeader(php, '0.1.0', imprint));
});

test('links the terms, the privacy policy and the sources in the readme', () => {
  const text = writeReadme(readme, '2.0.0', { name: 'Acme Kits', serviceUrl: 'https://acme.example' }, acme);
  const own = { ...acme, termsUrl: 'https://acme.example/agb', privacyUrl: 'https://acme.example/datenschutz' };

  expect(text).toContain('Contributors: acme, ada\n');
  expect(text).toContain('Stable tag: 2.0.0\n');
  expect(text).toContain('[terms](https://acme.example/terms), [privacy policy](https://acme.example/privacy)');
  expect(text).toContain('https://git.acme.example/kits');
  expect(writeReadme(readme, '2.0.0', { name: 'Acme Kits', serviceUrl: 'https://acme.example' }, own)).toMatch(
    /acme\.example\/agb\).*acme\.example\/datenschutz/,
  );
});

test.each([
  ['acme-kits', 'acme-kits'],
  ['https://acme.example/kits', 'acme.example'],
])('takes the host of %s as WordPress does', (uri, host) => {
  expect(toUpdateHost(uri)).toBe(host);
});

test.each([
  [{ author: 'Acme */ Inc.' }, 'author'],
  [{ pluginUrl: "https://acme.example/'" }, 'pluginUrl'],
  [{ updateUri: 'https://wordpress.org/plugins/kits' }, 'updateUri'],
])('refuses the field %o', (fields, name) => {
  expect(() => assertImprint({ ...acme, ...fields })).toThrow(name);
});

import { readFileSync } from 'node:fs';
import { brand } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { listManifests } from './release-files.js';

const read = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const readme = read('plugin/readme.txt');
const main = read(`plugin/${brand.slug}.php`);
const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

test.each([
  ['header of the plugin', main, /^ \* Version: +(\S+)$/m],
  ['stable tag', readme, /^Stable tag: (\S+)$/m],
  ['newest entry of the changelog in readme.txt', readme, /== Changelog ==\n\n= (\S+) =/],
  ['newest upgrade notice', readme, /== Upgrade Notice ==\n\n= (\S+) =/],
  ['constant that the User-Agent names', read('plugin/src/Brand.php'), /const VERSION = '([^']+)'/],
  ['contract of the plugin', read('plugin/contract.json'), /^ {2}"version": "([^"]+)"/m],
  ['description of the cloud', read('docs/openapi.json'), /^ {4}"version": "([^"]+)"/m],
  ['template of the translations', read(`plugin/languages/${brand.slug}.pot`), /Project-Id-Version: \S+ ([\d.]+)/],
])('has the version of package.json in %s', (_, text, pattern) => {
  expect(find(text, pattern)).toBe(version);
});

test('every workspace package has the version of package.json', () => {
  const versions = listManifests('.').map((file) => (JSON.parse(read(file)) as { version: string }).version);

  expect(new Set(versions)).toEqual(new Set([version]));
});

test('requires the same WordPress and PHP in header and readme.txt', () => {
  for (const name of ['Requires at least', 'Requires PHP']) {
    expect(find(readme, new RegExp(`^${name}: (\\S+)$`, 'm'))).toBe(find(main, new RegExp(`^ \\* ${name}: +(\\S+)$`, 'm')));
  }
});

test('keeps readme.txt within the limits of the WordPress directory', () => {
  const [, tags = ''] = /^Tags: (.*)$/m.exec(readme) ?? [];
  const short = /\n\n([^\n]+)\n\n== Description/.exec(readme)?.[1] ?? '';

  expect(tags.split(', ').length).toBeLessThanOrEqual(5);
  expect(short.length).toBeGreaterThan(20);
  expect(short.length).toBeLessThanOrEqual(150);
  expect(find(main, /^ \* Description: +(.+)$/m)).toBe(short);
});

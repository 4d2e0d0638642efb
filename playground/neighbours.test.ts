import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { findElementor, findNeighbour } from './src/index.js';

const folder = mkdtempSync(path.join(tmpdir(), 'neighbours-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeZip(name: string, files: Record<string, string>): string {
  const zip = path.join(folder, name);
  writeFileSync(zip, zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)]))));
  return zip;
}

test('finds no Elementor without a zip', () => {
  expect(findElementor('')).toBeUndefined();
});

test('unpacks the plugin and no path outside of it', () => {
  const zip = writeZip('good.zip', {
    'elementor/elementor.php': '<?php // entry',
    'elementor/assets/a.js': '1',
    'elementor/../../escaped.php': 'evil',
    '../escaped.php': 'evil',
  });

  const plugin = findElementor(zip);

  expect(readFileSync(path.join(plugin ?? '', 'assets/a.js'), 'utf8')).toBe('1');
  expect(() => readFileSync(path.join(plugin ?? '', '../../escaped.php'))).toThrow('ENOENT');
  rmSync(path.dirname(plugin ?? ''), { recursive: true });
});

test('refuses a wrong zip and a missing one in a sentence', () => {
  expect(() => findElementor(writeZip('other.zip', { 'akismet/akismet.php': '' }))).toThrow('does not hold Elementor');
  expect(() => findElementor(path.join(folder, 'absent.zip'))).toThrow('is not there');
});

test('finds a theme that has its own zip', () => {
  const folder = findNeighbour('astra', writeZip('astra.zip', { 'astra/style.css': '/* Theme Name: Astra */' }));

  expect(readFileSync(path.join(folder ?? '', 'style.css'), 'utf8')).toContain('Astra');
  rmSync(path.dirname(folder ?? ''), { recursive: true });
  expect(() => findNeighbour('astra', writeZip('empty.zip', { 'other/style.css': '' }))).toThrow('ASTRA_ZIP');
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, pagesOf } from './entries.js';
import { packs } from './index.js';
import { article, table } from './table.js';
import { writePacks } from './write.js';

const catalogue = 'catalogue';
const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));

beforeAll(async () => {
  // Existing pictures are not drawn again.
  mkdirSync(path.join(folder, 'media'));
  for (const name of readdirSync(path.join(catalogue, 'media'))) {
    writeFileSync(path.join(folder, 'media', name), '');
  }
  await writePacks(folder, packs, async (trees) => JSON.stringify(trees));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('[R-SHELF-23] the catalogue has exactly what the packs describe', () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const differing = written.filter(
    (name) => readFileSync(path.join(folder, name), 'utf8') !== readFileSync(path.join(catalogue, name), 'utf8'),
  );

  expect(written.length).toBeGreaterThan(packs.length * 30);
  expect(differing).toEqual([]);
});

test('[R-SHELF-23] draws no picture that no page, post or block shows', () => {
  const shown = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|html)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join();
  const unused = packs.flatMap(({ drawings }) => Object.keys(drawings)).filter((name) => !shown.includes(`media/${name}.webp`));

  expect(unused).toEqual([]);
});

test('[R-SHELF-25] reads pages and blocks from rows, and refuses a row without parts and parts without a row', () => {
  const parts = { hero: [], call: [] };
  const rows = 'hero | large hero | Hero | hero, cover | A picture.\ncall | call | Call | call | A question.';

  expect(blocksOf(rows, parts, ['hero'])).toEqual([
    {
      key: 'hero',
      title: 'large hero',
      kind: 'Hero',
      tags: ['hero', 'cover'],
      description: 'A picture.',
      parts: [],
      featured: true,
    },
    { key: 'call', title: 'call', kind: 'Call', tags: ['call'], description: 'A question.', parts: [] },
  ]);
  expect(pagesOf('who | Our people | About | team | Three.', { who: [] }, { who: { slug: 'people' } })).toMatchObject([
    { key: 'who', label: 'Our people', title: 'our people', slug: 'people' },
  ]);
  expect(() => blocksOf(rows, { hero: [] })).toThrow('Each entry needs one row and its parts: call');
  expect(() => blocksOf(rows, { ...parts, faq: [] })).toThrow('Each entry needs one row and its parts: faq');
});

test('reads a table by its bars, and refuses a row with a missing cell', () => {
  expect(table('  one | 1\n  two | 2\n')).toEqual([
    ['one', '1'],
    ['two', '2'],
  ]);
  expect(() => table('one | 1\ntwo')).toThrow('A row has 1 cells, the first one has 2: two');
});

test('reads headings and quotations of an article', () => {
  expect(article('Words.\n\n## A heading\n> A quotation')).toEqual(['Words.', ['h', 'A heading'], ['q', 'A quotation']]);
});

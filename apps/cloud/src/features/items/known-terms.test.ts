import { readFileSync } from 'node:fs';
import { knownTerms } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { parsePo } from '../../../../../scripts/i18n/po.js';
import { openSearchableShelf, type ShelfItem } from '../../testing/searchable-shelf.js';

const po = readFileSync(new URL('../../../../../plugin/languages/kithouse-de_DE.po', import.meta.url), 'utf8');
const german = new Map(parsePo(po).entries.map(({ single, translations }) => [single, translations[0]]));
const { weight: _weight, ...facets } = knownTerms;

const item: ShelfItem = { type: 'block', kind: '', title: 'Item', labels: '', description: '' };
const others = ['Tidepool', 'Morsel'].map((title) => ({ ...item, title }));

/** Names that a search ignores, because they say nothing about a template. */
const meaningless = ['Page', 'Section'];

test.for(Object.entries(facets))('[R-FIND-20] finds an item by the English and German name of its %s', async ([facet, names]) => {
  const missed: string[] = [];
  for (const name of names.filter((one) => !meaningless.includes(one))) {
    const own = facet === 'template_type' ? { ...item, kind: name } : { ...item, labels: name };
    const search = openSearchableShelf([own, ...others]);
    for (const requested of [name, german.get(name) ?? name]) {
      const { items, corrected } = await search('block', requested);
      missed.push(...(items[0] === own && corrected === '' ? [] : [requested]));
    }
  }

  expect(missed).toEqual([]);
});

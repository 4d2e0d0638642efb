import { expect, test } from 'vitest';
import { listCandidates, toTypoPattern } from './typos.js';

const near = (word: string, ...terms: string[]) => terms.filter((term) => new RegExp(toTypoPattern(word), 'u').test(term));

test.for([
  ['a missing letter', 'restaurnt', 'restaurant'],
  ['an extra letter', 'restauurant', 'restaurant'],
  ['a wrong letter', 'restaurent', 'restaurant'],
  ['two swapped letters', 'retsaurant', 'restaurant'],
  ['a wrong first letter', 'pestaurant', 'restaurant'],
  ['a wrong last letter', 'restauranz', 'restaurant'],
  ['a missing last letter', 'restauran', 'restaurant'],
  ['an extra last letter', 'restaurantx', 'restaurant'],
  ['a prefix with a typo', 'retsau', 'restaurant'],
  ['another alphabet', 'рестаран', 'ресторан'],
  ['letters beyond the basic plane', '𐐨𐐩𐐪𐐫', '𐐨𐐩𐐬𐐫'],
])('%s: finds %s near %s', ([, typed, term]) => {
  expect(near(typed as string, term as string)).toEqual([term]);
});

test.for([
  ['two typos', 'rastaurent', 'restaurant'],
  ['swapped letters that are not adjacent', 'eestrurant', 'restaurant'],
  ['a wrong end of a prefix', 'rests', 'restaurant'],
])('%s: does not find %s near %s', ([, typed, term]) => {
  expect(near(typed as string, term as string)).toEqual([]);
});

test('prefers whole words to longer ones, and shorter to longer ones', () => {
  const candidates = listCandidates('pizaz', ['pizazzle', 'pizzas', 'pizza', 'pizzaiolo']);

  expect(candidates).toEqual(['pizza', 'pizzas', 'pizazzle', 'pizzaiolo']);
});

test('weighs few terms, however many are near', () => {
  const terms = Array.from({ length: 5_000 }, (_, at) => `word${at}`);

  expect(listCandidates('wrd', terms)).toHaveLength(30);
});

import { Condition } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { config } from '../../testing/theme-parts.js';
import {
  chooseName,
  chooseSubId,
  chooseSubName,
  chooseType,
  conflictsOf,
  nameChoices,
  newCondition,
  serialiseCondition,
  subIdQuery,
  subNameChoices,
  withId,
} from './condition.js';

const inCategory = { id: 'a', type: 'include', name: 'singular', sub_name: 'in_category', sub_id: '3' } as const;
const place = (condition: Omit<Condition, 'type'>): Condition => ({ type: 'include', ...condition });

test('[R-COND-02] [R-ENT-53] [R-ENT-54] [R-ENT-55] starts a new condition with the whole site and a unique id', () => {
  const [one, other] = [newCondition(), newCondition()];

  expect(one).toEqual({ id: expect.stringMatching(/./), type: 'include', name: 'general' });
  expect(one.id).not.toBe(other.id);
});

test.each([
  ['include', true],
  ['exclude', true],
  ['only', false],
])('[R-ENT-54] recognises the type %s of a condition: %s', (type, isKnown) => {
  expect(Condition.safeParse({ type, name: 'general' }).success).toBe(isKnown);
});

test('[R-ENT-53] parses a condition with all parts and defaults to general', () => {
  expect(Condition.parse(inCategory)).toEqual(inCategory);
  expect(Condition.parse({ type: 'exclude' })).toEqual({ type: 'exclude', name: 'general' });
});

test("keeps a condition's id from the site", () => {
  expect(withId({ type: 'exclude', name: 'general', id: 'x1' }).id).toBe('x1');
  expect(withId({ type: 'exclude', name: 'general' }).id).not.toBe('');
});

test('[R-COND-07] resets the name and all below when the type changes', () => {
  expect(chooseType(inCategory, 'exclude')).toEqual({ id: 'a', type: 'exclude', name: 'general' });
});

test('[R-COND-08] [R-COND-09] clears sub-name and sub-id when the name changes', () => {
  expect(chooseName(inCategory, 'archive')).toEqual({ id: 'a', type: 'include', name: 'archive' });
});

test('[R-COND-10] clears the sub-id when the sub-name changes', () => {
  expect(chooseSubName(inCategory, 'post')).toEqual({ id: 'a', type: 'include', name: 'singular', sub_name: 'post' });
  expect(chooseSubName(inCategory, '')).toEqual({ id: 'a', type: 'include', name: 'singular' });
});

test('sets and clears a sub-id alone', () => {
  expect(chooseSubId(inCategory, '9')).toEqual({ ...inCategory, sub_id: '9' });
  expect(chooseSubId(inCategory, undefined)).toEqual({ id: 'a', type: 'include', name: 'singular', sub_name: 'in_category' });
});

test.each([
  ['[R-ENT-56] joins all four segments with slashes', inCategory, 'include/singular/in_category/3'],
  ['[R-ENT-57] [OP-125] drops empty trailing segments', place({ name: 'general' }), 'include/general'],
  [
    '[R-ENT-57] treats empty strings as missing segments',
    place({ name: 'archive', sub_name: '', sub_id: '' }),
    'include/archive',
  ],
  [
    '[R-ENT-57] allows only the last segment to be missing',
    place({ name: 'archive', sub_name: 'author' }),
    'include/archive/author',
  ],
] as const)('%s', (_, condition, text) => {
  expect(serialiseCondition(condition)).toBe(text);
});

test('[R-COND-11] offers sub-names only below a name that has some', () => {
  expect(subNameChoices(config, place({ name: 'general' }))).toEqual([]);
  expect(subNameChoices(config, place({ name: 'date' }))).toEqual([]);
  expect(subNameChoices(config, place({ name: 'archive' })).flatMap(({ choices }) => choices)).toContainEqual({
    value: 'author',
    label: 'Author',
  });
});

test('groups nested places under their name, all of it first', () => {
  expect(subNameChoices(config, place({ name: 'singular' }))).toEqual([
    { choices: [{ value: '', label: 'Everything singular' }] },
    { choices: [{ value: 'front_page', label: 'Front page' }] },
    {
      label: 'Posts',
      choices: [
        { value: 'post', label: 'All posts' },
        { value: 'in_category', label: 'In category' },
      ],
    },
  ]);
});

test('keeps values that this site no longer knows', () => {
  const gone = place({ name: 'product_archive', sub_name: 'product_cat' });

  expect(nameChoices(config, gone)[0]?.choices.at(-1)).toEqual({ value: 'product_archive', label: 'product_archive' });
  expect(subNameChoices(config, gone).at(-1)).toEqual({ choices: [{ value: 'product_cat', label: 'product_cat' }] });
  expect(subNameChoices(config, inCategory).flatMap(({ choices }) => choices.map(({ value }) => value))).toEqual([
    '',
    'front_page',
    'post',
    'in_category',
  ]);
});

test('[R-COND-12] offers a search only below a sub-name with an autocomplete', () => {
  expect(subIdQuery(config, place({ name: 'archive' }))).toBeUndefined();
  expect(subIdQuery(config, place({ name: 'archive', sub_name: 'date' }))).toBeUndefined();
  expect(subIdQuery(config, place({ name: 'archive', sub_name: 'author' }))).toEqual({
    label: 'Author',
    query: { query_type: 'authors' },
  });
});

test('reports conflicts with parts at the same place, but not for exclusions', () => {
  const conflicts = [{ condition: 'include/general', template_id: 3, title: 'Old', edit_link: '#' }];

  expect(conflictsOf(place({ name: 'general' }), conflicts)).toEqual(conflicts);
  expect(conflictsOf(place({ name: 'archive' }), conflicts)).toEqual([]);
  expect(conflictsOf({ type: 'exclude', name: 'general' }, conflicts)).toEqual([]);
});

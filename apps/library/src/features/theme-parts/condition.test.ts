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

test('[R-COND-02] [R-ENT-53] [R-ENT-54] [R-ENT-55] a new condition includes the whole site, and can be told from any other', () => {
  const [one, other] = [newCondition(), newCondition()];

  expect(one).toEqual({ id: expect.stringMatching(/./), type: 'include', name: 'general' });
  expect(one.id).not.toBe(other.id);
});

test.each([
  ['include', true],
  ['exclude', true],
  ['only', false],
])('[R-ENT-54] the type %s of a condition is known: %s', (type, isKnown) => {
  expect(Condition.safeParse({ type, name: 'general' }).success).toBe(isKnown);
});

test('[R-ENT-53] a condition is known with all that narrows it down, and says general where it names nothing', () => {
  expect(Condition.parse(inCategory)).toEqual(inCategory);
  expect(Condition.parse({ type: 'exclude' })).toEqual({ type: 'exclude', name: 'general' });
});

test('a condition keeps the id that the site gave it', () => {
  expect(withId({ type: 'exclude', name: 'general', id: 'x1' }).id).toBe('x1');
  expect(withId({ type: 'exclude', name: 'general' }).id).not.toBe('');
});

test('[R-COND-07] choosing the type resets the name, and all that narrows it down', () => {
  expect(chooseType(inCategory, 'exclude')).toEqual({ id: 'a', type: 'exclude', name: 'general' });
});

test('[R-COND-08] [R-COND-09] choosing the name clears the sub-name and the sub-id', () => {
  expect(chooseName(inCategory, 'archive')).toEqual({ id: 'a', type: 'include', name: 'archive' });
});

test('[R-COND-10] choosing the sub-name clears the sub-id', () => {
  expect(chooseSubName(inCategory, 'post')).toEqual({ id: 'a', type: 'include', name: 'singular', sub_name: 'post' });
  expect(chooseSubName(inCategory, '')).toEqual({ id: 'a', type: 'include', name: 'singular' });
});

test('a sub-id is set and cleared without touching the rest', () => {
  expect(chooseSubId(inCategory, '9')).toEqual({ ...inCategory, sub_id: '9' });
  expect(chooseSubId(inCategory, undefined)).toEqual({ id: 'a', type: 'include', name: 'singular', sub_name: 'in_category' });
});

test.each([
  ['[R-ENT-56] all four parts are joined by slashes', inCategory, 'include/singular/in_category/3'],
  ['[R-ENT-57] [OP-125] empty ends are cut off', place({ name: 'general' }), 'include/general'],
  ['[R-ENT-57] empty texts count as none', place({ name: 'archive', sub_name: '', sub_id: '' }), 'include/archive'],
  ['[R-ENT-57] only the last part may be missing', place({ name: 'archive', sub_name: 'author' }), 'include/archive/author'],
] as const)('%s', (_, condition, text) => {
  expect(serialiseCondition(condition)).toBe(text);
});

test('[R-COND-11] there are sub-names only below a name that is not the whole site and has some', () => {
  expect(subNameChoices(config, place({ name: 'general' }))).toEqual([]);
  expect(subNameChoices(config, place({ name: 'date' }))).toEqual([]);
  expect(subNameChoices(config, place({ name: 'archive' })).flatMap(({ choices }) => choices)).toContainEqual({
    value: 'author',
    label: 'Author',
  });
});

test('places inside of a place are listed under its name, all of it first', () => {
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

test('what this site no longer knows stays what it was', () => {
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

test('[R-COND-12] something is looked for only below a sub-name that has an autocomplete', () => {
  expect(subIdQuery(config, place({ name: 'archive' }))).toBeUndefined();
  expect(subIdQuery(config, place({ name: 'archive', sub_name: 'date' }))).toBeUndefined();
  expect(subIdQuery(config, place({ name: 'archive', sub_name: 'author' }))).toEqual({
    label: 'Author',
    query: { query_type: 'authors' },
  });
});

test('another part is in conflict at the very same place, and never where this one is left out', () => {
  const conflicts = [{ condition: 'include/general', template_id: 3, title: 'Old', edit_link: '#' }];

  expect(conflictsOf(place({ name: 'general' }), conflicts)).toEqual(conflicts);
  expect(conflictsOf(place({ name: 'archive' }), conflicts)).toEqual([]);
  expect(conflictsOf({ type: 'exclude', name: 'general' }, conflicts)).toEqual([]);
});

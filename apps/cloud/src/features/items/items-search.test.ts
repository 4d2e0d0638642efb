import { randomUUID } from 'node:crypto';
import { listItems } from '@kithouse/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

async function search(text: string, more: { sort?: 'latest' } = {}) {
  const { data, total } = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', search: text, ...more });
  expect(total).toBe(data.length);
  return data.map(({ title }) => title);
}

const titles = [
  'Crème brûlée café',
  'Straße nach Łódź',
  'صفحة مطعم جميلة',
  'レストランのホームページ',
  '餐厅首页',
  'หน้าแรกร้านอาหาร',
  'Ресторан «Пушкинъ»',
  'मुखपृष्ठ रेस्तराँ',
  'İstanbul Kahvesi',
  '100% wool_sweater',
  'O\'Neill "Surf" & co.',
  'Emoji 🍕 pizza',
];

beforeAll(async () => {
  for (const title of titles) {
    await catalogue.publish({ title });
  }
});

describe('words', () => {
  test.for([
    ['creme', 'Crème brûlée café'],
    ['BRÛL', 'Crème brûlée café'],
    ['cafe brulee', 'Crème brûlée café'],
    ['strasse', 'Straße nach Łódź'],
    ['lodz', 'Straße nach Łódź'],
    ['مطعم', 'صفحة مطعم جميلة'],
    ['مَطْعَم', 'صفحة مطعم جميلة'],
    ['ホームページ', 'レストランのホームページ'],
    ['首页', '餐厅首页'],
    ['อาหาร', 'หน้าแรกร้านอาหาร'],
    ['пушкин', 'Ресторан «Пушкинъ»'],
    ['रेस्त', 'मुखपृष्ठ रेस्तराँ'],
    ['istanbul', 'İstanbul Kahvesi'],
    ['wool sweat', '100% wool_sweater'],
    ["o'neill", 'O\'Neill "Surf" & co.'],
    ['pizza', 'Emoji 🍕 pizza'],
  ])('finds with %s only %s', async ([text, title]) => {
    expect(await search(text as string)).toEqual([title]);
  });

  test('requires adjacent characters of a script without spaces', async () => {
    expect(await search('页首')).toEqual([]);
  });

  test('does not match the middle of a word', async () => {
    expect(await search('anbul')).toEqual([]);
  });
});

describe('text that looks like a command', () => {
  test.for([
    '%',
    '_',
    '%%%',
    "'",
    '"',
    '\\',
    "'; drop table items; --",
    ':*',
    '&|!',
    '!()',
    '<->',
    '()',
    '\0',
    '🍕',
    '- -',
    '\u202E',
  ])('does no harm with %j', async (text) => {
    const found = await search(text);

    expect(found.length).toBeLessThanOrEqual(1);
  });

  test.for(['wool:*A', 'wool & sweater', '!wool', "wool'", 'wool <-> sweater', '(wool', 'wool\\', 'wool%', 'wool🍕'])(
    'reads %j as its words',
    async (text) => {
      const found = await search(text);

      expect(found).toEqual(['100% wool_sweater']);
    },
  );

  test('treats blanks as no search', async () => {
    expect((await search('   ')).length).toBeGreaterThanOrEqual(titles.length);
  });
});

describe('order', () => {
  const word = `w${randomUUID().slice(0, 8)}`;

  beforeAll(async () => {
    await catalogue.publish({ title: `Title ${word}` });
    await catalogue.publish({ title: 'Tagged', tags: [`${word} style`] });
    await catalogue.publish({ title: 'Described', description: `About ${word}.` });
  });

  test('ranks a title above a tag and a tag above a description', async () => {
    expect(await search(word)).toEqual([`Title ${word}`, 'Tagged', 'Described']);
  });

  test('sorts equally near items newest first, whichever was changed last', async () => {
    const title = `Same ${randomUUID()}`;
    const [first, second, third] = [
      await catalogue.publish({ title }),
      await catalogue.publish({ title }),
      await catalogue.publish({ title }),
    ];
    await catalogue.publish({ title, slug: second.slug });
    await catalogue.publish({ title, slug: third.slug });

    // These indexes happen to return the right order even to a query that asks for none.
    await sql`drop index items_by_popularity, items_by_date, items_by_rating, items_by_downloads, items_of_type`.execute(app.db);
    const { data } = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', search: title });

    expect(data.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  });

  test('keeps a chosen order', async () => {
    expect(await search(word, { sort: 'latest' })).toEqual(['Described', 'Tagged', `Title ${word}`]);
  });

  test('finds a changed text by its new words only', async () => {
    const slug = randomUUID();
    await catalogue.publish({ slug, title: `Before${word}` });

    await catalogue.publish({ slug, title: `After${word}` });

    expect(await search(`Before${word}`)).toEqual([]);
    expect(await search(`After${word}`)).toEqual([`After${word}`]);
  });
});

describe('typos', () => {
  const name = randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6);
  const pizzeria = `pizzeria${name}`;

  const ask = (search: string, more: object = {}) =>
    app.visitor.call(listItems, { platform: 'gutenberg', type: 'blocks', search, ...more });

  beforeAll(async () => {
    const tags = [`tag${name}`];
    await catalogue.publish({ type: 'block', title: `Grand ${pizzeria} menu`, tags });
    await catalogue.publish({ type: 'block', title: `Little ${pizzeria}` });
    await catalogue.publish({ type: 'block', title: `Sushi ${name}bar Ёлка` });
    await catalogue.publish({ type: 'page', title: `pezzeria${name}` });
    await catalogue.publish({ type: 'block', title: 'Donaudampfschifffahrt' });
  });

  test.for([
    ['a missing letter', 'pizeria'],
    ['an extra letter', 'pizzzeria'],
    ['a wrong letter', 'pizzerla'],
    ['swapped letters', 'pizzeira'],
  ])('corrects %s and returns the corrected search', async ([, typed]) => {
    const found = await ask(`${typed}${name}`);

    expect(found).toMatchObject({ corrected: pizzeria, total: 2 });
  });

  test('corrects only words without a match', async () => {
    const { corrected, data } = await ask(`GRAND pizerìa${name}`);

    expect(corrected).toBe(`grand ${pizzeria}`);
    expect(data.map(({ title }) => title)).toEqual([`Grand ${pizzeria} menu`]);
  });

  test('does not correct a search with matches', async () => {
    expect(await ask('pizze')).toMatchObject({ corrected: '', total: 2 });
  });

  test('corrects a word to one in the filtered list', async () => {
    expect(await ask(`pezzeria${name}`)).toMatchObject({ corrected: pizzeria, total: 2 });
    expect(await ask(`pizeria${name}`, { plan: 'pro' })).toMatchObject({ corrected: '', total: 0 });
  });

  test('corrects a typo at the beginning of a longer word', async () => {
    expect(await ask(`pizex`)).toMatchObject({ corrected: '', total: 0 });
    expect(await ask(`piezeria${name.slice(0, 2)}`)).toMatchObject({ corrected: pizzeria, total: 2 });
  });

  test('[R-OPS-34] corrects no word of more than 16 letters, because it has too many spellings', async () => {
    expect(await ask('donaudampfschifffahrt')).toMatchObject({ total: 1 });
    expect(await ask('donaudampfschiffahrt')).toMatchObject({ corrected: '', total: 0 });
  });

  test('does not correct words of three letters', async () => {
    expect(await ask('pzi')).toMatchObject({ corrected: '', total: 0 });
    expect(await ask('елкк')).toMatchObject({ corrected: 'елка', total: 1 });
  });

  test('[R-FIND-03] leaves out a word when no item has all of them', async () => {
    expect(await ask(`sushi ${pizzeria}`)).toMatchObject({ corrected: pizzeria, total: 2 });
    expect(await ask(`grnad pezzeria${name}`, { type: 'pages' })).toMatchObject({ corrected: `pezzeria${name}`, total: 1 });
  });

  test('pages a corrected search without gaps', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(`pizeria${name}`, { page, per_page: 1 })));

    expect(pages.map(({ data }) => data.map(({ title }) => title))).toEqual([
      [`Little ${pizzeria}`],
      [`Grand ${pizzeria} menu`],
      [],
    ]);
  });

  test('answers a hundred letters of many short words', async () => {
    expect(await ask('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2).slice(0, 100))).toMatchObject({ total: 0 });
  });
});

test.for(['山', 'a', 'é', 'ﷺ', '𠮷', "' "])('stores a description of 4,900 %s and finds it by its start', async (letter) => {
  const start = `n${randomUUID().slice(0, 8)}`;
  await catalogue.publish({ title: 'Long', description: `${start} ${letter.repeat(4_900 / letter.length)}` });

  expect(await search(start)).toEqual(['Long']);
});

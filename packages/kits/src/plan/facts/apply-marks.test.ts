import type { Facts } from '@kithouse/contract';
import { expect, it } from 'vitest';
import { elementorPage, packPage } from '../../testing/packs.js';
import { opsOf, planOf } from '../../testing/site-plans.js';

const site = { title: 'Loam', facts: { name: ['Loam'], phone: ['01632 960 188'] } };
const block = (name: string, mark: object | undefined, inner: string) =>
  `<!-- wp:${name}${mark ? ` ${JSON.stringify({ metadata: { name: 'Row', kithouse: mark } })}` : ''} -->${inner}<!-- /wp:${name} -->`;
const text = (words: string, mark?: object) => block('paragraph', mark, `<p>${words}</p>`);
const rows = (mark: object | undefined, list: string[][], line = '') =>
  block(
    'group',
    mark,
    `<div>${list.map((row) => block('group', undefined, `<div>${row.map((one) => text(one)).join('')}</div>`)).join(line)}</div>`,
  );

const contentOf = (content: string, facts?: Facts) => {
  const [op] = opsOf(
    planOf({ site, documents: [packPage('home', content)] }, facts ? { facts, locale: 'en-GB' } : {}),
    'post.create',
  );
  return String(op?.args.document.content);
};
const widget = (id: string, editor: string, mark?: object) => ({
  id,
  elType: 'widget',
  widgetType: 'text-editor',
  settings: { editor, ...(mark ? { _kithouse: mark } : {}) },
  elements: [],
});
const container = (id: string, elements: unknown[], mark?: object) => ({
  id,
  elType: 'container',
  settings: mark ? { _kithouse: mark } : {},
  elements,
});
const elementsOf = (content: unknown[], facts?: Facts) => {
  const page = { ...elementorPage('home', {}), content } as ReturnType<typeof elementorPage>;
  const plan = planOf({ site, platform: 'elementor', documents: [page] }, facts ? { facts, locale: 'en-GB' } : {});
  return JSON.stringify(opsOf(plan, 'post.create')[0]?.args.document.content);
};

it('[R-SITE-41] leaves out a block without its detail, with parents that become empty', () => {
  const content =
    block('group', undefined, block('group', undefined, text('01632 960 188', { requires: ['phone'] }))) + text('Stays');

  expect(contentOf(content, { name: 'Rye' })).toBe('<!-- wp:paragraph --><p>Stays</p><!-- /wp:paragraph -->');
  expect(contentOf(content, { phone: '030' })).toContain('{"metadata":{"name":"Row"}} --><p>030</p>');
});

it('[R-SITE-39] [R-SITE-111] removes only the marks for a site that sends no details', () => {
  const marked = text('01632 960 188', { requires: ['phone'] });

  expect(contentOf(marked)).toBe('<!-- wp:paragraph {"metadata":{"name":"Row"}} --><p>01632 960 188</p><!-- /wp:paragraph -->');
  expect(contentOf(block('group', { requires: ['nonsense'] }, '<div></div>'), { name: 'Rye' })).not.toContain('kithouse');
});

it('[R-SITE-41] leaves out Elementor elements in the same way', () => {
  const content = [container('a', [widget('b', '01632 960 188', { requires: ['phone'] })]), widget('c', 'Stays')];

  expect(elementsOf(content, { name: 'Rye' })).toBe(JSON.stringify([widget('c', 'Stays')]));
  expect(elementsOf(content)).toBe(JSON.stringify([container('a', [widget('b', '01632 960 188')]), widget('c', 'Stays')]));
});

const hours: Facts = {
  opening_hours: [
    { days: [1, 2, 3, 4], opens: '09:00', closes: '12:00' },
    { days: [1, 2, 3, 4], opens: '14:00', closes: '18:30' },
    { days: [7, 5], opens: '10:00', closes: '02:00' },
  ],
};

it('[R-SITE-170] repeats the row of a pack for each line of opening hours, with the lines between them', () => {
  const list = rows(
    { list: 'hours' },
    [
      ['Monday', '9'],
      ['Tuesday', '10'],
      ['Sunday', 'closed'],
    ],
    block('separator', undefined, '<hr/>'),
  );
  const shown = contentOf(list, hours).replace(/<!--.*?-->|\s/g, '');

  expect(shown).toBe(
    '<div><div><p>Monday–Thursday</p><p>9:00–12:00,14:00–18:30</p></div><hr/><div><p>Friday,Sunday</p><p>10:00–2:00</p></div></div>',
  );
  expect(contentOf(list, { hours: 'By <i>appointment' }).replace(/<!--.*?-->|\s/g, '')).toBe(
    '<div><div><p>By&#60;i&#62;appointment</p></div></div>',
  );
});

it('[R-SITE-170] gives repeated Elementor rows their own ids', () => {
  const list = container('list', [container('r1', [widget('d1', '<p>Monday</p>'), widget('t1', '<p>9</p>')])], { list: 'hours' });
  const content = JSON.parse(elementsOf([list], hours)) as {
    elements: { id: string; elements: { id: string; settings: object }[] }[];
  }[];
  const made = content[0]?.elements ?? [];
  const ids = made.flatMap(({ id, elements }) => [id, ...elements.map((one) => one.id)]);

  expect(made.map(({ elements }) => elements.map(({ settings }) => settings))).toEqual([
    [{ editor: '<p>Monday – Thursday</p>' }, { editor: '<p>9:00 – 12:00, 14:00 – 18:30</p>' }],
    [{ editor: '<p>Friday, Sunday</p>' }, { editor: '<p>10:00 – 2:00</p>' }],
  ]);
  expect(new Set(ids).size).toBe(6);
});

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

const social: Facts = {
  social: [
    { network: 'x', url: 'https://x.com/loam?a=1&b=2--3' },
    { network: 'bluesky', url: 'https://bsky.app/profile/Loam' },
  ],
};
const iconsBlock = block(
  'social-links',
  { list: 'social' },
  '\n<ul class="wp-block-social-links"><!-- wp:social-link {"url":"#","service":"instagram"} /--></ul>\n',
);

it('[R-SITE-290] [R-SITE-291] lists the social links of a person as blocks, each with its name', () => {
  expect(contentOf(block('group', undefined, iconsBlock), { name: 'Rye', ...social })).toBe(
    '<!-- wp:group --><!-- wp:social-links {"metadata":{"name":"Row"}} -->\n<ul class="wp-block-social-links">' +
      '<!-- wp:social-link {"url":"https://x.com/loam?a=1\\u0026b=2\\u002d\\u002d3","service":"x","label":"X"} /-->\n\n' +
      '<!-- wp:social-link {"url":"https://bsky.app/profile/Loam","service":"bluesky","label":"Bluesky"} /--></ul>\n' +
      '<!-- /wp:social-links --><!-- /wp:group -->',
  );
});

it('[R-SITE-292] leaves out the place of social links, and a parent that becomes empty, for a person without any', () => {
  expect(contentOf(block('group', undefined, iconsBlock) + text('Stays'), { name: 'Rye' })).toBe(
    '<!-- wp:paragraph --><p>Stays</p><!-- /wp:paragraph -->',
  );
  expect(contentOf(iconsBlock)).toContain('"service":"instagram"');
});

it('[R-SITE-290] [R-SITE-291] lists them in Elementor’s widget with its own icons', () => {
  const icons = {
    id: 'a1b2c3d',
    elType: 'widget',
    widgetType: 'social-icons',
    settings: {
      social_icon_list: [
        { _id: 'e4f5a6b', social_icon: { value: 'fab fa-youtube', library: 'fa-brands' }, item_icon_color: 'custom' },
      ],
      _kithouse: { list: 'social' },
    },
    elements: [],
  };
  const [made] = JSON.parse(elementsOf([icons], social)) as { settings: { social_icon_list: { _id: string }[] } }[];
  const rows = made?.settings.social_icon_list ?? [];

  expect(rows).toMatchObject([
    {
      item_icon_color: 'custom',
      social_icon: { value: 'fab fa-x-twitter', library: 'fa-brands' },
      link: { url: 'https://x.com/loam?a=1&b=2--3', custom_attributes: 'aria-label|X' },
    },
    {
      social_icon: { value: 'fas fa-link', library: 'fa-solid' },
      link: { url: 'https://bsky.app/profile/Loam', custom_attributes: 'aria-label|Bluesky' },
    },
  ]);
  expect(rows[0]?._id).not.toBe(rows[1]?._id);
  expect(elementsOf([icons], { name: 'Rye' })).toBe('[]');
});

it('[R-SITE-290] leaves an element alone that lists no social links, and a list without any link', () => {
  expect(contentOf(text('Ours', { list: 'social' }), social)).toContain('<p>Ours</p>');
  expect(contentOf(block('social-links', { list: 'social' }, '<ul></ul>'), social)).toMatch(
    /^<!-- [^>]*--><ul><!-- wp:social-link .*<\/ul>/s,
  );
});

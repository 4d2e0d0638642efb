import { randomUUID } from 'node:crypto';
import { type Facts, type HoursRow, listFactPlaces, saveSiteFacts, updateFactPlaces } from '@kithouse/contract';
import { listHoursChanges } from '@kithouse/kits/facts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import type { Visit } from './testing/start-site.js';

let plan: PlanSite;
let admin: Visit;

const hoursOf = (...rows: [number[], string, string][]): Facts => ({
  opening_hours: rows.map(([days, opens, closes]) => ({ days, opens, closes })),
});
const weekdays = hoursOf([[1, 2, 3, 4, 5], '09:00', '17:00']);
const weekend = hoursOf([[1, 2, 3, 4, 5], '08:00', '16:00'], [[6], '10:00', '14:00'], [[7], '11:00', '13:00']);

/** Describes hours as an import does. */
const rowsOf = (facts: Facts): HoursRow[] =>
  listHoursChanges({ facts, former: [hoursOf([[7], '00:00', '00:01'])], locale: 'en_US' })[0]?.to.rows ?? [];
const text = (facts: Facts) =>
  rowsOf(facts)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ');

const row = ({ days, times }: HoursRow) =>
  [
    '<!-- wp:group {"layout":{"type":"flex"}} -->\n<div class="wp-block-group"><!-- wp:paragraph -->',
    `<p>${days}</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph {"fontSize":"s"} -->`,
    `<p class="has-s-font-size">${times}</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->`,
  ].join('\n');
const separator = '\n\n<!-- wp:separator -->\n<hr class="wp-block-separator"/>\n<!-- /wp:separator -->\n\n';
/** Builds a page with a list of hours as packs have it, and with the same hours in one text. */
const page = (facts: Facts, gap: string) =>
  [
    `<!-- wp:group -->\n<div class="wp-block-group">${rowsOf(facts).map(row).join(gap)}</div>\n<!-- /wp:group -->`,
    `<!-- wp:paragraph -->\n<p>Open ${text(facts)}.</p>\n<!-- /wp:paragraph -->`,
    '<!-- wp:paragraph -->\n<p>Monday – Friday</p>\n<!-- /wp:paragraph -->',
  ].join('\n\n');

const widget = (id: string, settings: object) => ({ id, elType: 'widget', settings, elements: [] });
const elements = (facts: Facts) => {
  const rows = rowsOf(facts).flatMap(({ days, times }, i) => [
    {
      id: `row${i}`,
      elType: 'container',
      settings: {},
      elements: [widget(`day${i}`, { title: days }), widget(`tim${i}`, { editor: `<p>${times}</p>` })],
    },
    { ...widget(`line${i}`, {}), widgetType: 'divider' },
  ]);
  return [{ id: 'list', elType: 'container', settings: {}, elements: rows }, widget('end', { title: 'Monday – Friday' })];
};
const withoutIds = (json: unknown) => JSON.parse(String(json), (key, value) => (key === 'id' ? '' : value));

beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator'] });
  admin = await plan.visitOf('administrator');
  await plan.site.snapshot('empty');
});
afterAll(() => plan?.close());
beforeEach(() => plan.site.restore('empty'));

/** Imports a page, changes the hours and returns their changes. */
async function change(content: string, from: Facts, to: Facts) {
  await admin.call(saveSiteFacts, { facts: from });
  const { post_id } = await plan.carryOut([
    require,
    op('post', 'post.create', { document: blocks(content) as never, as: 'page', title: 'Visit', terms: [] }),
    op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
  ]);
  await admin.call(saveSiteFacts, { facts: to });
  return { post: post_id, ...(await list(to, [from])) };
}

const list = async (facts: Facts, former: Facts[]) => {
  const hours = listHoursChanges({ facts, former, locale: 'en_US' });
  return { hours, places: (await admin.call(listFactPlaces, { hours })).places };
};
const update = async ({ hours, places }: Awaited<ReturnType<typeof list>>) =>
  (await admin.call(updateFactPlaces, { import_id: randomUUID(), places: places.map(({ id }) => id), hours })).import_id;
const read = (id: number) => plan.site.run<string>(`return get_post( $args['id'] )->post_content;`, { id });

test.each([
  ['adds rows', weekdays, weekend, '\n\n'],
  ['adds rows and what separates them', hoursOf([[1], '09:00', '17:00'], [[2], '09:00', '12:00']), weekend, separator],
  ['removes rows', weekend, weekdays, separator],
  ['writes the same number of rows', weekdays, hoursOf([[1, 2, 3, 4], '09:00', '15:00']), '\n\n'],
])('[R-SITE-312] %s, and undo restores the former hours', async (_, from, to, gap) => {
  const changed = await change(page(from, gap), from, to);

  expect(changed.places.map(({ key, times, is_certain }) => [key, times, is_certain])).toEqual([['opening_hours', 2, true]]);
  expect(changed.places[0]).toMatchObject({ from: text(from), to: text(to), title: 'Visit' });
  const id = await update(changed);

  expect(await read(changed.post)).toBe(page(to, gap));
  expect((await list(to, [from])).places).toEqual([]);
  expect((await plan.undo(id)).kept).toEqual([]);
  expect(await read(changed.post)).toBe(page(from, gap));
});

test('[R-SITE-312] repeats the separator after a single row', async () => {
  const list = (facts: Facts) =>
    `<!-- wp:group -->\n<div class="wp-block-group">${rowsOf(facts)
      .map((one) => row(one) + separator)
      .join('')}</div>\n<!-- /wp:group -->`;
  const changed = await change(list(weekdays), weekdays, weekend);

  await update(changed);

  expect(await read(changed.post)).toBe(list(weekend));
});

test('[R-SITE-312] finds hours that somebody reads the same, with entities, narrow spaces and zeros', async () => {
  const spelled = page(weekdays, '')
    .replaceAll(' AM', '\u202fAM')
    .replaceAll(' PM', '&nbsp;PM')
    .replaceAll('–', '&#8211;')
    .replace('9:00', '09:00');
  const changed = await change(spelled, weekdays, weekend);

  await update(changed);

  expect(await read(changed.post)).toContain(row(rowsOf(weekend)[1] as HoursRow));
});

test('[R-SITE-312] leaves rows alone that differ in their markup, and hours that only begin like the former ones', async () => {
  const two = hoursOf([[1], '09:00', '17:00'], [[2], '09:00', '12:00'], [[3], '09:00', '12:00']);
  const rebuilt = rowsOf(two).map(row).join('\n\n').replace('<p>Tuesday</p>', '<p><strong>Tuesday</strong></p>');
  const kept = await change(rebuilt, two, weekdays);
  const begun = await list(two, [hoursOf([[1], '09:00', '17:00'])]);

  expect(kept.places).toEqual([]);
  expect(begun.places).toEqual([]);
});

test('[R-SITE-312] writes hours that became one text, and a text that became hours', async () => {
  const words: Facts = { hours: 'By appointment <only>' };
  const changed = await change(page(weekdays, ''), weekdays, words);
  await update(changed);
  const content = await read(changed.post);
  expect(content).toContain(row({ days: 'By appointment &#60;only&#62;', times: '' }));
  expect(content).toContain('<p>Open By appointment &#60;only&#62;.</p>');

  await admin.call(saveSiteFacts, { facts: weekdays });
  await update(await list(weekdays, [words]));

  expect(await read(changed.post)).toContain(`<p>Open ${text(weekdays)}.</p>`);
});

test('[R-SITE-312] changes rows of Elementor, whose new elements have ids of their own kind', async () => {
  const made = await plan.site.run<number>(
    `$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Made' ) );
    add_post_meta( $id, '_elementor_data', wp_slash( $args['elements'] ) );
    add_post_meta( $id, '_kithouse_op', 'an-import/post' );
    return $id;`,
    { elements: JSON.stringify(elements(weekdays)) },
  );
  await admin.call(saveSiteFacts, { facts: weekend });
  await update(await list(weekend, [weekdays]));
  const data = () => plan.site.run<string>(`return get_post_meta( $args['id'], '_elementor_data', true );`, { id: made });
  const grown = await data();
  expect(withoutIds(grown)).toEqual(withoutIds(JSON.stringify(elements(weekend))));
  const ids = [...grown.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);

  await admin.call(saveSiteFacts, { facts: weekdays });
  await update(await list(weekdays, [weekend]));

  expect(JSON.parse(await data())).toEqual(elements(weekdays));
});

test('[R-SITE-312] ignores hours that are no list of rows', async () => {
  const nonsense = [{ from: { rows: 'x', text: [] }, to: null }, 'x', null] as never;

  const answer = await admin.ask('/wp-json/kithouse/v1/facts/places/list', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': admin.auth?.nonce ?? '' },
    body: JSON.stringify({ hours: nonsense }),
  });

  expect(answer.status).toBe(400);
});

import { brand, listItems } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
let author: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  author = await site.as('author');
  await site.snapshot();
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

const pageOf = (total: number) => ({ data: [], current_page: 1, total_page: 1, total });
const isOld = `x-${brand.prefix}-stale`;
const letTimePass = () => setOption(site, 'test_fresh_seconds', -1);
/** What WP-Cron would do by itself a moment later. */
const runCron = () =>
  site.run(
    `foreach ( _get_cron_array() as $hooks ) { foreach ( $hooks['kithouse_renew_answer'] ?? array() as $event ) { wp_unschedule_event( time(), 'kithouse_renew_answer', $event['args'] ); do_action_ref_array( 'kithouse_renew_answer', $event['args'] ); } } wp_unschedule_hook( 'kithouse_renew_answer' ); return true;`,
  );

test('a list that was asked before is answered without the cloud, however the question is written', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, { platform: 'elementor', type: 'packs' });

  const again = await Promise.all(
    [{}, { page: 1 }, { type: 'packs', sort: 'popular' }].map((input) => author.call(listItems, input as never)),
  );

  expect(again.map(({ total }) => total)).toEqual([3, 3, 3]);
  expect(cloud.heard).toHaveLength(1);
});

test('different questions have different answers', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, { page: 1 });
  cloud.on('GET /v1/items', { json: pageOf(4) });

  const second = await author.call(listItems, { page: 2 });

  expect(second.total).toBe(4);
});

test('an old answer is served at once and renewed afterwards', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3), headers: { etag: '"three"' } });
  await author.call(listItems, {});
  cloud.on('GET /v1/items', { json: pageOf(5), headers: { etag: '"five"' } });
  await letTimePass();

  const old = await author.call(listItems, {});
  const heardMeanwhile = cloud.heard.length;
  await runCron();
  const renewed = await author.call(listItems, {});

  expect([old.total, heardMeanwhile, renewed.total]).toEqual([3, 1, 5]);
  expect(cloud.heard[1]?.headers['if-none-match']).toBe('"three"');
});

test('where WP-Cron does not run an old answer is renewed before it is served, and no more is put off', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, {});
  cloud.on('GET /v1/items', { json: pageOf(5) });
  await letTimePass();
  await site.run(`return wp_schedule_single_event( time() - 120, 'kithouse_renew_answer', array( 'items.count', array() ) );`);

  const renewed = await author.call(listItems, {});
  cloud.on('GET /v1/items', { status: 503 });
  const kept = await author.call(listItems, {});

  expect([renewed.total, kept.total]).toEqual([5, 5]);
  expect(
    await site.run(
      `return count( array_filter( _get_cron_array(), fn( $hooks ) => isset( $hooks['kithouse_renew_answer'] ) ) );`,
    ),
  ).toBe(1);
});

test('an answer that has not changed is kept as it is', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3), headers: { etag: '"three"' } });
  await author.call(listItems, {});
  cloud.on('GET /v1/items', { status: 304, headers: { etag: '"three"' } });
  await letTimePass();

  await author.call(listItems, {});
  await runCron();

  expect((await author.call(listItems, {})).total).toBe(3);
  expect(cloud.heard).toHaveLength(2);
});

test('while the cloud is down an answer of any age is served, and said to be old', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, {});
  await letTimePass();
  cloud.on('*', { status: 503 });
  cloud.on('GET /v1/items', { status: 503 });
  await author.rest('GET', '/items');
  await runCron();

  const answer = await author.rest('GET', '/items');
  const unknown = await author.rest('GET', '/items?page=9');

  expect(answer).toMatchObject({ status: 200, body: { total: 3 } });
  expect(answer.headers.get(isOld)).toBe('1');
  expect(unknown.status).toBe(502);
});

test('an item that has been taken down is forgotten', async () => {
  cloud.on('GET /v1/items/hero', { json: { slug: 'hero' } });
  await author.rest('GET', '/items/hero');
  cloud.on('GET /v1/items/hero', { status: 404, json: { code: 'item_not_found', message: 'Gone.', data: { status: 404 } } });
  await letTimePass();
  await author.rest('GET', '/items/hero');

  await runCron();

  expect((await author.rest('GET', '/items/hero')).status).toBe(404);
});

test('refusals and broken answers are not kept', async () => {
  cloud.on('GET /v1/items/hero', { status: 404, json: { code: 'item_not_found', message: 'Gone.', data: { status: 404 } } });
  await author.rest('GET', '/items/hero');
  cloud.on('GET /v1/items/hero', { json: { slug: 'hero' } });

  const answer = await author.rest('GET', '/items/hero');

  expect(answer.body).toEqual({ slug: 'hero' });
});

test('empty objects stay objects and numbers stay numbers on their way through', async () => {
  const body = { a: {}, b: [], c: 1.5, d: 0, e: '', f: null, g: { h: [{}] }, i: 'مرحبا 🍞 </script>' };
  cloud.on('GET /v1/items/hero', { json: body });

  const first = await author.rest('GET', '/items/hero');
  const kept = await author.rest('GET', '/items/hero');

  expect([first.body, kept.body]).toEqual([body, body]);
});

test('however much is asked, a bounded number of answers is kept, and none of them is loaded with every page', async () => {
  await site.run(
    `for ( $i = 0; $i < 95; $i++ ) { add_option( "kithouse_answer_$i", array( 'body' => '{}', 'etag' => '', 'at' => time() ), '', false ); } return true;`,
  );
  cloud.on('GET /v1/items', { json: pageOf(1) });

  await author.rest('GET', '/items');

  const [kept, autoloaded] = await site.run<[number, number]>(
    `global $wpdb;
    $kept = $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'kithouse_answer_%'" );
    return array( (int) $kept, count( preg_grep( '/^kithouse_answer_/', array_keys( wp_load_alloptions() ) ) ) );`,
  );
  await author.rest('GET', '/items');
  expect([kept, autoloaded]).toEqual([80, 0]);
  expect(cloud.heard).toHaveLength(1);
});

test('an enormous answer is passed on and not kept', async () => {
  cloud.on('GET /v1/items/hero', { json: { slug: 'hero', description: 'x'.repeat(300_000) } });

  await author.rest('GET', '/items/hero');
  const again = await author.rest('GET', '/items/hero');

  expect(again.status).toBe(200);
  expect(cloud.heard).toHaveLength(2);
});

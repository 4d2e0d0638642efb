import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listItems } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { objectCache } from './testing/object-cache.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
let author: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  author = await site.as('author');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});

const stores = ['the table', 'the object cache'] as const;
const content = (name: string) => path.join(site.site, 'wp-content', name);
const useStore = (store: (typeof stores)[number]) => {
  rmSync(content('object-cache.php'), { force: true });
  rmSync(content('kept-cache'), { recursive: true, force: true });
  if (store === 'the object cache') {
    writeFileSync(content('object-cache.php'), objectCache);
  }
};

beforeEach(async () => {
  cloud.reset();
  useStore('the table');
  await site.restore();
});

/** Builds a response as large as a page of packs. */
const page = (total: number) => ({
  data: [],
  current_page: 1,
  total_page: 1,
  total,
  is_about: false,
  corrected: 'é🍞'.repeat(2000),
});
const letTimePass = () => setOption(site, 'test_fresh_seconds', -1);
type Requested = { total: number; sql: string[] };
/** Requests the first page of items. Returns the statements about answers, and all that write. */
const watchStatements = () =>
  site.run<Requested>(
    `wp_set_current_user( 1 );
    $sql = array();
    add_filter( 'query', function ( $text ) use ( &$sql ) { $sql[] = trim( $text ); return $text; } );
    $total = rest_do_request( new WP_REST_Request( 'GET', '/kithouse/v1/items' ) )->get_data()->total;
    return array( 'total' => $total, 'sql' => array_values( preg_grep( '/^(?!SELECT|SHOW)|kithouse_answer/i', $sql ) ) );`,
  );
const readRows = () =>
  site.run<{ question: string; bytes: string; validated_at: string }[]>(
    `global $wpdb;
    $wpdb->suppress_errors();
    return $wpdb->get_results( "SELECT question, bytes, validated_at FROM {$wpdb->prefix}kithouse_answers ORDER BY question" );`,
  );
const listOptions = () =>
  site.run<string[]>(
    `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%kithouse_answer%'" );`,
  );

describe.each(stores)('with %s', (store) => {
  beforeEach(() => useStore(store));

  test('serves a fresh answer without the cloud, in every request', async () => {
    cloud.on('GET /v1/items', { json: page(3) });

    const answers = [await author.call(listItems, {}), await author.call(listItems, {})];

    expect(answers).toMatchObject([page(3), page(3)]);
    expect(cloud.heard).toHaveLength(1);
  });

  test('keeps serving a confirmed answer, and an old one while the cloud is down', async () => {
    cloud.on('GET /v1/items', { json: page(3), headers: { etag: '"three"' } });
    await author.call(listItems, {});
    await letTimePass();
    cloud.on('GET /v1/items', { status: 304 });
    const confirmed = await author.call(listItems, {});
    cloud.on('GET /v1/items', { status: 503 });
    const old = await author.call(listItems, {});

    expect([confirmed.total, old.total]).toEqual([3, 3]);
    expect(cloud.heard.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"three"', '"three"']);
  });

  test('asks the cloud again after the cache is cleared', async () => {
    cloud.on('GET /v1/items', { json: page(3) });
    await author.call(listItems, {});

    await site.run('return ( new Kithouse\\Cloud\\Response_Cache() )->clear();');
    await author.call(listItems, {});

    expect(cloud.heard).toHaveLength(2);
  });

  test('stores answers in no option and removes those of former versions', async () => {
    await site.run(
      `for ( $i = 0; $i < 5; $i++ ) { add_option( "kithouse_answer_$i", array( 'body' => '{}', 'etag' => '', 'at' => time() ), '', false ); } return true;`,
    );
    cloud.on('GET /v1/items', { json: page(3) });

    await author.call(listItems, {});

    expect(await listOptions()).toEqual(['kithouse_answers']);
  });
});

test('reads a stored answer with one statement and confirms it with one small one', async () => {
  cloud.on('GET /v1/items', { json: page(3), headers: { etag: '"three"' } });
  await watchStatements();
  const fresh = await watchStatements();
  await letTimePass();
  cloud.on('GET /v1/items', { status: 304, headers: { etag: '"three"' } });
  const confirmed = await watchStatements();

  const [read, update, ...others] = confirmed.sql;
  expect(fresh).toMatchObject({ total: 3, sql: [expect.stringMatching(/^SELECT/)] });
  expect([read, update]).toEqual([expect.stringMatching(/^SELECT/), expect.stringMatching(/^UPDATE .*kithouse_answers.* SET/)]);
  expect(update?.length).toBeLessThan(150);
  expect(others).toEqual([]);
});

test('writes nothing to the database when the object cache stores the answer', async () => {
  cloud.on('GET /v1/items', { json: page(3), headers: { etag: '"three"' } });
  await watchStatements();
  useStore('the object cache');
  await letTimePass();
  const first = await watchStatements();
  cloud.on('GET /v1/items', { status: 304 });

  expect([first, await watchStatements()]).toEqual([
    { total: 3, sql: [] },
    { total: 3, sql: [] },
  ]);
  expect(cloud.heard.at(-1)?.headers['if-none-match']).toBe('"three"');
});

test('removes the answers that were validated longest ago when there are too many or too large ones', async () => {
  const fill = (count: number, bytes: number) =>
    site.run(
      `global $wpdb;
      $wpdb->query( "DELETE FROM {$wpdb->prefix}kithouse_answers" );
      for ( $i = 1; $i <= $args['count']; $i++ ) {
        $wpdb->insert( "{$wpdb->prefix}kithouse_answers", array( 'question' => "q$i", 'body' => '{}', 'etag' => '', 'bytes' => $args['bytes'], 'validated_at' => 1000 + $i ) );
      }
      return true;`,
      { count, bytes },
    );
  cloud.on('GET /v1/items', { json: page(3) });
  await author.call(listItems, {});

  await fill(95, 2);
  await author.call(listItems, { page: 2 });
  const many = await readRows();
  await fill(10, 1_000_000);
  await author.call(listItems, { page: 3 });
  const large = await readRows();

  expect([many.length, many.some(({ question }) => question === 'q1')]).toEqual([80, false]);
  expect(large.map(({ question }) => question).filter((name) => name.startsWith('q'))).toEqual(['q10', 'q7', 'q8', 'q9']);
  expect(large).toHaveLength(5);
});

test('creates the table again after something removed it, and no page shows an error', async () => {
  cloud.on('GET /v1/items', { json: page(3) });
  await author.call(listItems, {});
  const drop = () => site.run('global $wpdb; return $wpdb->query( "DROP TABLE {$wpdb->prefix}kithouse_answers" );');

  await drop();
  const without = await author.call(listItems, {});
  const restored = await author.call(listItems, {});

  expect([without.total, restored.total, cloud.heard.length]).toEqual([3, 3, 2]);
  expect(await site.readLog()).not.toMatch(/kithouse_answers/);
});

test('works without a cache when the database refuses to create the table, and tries again later', async () => {
  writeFileSync(
    content('mu-plugins/refuse-tables.php'),
    "<?php add_filter( 'query', fn( $sql ) => str_contains( $sql, 'kithouse_answers' ) && str_contains( $sql, 'CREATE' ) ? ( file_put_contents( WP_CONTENT_DIR . '/tries', 'x', FILE_APPEND ) ? 'CREATE NONSENSE' : '' ) : $sql );",
  );
  cloud.on('GET /v1/items', { json: page(3) });
  try {
    const answers = [await author.call(listItems, {}), await author.call(listItems, {})];
    const tries = await site.run<string>("return file_get_contents( WP_CONTENT_DIR . '/tries' );");

    expect(answers.map(({ total }) => total)).toEqual([3, 3]);
    expect([tries, cloud.heard.length]).toEqual(['x', 2]);
    expect(await site.readLog()).not.toMatch(/NONSENSE/);
  } finally {
    rmSync(content('mu-plugins/refuse-tables.php'));
  }
});

test('asks the cloud again when a stored answer is damaged', async () => {
  cloud.on('GET /v1/items', { json: page(3), headers: { etag: '"three"' } });
  await author.call(listItems, {});
  await site.run(`global $wpdb; return $wpdb->query( "UPDATE {$wpdb->prefix}kithouse_answers SET body = '{\\"total\\": 3'" );`);

  const again = await author.call(listItems, {});

  expect(again.total).toBe(3);
  expect(cloud.heard[1]?.headers['if-none-match']).toBeUndefined();
});

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { brand, importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { listAttachments, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { mediaOf } from './testing/site-plan.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let administrator: Visit;
let pictures: Picture[];
beforeAll(async () => {
  plan = await startPlanSite();
  administrator = await plan.visitOf('administrator');
  pictures = await Promise.all(['crust.webp', 'crumb.webp', 'flour.webp'].map((name) => makePicture(name)));
});
afterAll(async () => {
  await useOnSite('');
  await plan?.close();
});
beforeEach(async () => {
  await plan.restore();
  await useOnSite('');
});

/** Runs code like another plugin or wp-config.php. The file has a new name each time, because PHP caches files for seconds. */
const useOnSite = (code: string) =>
  plan.site.run(
    `array_map( 'wp_delete_file', glob( WPMU_PLUGIN_DIR . '/other-plugin-*.php' ) );
    '' === $args['code'] || file_put_contents( WPMU_PLUGIN_DIR . '/other-plugin-' . wp_generate_uuid4() . '.php', '<?php ' . $args['code'] );
    wp_delete_file( WP_CONTENT_DIR . '/heard.txt' );
    return true;`,
    { code },
  );

const hear = (hook: string, url: string, count: number) =>
  `add_filter( '${hook}', function ( $value ) {
    $all = func_get_args();
    file_put_contents( WP_CONTENT_DIR . '/heard.txt', $all[ ${url} ] . PHP_EOL, FILE_APPEND );
    return $value;
  }, 10, ${count} );`;

/** Lists the pictures that the hook received. */
const readHeard = async () =>
  (
    await plan.site.run<string>(
      `return file_exists( WP_CONTENT_DIR . '/heard.txt' ) ? file_get_contents( WP_CONTENT_DIR . '/heard.txt' ) : '';`,
    )
  )
    .split('\n')
    .filter((url) => url.includes('/files/'))
    .map((url) => path.basename(url, '.webp'));

function offer() {
  const document = { ...blocks(pictures.map((picture) => imageBlock(picture)).join('')), key: 'one', slug: 'one' } as never;
  plan.offer([
    require,
    op('fetch', 'media.fetch', { media: mediaOf(pictures, plan.cloud.url) as never }, 'download'),
    op('one', 'post.create', { document, as: 'page', title: 'One', terms: [] }),
    op('publish', 'publish', { posts: ['one'] }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: 3 }, 'finalize'),
  ]);
  for (const { sha256, bytes } of pictures) {
    plan.cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
  }
}
const press = () =>
  administrator.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id: randomUUID() as string });
const hashes = () => pictures.map(({ sha256 }) => sha256);
const listFiles = async () => (await listAttachments(plan.site)).map(({ url }) => path.basename(url)).toSorted();
const all = ['crumb.webp', 'crust.webp', 'flour.webp'];

test.each([
  ['pre_http_request', '2', 3],
  ['http_request_args', '1', 2],
  ['http_api_debug', '4', 5],
  ['http_response', '2', 3],
])('calls %s for every picture when a plugin hooks it', async (hook, url, count) => {
  await setOption(plan.site, 'test_serial_downloads', 1);
  await useOnSite(hear(hook, url, count));
  offer();

  await press();

  expect(await readHeard()).toEqual(hashes());
  expect(await listFiles()).toEqual(all);
});

test('stores pictures that a plugin answers itself, without asking the library', async () => {
  const answers = Object.fromEntries(pictures.map(({ sha256, bytes }) => [sha256, Buffer.from(bytes).toString('base64')]));

  const placed = await plan.site.run<boolean>(
    `remove_all_filters( 'kithouse_parallel_downloads' );
    add_filter( 'pre_http_request', fn( $answer, $request, $url ) => array(
      'headers' => array(), 'cookies' => array(), 'response' => array( 'code' => 200 ), 'body' => base64_decode( $args['answers'][ basename( $url, '.webp' ) ] ),
    ), 20, 3 );
    return ( new Kithouse\\WordPress\\Media_Library( 'test/answers' ) )->place( $args['media'], fn() => true );`,
    { answers, media: mediaOf(pictures, plan.cloud.url) },
  );

  expect(placed).toBe(true);
  expect(await listFiles()).toEqual(all);
  expect(plan.cloud.heard.filter(({ path: requested }) => requested.startsWith('/files/'))).toEqual([]);
});

test('stores no picture when a plugin turns the answer into something else', async () => {
  const outcomes = await plan.site.run<string[]>(
    `remove_all_filters( 'kithouse_parallel_downloads' );
    foreach ( array( null, 7, 'x', new stdClass(), array( 'response' => 'x' ), array( 'response' => array( 'code' => array() ), 'body' => array() ), new WP_Error( 'no' ) ) as $value ) {
      remove_all_filters( 'pre_http_request' );
      add_filter( 'pre_http_request', fn() => $value );
      try {
        ( new Kithouse\\WordPress\\Media_Library( 'test/hostile' ) )->place( $args['media'], fn() => true );
        $outcomes[] = 'placed';
      } catch ( Kithouse\\Import_Failed_Exception $failed ) {
        $outcomes[] = $failed->text;
      }
    }
    return $outcomes;`,
    { media: mediaOf(pictures, plan.cloud.url) },
  );

  expect(outcomes).toEqual(Array(7).fill('The image crust.webp couldn’t be downloaded, so nothing was changed. Try again.'));
  expect(await listFiles()).toEqual([]);
});

test('switches to the parallel way and back when kithouse_parallel_downloads says so', async () => {
  const decide = (value: string) =>
    plan.site.run<number>(
      `remove_all_filters( 'kithouse_parallel_downloads' );
      add_filter( 'kithouse_parallel_downloads', fn() => ${value} );
      return ( new Kithouse\\WordPress\\Downloads() )->at_a_time();`,
    );

  expect([await decide('true'), await decide('false'), await decide('"yes"'), await decide('null')]).toEqual([8, 1, 1, 1]);

  await useOnSite(hear('pre_http_request', '2', 3));
  offer();
  await press();

  expect(await readHeard()).toEqual([]);
  expect(await listFiles()).toEqual(all);
});

test('downloads in parallel on a site where only WordPress and this plugin run', async () => {
  const bare = await plan.site.run<{ hooked: string[]; at_a_time: number }>(
    `remove_all_filters( 'kithouse_parallel_downloads' );
    $hooked = array();
    foreach ( array( 'pre_http_request', 'http_request_args', 'http_api_debug', 'http_response' ) as $hook ) {
      foreach ( array_merge( ...( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() ) ) as $callback ) {
        $hooked[] = $callback['function'] instanceof Closure ? basename( ( new ReflectionFunction( $callback['function'] ) )->getFileName() ) : $hook;
      }
    }
    remove_all_filters( 'pre_http_request' );
    return array( 'hooked' => $hooked, 'at_a_time' => ( new Kithouse\\WordPress\\Downloads() )->at_a_time() );`,
  );

  expect(bare).toEqual({ hooked: ['playground.php'], at_a_time: 8 });
});

test.each([
  ['a proxy', "define( 'WP_PROXY_HOST', '127.0.0.1' ); define( 'WP_PROXY_PORT', '9' );"],
  ['WP_HTTP_BLOCK_EXTERNAL', "define( 'WP_HTTP_BLOCK_EXTERNAL', true );"],
])('never downloads in parallel when the site has %s', async (_, code) => {
  const count = await plan.site.run<number>(`${code} return ( new Kithouse\\WordPress\\Downloads() )->at_a_time();`);

  expect(count).toBe(1);
});

/** WordPress blocks its own host only with a filter, and the test's cloud uses that host. */
const block = "define( 'WP_HTTP_BLOCK_EXTERNAL', true ); add_filter( 'block_local_requests', '__return_true' );";
const sentence =
  'This site blocks connections to other servers (WP_HTTP_BLOCK_EXTERNAL). Nothing was changed. To use the library, add 127.0.0.1 to WP_ACCESSIBLE_HOSTS in wp-config.php.';

test('names the setting and downloads no picture when WP_HTTP_BLOCK_EXTERNAL is on', async () => {
  offer();
  plan.cloud.heard.length = 0;

  const message = await plan.site.run<string>(
    `${block}
    try {
      ( new Kithouse\\WordPress\\Media_Library( 'test/block' ) )->place( $args['media'], fn() => true );
    } catch ( Kithouse\\Import_Failed_Exception $failed ) {
      return $failed->text;
    }`,
    { media: mediaOf(pictures, plan.cloud.url) },
  );

  expect(message).toBe(sentence);
  expect(plan.cloud.heard).toEqual([]);
  expect(await listFiles()).toEqual([]);
});

test('refuses an import with the same message and changes nothing when WP_HTTP_BLOCK_EXTERNAL is on', async () => {
  const countPages = () => plan.site.run<number>(`return array_sum( (array) wp_count_posts( 'page' ) );`);
  offer();
  const before = await countPages();
  await useOnSite(block);

  const refusal = await refusalOf(press());

  await useOnSite('');
  expect([refusal.code, refusal.message]).toEqual([brand.apiErrorCode, sentence]);
  expect([await countPages(), await listFiles()]).toEqual([before, []]);
  expect(await press()).toMatchObject({ warnings: [] });
});

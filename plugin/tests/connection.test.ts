import {
  brand,
  checkConnection,
  clearAnswers,
  closeConnection,
  connect,
  createCall,
  listItems,
  openConnection,
  setContentRemoval,
} from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLibrary } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { startWatchedCloud } from './testing/watched-cloud.js';

let cloud: StubCloud;
let other: StubCloud;
let site: Site;
let administrator: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  other = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  administrator = await site.as('administrator');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
  await other?.stop();
});
beforeEach(async () => {
  await site.restore();
  for (const stub of [cloud, other]) {
    stub.reset();
    stub.on('GET /v1/service', { json: { product: brand.slug, video: '', version: '1.2.3' } });
  }
});

const items = { data: [], current_page: 1, total_page: 1, total: 3, is_about: false, corrected: '' };
const listPaths = ({ heard }: StubCloud) => heard.map(({ method, path }) => `${method} ${path}`);
/** Returns what the site stores of people's keys. */
const readKeys = () =>
  site.run<{ accounts: number; queue: unknown }>(
    `global $wpdb;
    return array( 'accounts' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse_account'" ), 'queue' => get_option( 'kithouse_keys_to_return' ) );`,
  );
/** Sends a request to the library after this code has run. Returns the code of a refusal. */
const sendAfter = (code: string) =>
  site.run<string>(
    `${code}
    $contract = new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' );
    $answer   = ( new Kithouse\\Cloud\\Cloud_Client( $contract, new Kithouse\\Cloud\\Circuit_Breaker() ) )->send( 'GET', '/items' );
    return is_wp_error( $answer ) ? $answer->get_error_code() : 'answered';`,
    { cloud: cloud.url },
  );

test('shows versions, the last contact and the cached answers when the library is reachable', async () => {
  cloud.on('GET /v1/items', { json: items });
  await administrator.call(listItems, {});

  const state = await administrator.call(checkConnection, {});

  expect(state).toMatchObject({ is_reachable: true, message: '', library_version: '1.2.3', cached_answers: 1 });
  expect(state.plugin_version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Date.now() - Date.parse(state.contacted_at)).toBeLessThan(600_000);
});

test('asks a library again that was down a moment ago, and browsing works at once when it answers', async () => {
  cloud.on('GET /v1/items', { status: 503 });
  await administrator.rest('GET', '/items');
  cloud.on('GET /v1/service', { status: 503 });
  const down = await administrator.call(checkConnection, {});
  cloud.on('GET /v1/service', { json: { product: brand.slug, video: '' } });
  cloud.on('GET /v1/items', { json: items });

  const up = await administrator.call(checkConnection, {});

  expect([down.is_reachable, down.contacted_at, up.is_reachable, up.library_version]).toEqual([false, '', true, '']);
  expect(down.message).not.toBe('');
  expect((await administrator.call(listItems, {})).total).toBe(3);
});

test('sends nothing when an administrator checks a site without consent', async () => {
  await setOption(site, 'kithouse_consent', 0);

  expect((await administrator.call(checkConnection, {})).is_reachable).toBe(false);
  expect(cloud.heard).toEqual([]);
});

test('asks the library again after the cache was cleared', async () => {
  cloud.on('GET /v1/items', { json: items });
  await administrator.call(listItems, {});

  await administrator.call(clearAnswers, {});
  await administrator.call(listItems, {});

  expect(listPaths(cloud).filter((path) => path.includes('/items'))).toHaveLength(2);
});

test('stores whether deleting the plugin removes content', async () => {
  const read = async () => (await administrator.call(checkConnection, {})).removes_content;
  const before = await read();
  await administrator.call(setContentRemoval, { removes_content: true });
  const on = await read();
  await administrator.call(setContentRemoval, { removes_content: false });

  expect([before, on, await read()]).toEqual([false, true, false]);
});

test('refuses an editor', async () => {
  const editor = await site.as('editor');
  const refusals = [
    await refusalOf(editor.call(checkConnection, {})),
    await refusalOf(editor.call(clearAnswers, {})),
    await refusalOf(editor.call(setContentRemoval, { removes_content: true })),
  ];

  expect(refusals.map(({ code }) => code)).toEqual(['invalid_permission', 'invalid_permission', 'invalid_permission']);
});

test('revokes all keys at the former library when the address changes, and sends none to the new one', async () => {
  await signInAtStub(cloud, await site.as('author'), { key: 'key-of-ada' });
  await signInAtStub(cloud, await site.as('editor'), { key: 'key-of-bo' });
  await administrator.call(openConnection, { address: cloud.url });
  cloud.reset();
  cloud.on('POST /v1/account/disconnect', { json: { status: 'success', message: 'Done.' } });

  await administrator.call(openConnection, { address: other.url });

  expect(cloud.heard.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/v1/account/disconnect', 'Bearer key-of-ada'],
    ['/v1/account/disconnect', 'Bearer key-of-bo'],
  ]);
  expect(other.heard.map(({ path, headers }) => [path, headers.authorization])).toEqual([['/v1/service', undefined]]);
  expect(await site.run(`return Kithouse\\Cloud\\Account::all_keys();`)).toEqual([]);
});

test('connects to a new address when the former library is silent, and asks that once', async () => {
  await signInAtStub(cloud, await site.as('author'), { key: 'key-of-ada' });
  await signInAtStub(cloud, await site.as('editor'), { key: 'key-of-bo' });
  cloud.reset();
  cloud.on('*', () => undefined);

  await administrator.call(openConnection, { address: other.url });

  expect(cloud.heard).toHaveLength(1);
  expect((await administrator.call(checkConnection, {})).is_reachable).toBe(true);
});

test('frees the place of the site in the account when an administrator disconnects', async () => {
  const library = await startLibrary();
  const window = await startWatchedCloud(library.url);
  try {
    await setOption(site, 'kithouse_cloud_url', window.url);
    // Local sites take no place.
    await site.run(
      `file_put_contents( WPMU_PLUGIN_DIR . '/home.php', "<?php add_filter( 'option_home', fn( \\$url ) => get_option( 'test_home' ) ?: \\$url, 99 );" ); return true;`,
    );
    await setOption(site, 'test_home', 'https://shop.example');
    const { email, password } = await library.signUp(await site.as('author'));
    const connectFrom = (url: string) =>
      createCall({ root: `${library.url}/v1` })(connect, { email, password, site: { url, name: url } });
    await connectFrom('https://second.example');
    expect((await refusalOf(connectFrom('https://third.example'))).code).toBe('site_limit_reached');
    window.heard.length = 0;

    const { message, unrevoked_keys } = await administrator.call(closeConnection, {});
    await site.run(`do_action( 'kithouse_return_keys' ); return true;`);

    expect([unrevoked_keys, message]).toEqual([0, expect.stringContaining('Nothing more is sent')]);
    expect(window.heard).toEqual(['POST /account/disconnect']);
    expect(await readKeys()).toEqual({ accounts: 0, queue: false });
    await connectFrom('https://third.example');
  } finally {
    await window.stop();
    await library.stop();
  }
});

test('disconnects from a silent library, sends nothing more, and revokes the keys after it connects again', async () => {
  await signInAtStub(cloud, await site.as('author'), { key: 'key-of-ada' });
  await signInAtStub(cloud, administrator, { key: 'key-of-bo', isGlobal: true });
  const work = `wp_unschedule_hook( 'kithouse_return_keys' ); do_action( 'kithouse_return_keys' ); return true;`;
  cloud.on('*', { status: 503 });
  const { unrevoked_keys, message } = await administrator.call(closeConnection, {});
  await site.run(work);
  const requested = cloud.heard.length;
  const waiting = await readKeys();

  // A queue does not lose its keys while the site is disconnected for months.
  await site.run(
    `update_option( 'kithouse_keys_to_return', array_map( fn( $entry ) => array( 'at' => 1 ) + $entry, get_option( 'kithouse_keys_to_return' ) ) ); return true;`,
  );
  cloud.reset();
  cloud.on('GET /v1/service', { json: { product: brand.slug, video: '' } });
  cloud.on('POST /v1/account/disconnect', { json: { status: 'success', message: 'Done.' } });
  await administrator.call(openConnection, { address: cloud.url });
  const isScheduled = await site.run<boolean>(`return (bool) wp_next_scheduled( 'kithouse_return_keys' );`);
  await site.run(work);

  expect([unrevoked_keys, requested, isScheduled]).toEqual([2, 1, true]);
  expect(message).toContain('still accepts');
  expect(waiting).toMatchObject({ accounts: 0, queue: [{}, {}] });
  expect(JSON.stringify(waiting)).not.toContain('key-of');
  expect(cloud.heard.slice(1).map(({ headers }) => headers.authorization)).toEqual(['Bearer key-of-ada', 'Bearer key-of-bo']);
  expect(await readKeys()).toEqual({ accounts: 0, queue: false });
});

test('sends keys that a silent library missed to no other library', async () => {
  await signInAtStub(cloud, await site.as('author'), { key: 'key-of-ada' });
  cloud.on('*', { status: 503 });
  await administrator.call(closeConnection, {});

  await administrator.call(openConnection, { address: other.url });
  await site.run(`do_action( 'kithouse_return_keys' ); return true;`);

  expect(other.heard.map(({ path, headers }) => [path, headers.authorization])).toEqual([['/v1/service', undefined]]);
  expect(await readKeys()).toEqual({ accounts: 0, queue: false });
});

test('keeps the accounts when an administrator connects to the same address again', async () => {
  await signInAtStub(cloud, await site.as('author'), { key: 'key-of-ada' });
  cloud.heard.length = 0;

  await administrator.call(openConnection, { address: `${cloud.url}/` });

  expect(await site.run(`return Kithouse\\Cloud\\Account::all_keys();`)).toEqual(['key-of-ada']);
  expect(listPaths(cloud)).toEqual(['GET /v1/service']);
});

test('asks a private address only when the host of the site allows it', async () => {
  cloud.on('GET /v1/items', { json: items });
  // The playground lets WordPress ask private hosts and all ports.
  const strict = `remove_all_filters( 'http_request_host_is_external' ); remove_all_filters( 'http_allowed_safe_ports' );`;
  const production = `${strict} add_filter( 'kithouse_allow_local_library', '__return_false' );`;

  const refused = await sendAfter(production);
  const heard = cloud.heard.length;
  await site.restore();
  const byConstant = await sendAfter(`${production} define( 'KITHOUSE_CLOUD_URL', $args['cloud'] );`);
  const byFilter = await sendAfter(`${strict} add_filter( 'kithouse_allow_local_library', '__return_true' );`);

  expect([refused, heard, byConstant, byFilter]).toEqual([brand.apiErrorCode, 0, 'answered', 'answered']);
});

test('follows no redirect of the library', async () => {
  cloud.on('GET /v1/items', { status: 302, headers: { location: `${other.url}/v1/items` } });
  cloud.on('GET /v1/service', { status: 302, headers: { location: `${other.url}/v1/service` } });

  expect(await sendAfter('')).toBe(brand.apiErrorCode);
  expect((await administrator.call(checkConnection, {})).is_reachable).toBe(false);
  expect(other.heard).toEqual([]);
});

test('records a contact at most every few minutes', async () => {
  cloud.on('GET /v1/items', { json: items });
  const before = Math.floor(Date.now() / 1000) - 100;
  await setOption(site, 'kithouse_contacted_at', before);
  await sendAfter('');
  const recent = await site.run<number>(`return (int) get_option( 'kithouse_contacted_at' );`);
  await setOption(site, 'kithouse_contacted_at', before - 400);
  await sendAfter('');

  expect(recent).toBe(before);
  expect(await site.run<number>(`return (int) get_option( 'kithouse_contacted_at' );`)).toBeGreaterThan(before);
});

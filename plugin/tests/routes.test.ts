import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import * as contract from '@kithouse/contract';
import { brand } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { setOption } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
let author: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  author = await site.as('author');
  await signInAtStub(cloud, author);
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore('signed-in');
});

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'runs' in value && value.runs !== 'provider',
);

/** Lists values for path variables that occur in no fixed part of a path. */
const samples: Record<string, string> = { id: '7', number: '3', slug: 'our-bakery' };
const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? 'sample');

test('answers every call of the contract with its own route', async () => {
  const requested = calls.map(({ name, method, path }) => ({ name, method, path: `/${brand.restNamespace}${fill(path)}` }));

  const answered = await site.run<Record<string, string>>(
    `rest_do_request( new WP_REST_Request( 'GET', $args['root'] ) );
    $find = new ReflectionMethod( 'WP_REST_Server', 'match_request_to_handler' );
    $find->setAccessible( true );
    foreach ( $args['requested'] as $call ) {
      $found = $find->invoke( rest_get_server(), new WP_REST_Request( $call['method'], $call['path'] ) );
      $names[ $call['name'] ] = is_wp_error( $found ) ? $found->get_error_code() : ( new ReflectionFunction( $found[1]['callback'] ) )->getStaticVariables()['call']['name'];
    }
    return $names;`,
    { requested, root: `/${brand.restNamespace}` },
  );

  expect(answered).toEqual(Object.fromEntries(calls.map(({ name }) => [name, name])));
});

const removals = [
  ['clouds.delete-by-get', '/clouds/delete/7'],
  ['workspaces.delete-file-by-get', '/workspaces/item/delete/7'],
] as const;
const done = { status: 'success', message: 'Successfully Deleted!' };

test.each(removals)("[R-API-40, R-API-51] %s deletes by GET with the person's key and caches no answer", async (_, path) => {
  cloud.on(`GET /v1${path}`, { json: done, headers: { etag: '"1"', 'cache-control': 'max-age=600' } });

  const first = await author.rest('GET', path, undefined, { 'sec-fetch-mode': 'cors' });
  const second = await author.rest('GET', path, undefined, { 'cache-control': 'max-stale' });

  expect([first.body, second.body]).toEqual([done, done]);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(cloud.heard.map(({ method, path: requested, headers }) => [method, requested, headers.authorization])).toEqual([
    ['GET', `/v1${path}`, 'Bearer key-of-ada'],
    ['GET', `/v1${path}`, 'Bearer key-of-ada'],
  ]);
});

test.each(removals)('%s refuses a browser that only follows a link, even with a nonce in it', async (_, path) => {
  const address = `${site.url}/wp-json/${brand.restNamespace}${path}`;
  cloud.on('*', { json: done });

  const link = `${address}?_wpnonce=${author.auth?.nonce}`;
  const [followed, shown] = [await follow(link, 'navigate'), await follow(link, 'no-cors')];
  const withoutNonce = await author.ask(address);

  expect([followed, shown]).toMatchObject(Array(2).fill({ code: 'method_not_allowed', data: { status: 405 } }));
  expect(withoutNonce.status).toBe(401);
  expect(cloud.heard).toEqual([]);
});

longTest('treats a GET that writes as a write: tries while reads fail at once, and sends it once', async () => {
  await setOption(site, 'test_breaker_seconds', 600);
  cloud.on('*', () => undefined);
  await author.rest('GET', '/items');
  cloud.heard.length = 0;

  const answer = await author.rest('GET', '/clouds/delete/7');

  expect(answer).toMatchObject({ status: 502, body: { code: brand.apiErrorCode } });
  expect(cloud.heard.map(({ path }) => path)).toEqual(['/v1/clouds/delete/7']);
});

test('sends booleans and words of any script to the cloud as the contract reads them', async () => {
  cloud.on('GET /v1/workspaces', { json: { data: [], current_page: 1, total_page: 0, total: 0 } });

  await author.call(contract.listWorkspaces, { shared: true, search: 'خبز & 🍞 +50% #1' });
  await author.call(contract.listWorkspaces, { shared: false, list_only: true });

  const [first, second] = cloud.heard.map(({ path }) =>
    contract.listWorkspaces.input.parse(
      contract.parseQuery(contract.listWorkspaces.input, Object.fromEntries(new URL(path, cloud.url).searchParams)),
    ),
  );
  expect(first).toMatchObject({ shared: true, list_only: false, search: 'خبز & 🍞 +50% #1' });
  expect(second).toMatchObject({ shared: false, list_only: true });
});

test('keeps empty words, lists and maps of a write', async () => {
  const workspace = { slug: 'our-bakery', share_with: ['ada@example.test', 'ü@example.test'], remove: [], roles: {} };
  cloud.on('*', { json: { status: 'success', message: '' } });

  await author.rest('POST', '/workspaces/our-bakery', workspace);
  await author.rest('POST', '/workspaces/our-bakery', { roles: { 'ada@example.test': 'editor' }, title: 'Brot 🍞' });
  await author.rest('POST', '/clouds/7/versions/3/name', { name: '' });

  expect(cloud.heard.map(({ body }) => body)).toEqual([
    { share_with: workspace.share_with, remove: [], roles: {} },
    { share_with: [], remove: [], roles: { 'ada@example.test': 'editor' }, title: 'Brot 🍞' },
    { name: '' },
  ]);
});

test('accepts a hundred people in one call and refuses one more in plain words', async () => {
  const people = Array.from({ length: 101 }, (_, n) => `person-${n}@example.test`);
  cloud.on('*', { json: { status: 'success', message: '' } });

  await author.rest('POST', '/workspaces/create', { title: 'All', share_with: people.slice(1) });
  const refused = await author.rest('POST', '/workspaces/create', { title: 'All', share_with: people });

  expect(cloud.heard).toHaveLength(1);
  expect(cloud.heard[0]?.body).toMatchObject({ share_with: people.slice(1), isCreate: true });
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

/** Follows a link or loads a picture like a browser; Node's own fetch always declares neither. */
function follow(link: string, mode: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: author.cookie, 'sec-fetch-mode': mode };
    get(link, { headers }, (response) => resolve(json(response))).on('error', reject);
  });
}

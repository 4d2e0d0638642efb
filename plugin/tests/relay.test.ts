import type { ServerResponse } from 'node:http';
import { AppError, brand, listItems, toggleFavourite } from '@kithouse/contract';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { setOption } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { refusalOf, type Site } from './testing/start-site.js';
import { type Reply, type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud(async (started) => {
  ({ cloud, site } = started);
  await setOption(site, 'test_breaker_seconds', 1);
});

const emptyPage = { data: [], current_page: 1, total_page: 0, total: 0, is_about: false, corrected: '' };
const star = { id: 1, itemType: 'pack', action: 'do' } as const;
const secret = 'SECRET-/srv/cloud/db.ts:41';

test("[R-API-01, R-API-03] requests a list with the contract's parameters and the site's address", async () => {
  cloud.on('GET /v1/items', { json: emptyPage });
  const author = await site.as('author');

  const answer = await author.call(listItems, { platform: 'gutenberg', type: 'pages', tags: [3, 5], search: 'héllo & co' });

  expect(answer).toEqual(emptyPage);
  const [requested] = cloud.heard;
  const query = Object.fromEntries(new URL(requested?.path ?? '', cloud.url).searchParams);
  expect(query).toMatchObject({ platform: 'gutenberg', type: 'pages', tags: '3,5', search: 'héllo & co', page: '1' });
  expect(requested?.headers[brand.siteHeader]).toBe(site.url);
  expect(requested?.headers.authorization).toBeUndefined();
  expect(requested?.headers[brand.pluginHeader]).toBe(packageJson.version);
  expect(requested?.headers['user-agent']).toMatch(new RegExp(`^${brand.name}/${packageJson.version} WordPress/`));
});

test('[R-OPS-64] sends the id of its own request to the cloud, and replaces an invalid one', async () => {
  cloud.on('GET /v1/items', { json: emptyPage });
  const author = await site.as('author');
  const sent: unknown[] = [];
  for (const id of ['from-the-proxy.1', 'x', 'a b c d e f g h']) {
    await author.rest('GET', `/items?platform=gutenberg&type=pages&search=${encodeURIComponent(id)}`, undefined, {
      'x-request-id': id,
    });
    sent.push(cloud.heard.at(-1)?.headers['x-request-id']);
  }

  const created = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual(['from-the-proxy.1', created, created]);
  expect(sent[1]).not.toBe(sent[2]);
});

test('asks for an update while the cloud needs a newer plugin, and serves saved answers', async () => {
  const author = await site.as('author');
  const readUpdate = () => site.run<unknown>('return Kithouse\\Required_Version::notice();');
  const headers = { [brand.minimumPluginHeader]: '999.0.0' };
  cloud.on('GET /v1/items', { json: emptyPage, headers });
  await author.call(listItems, {});
  const needed = await readUpdate();
  await setOption(site, 'test_fresh_seconds', -1);
  cloud.on('GET /v1/items', {
    status: 426,
    headers,
    json: { code: 'plugin_outdated', message: 'Too old.', data: { status: 426 } },
  });
  const refused = await author.call(listItems, {});
  cloud.on('GET /v1/items', { json: emptyPage });
  await author.call(listItems, {});

  expect(needed).toEqual({ minimum: '999.0.0', url: '' });
  expect(refused).toEqual(emptyPage);
  expect(await readUpdate()).toBeNull();
});

test('sends no parameters to the cloud that the contract does not name', async () => {
  cloud.on('GET /v1/items', { json: emptyPage });
  const author = await site.as('author');

  await author.rest('GET', '/items?admin=1&api_key=x&_locale=user&per_page=5');

  const query = new URL(cloud.heard[0]?.path ?? '', cloud.url).searchParams;
  expect([...query.keys()].sort()).toEqual(['page', 'per_page', 'plan', 'platform', 'sort', 'type']);
});

test("[R-API-02, R-API-04] sends a write as JSON with the person's key", async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('POST /v1/items/favourite', { json: { data: { starred: [1], favourite_count: 1 } } });

  const answer = await author.call(toggleFavourite, star);

  expect(answer.data).toEqual({ starred: [1], favourite_count: 1 });
  expect(cloud.heard.at(-1)).toMatchObject({ body: star, headers: { authorization: 'Bearer key-of-ada' } });
});

test('does not send a call that needs an account without one', async () => {
  const author = await site.as('author');

  const refusal = await refusalOf(author.call(toggleFavourite, star));

  expect(refusal.code).toBe('is_signed_failed');
  expect(cloud.heard).toEqual([]);
});

test('passes a refusal of the cloud on with code, message and details', async () => {
  const refusal = { code: 'item_not_found', message: 'Gone.', data: { status: 404, details: { id: 1 } } };
  cloud.on('GET /v1/items/{slug}'.replace('{slug}', 'no-such'), { status: 404, json: refusal });
  const author = await site.as('author');

  const answer = await author.rest('GET', '/items/no-such');

  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'item_not_found', message: 'Gone.', data: { status: 404, details: { id: 1 } } },
  });
});

const cutOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"data":[{"na');
  setTimeout(() => response.destroy(), 20);
};
const broken: [name: string, reply: Reply][] = [
  ['500', { status: 500, json: { code: 'internal_error', message: secret, data: { status: 500, details: secret } } }],
  ['500 with HTML', (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end(`<h1>${secret}</h1>`)],
  ['HTML with 200', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${secret}</h1>`)],
  ['HTML with 404', (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end(`<h1>${secret}</h1>`)],
  ['half a body', cutOff],
  ['half a body without a length', (response) => void response.writeHead(200).end(`{"data":[{"na${secret}`)],
  ['a redirect', (response) => void response.writeHead(302, { location: `${cloud.url}/elsewhere` }).end()],
  ['a bare string', { json: secret }],
  ['17 MB', (response) => void response.writeHead(200).end(`{"data":"${'x'.repeat(17 * 1024 * 1024)}"}`)],
  ['nothing, for ever', () => undefined],
  ['a closed connection', (response) => void response.destroy()],
];

/** Selects a server error, a redirect and an endless response. */
const isTelling = ([name]: (typeof broken)[number]) => ['500', 'a redirect', 'nothing, for ever'].includes(name);

test.each(sample(broken, 4, isTelling))(
  '[R-ERR-39] reports a cloud that answers with %s as unreachable for reads and writes, without details',
  async (_, reply) => {
    const author = await site.as('author');
    await signInAtStub(cloud, author);
    cloud.on('*', reply);
    cloud.on('GET /elsewhere', { json: emptyPage });

    const read = await author.rest('GET', '/items');
    const write = await author.rest('POST', '/items/favourite', star);

    const plain = new AppError(brand.apiErrorCode);
    for (const { status, body } of [read, write]) {
      expect({ status, body }).toEqual({
        status: 502,
        body: { code: plain.code, message: plain.message, data: { status: 502 } },
      });
    }
    expect(cloud.heard.filter(({ path }) => path === '/v1/items/favourite')).toHaveLength(1);
  },
);

test('reports a cloud that refuses connections as unreachable', async () => {
  const gone = await startStubCloud();
  await gone.stop();
  await setOption(site, 'kithouse_cloud_url', gone.url);
  const author = await site.as('author');

  const answer = await author.rest('GET', '/items');

  expect(answer).toMatchObject({ status: 502, body: { code: brand.apiErrorCode } });
});

test.each(['', 'not an address', 'file:///etc/passwd', 'javascript:alert(1)'])(
  'requests nothing from the address %j',
  async (address) => {
    await setOption(site, 'kithouse_cloud_url', address);
    const author = await site.as('author');

    const answer = await author.rest('GET', '/items');

    expect(answer).toMatchObject({ status: 502, body: { message: expect.stringContaining('isn’t connected') } });
  },
);

longTest('fails reads at once for a while after a timeout, while writes still try', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  await setOption(site, 'test_breaker_seconds', 600);
  cloud.on('*', () => undefined);
  await author.rest('GET', '/items');
  cloud.heard.length = 0;

  const reads = await Promise.all([1, 2, 3].map((page) => author.rest('GET', `/items?page=${page}`)));
  await author.rest('POST', '/items/favourite', star);

  expect(reads.map(({ status }) => status)).toEqual([502, 502, 502]);
  expect(cloud.heard.map(({ path }) => path)).toEqual(['/v1/items/favourite']);
});

test('asks a recovered cloud again', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  await setOption(site, 'test_breaker_seconds', 600);
  cloud.on('*', { status: 503 });
  await author.rest('GET', '/items');
  cloud.on('*', { json: { data: { starred: [], favourite_count: 0 } } });

  await author.rest('POST', '/items/favourite', star);
  cloud.on('GET /v1/items', { json: emptyPage });

  expect(await author.call(listItems, {})).toEqual(emptyPage);
});

const wrongs: [name: string, method: string, path: string, body: unknown][] = [
  ['a wrong type', 'GET', '/items?page=two', undefined],
  ['a number out of range', 'GET', '/items?per_page=1000', undefined],
  ['a word that is none of the choices', 'GET', '/items?type=%3Cscript%3E', undefined],
  ['a long search', 'GET', `/items?search=${'x'.repeat(101)}`, undefined],
  ['a list of words for numbers', 'GET', '/items?tags=a,b', undefined],
  ['a missing field', 'POST', '/items/favourite', { id: 1, itemType: 'pack' }],
  ['an object for a number', 'POST', '/items/favourite', { ...star, id: { $gt: 0 } }],
  ['a list for a word', 'POST', '/items/favourite', { ...star, action: ['do'] }],
  ['broken JSON', 'POST', '/items/favourite', '{"id":1,'],
  ['a path that is no slug', 'GET', '/items/UP%20down', undefined],
  ['a path with markup', 'GET', '/items/%3Cb%3E', undefined],
];

test.each(sample(wrongs, 4))('[R-API-05] refuses %s in plain words without sending it', async (_, method, path, body) => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.heard.length = 0;

  const answer = await author.rest(method, path, body);

  expect([400, 404]).toContain(answer.status);
  expect(answer.body).toMatchObject({
    code: expect.stringMatching(/^(invalid_input|not_found)$/),
    message: expect.not.stringMatching(/[<>]|Invalid parameter/),
  });
  expect(cloud.heard).toEqual([]);
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createCall, resultOf } from './client.js';
import { toggleFavourite } from './favourites.js';
import { countItems, getItem, listItems } from './items.js';

const emptyPage = { data: [], current_page: 1, total_page: 0, total: 0, is_about: false, corrected: '' };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers every request alike and records them. */
async function answering(status: number, body: string, type = 'application/json') {
  const requested: { method: string; url: string; body: string }[] = [];
  const root = await serve((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      requested.push({ method: request.method ?? '', url: request.url ?? '', body: text });
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  return { root, requested };
}

describe('call', () => {
  test('[R-API-03] sends a GET payload in the query, with comma-joined lists and without empty values', async () => {
    const { root, requested } = await answering(200, JSON.stringify(emptyPage));

    await createCall({ root })(listItems, { type: 'blocks', tags: [3, 7], search: '', page: 2 });

    expect(requested).toEqual([{ method: 'GET', url: '/items?type=blocks&tags=3%2C7&page=2', body: '' }]);
  });

  test('[R-API-04] sends a POST payload as JSON', async () => {
    const { root, requested } = await answering(200, '{"data":{"starred":[7],"favourite_count":1}}');

    await createCall({ root })(toggleFavourite, { id: 7, itemType: 'pack', action: 'do' });

    expect(requested).toEqual([{ method: 'POST', url: '/items/favourite', body: '{"id":7,"itemType":"pack","action":"do"}' }]);
  });

  test('keeps a path value within its segment', async () => {
    const { root, requested } = await answering(404, '{"code":"item_not_found","message":"Gone.","data":{"status":404}}');

    await expect(createCall({ root })(getItem, { slug: '../../wp/v2/users?x=' })).rejects.toMatchObject({
      code: 'item_not_found',
    });

    expect(requested[0]?.url).toBe('/items/..%2F..%2Fwp%2Fv2%2Fusers%3Fx%3D');
  });

  test('keeps the query of a root without permalinks', async () => {
    const { root, requested } = await answering(200, JSON.stringify(emptyPage));

    await createCall({ root: `${root}/?rest_route=/kithouse/v1` })(listItems, { type: 'packs' });

    expect(requested[0]?.url).toBe('/?rest_route=/kithouse/v1/items&type=packs');
  });

  test('[R-API-05] returns a response or an error', async () => {
    const good = await answering(200, JSON.stringify(emptyPage));
    const bad = await answering(429, '{"code":"rate_limited","message":"Slow down.","data":{"status":429}}');

    expect(await resultOf(createCall(good), listItems, {})).toEqual({ response: emptyPage });
    expect(await resultOf(createCall(bad), listItems, {})).toMatchObject({
      error: { code: 'rate_limited', message: 'Slow down.' },
    });
  });
});

describe('caller that accepts cached answers', () => {
  async function keeping(headers: Record<string, string>) {
    const requested: (string | undefined)[] = [];
    const root = await serve(({ headers: sent }, response) => {
      requested.push(sent['cache-control']);
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(emptyPage));
    });
    return { requested, call: createCall({ root }) };
  }

  test.each([
    ['reports an old cached answer', { 'x-kithouse-old': '1' }, 1],
    ['reports nothing for a fresh answer', {}, 0],
  ])('%s', async (_, headers, oldAnswers) => {
    const { call, requested } = await keeping(headers);
    let olds = 0;

    await call(listItems, {}, { onOld: () => (olds += 1) });

    expect([olds, requested]).toEqual([oldAnswers, ['max-stale']]);
  });

  test('must opt in to expired answers', async () => {
    const { call, requested } = await keeping({});

    await call(listItems, {});

    expect(requested).toEqual([undefined]);
  });
});

describe('invalid response', () => {
  const cases: [string, number, string][] = [
    ['an HTML page with status 200', 200, '<!doctype html><title>Maintenance</title>'],
    ['an HTML page with status 500', 500, '<h1>Fatal error</h1>'],
    ['half a body', 200, '{"data":[{"id":1'],
    ['the right JSON of another call', 200, '{"status":"success"}'],
    ['an empty body', 200, ''],
  ];

  test.each(cases)('reports %s as an unreachable library and shows none of it', async (_, status, body) => {
    const { root } = await answering(status, body, 'text/html');

    const { error } = await resultOf(createCall({ root }), countItems, {});

    expect(error).toMatchObject({ code: 'kithouse_api_error', status: 502 });
    expect(error?.message).not.toContain('Fatal');
  });

  test('times out when a server never answers', async () => {
    const root = await serve(() => {});

    const { error } = await resultOf(createCall({ root, timeout: 50 }), countItems, {});

    expect(error).toMatchObject({ code: 'kithouse_api_error' });
  });

  test('reports a refused connection as the same error', async () => {
    const { error } = await resultOf(createCall({ root: 'http://127.0.0.1:9' }), countItems, {});

    expect(error).toMatchObject({ code: 'kithouse_api_error' });
  });

  test('keeps the message of an error code that only WordPress knows', async () => {
    const { root } = await answering(
      403,
      '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}',
    );

    const { error } = await resultOf(createCall({ root }), countItems, {});

    expect(error).toMatchObject({ code: 'invalid_permission', message: 'Cookie check failed' });
  });

  test('strips the markup of a WordPress fatal error', async () => {
    const message = '<p>There has been a critical error.</p><p><a href="https://wordpress.org/help">Learn more</a> if 1 < 2.</p>';
    const { root } = await answering(500, JSON.stringify({ code: 'internal_server_error', message, data: { status: 500 } }));

    const { error } = await resultOf(createCall({ root }), countItems, {});

    expect(error).toMatchObject({ code: 'internal_error', message: 'There has been a critical error. Learn more if 1 < 2.' });
  });
});

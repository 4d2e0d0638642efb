import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './src/static-files.js';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-test-'));
let server: Server;
let port: number;

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('core/wp-includes/js/dom.js', 'dom');
  write('core/wp-includes/version.php', '<?php secret');
  write('core/wp-content/index.css', 'not of the site');
  write('core/.env', 'secret');
  write('content/plugins/bread/ä b.css', 'crust');
  write('live/bread/app.js', 'live');
  write('secret.txt', 'secret');
  const files = createStaticFiles([
    { prefix: '/', folder: path.join(folder, 'core'), isWordPress: true },
    { prefix: '/wp-content/', folder: path.join(folder, 'content'), isWordPress: false },
    { prefix: '/wp-content/plugins/live/', folder: path.join(folder, 'live/bread'), isWordPress: false },
  ]);
  server = createServer((requested, response) => {
    void files(requested, response).then((isAnswered) => isAnswered || response.writeHead(418).end('PHP'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a raw path, which `fetch` would normalise. */
const ask = (at: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const requested = request({ host: '127.0.0.1', port, path: at, headers, method }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer
        .on('data', (chunk: string) => (text += chunk))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    requested.once('error', reject).end();
  });

test('caches a WordPress file for a day and revalidates a mounted one', async () => {
  const [core, live] = [await ask('/wp-includes/js/dom.js?ver=1'), await ask('/wp-content/plugins/live/app.js')];
  const again = await ask('/wp-content/plugins/live/app.js', { 'if-none-match': String(live.headers.etag) });
  writeFileSync(path.join(folder, 'live/bread/app.js'), 'edited');
  const edited = await ask('/wp-content/plugins/live/app.js', { 'if-none-match': String(live.headers.etag) });

  expect(core).toMatchObject({ status: 200, text: 'dom', headers: { 'cache-control': 'public, max-age=86400' } });
  expect(core.headers['content-type']).toMatch(/javascript/);
  expect(live).toMatchObject({ text: 'live', headers: { 'cache-control': 'public, max-age=0' } });
  expect([again.status, edited.status, edited.text]).toEqual([304, 200, 'edited']);
});

test('finds a name with any letters and serves ranges', async () => {
  expect(await ask('/wp-content/plugins/bread/%C3%A4%20b.css')).toMatchObject({ status: 200, text: 'crust' });
  expect(await ask('/wp-content/plugins/bread/%C3%A4%20b.css', { range: 'bytes=1-2' })).toMatchObject({
    status: 206,
    text: 'ru',
  });
  expect(await ask('/wp-includes/js/dom.js', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test.each([
  ['/wp-includes/version.php'],
  ['/wp-includes/version.PHP'],
  ['/wp-includes/version%2ephp'],
  ['/index.php/wp-includes/js/dom.js'],
  ['/wp-content/index.css'],
  ['/wp-content/plugins/bread'],
  ['/wp-includes/js/'],
  ['/.env'],
  ['/../secret.txt'],
  ['/wp-content/%2e%2e/%2e%2e/secret.txt'],
  ['/wp-content/plugins/live/..%2f..%2fsecret.txt'],
  ['/wp-includes/js/dom.js%00'],
  ['/nothing.js'],
])('leaves %s to WordPress', async (at) => {
  expect(await ask(at)).toMatchObject({ status: 418, text: 'PHP' });
});

test('leaves requests with a body to WordPress', async () => {
  expect(await ask('/wp-includes/js/dom.js', {}, 'POST')).toMatchObject({ status: 418 });
});

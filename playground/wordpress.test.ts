import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../scripts/long-test.js';
import { startWordPress, type WordPress } from './src/index.js';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-test-'));
let wp: WordPress;

beforeAll(async () => {
  wp = await startWordPress({ site: path.join(folder, 'site'), constants: { PLAYGROUND_LOGIN_TOKEN: 'let-me-in' } });
  await wp.install();
});

afterAll(async () => {
  await wp.close();
  rmSync(folder, { recursive: true, force: true });
});

const fetchPath = (at: string, init: RequestInit = {}) => fetch(wp.url + at, { redirect: 'manual', ...init });
const toHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

test('serves the front page of an installed WordPress', async () => {
  const response = await fetchPath('/');

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Playground</title>');
});

test('signs a user in without a form', async () => {
  const { cookies, nonce } = await wp.auth();

  const response = await fetchPath('/wp-json/wp/v2/users/me?context=edit', {
    headers: { cookie: toHeader(cookies), 'x-wp-nonce': nonce },
  });

  expect(await response.json()).toMatchObject({ username: 'admin', capabilities: { administrator: true } });
});

test('signs programs in with an application password', async () => {
  const password = await wp.appPassword();

  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  const response = await fetchPath('/wp-json/wp/v2/users/me', { headers: { authorization } });

  expect(response.status).toBe(200);
});

test('signs in by the login link with the right token only, and redirects only into wp-admin', async () => {
  const right = await fetchPath('/?playground-login=let-me-in&to=https://evil.example/');
  const wrong = await fetchPath('/?playground-login=guess');

  expect(right.headers.get('location')).toMatch(`${wp.url}/wp-admin/`);
  expect(right.headers.getSetCookie().join()).toContain('wordpress_logged_in');
  expect(wrong.headers.getSetCookie().join()).not.toContain('wordpress_logged_in');
});

test('restores posts and uploads', async () => {
  await wp.snapshot('before');
  await wp.run(`
    wp_insert_post( array( 'post_title' => 'Späte Äpfel 🍏', 'post_status' => 'publish' ) );
    file_put_contents( wp_upload_dir()['basedir'] . '/late.txt', 'late' );`);
  const count = `return array( (int) wp_count_posts()->publish, file_exists( wp_upload_dir()['basedir'] . '/late.txt' ) );`;
  expect(await wp.run(count)).toEqual([2, true]);

  await wp.restore('before');

  expect(await wp.run(count)).toEqual([1, false]);
});

test('waits for running requests before a snapshot', async () => {
  const slow = wp.run(`usleep( 300000 ); return wp_insert_post( array( 'post_title' => 'Slow' ) );`);

  await wp.snapshot('slow');
  await slow;
  await wp.restore('slow');

  const id = await slow;
  expect(await wp.run(`return get_post( $args['id'] )->post_title;`, { id })).toBe('Slow');
});

test('passes values to and from PHP unchanged', async () => {
  const text = `"quotes' \\ $dollar <?php ?> \u0000 שלום 🏠 ${'x'.repeat(100_000)}`;

  expect(await wp.run('return $args;', { text, nested: { none: null, list: [1.5, true] } })).toEqual({
    text,
    nested: { none: null, list: [1.5, true] },
  });
});

test('reports why PHP failed', async () => {
  await expect(wp.run('no_such_function();')).rejects.toThrow('Call to undefined function no_such_function()');
});

test("passes WordPress's message on when it refuses a plugin", async () => {
  await expect(wp.activate('absent/absent.php')).rejects.toThrow('Plugin file does not exist.');
});

test.each([
  '/.htaccess',
  '/wp-content/.secret',
  '/%2Ehtaccess',
  '/wp-content%2f.secret',
  '/wp-content/debug.log',
  '/wp-content/mail.log',
])('does not serve %s', async (hidden) => {
  expect((await fetchPath(hidden)).status).toBe(404);
});

test('survives a malformed address', async () => {
  expect((await fetchPath('/%')).status).toBe(404);
  expect((await fetchPath('/')).status).toBe(200);
});

test('answers only under its own name, so that no other site can reach it by DNS rebinding', async () => {
  const { port } = new URL(wp.url);
  const statusFor = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      socket.once('data', (data) => resolve(data.toString()));
    });

  expect(await statusFor('evil.example')).toContain('404');
  expect(await statusFor(`localhost:${port}`)).toContain(`location: ${wp.url}/`);
});

test('listens on loopback only', async () => {
  const { port } = new URL(wp.url);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4');

  for (const { address } of others) {
    const outcome = await new Promise((resolve) => {
      connect(Number(port), address)
        .once('connect', () => resolve('open'))
        .once('error', () => resolve('closed'));
    });
    expect(outcome).toBe('closed');
  }
});

test('names a port that is taken in one sentence', async () => {
  const port = Number(new URL(wp.url).port);

  await expect(startWordPress({ port })).rejects.toThrow(`Port ${port} is in use.`);
});

longTest('keeps the data on a second start in the same folder', async () => {
  await wp.run(`update_option( 'blogname', 'Kept' );`);
  const { site } = wp;
  await wp.close();

  wp = await startWordPress({ site });

  expect(await wp.install()).toBe(false);
  expect(await wp.run(`return get_option( 'blogname' );`)).toBe('Kept');
});

test('removes a temporary site when closed', async () => {
  const temporary = await startWordPress();

  await temporary.close();

  expect(existsSync(temporary.site)).toBe(false);
});

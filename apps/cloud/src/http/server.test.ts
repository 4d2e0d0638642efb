import { once } from 'node:events';
import { connect as open } from 'node:net';
import { connect, register } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.js';

const app = await createTestApp();
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

test('returns the standard error for an unknown address or method', async () => {
  const answers = await Promise.all([
    get('/v1/nothing'),
    get('/nothing'),
    get('/v1/%zz'),
    fetch(`${app.url}/v1${connect.path}`, { method: 'PUT' }),
    get(`/v1${register.path}`),
  ]);

  const codes = await Promise.all(
    answers.map(async (answer) => [answer.status, ((await answer.json()) as { code: string }).code]),
  );

  expect(codes).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
    [400, 'invalid_input'],
    [405, 'method_not_allowed'],
    [405, 'method_not_allowed'],
  ]);
  expect(answers[3]?.headers.get('allow')).toBe('POST');
});

test('[R-OPS-33] sends protective headers and opens nothing to other origins', async () => {
  const answers = await Promise.all(
    ['/v1/items-count', '/v1/nothing', '/healthz', '/nothing'].map((path) => get(path, { origin: 'https://evil.example' })),
  );

  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('keeps a valid request id and creates one otherwise', async () => {
  const ids = await Promise.all(
    ['a-sane-id-1234', 'x', 'a b c d e f g h', 'x'.repeat(500)].map(async (id) =>
      (await get('/healthz', { 'x-request-id': id })).headers.get('x-request-id'),
    ),
  );

  expect(ids[0]).toBe('a-sane-id-1234');
  expect(ids.slice(1).every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
});

test('logs the call and the status without any secret that was sent', async () => {
  const secret = 'swordfish-swordfish';
  await fetch(`${app.url}/v1${connect.path}?token=${secret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, 'x-request-id': 'find-me-in-the-log' },
    body: JSON.stringify({
      email: 'a@example.com',
      password: secret,
      api_key: secret,
      site: { url: 'https://a.example', name: secret },
    }),
  });

  const line = app.logged
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find(({ reqId }) => reqId === 'find-me-in-the-log');

  expect(line).toMatchObject({ call: 'account.connect', method: 'POST', path: '/v1/account/connect', status: 401 });
  expect(app.logged.join('')).not.toContain(secret);
});

test('redacts secrets by name even when logged by mistake', () => {
  app.deps.log.info(
    { password: 'one', user: { api_key: 'two', token: 'three' }, req: { headers: { authorization: 'four' } } },
    'oops',
  );

  expect(app.logged.at(-1)).not.toMatch(/one|two|three|four/);
});

test('hides an unexpected failure from the caller and logs it completely', async () => {
  const broken = await createTestApp();
  await broken.db.schema.dropTable('attempts').execute();

  const response = await fetch(`${broken.url}/v1${connect.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'secret', site: { url: 'https://a.example', name: '' } }),
  });

  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'internal_error', message: 'Something went wrong.', data: { status: 500 } },
  ]);
  expect(broken.logged.join('')).toContain('attempts');
});

test('refuses bytes that are not HTTP and keeps running', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = open(Number(port), hostname);
  socket.end('\x16\x03\x01 this is no HTTP\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];

  expect(answer.toString()).toContain('400 Bad Request');
  expect((await get('/healthz')).status).toBe(200);
});

test('responds 304 to a visitor for an unchanged answer', async () => {
  const first = await get('/v1/items-count');
  const etag = first.headers.get('etag') ?? '';

  const second = await get('/v1/items-count', { 'if-none-match': etag });

  expect([first.status, second.status, await second.text()]).toEqual([200, 304, '']);
  expect(first.headers.get('cache-control')).toContain('public');
});

test('forbids caching of an answer to an account', async () => {
  const { api_key } = await app.user();

  const { headers } = await get('/v1/profile', { authorization: `Bearer ${api_key}`, 'x-kithouse-site': 'https://site.example' });

  expect(headers.get('cache-control')).toBe('no-store');
});

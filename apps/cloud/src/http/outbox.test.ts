import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.js';

const [here, shared, proxied] = await Promise.all([
  createTestApp({ KITHOUSE_PUBLIC_URL: 'http://localhost:8882' }),
  createTestApp({ KITHOUSE_PUBLIC_URL: 'http://127.0.0.1:8882', KITHOUSE_HOST: '0.0.0.0' }),
  createTestApp({ KITHOUSE_PUBLIC_URL: 'https://cloud.example' }),
]);

/** Requests the outbox under a host name of this machine and returns the status. */
const outboxOf = ({ url }: { url: string }, host = new URL(url).host) =>
  new Promise((resolve, reject) => {
    request(`${url}/outbox.json`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('shows mails on this machine', async () => {
  const statuses = await Promise.all([outboxOf(here), outboxOf(here, 'LOCALHOST:8882'), outboxOf(here, '[::1]:8882')]);

  expect(statuses).toEqual([200, 200, 200]);
});

test('hides mails from a page that reaches this machine by another host name', async () => {
  const statuses = await Promise.all(
    ['rebound.example:8882', '127.0.0.1.rebound.example', 'a b', 'localhost@evil.example'].map((host) => outboxOf(here, host)),
  );

  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('hides mails of a development cloud that others can reach', async () => {
  expect([await outboxOf(shared), await outboxOf(proxied)]).toEqual([404, 404]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../apps/cloud/src/db/embedded/port.js';
import { startLibraryServer } from './library-server.js';
import { startPortalServer } from './portal-server.js';

const page = 'http://127.0.0.1:8881';
const stops: (() => Promise<unknown>)[] = [];
let library: string;

beforeAll(async () => {
  const port = await findFreePort();
  const server = await startLibraryServer({ port, page });
  stops.push(() => server.close());
  library = `http://127.0.0.1:${port}`;
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

const load = async (path: string) => (await fetch(library + path)).text();

test.each(['wp-admin', 'gutenberg', 'elementor'])(
  'serves an entry for %s that starts hot reload before the host',
  async (host) => {
    const entry = await load(`/@dev/${host}.js`);

    expect(entry.indexOf('preamble.js')).toBeGreaterThan(-1);
    expect(entry.indexOf(`hosts/${host}.tsx`)).toBeGreaterThan(entry.indexOf('preamble.js'));
  },
);

test('gives the editors the address of the panel on this server', async () => {
  const [, address] = /["']([^"']*panel\.ts[^"']*)["']/.exec(await load('/apps/library/src/hosts/gutenberg.tsx')) ?? [];

  expect(await load(address ?? '')).toContain('/apps/library/src/hosts/gutenberg-panel.ts');
});

test('lets only pages of the one WordPress read the sources', async () => {
  const { headers } = await fetch(`${library}/@dev/wp-admin.js`, { headers: { origin: 'https://elsewhere.example' } });

  expect(headers.get('access-control-allow-origin')).toBe(page);
});

test('serves the portal and passes calls to the cloud once it is ready', async () => {
  let isReady = false;
  const cloud = createServer((request, response) => response.end(`${isReady} ${request.url}`)).listen(0, '127.0.0.1');
  stops.push(async () => cloud.close());
  const port = await findFreePort();
  const ready = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isReady = true;
  };
  const portal = await startPortalServer({ port, cloud: `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`, ready });
  stops.push(() => portal.close());
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).text();

  expect(await ask('/v1/items?page=2')).toBe('true /v1/items?page=2');
  expect(await ask('/sign-in')).toContain('/src/main.tsx');
  expect(await ask('/verify')).toContain('/src/main.tsx');
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPublic } from './fetch-public.js';
import { isPublicAddress } from './public-address.js';

let server: Server;
let url: string;
const requested: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url === '/picture') {
      response.end('picture');
    } else if (request.url === '/round') {
      response.writeHead(302, { location: '/round' }).end();
    } else if (request.url === '/inwards') {
      response.writeHead(302, { location: 'http://[::1]:1/' }).end();
    } else if (request.url === '/endless') {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024))) {}
      };
      response.on('drain', write);
      write();
    } else if (request.url !== '/silent') {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = { isAllowed: (address: string) => address === '127.0.0.1' };
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
])('treats %s as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('treats %s as public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('refuses an internal host in any spelling before connecting', async () => {
  const port = url.split(':').at(-1);

  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]']) {
    expect(await refusalOf(fetchPublic(`http://${host}:${port}/guard`))).toMatch(/isn’t public|is unknown/);
  }
  expect(requested).not.toContain('/guard');
});

test('refuses a redirect to an internal host', async () => {
  expect(await refusalOf(fetchPublic(`${url}/inwards`, here))).toBe('its host isn’t public');
});

test('downloads a file and reports why others fail: not a file, too large, silent or a redirect loop', async () => {
  expect(new TextDecoder().decode(await fetchPublic(`${url}/picture`, here))).toBe('picture');
  expect(await refusalOf(fetchPublic(`${url}/gone`, here))).toBe('its host responded with 404');
  expect(await refusalOf(fetchPublic(`${url}/round`, here))).toBe('it has too many redirects');
  expect(await refusalOf(fetchPublic(`${url}/endless`, here))).toBe('it is larger than 20 MB');
  expect(await refusalOf(fetchPublic(`${url}/silent`, { ...here, timeout: 200 }))).toMatch(/took too long|can’t be reached/);
  expect(await refusalOf(fetchPublic('file:///etc/passwd', here))).toContain('only http');
  expect(await refusalOf(fetchPublic('http://name:word@127.0.0.1/', here))).toContain('only http');
});

import { describe, expect, test } from 'vitest';
import { readLiveSite } from './live-site.js';
import { normaliseSite } from './site.service.js';

const read = (url: string) => readLiveSite(normaliseSite(url) ?? '');

describe('local sites count as no site', () => {
  test.each([
    'http://localhost',
    'http://localhost:8881/wordpress',
    'http://127.0.0.1:8881',
    'http://127.1.2.3',
    'http://0x7f.1',
    'http://2130706433',
    'http://0.0.0.0:8080',
    'http://[::1]:3000',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:10.0.0.7]',
    'http://[fd12:3456::1]',
    'http://[fe80::1]',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.178.20/blog',
    'http://169.254.10.10',
    'http://intranet',
    'https://notlocal',
    'https://BAKERY.local',
    'https://bakery.local.',
    'https://shop.bakery.test',
    'https://bakery.localhost',
    'https://x.invalid',
    'https://bakery.ddev.site',
    'https://a.bakery.ddev.site:8443',
    'https://bakery.lndo.site',
  ])('%s', (url) => {
    expect(read(url)).toBeUndefined();
  });
});

describe('live sites count as one site', () => {
  test.each([
    ['https://bakery.example', 'bakery.example'],
    ['https://local.bakery.com', 'local.bakery.com'],
    ['https://bakery.notlocal', 'bakery.notlocal'],
    ['https://bakery.local.evil.example', 'bakery.local.evil.example'],
    ['https://ddev.site', 'ddev.site'],
    ['https://myddev.site', 'myddev.site'],
    ['http://172.15.0.1', '172.15.0.1'],
    ['http://172.32.0.1', '172.32.0.1'],
    ['http://11.0.0.1', '11.0.0.1'],
    ['http://8.8.8.8', '8.8.8.8'],
    ['http://[2606:4700::1111]', '[2606:4700::1111]'],
    ['http://[::ffff:8.8.8.8]', '[::ffff:808:808]'],
    ['https://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
    ['https://www.example', 'www.example'],
  ])('%s', (url, expected) => {
    expect(read(url)).toBe(expected);
  });

  test.each([
    ['http and https', 'http://bakery.example', 'https://bakery.example'],
    ['a slash', 'https://bakery.example/', 'https://bakery.example'],
    ['www', 'https://www.bakery.example', 'https://bakery.example'],
    ['upper case', 'https://Bakery.Example', 'https://bakery.example'],
    ['a port', 'https://bakery.example:8443', 'https://bakery.example'],
    ['punycode', 'https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
    ['a trailing dot', 'https://bakery.example./blog', 'https://bakery.example/blog/'],
  ])('counts %s as the same site', (_, one, other) => {
    expect(read(one)).toBe(read(other));
  });

  test.each([
    ['another folder', 'https://bakery.example', 'https://bakery.example/blog'],
    ['a folder in another case', 'https://bakery.example/Blog', 'https://bakery.example/blog'],
    ['a subdomain', 'https://shop.bakery.example', 'https://bakery.example'],
  ])('counts %s as a second site', (_, one, other) => {
    expect(read(one)).not.toBe(read(other));
  });
});

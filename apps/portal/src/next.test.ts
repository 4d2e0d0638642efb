import { expect, test } from 'vitest';
import { readNext, withNext } from './next.js';

test.each(['/account', '/purchase?item=3&plan=pro#top', '/a%20b', '/ünïcode'])('accepts %s as a page to continue to', (path) => {
  const [, search = ''] = withNext('/sign-in', path).split('/sign-in');

  expect(readNext(search)).toBe(new URL(path, 'https://x.example').href.slice('https://x.example'.length));
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'account',
  '/sign-in?next=/sign-in',
  '/sign-up/',
  '',
])('continues to the account instead of %j', (next) => {
  expect(readNext(`?${new URLSearchParams({ next })}`)).toBe('/account');
});

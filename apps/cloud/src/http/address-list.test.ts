import { expect, test } from 'vitest';
import { isAddressList, readAddressList } from './address-list.js';

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8, 2001:db8::/32', true],
  ['::1', true],
  ['', false],
  ['10.0.0.1,', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['office.example', false],
])('reads %j as addresses: %s', (text, expected) => {
  expect(isAddressList(text)).toBe(expected);
});

test.each([
  ['10.0.0.0/8, 2001:db8::/32', '10.20.30.40', true],
  ['10.0.0.0/8, 2001:db8::/32', '::ffff:10.20.30.40', true],
  ['10.0.0.0/8, 2001:db8::/32', '2001:db8:1::1', true],
  ['10.0.0.0/8, 2001:db8::/32', '11.0.0.1', false],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', 'unknown', false],
  [undefined, '203.0.113.7', true],
])('[R-OPS-93] finds in %j the address %s: %s', (text, address, expected) => {
  expect(readAddressList(text)(address)).toBe(expected);
});

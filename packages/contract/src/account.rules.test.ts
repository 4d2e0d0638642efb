import { expect, test } from 'vitest';
import { emailRule } from './index.js';

test.each(['ada@example.com', "o'hara+kit@bücher.example", '用户@例子.广告', 'a@b.cd'])(
  'accepts %s as an e-mail address',
  (email) => {
    expect(emailRule(email)).toBeUndefined();
  },
);

test.each([
  'a\u001bcb@example.com',
  'a\0@example.com',
  'a\u202egro@example.com',
  'ada@exam\u200bple.com',
  'ada@example\u0007.com',
])('refuses %j, which contains invisible letters', (email) => {
  expect(emailRule(email)).toBeDefined();
});

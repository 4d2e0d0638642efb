import { guessablePassword } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { newPasswordRule } from './new-password.js';

const check = (password: string) => newPasswordRule(password, 'ada.lovelace@example.com');

test.each([
  'password123',
  'PASSWORD123',
  'Sunshine2026!',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'ada.lovelace@example.com',
  'Ada.Lovelace1815',
])('[R-OPS-54] refuses the guessable password %s', (password) => {
  expect(check(password)).toBe(guessablePassword);
});

test.each(['correct horse', 'a good password', 'Müßiggang & Söhne', '🦊🦉🐢🦔🐝🐙🦀🐳🌵🍄', 'xk3-9vmq-77pa'])(
  '[R-OPS-54] accepts %s',
  (password) => {
    expect(check(password)).toBeUndefined();
  },
);

test('[R-OPS-54] asks for ten characters, however many bytes they have', () => {
  expect(check('ten-chars')).toBe('Use at least 10 characters.');
  expect(check('ten-chars🦊')).toBeUndefined();
});

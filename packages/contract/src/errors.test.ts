import { expect, test } from 'vitest';
import { AppError, errors } from './errors.js';

test.each([
  'pricing_fetch_failed',
  'is_signed_failed',
  'login_failed',
  'logout_failed',
  'signup_failed',
  'sync_failed',
  'kithouse_api_error',
] as const)('keeps name and message of %s on the way to the client', (code) => {
  const { status, message } = errors[code];
  const heard = AppError.fromAnswer(status, new AppError(code).toJSON());

  expect(heard).toMatchObject({ code, message, status });
  expect(Object.values(errors).filter((other) => other.message === message)).toHaveLength(1);
});

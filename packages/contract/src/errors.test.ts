import { expect, test } from 'vitest';
import { AppError, errors } from './errors.js';

test.each([
  ['[R-ERR-33]', 'pricing_fetch_failed'],
  ['[R-ERR-34]', 'is_signed_failed'],
  ['[R-ERR-35]', 'login_failed'],
  ['[R-ERR-36]', 'logout_failed'],
  ['[R-ERR-37]', 'signup_failed'],
  ['[R-ERR-38]', 'sync_failed'],
  ['[R-ERR-39]', 'kithouse_api_error'],
] as const)('%s the code %s is known by its name, and has words of its own', (_, code) => {
  const { status, message } = errors[code];
  const heard = AppError.fromAnswer(status, new AppError(code).toJSON());

  expect(heard).toMatchObject({ code, message, status });
  expect(Object.values(errors).filter((other) => other.message === message)).toHaveLength(1);
});

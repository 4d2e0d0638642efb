import { getVerified } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();

test('[R-API-73] an account learns whether its e-mail is confirmed', async () => {
  const [confirmed, fresh] = [await app.user(), await app.user({ verified: false })];

  const answers = [await confirmed.call(getVerified, {}), await fresh.call(getVerified, {})];

  expect(answers).toEqual([{ is_verified: true }, { is_verified: false }]);
});

test('[R-ERR-34] a visitor has no profile and is asked to sign in', async () => {
  const attempt = app.visitor.call(getVerified, {});

  await expect(attempt).rejects.toMatchObject({ code: 'is_signed_failed', status: 401 });
});

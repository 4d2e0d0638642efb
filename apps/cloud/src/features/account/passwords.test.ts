import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.js';

test('[R-OPS-35] computes two password hashes at a time and refuses a flood of them', async () => {
  const flood = Array.from({ length: 250 }, () => isPassword('correct horse', 'no hash'));

  const results = await Promise.allSettled(flood);

  const done = results.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThan(150);
  expect(done).toBeLessThan(210);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'rate_limited' } });
  expect(await isPassword('correct horse', await hashPassword('correct horse'))).toBe(true);
});

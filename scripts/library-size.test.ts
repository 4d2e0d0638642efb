import { expect, test } from 'vitest';
import { measureEverything, measureFirstLoad } from '../bench/manifest.js';
import { buildApps } from './build-apps.js';

const entry = 'apps/library/src/hosts/wp-admin.tsx';

/** Gzipped kilobytes, 1 % above the present size. Lower them after each reduction: docs/adr/0074-the-size-by-chunks.md. */
const budgets = { firstLoad: 115.7, everything: 332 };

test('[R-PERF-07] stays within the budgets of bytes when the library is built', { timeout: 600_000 }, async () => {
  await buildApps();

  expect(measureFirstLoad(entry)).toBeLessThan(budgets.firstLoad);
  expect(measureEverything(entry)).toBeLessThan(budgets.everything);
});

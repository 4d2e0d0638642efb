import { test } from 'vitest';
import { isLongRun } from './test-extent.js';

/**
 * A test of `npm run test:long` alone: one of the slowest, whose requirement and whose code `npm test` proves in another way.
 * Kills, waits, races and sizes are mostly these.
 */
export const longTest = isLongRun ? test : test.skip;

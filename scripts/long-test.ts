import { test } from 'vitest';
import { inLongRun } from './test-extent.js';

/**
 * A test of `npm run test:long` alone: one of the slowest, whose requirement and whose code `npm test` proves in another way.
 * Kills, waits, races and sizes are mostly these.
 */
export const longTest = inLongRun(test);

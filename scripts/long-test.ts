import { test } from 'vitest';
import { inLongRun } from './test-extent.js';

/**
 * Defines a test for `npm run test:long` only: a slow one whose requirement and code `npm test` covers in another way, mostly
 * kills, waits, races and sizes.
 */
export const longTest = inLongRun(test);

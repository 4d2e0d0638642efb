import type { ContentMedium } from '@kithouse/contract';
import { bytesOf } from './batch-media.js';

const kilobyte = 1024;

/** Weighs operations by their duration on a typical host; one unit is about 50 ms. */
export const weights = { step: 1, form: 2, link: 2, activate: 4, plugin: 100, theme: 100 };

/** Weighs downloads by number and size. */
export const weighMedia = (media: readonly ContentMedium[]) =>
  media.reduce((sum, medium) => sum + 2 + Math.ceil(bytesOf(medium) / (64 * kilobyte)), 0);

/** Weighs a document by its length. */
export const weighDocument = (letters: number) => 4 + Math.ceil(letters / (128 * kilobyte));

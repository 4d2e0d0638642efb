import type { ContentMedium } from '@kithouse/contract';
import { bytesOf } from './batch-media.js';

const kilobyte = 1024;

/** Shares of the whole, as long as each takes on a usual host; one unit is about a twentieth of a second. */
export const weights = { step: 1, form: 2, link: 2, activate: 4, plugin: 100, theme: 100 };

/** Fetching and keeping files: each costs something, and its bytes. */
export const weighMedia = (media: readonly ContentMedium[]) =>
  media.reduce((sum, medium) => sum + 2 + Math.ceil(bytesOf(medium) / (64 * kilobyte)), 0);

/** Writing a document, by the letters of its text. */
export const weighDocument = (letters: number) => 4 + Math.ceil(letters / (128 * kilobyte));

import { tn } from '../../lib/i18n.js';

/** Formats the remaining pictures; `text` is the localised number. */
export const leftText = (left: number, text: string) =>
  tn('{text} image left to upload.', '{text} images left to upload.', left, { text });

import { tn } from '../../lib/i18n.js';

/** Formats the remaining pictures; `text` is the localised number. */
export const leftText = (left: number, text: string) =>
  tn('{text} picture is still to be sent.', '{text} pictures are still to be sent.', left, { text });

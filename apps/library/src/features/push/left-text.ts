import { tn } from '../../lib/i18n.js';

/** How far a push is, in words; `text` is the number as the person's language writes it. */
export const leftText = (left: number, text: string) =>
  tn('{text} picture is still to be sent.', '{text} pictures are still to be sent.', left, { text });

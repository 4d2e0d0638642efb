/** Parts that several pages of Morsel share. */
import { card, col, eyebrow, heading, image, lead, list, row, section, stack, text } from '../../nodes.js';
import { cream, mustard, onMustard, theme } from './look.js';

export const title = (label: string, line: string, words: string, theming = { bg: mustard, theme: onMustard }) =>
  section({ ...theming, pad: [120, 72] }, stack({ narrow: 860, gap: [20, 16] }, eyebrow(label), heading(1, line), lead(words)));

export const offer = (
  src: string,
  alt: string,
  name: string,
  words: string,
  features: readonly string[],
  price: string,
  mirrored: boolean,
) => {
  const picture = col(48, {}, image(src, alt));
  const about = col(
    52,
    { gap: [18, 16] },
    heading(2, name),
    text(words),
    list(features),
    text(price, { weight: 600, color: theme.accentText }),
  );
  return row({}, ...(mirrored ? [about, picture] : [picture, about]));
};

export const note = (name: string, ...lines: string[]) =>
  card({ bg: cream, pad: [34, 28] }, heading(2, name, { role: 'h3' }), ...lines.map((line) => text(line)));

/** Parts that several pages of Loam share. */
import {
  button,
  buttons,
  card,
  col,
  eyebrow,
  heading,
  image,
  lead,
  link,
  list,
  row,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { cream, soft, theme, wide } from './look.js';

export const title = (label: string, line: string, words: string, bg: string) =>
  section(
    { bg: cream, width: wide, pad: [40, 22] },
    card(
      { bg, pad: [96, 40], gap: [20, 16], radius: 40, theme: soft },
      stack({ narrow: 820, gap: [20, 16] }, eyebrow(label), heading(1, line), lead(words)),
    ),
  );

export const lesson = (
  src: string,
  alt: string,
  name: string,
  words: string,
  points: readonly string[],
  price: string,
  mirrored: boolean,
) => {
  const picture = col(42, {}, image(src, alt));
  const about = col(
    58,
    { gap: [18, 14] },
    heading(2, name, { size: [40, 31] }),
    text(words),
    list(points),
    text(price, { weight: 600, color: theme.accentText }),
    buttons(button('Book a place')),
  );
  return row({ gap: [80, 40] }, ...(mirrored ? [about, picture] : [picture, about]));
};

export const story = (src: string, alt: string, date: string, name: string, words: string) =>
  stack(
    { gap: [18, 14] },
    image(src, alt),
    stack({ gap: [8, 6] }, small(date, { color: theme.accentText }), heading(3, link(name)), text(words)),
  );

import { col, heading, image, lead, type Node, row, rule, type Size, section, stack, text } from '../../nodes.js';
import { footer, type PairsLook } from '../parts.js';
import { bark, henna, onWine, rose, theme, wine } from './look.js';

/** Shows the giant word of a page. */
export const word = (letters: string, size: Size = [330, 172]) =>
  text(letters, { face: theme.display, size, line: 0.78, spacing: -0.05, color: henna, weight: 400 });
/** The look of prices. */
export const big: PairsLook = { face: theme.display, size: [27, 23], weight: 400, ink: wine, valueWeight: 400 };

/** Builds the first section of a page: its giant word, a heading and, optionally, a picture of hair at the right. */
export const opening = (letters: string, line: string, words: string, picture?: [src: string, alt: string]): Node =>
  picture
    ? section(
        { bleed: true, bg: rose, gap: [0, 0] },
        row(
          { gap: [0, 0], flush: true },
          col(
            56,
            { pad: [72, 40], padX: [64, 22], gap: [30, 22] },
            word(letters, [250, 130]),
            stack({ narrow: 560, gap: [18, 14] }, heading(1, line), lead(words)),
          ),
          col(44, {}, image(picture[0], picture[1], { radius: 0 })),
        ),
      )
    : section(
        { bg: rose, pad: [88, 52], gap: [34, 24] },
        word(letters, [250, 130]),
        row({ valign: 'top', gap: [64, 18] }, col(56, {}, heading(1, line)), col(44, {}, lead(words))),
      );

export const look = (src: string, alt: string, name: string, words: string) =>
  stack({ gap: [14, 12] }, image(src, alt, { radius: 0 }), stack({ gap: [2, 2] }, heading(3, name), text(words)));
export const bundle = ([name = '', price = '', ...rows]: string[]) =>
  col(
    33.33,
    { gap: [16, 14] },
    rule({ color: bark }),
    heading(3, name),
    text(price, { role: 'figure', color: henna }),
    ...rows.map((words) => text(words)),
  );

export const contact = { title: 'Say hello', phone: '01632 960 256', email: 'chair@vire.example', street: '3 Lantern Yard' };
export const pageFooter = () =>
  footer({
    bg: wine,
    theme: onWine,
    about: 'Three chairs, warm water, no small talk unless you start.',
    lists: [
      ['Salon', ['Cuts and colour', 'Stylists', 'Looks']],
      ['More', ['Weddings', 'House rules', 'Diary']],
    ],
    contact,
    last: 'Sweeping up since 2009.',
    title: { size: [84, 60], line: 0.9 },
  });

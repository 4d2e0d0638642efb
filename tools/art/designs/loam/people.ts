/** Sections about Loam's makers, and testimonials. */
import {
  button,
  buttons,
  card,
  col,
  eyebrow,
  grid,
  heading,
  image,
  row,
  rule,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { butter, cream, lilac, peach, sage, soft, theme, wide } from './look.js';

export const makers = () =>
  section(
    { bg: sage, theme: soft, width: wide },
    row(
      { gap: [80, 44] },
      col(50, {}, image('loam-wheel', 'Two hands round a pot on the wheel, tools in a cup beside it')),
      col(
        50,
        { gap: [22, 18] },
        eyebrow('How it is made'),
        heading(2, 'Nine days, four hands, two fires.'),
        text(
          'Thrown on Monday, trimmed on Tuesday, dried for most of a week while we do the post. Then the first fire, the glaze, and the second one that decides everything.',
        ),
        text('About one in ten comes out wrong. Those are in the seconds corner, and they are often the best.'),
        buttons(button('Watch us work', { ghost: true })),
      ),
    ),
  );

export const potters = () =>
  section(
    { bg: cream, width: wide, gap: [48, 36] },
    stack({ narrow: 700, gap: [14, 12] }, eyebrow('Who makes it'), heading(2, 'Three potters, one radio.')),
    grid(
      3,
      { gap: [28, 36] },
      ...(
        [
          ['loam-iris', 'Iris Novak', 'Throws', 'Can make eleven mugs an hour and prefers nine.'],
          ['loam-mateo', 'Mateo Ruiz', 'Fires', 'Sleeps beside the kiln when the wind turns.'],
          ['loam-june', 'June Abbott', 'Glazes', 'Keeps the recipes in her head and one tin box.'],
        ] as const
      ).map(([src, name, role, words]) =>
        stack(
          { gap: [18, 14] },
          image(src, `Portrait of ${name}`),
          stack({ gap: [4, 4] }, heading(3, name), small(role, { color: theme.accentText }), text(words)),
        ),
      ),
    ),
  );

export const letters = () =>
  section(
    { bg: butter, theme: soft, width: wide, gap: [48, 36] },
    text('“My tea is exactly the same tea. It just seems to have better manners now.”', { role: 'quote' }),
    row(
      { gap: [40, 28], valign: 'top' },
      ...(
        [
          ['“The jug has been full of tulips since March. I bought it for water.”', 'Helena, Ghent'],
          ['“One bowl broke in the move. They mended it with gold and a note.”', 'Piotr, Leeds'],
          ['“I came for a mug and left with opinions about glaze.”', 'Anjali, Lyon'],
        ] as const
      ).map(([words, by]) => col(33.33, { gap: [12, 10] }, rule(), text(words), small(by, { color: '#6A2A12' }))),
    ),
  );

export const figures = () =>
  section(
    { bg: cream, width: wide, pad: [40, 32] },
    grid(
      4,
      { gap: [24, 20] },
      ...(
        [
          ['41', 'kilns since we began', lilac],
          ['62', 'pieces in each', butter],
          ['1,260°', 'in the second fire', peach],
          ['1 in 10', 'goes to the seconds corner', sage],
        ] as const
      ).map(([n, words, bg]) =>
        card({ bg, pad: [34, 26], gap: [6, 4], theme: soft }, text(n, { role: 'figure', size: [50, 42] }), text(words)),
      ),
    ),
  );

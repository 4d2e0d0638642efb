/** Sections of Morsel that show the house. */
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
  grid,
  heading,
  image,
  lead,
  row,
  rule,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { brick, mustard, night, onBrick, onNight, paper } from './look.js';

export const reserve = (o: Parameters<typeof button>[1] = {}) =>
  buttons(button('Reserve a table', o), button('See the menu', { ghost: true }));

export const hero = () =>
  section(
    { theme: onNight, bg: night, bleed: true, gap: [0, 0] },
    row(
      { gap: [0, 0], flush: true },
      col(
        54,
        { pad: [72, 30], gap: [26, 20] },
        eyebrow('Forty seats, one oven, no freezer'),
        heading(1, 'Slow food, quick smiles.', { role: 'display', size: [68, 46] }),
        lead('A neighbourhood kitchen that cooks what the market had this morning, over beech wood, until it is gone.'),
        reserve(),
        rule(),
        bar(
          { gap: 40, justify: 'flex-start', valign: 'top' },
          ...(
            [
              ['Supper', 'Tuesday to Saturday, from six'],
              ['Sunday', 'One long table, from one'],
            ] as const
          ).map(([when, words]) => stack({ gap: [2, 2] }, text(when, { color: mustard, weight: 600 }), small(words))),
        ),
      ),
      col(
        46,
        {},
        image('morsel-table', 'A table seen from above: fish on a plate, bread, tomatoes and lemons on a chequered cloth', {
          radius: 0,
        }),
      ),
    ),
  );

export const story = () =>
  section(
    { theme: onBrick, bg: brick },
    row(
      {},
      col(54, {}, image('morsel-oven', 'A brick oven with a tall fire and two loaves in front of it')),
      col(
        46,
        { gap: [22, 18] },
        eyebrow('The oven'),
        heading(2, 'It was here before us.'),
        text(
          'Bakers built it in 1911. We took out the tills and the fridges, swept the chimney and asked it what it wanted to cook.',
        ),
        text('It wants fish, roots, bread and time. So that is the menu.'),
        buttons(button('Read our story', { ghost: true })),
      ),
    ),
  );

export const gallery = () =>
  section(
    { theme: onNight, bg: night, gap: [28, 20], width: 1200 },
    row(
      { valign: 'bottom' },
      col(60, {}, eyebrow('From the pass'), heading(2, 'What it looks like before it is gone.')),
      col(40, {}, text('Printed in six inks, eaten in about nine minutes.')),
    ),
    row(
      { gap: [20, 20], valign: 'top' },
      col(60, {}, image('morsel-oven', 'A brick oven with a tall fire')),
      col(40, {}, image('morsel-pears', 'Two pears and half a lemon on a table')),
    ),
    grid(
      3,
      { gap: [20, 20] },
      image('morsel-fish', 'Two fish on a plate'),
      image('morsel-wine', 'A bottle and two glasses'),
      image('morsel-loaf', 'A loaf of bread on a board'),
    ),
  );

export const ways = () =>
  section(
    { bg: paper, gap: [52, 40] },
    row(
      { valign: 'bottom' },
      col(58, {}, heading(2, 'Three good reasons to be late home.')),
      col(42, {}, text('Come alone and sit at the counter, come as two and share, come as twelve and take the long table.')),
    ),
    grid(
      3,
      { gap: [28, 40] },
      ...(
        [
          [
            'morsel-loaf',
            'A loaf of bread on a board with tomatoes',
            'Lunch',
            'Three plates and a glass in forty minutes. You will be back at your desk, unfortunately.',
          ],
          [
            'morsel-fish',
            'Two fish on a plate with lemon',
            'Supper',
            'Whatever the boats and the market said this morning, cooked over beech and shared.',
          ],
          [
            'morsel-wine',
            'A bottle of wine and two full glasses',
            'Late',
            'Cheese, the end of the bottle and the best of the kitchen’s stories, until midnight.',
          ],
        ] as const
      ).map(([src, alt, name, words]) =>
        stack({ gap: [20, 16] }, image(src, alt), stack({ gap: [8, 6] }, heading(3, name), text(words))),
      ),
    ),
  );

/** Sections of Loam that show pots. */
import { bar, button, buttons, col, grid, heading, image, lead, row, section, small, stack, tag, text } from '../../nodes.js';
import { butter, cream, ink, lilac, peach, sage, soft, wide } from './look.js';

export const hero = () =>
  section(
    { bg: cream, width: wide, pad: [40, 22] },
    row(
      { gap: [24, 20], valign: 'stretch' },
      col(
        52,
        { bg: lilac, pad: [72, 30], gap: [26, 20], radius: 40, valign: 'center', theme: soft },
        { ...bar({ justify: 'flex-start' }, tag('Kiln 41 is open', { bg: ink, color: '#FFF8EE' })) },
        heading(1, 'Pots for the everyday feast.', { role: 'display' }),
        lead('Mugs, bowls and vases thrown by three people in an old bus garage. Every kiln is small, and no two pieces agree.'),
        buttons(button('Shop the kiln'), button('Meet the potters', { ghost: true })),
      ),
      col(
        48,
        {},
        image('loam-still', 'Seven pots on coloured blocks in soft light, one of them with dried grass', { radius: 40 }),
      ),
    ),
  );

type Good = [src: string, alt: string, name: string, words: string, price: string, label?: string];
const product = ([src, alt, name, words, price, label]: Good) =>
  stack(
    { gap: [16, 14] },
    image(src, alt),
    bar(
      { nowrap: true, gap: 16, valign: 'top' },
      stack({ gap: [2, 2] }, heading(3, name), small(words)),
      text(price, { weight: 600, color: ink }),
    ),
    ...(label ? [bar({ justify: 'flex-start' }, tag(label, { bg: peach, color: '#6B2D14' }))] : []),
  );

/** The pots of the week. */
const goods = {
  moon: ['loam-moon', 'A round vase, clay below and cream above', 'Moon vase', 'Holds one branch or nothing', '€84'],
  mugs: ['loam-mugs', 'A blue mug and a clay-coloured mug', 'Monday mugs', 'Two, because guests', '€46', 'Only nine pairs'],
  bowls: ['loam-bowls', 'Three bowls in a stack', 'Nest of bowls', 'Small, middle, soup', '€72'],
  pitcher: ['loam-pitcher', 'A green jug with a wide handle', 'Meadow jug', 'Water, wine, tulips', '€68', 'New glaze'],
  bottle: ['loam-bottle', 'A plum-coloured bottle with a green branch', 'Plum bottle', 'For the one good stem', '€54'],
  gourd: ['loam-gourd', 'A yellow vase in the shape of a gourd with three flowers', 'Gourd vase', 'Thrown in two halves', '€62'],
} satisfies Record<string, Good>;

export const shelf = () =>
  section(
    { bg: cream, width: wide, gap: [48, 36] },
    row(
      { valign: 'bottom' },
      col(60, {}, heading(2, 'Out of the kiln this week')),
      col(40, {}, text('Sixty-two pieces came out on Thursday. When they are gone, they are gone, and we make other ones.')),
    ),
    grid(3, { gap: [28, 44] }, ...Object.values<Good>(goods).map(product)),
  );

export const promises = () =>
  section(
    { bg: cream, width: wide, pad: [40, 32] },
    row(
      { gap: [24, 20], valign: 'stretch' },
      ...(
        [
          [
            butter,
            'Dishwasher? Yes.',
            'Oven, microwave and toddlers too. Stoneware at 1,260 degrees forgives almost everything.',
          ],
          [sage, 'Packed in wool.', 'Leftover fleece from the farm next door. Keep it, plant in it, send it back.'],
          [
            peach,
            'Broken? Tell us.',
            'If it arrives in two, we send another one. If you drop it, we mend it with gold for the postage.',
          ],
        ] as const
      ).map(([bg, name, words]) =>
        col(
          33.33,
          { bg, pad: [44, 30], gap: [14, 12], valign: 'top', radius: 32, theme: soft },
          heading(3, name, { size: [28, 24] }),
          text(words),
        ),
      ),
    ),
  );

export const gallery = () =>
  section(
    { bg: cream, width: wide, gap: [24, 20] },
    stack(
      { narrow: 640, gap: [14, 12] },
      heading(2, 'At home with other people.'),
      text('Sent in by owners. The cat is not for sale.'),
    ),
    image('loam-shelf', 'Three shelves with twenty-four pots in every glaze'),
    grid(
      4,
      { gap: [24, 20] },
      image('loam-gourd', 'A yellow vase with three flowers'),
      image('loam-bowls', 'Three bowls in a stack'),
      image('loam-bottle', 'A plum-coloured bottle with a branch'),
      image('loam-mugs', 'A blue mug and a clay-coloured mug'),
    ),
  );

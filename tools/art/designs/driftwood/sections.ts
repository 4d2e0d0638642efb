/** Sections of Driftwood’s front page. */
import { button, buttons, col, eyebrow, grid, heading, image, lead, row, section, small, stack, text } from '../../nodes.js';
import { paper, sage, theme, white } from './look.js';

export const room = (src: string, alt: string, name: string, words: string, price: string) =>
  stack(
    { gap: [16, 14] },
    image(src, alt),
    stack({ gap: [6, 6] }, heading(3, name, { role: 'h3' }), text(words), text(price, { color: theme.accentText })),
  );

export const hero = section(
  {
    theme: white,
    image: 'driftwood-headland',
    alt: 'Layers of misty hills under a pale sun',
    shade: ['#14201CDE', '#14201C40'],
    minHeight: 720,
    position: 'center center',
    pad: [96, 56],
  },
  stack(
    { narrow: 720 },
    eyebrow('Nineteen rooms on a headland', { color: '#F0DDB5' }),
    heading(1, 'Rooms that face the weather.', { role: 'display' }),
    lead('A fire in every one of them, the sea below and nobody in a hurry.'),
    buttons(button('Check dates'), button('See the rooms', { ghost: true })),
  ),
);

export const welcome = section(
  { bg: paper },
  row(
    {},
    col(
      50,
      {},
      eyebrow('Welcome'),
      heading(2, 'A house, then a hotel, still a house.'),
      text(
        'Driftwood was built for a lighthouse keeper with nine children. The rooms kept their names, the kitchen kept its table, and the wind still has the last word.',
      ),
      text('We change the sheets and the menu every day, and very little else.'),
      buttons(button('Read our story', { ghost: true })),
    ),
    col(50, {}, image('driftwood-arches', 'An old stone house with arched windows and a flight of steps')),
  ),
);

export const threeRooms = section(
  { bg: sage, gap: [48, 36] },
  stack({ narrow: 620, gap: [16, 14] }, eyebrow('Rooms'), heading(2, 'Three to begin with.')),
  grid(
    3,
    { gap: [28, 36] },
    room(
      'driftwood-room',
      'A bright room with a sofa, a lamp and two pictures',
      'Lamp room',
      'South light, a deep sofa and a shelf of other people’s novels.',
      'from €140 a night',
    ),
    room(
      'driftwood-view',
      'Hills in the mist seen from a window',
      'Gull room',
      'The smallest room with the largest window. Bring a coat for the balcony.',
      'from €165 a night',
    ),
    room(
      'driftwood-boathouse',
      'A surfer on a green wave at sunset',
      'Boathouse',
      'Down the steps, by itself, with a stove and the tide for a neighbour.',
      'from €310 a night',
    ),
  ),
);

export const guestBook = section(
  { bg: paper, pad: [104, 64] },
  stack(
    { narrow: 820, align: 'center', gap: [22, 18] },
    text('“I came for a night and cancelled Monday.”', { role: 'quote', align: 'center', color: theme.ink }),
    small('Guest book, March', { align: 'center' }),
  ),
);

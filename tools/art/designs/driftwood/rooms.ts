/** The rooms of Driftwood. */
import { button, buttons, col, eyebrow, faq, heading, image, list, row, section, text } from '../../nodes.js';
import { paper, sage, theme } from './look.js';
import { entry, invitation, title } from './parts.js';

export const offer = (
  src: string,
  alt: string,
  name: string,
  words: string,
  features: readonly string[],
  price: string,
  isReversed: boolean,
) => {
  const about = col(
    48,
    { gap: [18, 16] },
    heading(2, name),
    text(words),
    list(features),
    text(price, { color: theme.accentText }),
    buttons(button('Book this room')),
  );
  const picture = col(52, {}, image(src, alt));
  return row({}, ...(isReversed ? [about, picture] : [picture, about]));
};

export const packing = section(
  { bg: sage },
  row(
    { valign: 'top' },
    col(38, { gap: [16, 14] }, eyebrow('Good to know'), heading(2, 'Before you pack.')),
    col(
      62,
      {},
      faq([
        ['When can we arrive?', 'From three o’clock. Leave your bags earlier if you like and walk out to the light.'],
        ['Is there a train?', 'To Saltby, eleven miles away. Tell us the time and somebody will meet you.'],
        ['May we bring children?', 'Please do. The house was built for nine of them.'],
      ]),
    ),
  ),
);

export const roomsPage = entry(
  'rooms',
  'rooms',
  'Services',
  'What is on offer, one after another: picture, words, what is included and the price. Reads as services, rooms or a menu.',
  ['services', 'rooms', 'prices'],
  [
    title(
      'Rooms',
      'Nineteen doors, no two alike.',
      'Breakfast, firewood and the loan of boots are always included. Dogs are welcome in every room but the Lamp room.',
    ),
    section(
      { bg: paper, gap: [88, 56] },
      offer(
        'driftwood-room',
        'A bright room with a sofa, a lamp and two pictures',
        'Lamp room',
        'The keeper’s own sitting room, with the best reading chair on the coast and a window seat that has seen proposals.',
        ['Bed for two, sofa for one more', 'Bath under the roof light', 'South-facing, no balcony'],
        'from €140 a night',
        false,
      ),
      offer(
        'driftwood-view',
        'Hills in the mist seen from a window',
        'Gull room',
        'Small, high and bright. The window takes up most of the wall and most of your morning.',
        ['Bed for two', 'Shower with a view', 'Balcony with two chairs'],
        'from €165 a night',
        true,
      ),
      offer(
        'driftwood-boathouse',
        'A surfer on a green wave at sunset',
        'Boathouse',
        'Forty steps down, by itself, on the slipway. At spring tide the water comes to the door and knocks.',
        ['Two bedrooms and a loft', 'Stove, kitchen, own terrace', 'Two boards and a rowing boat'],
        'from €310 a night',
        false,
      ),
    ),
    packing,
    invitation,
  ],
);

/** Sections at the end of Loam’s pages. */
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
  faq,
  heading,
  image,
  lead,
  link,
  row,
  rule,
  section,
  small,
  text,
} from '../../nodes.js';
import { cream, moss, onMoss, wide } from './look.js';

export const call = () =>
  section(
    { bg: cream, width: wide, pad: [40, 22] },
    row(
      { gap: [24, 20], valign: 'stretch' },
      col(
        58,
        { bg: moss, pad: [80, 34], gap: [20, 16], radius: 40, valign: 'center', theme: onMoss },
        heading(2, 'The next kiln opens on the twelfth.', { size: [56, 38] }),
        lead('One letter, the evening before, with pictures and prices. Nothing else, ever.'),
        buttons(button('Put me on the list', { url: 'mailto:kiln@loam.example' })),
      ),
      col(42, {}, image('loam-gourd', 'A yellow vase in the shape of a gourd with three flowers', { radius: 40 })),
    ),
  );

export const questions = () =>
  section(
    { bg: cream, width: wide },
    row(
      { valign: 'top' },
      col(
        38,
        { gap: [14, 12] },
        heading(2, 'Before you unpack.'),
        text(`More? ${link('hands@loam.example', 'mailto:hands@loam.example')}`),
      ),
      col(
        62,
        {},
        faq([
          [
            'When will it arrive?',
            'We post on Tuesdays and Fridays. Inside the country it takes two days, elsewhere about a week.',
          ],
          ['Is it safe for food?', 'Every glaze is tested for lead and cadmium. The papers are in the parcel.'],
          ['Can I order six that match?', 'Six that belong together, yes. Six that match, try a factory; some are very good.'],
          ['Do you teach?', 'On Saturdays, eight wheels, no experience needed. Bring short nails.'],
        ]),
      ),
    ),
  );

export const footer = () =>
  section(
    { tag: 'footer', bg: moss, theme: onMoss, width: wide, pad: [80, 56], gap: [44, 32] },
    row(
      { valign: 'top', gap: [40, 32] },
      col(
        46,
        { gap: [14, 12] },
        text('loam', { role: 'figure', size: [72, 56], line: 1 }),
        text('Pots for the everyday feast, from an old bus garage.'),
      ),
      ...(
        [
          ['Shop', ['This kiln', 'Seconds corner', 'Vouchers']],
          ['Studio', ['Potters', 'Saturday class', 'Journal']],
          ['Help', ['Post and returns', 'Mending', 'hands@loam.example']],
        ] as const
      ).map(([name, labels]) => col(18, { gap: [10, 10] }, eyebrow(name), ...labels.map((label) => small(link(label))))),
    ),
    rule(),
    bar({}, small('Fired with wind and a little sun.'), small(`${link('Imprint')} · ${link('Privacy')} · ${link('Terms')}`)),
  );

/** The address of Driftwood. */
import { button, buttons, card, col, eyebrow, grid, heading, image, row, section, slot, text } from '../../nodes.js';
import { paper, sage } from './look.js';
import { entry, title } from './parts.js';

export const detail = (name: string, ...lines: string[]) =>
  card({ bg: '#FBFAF5', pad: [34, 28] }, heading(2, name, { role: 'h3' }), ...lines.map((line) => text(line)));

export const contactPage = entry(
  'contact',
  'contact',
  'Contact',
  'How to write, call and arrive, with opening hours, directions and a form. Without a form plugin, buttons take its place.',
  ['contact', 'directions'],
  [
    title(
      'Contact',
      'Write, ring or knock.',
      'Somebody is at the desk from seven in the morning until the bar closes. Letters are answered by hand.',
    ),
    section(
      { bg: paper, gap: [56, 40] },
      grid(
        3,
        {},
        detail(
          'Write',
          '<a href="mailto:stay@driftwood.example">stay@driftwood.example</a>',
          'Driftwood Hotel, Lamp Lane 1, Saltby Head',
        ),
        detail('Ring', '<a href="tel:+441632960190">+44 1632 960 190</a>', 'Every day, 7 in the morning to 11 at night'),
        detail('Knock', 'Arrive from 3 in the afternoon', 'Leave by 11 in the morning, or by the tide'),
      ),
      row(
        {},
        col(
          50,
          {},
          eyebrow('Getting here'),
          heading(2, 'Follow the road until it stops.'),
          text('By train to Saltby, eleven miles. We meet every train if you tell us which one.'),
          text(
            'By car, take the coast road north and turn left at the chapel. There is room for twenty cars and one van behind the house.',
          ),
          buttons(button('Open in maps')),
        ),
        col(50, {}, image('driftwood-sea', 'Green waves and a low sun below the headland')),
      ),
    ),
    section(
      { bg: sage },
      row(
        { valign: 'top' },
        col(
          42,
          {},
          eyebrow('Ask for a room'),
          heading(2, 'Tell us your nights.'),
          text('Say when you would like to come and who is coming with you. We answer the same day, weather permitting.'),
        ),
        col(
          58,
          { bg: '#FBFAF5', pad: [44, 28] },
          slot('contact', text('Tell us your nights by mail, or ring the desk.'), {
            ...buttons(
              button('Write to us', { url: 'mailto:stay@driftwood.example' }),
              button('Ring the desk', { ghost: true, url: 'tel:+441632960190' }),
            ),
            tight: true,
          }),
        ),
      ),
    ),
  ],
);

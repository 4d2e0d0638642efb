/** The story and the address of Loam. */
import { button, buttons, col, heading, image, link, row, section, slot, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call, questions } from './closing.js';
import { butter, cream, ink, lilac, peach, sage, soft, wide } from './look.js';
import { title } from './parts.js';
import { figures, makers, potters } from './people.js';
import { gallery } from './shop.js';

export const aboutPage: PackEntry = {
  key: 'about',
  title: 'about',
  kind: 'About',
  tags: ['about', 'team'],
  description: 'Three potters and a bus garage: the story, four figures on coloured cards and portraits.',
  parts: [
    title(
      'About',
      'A bus garage, three wheels, one kiln.',
      'The 41 used to end here. When the line closed we kept the number, the big doors and the light.',
      peach,
    ),
    makers(),
    potters(),
    figures(),
    gallery(),
    call(),
  ],
};

export const contactPage: PackEntry = {
  key: 'contact',
  title: 'contact',
  kind: 'Contact',
  tags: ['contact', 'opening hours'],
  description: 'Three coloured cards with mail, telephone and opening days, a form, the way there and the usual questions.',
  parts: [
    title(
      'Contact',
      'Come by. Mind the clay.',
      'The big doors are open when we are. Ring first if you come from far, and we put the kettle on.',
      lilac,
    ),
    section(
      { bg: cream, width: wide, pad: [40, 32] },
      row(
        { gap: [24, 20], valign: 'stretch' },
        ...(
          [
            [
              sage,
              'Write',
              link('hands@loam.example', 'mailto:hands@loam.example'),
              'June answers in the morning, before the glaze.',
            ],
            [butter, 'Ring', link('01632 960 188', 'tel:+441632960188'), 'Ten to four. If nobody answers, our hands are wet.'],
            [peach, 'Visit', 'Depot Lane 41', 'Thursday to Saturday, ten to five. Seconds corner on the left.'],
          ] as const
        ).map(([bg, name, line, words]) =>
          col(
            33.33,
            { bg, pad: [44, 30], gap: [12, 10], radius: 32, valign: 'top', theme: soft },
            heading(2, name, { role: 'h3', size: [28, 24] }),
            text(line, { color: ink }),
            text(words),
          ),
        ),
      ),
    ),
    section({ bg: cream, width: wide, pad: [40, 22] }, image('loam-shelf', 'Three shelves with twenty-four pots in every glaze')),
    section(
      { bg: cream, width: wide, pad: [40, 22] },
      row(
        { gap: [24, 20], valign: 'stretch' },
        col(
          42,
          { bg: lilac, pad: [64, 30], gap: [18, 14], radius: 40, valign: 'top', theme: soft },
          heading(2, 'Ask us anything that holds water.'),
          text('A jug like your grandmother’s, six bowls by Friday, a place on Saturday. June reads every note.'),
          text('Thursday to Saturday, ten to five', { weight: 600, color: ink }),
          text(`Depot Lane 41. ${link('Open in maps')}`),
        ),
        col(
          58,
          { bg: '#FFF8EE', pad: [64, 30], radius: 40, valign: 'top', theme: soft },
          slot('contact', text('Send June a note, or ring. Ten to four is best.'), {
            ...buttons(
              button('Write to us', { url: 'mailto:hands@loam.example' }),
              button('Ring the garage', { ghost: true, url: 'tel:+441632960188' }),
            ),
            tight: true,
          }),
        ),
      ),
    ),
    questions(),
    call(),
  ],
};

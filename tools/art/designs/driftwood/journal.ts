/** The journal of Driftwood. */
import { col, eyebrow, grid, heading, image, link, row, section, small, stack, text } from '../../nodes.js';
import { paper, theme } from './look.js';
import { entry, invitation, title } from './parts.js';

export const note = (src: string, alt: string, date: string, name: string, words: string) =>
  stack(
    { gap: [16, 14] },
    image(src, alt),
    stack({ gap: [6, 6] }, small(date, { color: theme.accentText }), heading(3, link(name)), text(words)),
  );

export const journalPage = entry(
  'journal',
  'journal',
  'Blog',
  'One long entry with a picture and three shorter ones, each with a date and two lines.',
  ['blog', 'journal'],
  [
    title(
      'Journal',
      'Written when the weather closes in.',
      'Tides, soup, the odd seal. Ines keeps it in a ledger and types it up on Sundays.',
    ),
    section(
      { bg: paper, gap: [72, 48] },
      row(
        {},
        col(56, {}, image('driftwood-headland', 'Layers of misty hills under a pale sun')),
        col(
          44,
          { gap: [18, 14] },
          eyebrow('8 November'),
          heading(2, link('Eleven kinds of fog')),
          text(
            'We had names for four when we came. The keeper’s log has eleven, and last week we met the ninth: it arrives from the land, which is cheating.',
          ),
        ),
      ),
      grid(
        3,
        { gap: [28, 36] },
        note(
          'driftwood-sea',
          'Green waves and a low sun',
          '26 October',
          'The last swim',
          'Fourteen of us, one flask, and a very short speech.',
        ),
        note(
          'driftwood-room',
          'A bright room with a sofa and a lamp',
          '11 October',
          'Why the Lamp room hums',
          'It is the chimney. It has always been the chimney.',
        ),
        note(
          'driftwood-boathouse',
          'A surfer on a green wave at sunset',
          '30 September',
          'Spring tide at the door',
          'How to read a table, and when to lift the rug.',
        ),
      ),
    ),
    invitation,
  ],
);

/** The journal of Plinth. */
import { button, buttons, col, eyebrow, heading, image, row, section, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { blue, onBlue, paper, wide } from './look.js';
import { article, title } from './parts.js';

export const journalPage: PackEntry = {
  key: 'journal',
  title: 'journal',
  kind: 'Blog',
  tags: ['blog', 'journal', 'articles'],
  description: 'One long read with a picture and five more as a list with dates and rules.',
  parts: [
    title('Notes from the long desk.', 'Things we learned, mostly the slow way.', blue, onBlue),
    section(
      { bg: paper, width: wide, gap: [64, 44] },
      row(
        { gap: [56, 32] },
        col(56, {}, image('plinth-books', 'Three books standing over a stack of four')),
        col(
          44,
          { gap: [20, 16] },
          eyebrow('Long read'),
          heading(2, 'Forty covers, one rule.', { size: [52, 38] }),
          text('How a circle, a square and a quarter of each carried forty biographies, and the one life that would not fit.'),
          buttons(button('Read it')),
        ),
      ),
      ...(
        [
          ['12 May', 'The sign nobody needed', 'We removed nineteen signs from Station North. Complaints fell by half.'],
          ['30 April', 'What a dairy taught us about white', 'There are seven of them, and cheese is none.'],
          ['8 April', 'In praise of the second idea', 'The first is usually somebody else’s. The third is usually late.'],
          ['19 March', 'A short history of our door', 'It has been red, then blue, then red again. There were minutes.'],
          ['2 March', 'How to say no in an e-mail', 'Five sentences you may copy.'],
        ] as const
      ).map(([date, name, words]) => article(date, name, words)),
    ),
    call(),
  ],
};

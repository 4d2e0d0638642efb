/** Builds the sections of single pages: one story, the letter, the talks and the form. */
import { pick } from '../../drawings/ink.js';
import { col, eyebrow, heading, link, type Node, row, small, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { business, type Paper, phoneLink, pinned, sheet, title } from './grammar.js';
import { navy } from './look.js';

/** Tells the question of one piece of work. */
export const question = (): Node =>
  sheet(
    { width: 1060 },
    row(
      { valign: 'top', gap: [48, 20] },
      col(
        60,
        { gap: [18, 16] },
        heading(2, 'Nobody was slow. The paper was.', { line: 1.06 }),
        text(
          'At the infirmary, a patient who was well at eight in the morning got home at five. Everybody had a theory, and in every theory somebody else was slow. They asked me for a poster that tells people to hurry.',
          { size: [20, 18] },
        ),
        text(
          'I walked behind one form for a day. It went up to the third floor for a signature, waited for lunch, came down on a trolley and went up again because of the date. I drew its way on one card. Then we all looked at it for a while.',
        ),
      ),
      pinned(
        40,
        'coral',
        {},
        eyebrow('On one card'),
        pairs(
          table<[name: string, value: string]>(`
            Client      | Infirmary
            Time        | 11 days
            Sketches    | 3, and a horse
            Signatures  | from 4 to 1
          `),
          { ink: navy, valueWeight: 700 },
        ),
      ),
    ),
  );
/** Tells what changed. */
export const answer = (): Node =>
  sheet(
    { width: 1060 },
    title(
      'What changed',
      'Three hours instead of nine.',
      'twice',
      'The drawing hangs on the inside of every ward door, at the height of a tired person.',
    ),
    row(
      { valign: 'top', gap: [26, 18] },
      ...table<[value: string, words: string]>(`
        3 h  | from “you may go” to the bus, measured over ninety days by people who wanted it to fail
        31   | beds free before noon on a normal Tuesday, up from eight
        1    | signature, on the first floor, from anyone who is in
      `).map(([value, line], i) =>
        pinned(
          pick([34, 33, 33], i),
          pick<Paper>(['pin', 'blue', 'tape'], i),
          { gap: [6, 6] },
          text(value, { role: 'figure', line: 1 }),
          text(line),
        ),
      ),
    ),
  );

export const story = (): Node =>
  sheet(
    { width: 1060 },
    row(
      { valign: 'top', gap: [56, 20] },
      col(42, {}, heading(2, 'I was an engineer whom nobody read.', { line: 1.06 })),
      col(
        58,
        { gap: [18, 16] },
        text(
          'For seven years I wrote reports about water. They were right, and they lay in drawers. Then I drew a junction on a napkin, in a lunch break, for a mayor who was about to build the wrong one.',
          { size: [20, 18] },
        ),
        text(
          'He put it in his pocket and built the right one. I went home and thought about the difference between eighty pages and one napkin. It was not the content.',
        ),
        text(
          'Today I work alone, at a desk by the harbour, with one kind of pen. I can’t draw well. I can draw so that you understand, which is something else, and I can teach it in forty minutes.',
        ),
        text(business.name, { face: 'Shantell Sans', weight: 700, size: [34, 28], color: '#1746D1' }),
      ),
    ),
  );

export const topics = (): Node =>
  sheet(
    {},
    title('Talks', 'Three of them, all with pens.', 'twice'),
    row(
      { valign: 'top', gap: [26, 18] },
      ...table<[name: string, length: string, words: string]>(`
        Draw it badly first       | 40 minutes | Why a bad sketch gets better answers than a good one. For teams, schools and everybody who says “I can’t draw”.
        The napkin and the report | 30 minutes | What gets read, what gets built, and how to write a page that survives a lunch break.
        Explaining things to your mother | 60 minutes | A workshop. You bring something that you know, and somebody who doesn’t.
      `).map(([name, length, words], i) =>
        pinned(
          pick([34, 30, 36], i),
          pick<Paper>(['coral', 'tape', 'season'], i),
          i === 1 ? { end: 'arrow' } : {},
          small(length, { weight: 700 }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  );

/** Shows the form on a card beside the desk. */
export const contact = (): Node =>
  sheet(
    { width: 1220, pad: [24, 16], padBottom: [96, 60] },
    row(
      { valign: 'top', gap: [30, 22] },
      pinned(
        60,
        'pin',
        { gap: [22, 18], padX: [48, 24] },
        heading(2, 'What can’t you explain?', { role: 'h3' }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words:
            'One sentence is enough. If it were two, you would not need me. You have an answer within a day, except on Fridays.',
        }),
      ),
      pinned(
        40,
        'blue',
        { gap: [16, 14] },
        heading(2, 'The desk', { role: 'h3' }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows(
          [
            ['Monday to Thursday', '9:00–16:00'],
            ['Friday', 'A walk'],
          ],
          { ink: '#FFFFFF' },
        ),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        social(),
      ),
    ),
  );

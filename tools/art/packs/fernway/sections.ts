/** Builds the sections that several pages of this pack show, except the gardeners' services. */
import { col, eyebrow, faq, grid, heading, image, lead, type Node, row, small, stack, text } from '../../nodes.js';
import { hourRows } from '../parts.js';
import { table } from '../table.js';
import { headline, leafCard, leafCorners, room } from './grammar.js';
import { ink, moss, sheetWhite, soil, straw, theme } from './look.js';

const crew = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  boots-green  | Green paper boots with a white flower | Hannah Osei    | Design     | Draws with a spade. Has never drawn a straight line on purpose.
  boots-red    | Red paper boots with white dots       | Tomas Lind     | Hedges     | Cuts by ear. Stops when the robin complains.
  boots-yellow | Yellow paper boots with a red flower | Bea Whitcombe | Nursery    | Talks to seedlings. Is stern with the slugs.
`);
export const people = (level = 2): Node =>
  room(
    { bg: sheetWhite },
    headline(
      'Team',
      'Three people, by their boots.',
      'The same three come every time. They know where you keep the kettle.',
      level,
    ),
    grid(
      3,
      { gap: [28, 36], min: '17rem' },
      ...crew.map(([src, alt, name, role, words]) =>
        stack(
          { gap: [18, 14] },
          image(`fernway-${src}`, alt, { radius: leafCorners }),
          stack(
            { gap: [4, 4] },
            heading(level + 1, name, { role: 'h3' }),
            small(role, { color: soil, weight: 600 }),
            text(words),
          ),
        ),
      ),
    ),
  );

const said = table<[words: string, name: string]>(`
  They asked what we do out there. We said we look at it. They planted something to look at. | The Adairs, number 9
  The hedge is so straight that my neighbour has started wearing a tie. | Mrs Pell, Church End
`);
export const voices = (): Node =>
  room(
    { pad: [40, 24], padBottom: [96, 56] },
    grid(
      2,
      { gap: [28, 20], min: '20rem' },
      ...said.map(([words, name], i) =>
        leafCard(
          i % 2 ? straw : moss,
          text(`“${words}”`, { role: 'quote', face: theme.display, line: 1.2, color: ink }),
          small(name, { color: ink, weight: 600 }),
        ),
      ),
    ),
  );

export const questions = (level = 2): Node =>
  room(
    { bg: sheetWhite },
    row(
      { valign: 'top', gap: [64, 28] },
      col(36, { gap: [10, 8] }, eyebrow('Questions'), heading(level, 'Asked over the fence.', { line: 1.04 })),
      col(
        64,
        {},
        faq(
          table<[question: string, answer: string]>(`
          What does the first visit cost?         | £60, and it comes off the bill if we plant anything. You keep the sketch either way.
          Do I have to be at home?                | Only the first time. After that a gate and a tap are enough.
          Will it die when you leave?             | Some of it, perhaps. What doesn’t live through its first summer is replaced.
          Do you use poison?                      | No. We use hoes, ducks, patience and a very good torch for the slugs.
          Can you come before the wedding?        | Yes, if the wedding is in June and you ring in March.
          Do you take away the rubbish?           | All of it, and we bring some of it back as compost.
        `),
        ),
      ),
    ),
  );

const opening = table<[days: string, times: string]>(`
  Tuesday to Friday | 8 to 5
  Saturday          | 9 to 4
  Sunday, in spring | 10 to 2
`);
export const hourList = (): Node => hourRows(opening, { ink: theme.ink });

/** Places paragraphs beside a heading. */
export const words = (line: string, ...paragraphs: string[]): Node =>
  room(
    {},
    row(
      { valign: 'top', gap: [64, 24] },
      col(42, {}, heading(2, line, { line: 1.04 })),
      col(58, { gap: [16, 14] }, ...paragraphs.map((paragraph, i) => (i === 0 ? lead(paragraph) : text(paragraph)))),
    ),
  );

/** Builds the sections that several pages of this pack show, except the treatments. */
import { col, eyebrow, faq, grid, heading, image, lead, link, type Node, row, small, stack, text } from '../../nodes.js';
import { hourRows } from '../parts.js';
import { table } from '../table.js';
import { business, capsule, headline, phoneLink, room } from './grammar.js';
import { teal, theme, white } from './look.js';

const crew = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  mug-coral | A white mug with a small tooth on it     | Maya Lindholm | Dentist, the practice | Explains with a biscuit. Eats the example.
  mug-teal  | A teal mug with yellow dots              | Jonah Adeyemi | Dentist, children     | Has been bitten four times and holds no grudge.
  mug-blue  | A rose-coloured mug with a coral stripe  | Petra Walsh   | Hygienist             | Hums while she works. Takes requests.
`);
export const people = (level = 2): Node =>
  room(
    { bg: white },
    headline(
      'Team',
      'Three people, by their mugs.',
      'You meet the same one every time. Changing dentists is like changing barbers, only with drills.',
      level,
    ),
    grid(
      3,
      { gap: [28, 36], min: '18rem' },
      ...crew.map(([src, alt, name, role, words]) =>
        stack(
          { gap: [18, 14] },
          image(`clearwell-${src}`, alt),
          stack(
            { gap: [4, 4] },
            heading(level + 1, name, { role: 'h3' }),
            small(role, { face: theme.display, color: teal, weight: 600 }),
            text(words),
          ),
        ),
      ),
    ),
  );

const said = table<[words: string, name: string]>(`
  I said “tea” twice. Both times they stopped, and the second time there was tea. | Ines, nervous since 1994
  The bill was what they had said. I kept looking for the other page.             | Mr Farrow, two crowns
`);
export const voices = (): Node =>
  room(
    { pad: [40, 24], padBottom: [104, 60] },
    grid(
      2,
      { gap: [24, 20], min: '20rem' },
      ...said.map(([words, name]) =>
        capsule(
          text(`“${words}”`, { role: 'quote', face: theme.display, line: 1.25, color: theme.ink }),
          small(name, { color: teal, weight: 600 }),
        ),
      ),
    ),
  );

export const children = (level = 2): Node =>
  room(
    { bg: '#FFE9E0' },
    row(
      { valign: 'center', gap: [56, 28] },
      col(50, {}, image('clearwell-duck', 'A yellow porcelain duck with bubbles and a teal toothbrush', { radius: 0 })),
      col(
        50,
        { gap: [18, 14] },
        eyebrow('Children', { color: '#804635' }),
        heading(level, 'The duck goes first.'),
        lead('Its teeth are counted before anybody else’s. It has none, which is a good joke at four.'),
        text(
          'The first visit is for sitting in the chair and going up and down. If that is all, that is fine. It costs nothing until twelve.',
        ),
      ),
    ),
  );

const times = table<[days: string, times: string]>(`
  Monday to Thursday | 8 to 6
  Friday             | 8 to 2
  First Saturday     | 9 to 12
`);
/** Shows opening hours beside a calendar. */
export const hours = (level = 2): Node =>
  room(
    { bg: white },
    row(
      { valign: 'center', gap: [64, 32] },
      col(46, {}, image('clearwell-calendar', 'A porcelain calendar leaf with one teal day', { radius: 0 })),
      col(
        54,
        { gap: [18, 14] },
        eyebrow('Hours'),
        heading(level, 'Something is free this week.'),
        hourRows(times, { ink: theme.ink }),
        text(
          `In pain outside these hours? Ring ${link(business.phone, phoneLink)}. The practice phone sleeps beside one of us.`,
          { needs: ['phone'] },
        ),
      ),
    ),
  );
export const hourList = (): Node => hourRows(times, { ink: theme.ink });

export const questions = (level = 2): Node =>
  room(
    { bg: white },
    row(
      { valign: 'top', gap: [64, 28] },
      col(36, { gap: [10, 8] }, eyebrow('Questions'), heading(level, 'Asked with an open mouth.')),
      col(
        64,
        {},
        faq(
          table<[question: string, answer: string]>(`
          I haven’t been for nine years. Will you tell me off? | No. You are here. The record is thirty-one years, and he brought flowers.
          Can I have everything done asleep?                   | Some things, with a doctor beside us. Most people find that music is enough.
          Which insurers do you work with?                     | All that pay, and we fill in the form. You get a copy before it goes out.
          Can I pay in parts?                                  | Yes. Up to ten months, without interest and without a talk about it.
          What if I’m late?                                    | Ring us. Up to ten minutes we hurry. After that we find you another hour the same week.
          Do you take children who scream?                     | With pleasure. The walls are thick and the fish are deaf.
        `),
        ),
      ),
    ),
  );

/** Places paragraphs beside a heading. */
export const words = (line: string, ...paragraphs: string[]): Node =>
  room(
    {},
    row(
      { valign: 'top', gap: [64, 24] },
      col(42, {}, heading(2, line)),
      col(58, { gap: [16, 14] }, ...paragraphs.map((paragraph, i) => (i === 0 ? lead(paragraph) : text(paragraph)))),
    ),
  );

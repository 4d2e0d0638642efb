/** Builds the sections that are blocks too: the “now” cards, works, words and steps. */
import { pick } from '../../drawings/ink.js';
import { eyebrow, grid, heading, image, type Node, row, type Size, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { type Paper, pinned, sheet, thread, title } from './grammar.js';
import { wine } from './look.js';

const now = table<[when: string, name: string, words: string]>(`
  12 October 2026  | Drawing a sewer.          | Eleven kilometres, one page. Learning to draw water that goes uphill. Booked until the first week of November.
  3 May 2026       | Reading tax forms.        | For a council that wants people to get their money back. The worst sentence has 94 words. It is framed now.
  9 November 2025  | Not drawing on Fridays.   | An experiment. It began as a cold and became a rule. More about it in the notes.
`);
/** Shows what keeps me busy on cards whose paper yellows with their date: only in this pack. */
export const nowCards = (): Node =>
  sheet(
    {},
    title(
      'Now',
      'What I am up to.',
      'line',
      'I hang up a new card when something changes. The old ones stay until they are brown.',
    ),
    row(
      { valign: 'top', gap: [26, 18] },
      ...now.map(([when, name, words], i) =>
        pinned(
          pick([38, 33, 29], i),
          pick<Paper>(['pin', 'season', 'year'], i),
          {},
          eyebrow(when, { color: wine }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  );

type Work = [src: string, alt: string, who: string, name: string, words: string];
const works = table<Work>(`
  ward   | A smiling patient in a bed, and a red arrow that leads out   | Royal Saltby Infirmary | Going home before noon     | Why patients waited nine hours for one signature. A drawing on the door of each ward, and now it is three.
  bridge | A suspension bridge with one spot circled in red             | Harbour Bridge Trust   | The bolt that closed a bridge | One bolt, 1,400 commuters, one page in the local paper. Angry letters went down. So did the traffic.
  cake   | A cake with a candle and one slice cut out                   | Town council           | Where your hundred pounds goes | The budget as a cake. The slice for roads is smaller than people think, and they can see it.
  bees   | Six cells of a honeycomb and a bee with a wobbly flight path | Wick Lane School       | Bees, in five arrows       | A poster for eight-year-olds. Three teachers took it home.
  heat   | A house with a heat pump beside it                           | Warm Homes             | A fridge that works backwards | Heat pumps for people who have been lied to about boilers. Translated into six languages, all of them arrows.
  ballot | A ballot box with a ticked paper above its slot              | Electoral office       | How your vote gets counted | From the pencil to the result, with every hand that touches it. There are eleven.
`);
/** Shows works as drawings with a caption card. `count` limits them. */
export const workCards = (count = 3): Node =>
  sheet(
    { width: 1240 },
    ...(count === 3
      ? [
          title(
            'Work',
            'Six pages that saved six meetings.',
            'twice',
            'Three of them here. All of them are smaller than the reports that they replaced.',
          ),
        ]
      : []),
    grid(
      3,
      { gap: [30, 34], min: '19rem' },
      ...works
        .slice(0, count)
        .map(([src, alt, who, name, words]) =>
          stack(
            { gap: [8, 8] },
            image(`noor-${src}`, `${alt}, drawn with a felt pen`, { radius: 0 }),
            small(who, { color: wine, weight: 700 }),
            heading(count === 3 ? 3 : 2, name, { role: 'h3', line: 1.14 }),
            text(words),
          ),
        ),
    ),
  );

const words = table<[words: string, who: string]>(`
  “We had a forty-page plan. Now we have one page, and people argue about the right thing.” | Deputy head nurse, Royal Saltby
  “She asked the stupid question in minute four. It cost us a year not to ask it.” | Bridge engineer, retired since
  “My mother put it on her fridge. It is about sewers.” | Councillor
`);
/** Shows what people said on cards in three sizes. */
export const someWords = (): Node =>
  sheet(
    {},
    title('Words', 'Said by people who had to sit through it.', 'zigzag'),
    row(
      { valign: 'top', gap: [26, 18] },
      ...words.map(([line, who], i) =>
        pinned(
          pick([40, 34, 26], i),
          pick<Paper>(['tape', 'blue', 'coral'], i),
          i === 0 ? { end: 'loop' } : {},
          text(line, {
            role: 'quote',
            size: pick<Size>(
              [
                [30, 25],
                [25, 23],
                [23, 22],
              ],
              i,
            ),
            line: 1.24,
          }),
          small(who),
        ),
      ),
    ),
  );

const steps = table<[src: string, alt: string, name: string, words: string]>(`
  cup   | A cup of tea            | You talk          | An hour, with the two people who know most and the one who knows least. That one is the most useful.
  ear   | A large ear             | I ask             | Mostly “and then?”. I draw while you answer, badly and upside down, so that you can correct me.
  draft | A pen and a wavy line   | I draw it three times | Once wrong, once too complicated, once right. You see all three, because the first two explain the third.
  post  | An envelope with an arrow | You keep it     | The page, the file and the right to fold it into a boat.
`);
/** Shows how a drawing comes about. */
export const howItGoes = (): Node =>
  sheet(
    { width: 1240 },
    title('How it goes', 'Four steps, two weeks, one page.', 'line'),
    grid(
      4,
      { gap: [24, 30], min: '14rem' },
      ...steps.map(([src, alt, name, line]) =>
        stack(
          { gap: [8, 8] },
          image(`noor-${src}`, `${alt}, drawn with a felt pen`, { radius: 0 }),
          heading(3, name),
          text(line),
        ),
      ),
    ),
    thread(),
  );

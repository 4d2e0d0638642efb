/** Builds a curriculum vitae on one wide card. */
import { bar, col, eyebrow, heading, list, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { business, index, sheet } from './grammar.js';
import { navy, wine } from './look.js';

const jobs = table<[years: string, what: string, words: string]>(`
  2021–today | Explainer, self-employed  | About 120 drawings for hospitals, councils, museums and one dentist.
  2014–2021  | Civil engineer, Drain & Dale | Drains, junctions, flood maps. Chartered in 2017, still proud of it.
  2012–2014  | Site assistant, Isle tunnel | Carried the drawings of others through the mud. Learned what gets read.
`);
const schools = table<[years: string, what: string, words: string]>(`
  2008–2012 | Civil engineering, MEng   | University of Leeds. Thesis about puddles.
  2019      | Evening class, life drawing | Eleven Thursdays. The model said that I had found the knee.
`);
const entry = ([when, what, words]: [string, string, string]): Node =>
  stack({ gap: [3, 3] }, small(when, { color: wine, weight: 700 }), heading(3, what, { role: 'h4' }), text(words));
/** Shows a whole curriculum vitae on one wide card that is fit to print. */
export const cv = (): Node =>
  sheet(
    { width: 1120, pad: [24, 16] },
    index(
      'wide',
      { gap: [30, 26], padX: [64, 24] },
      bar(
        { valign: 'bottom', gap: 20 },
        stack({ gap: [4, 4] }, heading(2, business.name, { line: 1 }), text('Engineer by training, explainer by accident')),
        small('Last changed on 12 October 2026'),
      ),
      rule({ color: navy }),
      row(
        { valign: 'top', gap: [64, 30] },
        col(58, { gap: [20, 18] }, eyebrow('Work'), ...jobs.map(entry), eyebrow('School'), ...schools.map(entry)),
        col(
          42,
          { gap: [20, 18] },
          eyebrow('Good at'),
          list([
            'Asking the same thing twice',
            'Flow charts without charts',
            'Drawing while people disagree',
            'Stopping at one page',
          ]),
          eyebrow('Languages'),
          pairs([
            ['English', 'from home'],
            ['Urdu', 'from my grandmother'],
            ['German', 'from a flood map'],
          ]),
          eyebrow('Less good at'),
          text('Hands. Horses until last year. Saying no in the same week.'),
        ),
      ),
    ),
  );

/** Prices, steps and questions of Plinth. */
import { button, buttons, col, faq, grid, heading, list, row, section, stack, text } from '../../nodes.js';
import { ink, onInk, paper, pink, plain, red, wide, yellow } from './look.js';

export const offer = (name: string, price: string, words: string, features: string[], label: string, bg: string) =>
  col(
    33.33,
    { bg, pad: [40, 28], gap: [20, 18], valign: 'top', theme: { ...plain('#2A2218'), accentText: ink } },
    heading(3, name),
    text(price, { role: 'figure', size: [64, 48], line: 1 }),
    text(words),
    list(features),
    buttons(button(label)),
  );

export const pricing = () =>
  section(
    { bg: paper, width: wide, gap: [52, 36] },
    row(
      { valign: 'bottom' },
      col(60, {}, heading(2, 'Three ways to begin.')),
      col(40, {}, text('Fixed prices, agreed before anybody opens a sketchbook. Half now, half when you are happy.')),
    ),
    row(
      { gap: [0, 0], valign: 'stretch' },
      offer(
        'The Week',
        '€6k',
        'Five days, one question, one answer on one sheet.',
        ['A workshop with you', 'Three directions', 'One of them drawn out'],
        'Book a week',
        pink,
      ),
      offer(
        'The Mark',
        '€18k',
        'A name, a mark and the forty pages that protect it.',
        ['Eight to ten weeks', 'Mark, letters and colours', 'Guide people really read'],
        'Start a mark',
        yellow,
      ),
      offer(
        'The Year',
        '€7k',
        'A month, every month: your studio without the rent.',
        ['Two fixed days a week', 'Print, space and screen', 'Leave with a month’s notice'],
        'Talk about a year',
        '#F97F62',
      ),
    ),
  );

export const steps = () =>
  section(
    { bg: ink, theme: onInk, width: wide, gap: [56, 36] },
    heading(2, 'How it goes'),
    grid(
      4,
      { gap: [28, 36] },
      ...(
        [
          ['Look', 'Two weeks of visiting, asking and reading what nobody reads.'],
          ['Leave out', 'We bring twelve ideas to the table and take eleven away again.'],
          ['Draw', 'One idea in every size, on every surface, at every hour.'],
          ['Hand over', 'Files, rules, and a day of teaching. Then you no longer need us.'],
        ] as const
      ).map(([name, words], i) =>
        stack(
          { gap: [14, 12] },
          text(String(i + 1), { role: 'figure', color: [red, yellow, pink, '#8E9BFF'][i], line: 1 }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  );

export const questions = () =>
  section(
    { bg: paper, width: wide },
    row(
      { valign: 'top' },
      col(40, {}, heading(2, 'Asked, and answered.')),
      col(
        60,
        {},
        faq([
          ['Do you pitch?', 'For a fee, yes. Without one, no: it makes for bad work and worse Decembers.'],
          ['How soon can you start?', 'Usually within six weeks. A Week fits in sooner.'],
          ['Who owns the files?', 'You do, all of them, from the day the last half is paid.'],
          ['Do you work abroad?', 'In eleven cities so far. We come to you at the beginning and at the end.'],
        ]),
      ),
    ),
  );

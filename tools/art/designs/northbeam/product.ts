/** Sections of Northbeam that show the product. */
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
  glow,
  heading,
  image,
  lead,
  list,
  type Node,
  row,
  section,
  small,
  stack,
  tag,
  text,
} from '../../nodes.js';
import { dawn, edge, night, panel } from './look.js';

export const start = (o: { align?: string } = {}) => ({
  ...buttons(button('Start free'), button('See it on your backlog', { ghost: true, border: '#56618E' })),
  ...o,
});

export const middle = (...parts: Node[]) => stack({ narrow: 760, align: 'center', gap: [22, 18] }, ...parts);

export const centred = { align: 'center' } as const;

export const hero = () =>
  section(
    { bg: dawn, width: 1200, pad: [112, 64], padBottom: [0, 0], gap: [64, 44] },
    middle(
      { ...bar({ justify: 'center' }, tag('New: forecasts across teams', { bg: '#1F2750', color: '#7CE8D2' })) },
      heading(1, 'Know what ships before it slips.', { role: 'display', ...centred }),
      lead(
        'Northbeam reads the backlog you already have and tells you, plainly and every hour, what will be late and which three tickets decide it.',
        centred,
      ),
      start({ align: 'center' }),
      small('Free for one team, for ever. No card, no call.', centred),
    ),
    image(
      'northbeam-app',
      'The product: figures at the top, a forecast that widens into the future, three tickets to look at and a timeline',
      { radius: [20, 20, 0, 0] },
    ),
  );

export const words = (title: string, line: string) => stack({ gap: [10, 8] }, heading(3, title), text(line));

export const tile = (width: number, picture: string, alt: string, title: string, line: string) =>
  col(
    width,
    { bg: panel, line: edge, pad: [34, 26], gap: [30, 24], radius: 20, valign: 'top' },
    words(title, line),
    image(picture, alt, { radius: 14 }),
  );

export const features = () =>
  section(
    { bg: night, width: 1200, gap: [60, 40] },
    middle(eyebrow('forecast / signal / ritual', centred), heading(2, 'Three answers you stop asking for.', centred)),
    row(
      { gap: [24, 24], valign: 'stretch' },
      tile(
        58,
        'northbeam-forecast',
        'A line that has been, and a fan of what may be',
        'Ranges, not promises',
        'Every release has an honest window that narrows as work is done. When it widens, you hear why.',
      ),
      tile(
        42,
        'northbeam-rituals',
        'A note that wrote itself, with a list of things done',
        'Stand-ups that write themselves',
        'What moved, what did not and who is waiting: in your chat at nine.',
      ),
    ),
    row(
      { gap: [24, 24], valign: 'stretch' },
      tile(
        42,
        'northbeam-signals',
        'Three signals in a list, the first of them marked',
        'The three that decide',
        'Of four hundred open tickets, these carry the date. Begin here.',
      ),
      col(
        58,
        { bg: glow('#2A2F73', '#12182E', { angle: 135 }), line: edge, pad: [44, 28], gap: [26, 22], radius: 20, valign: 'top' },
        heading(3, 'Set up in the time a kettle takes', { size: [36, 28] }),
        text(
          'Connect your tracker, choose a board, drink your tea. Northbeam learns from two years of your own history, never from anybody else’s.',
        ),
        list(
          [
            'Reads, never writes, until you say so',
            'Twelve trackers, from the famous to the homemade',
            'Your data stays in the region you choose',
          ],
          { color: '#D5DBF2' },
        ),
        buttons(button('Read how it works', { ghost: true, border: '#8B97FF' })),
      ),
    ),
  );

/** Sections of Plinth about the studio. */
import { bar, col, eyebrow, grid, heading, image, row, rule, section, small, stack, text } from '../../nodes.js';
import { blue, ink, onBlue, onPink, onYellow, paper, pink, wide, yellow } from './look.js';

export const service = (number: string, name: string, words: string) =>
  stack(
    { gap: [28, 22] },
    rule(),
    row(
      { valign: 'top', gap: [32, 10] },
      col(10, {}, text(number)),
      col(40, {}, heading(3, name, { size: [40, 30] })),
      col(50, {}, text(words)),
    ),
  );

export const services = () =>
  section(
    { bg: blue, theme: onBlue, width: wide, gap: [28, 22] },
    stack({ narrow: 900, gap: [16, 14] }, eyebrow('What we do'), heading(2, 'Four crafts under one roof.')),
    service('1', 'Identity', 'Names, marks, letters and the rules that keep them alive when we are not in the room.'),
    service('2', 'Print', 'Books, posters and packaging, with a press check at whatever hour the press is free.'),
    service('3', 'Space', 'Signs and exhibitions. If somebody asks the way, we have failed.'),
    service('4', 'Screen', 'Websites and apps that load before you notice and stay when you do.'),
  );

export const figures = () =>
  section(
    { bg: yellow, theme: onYellow, width: wide, pad: [88, 56] },
    grid(
      4,
      { gap: [28, 28] },
      ...(
        [
          ['16', 'years on the same floor'],
          ['9', 'people, one long desk'],
          ['206', 'marks drawn and kept'],
          ['0', 'pitches without a fee'],
        ] as const
      ).map(([n, words]) => stack({ gap: [4, 2] }, text(n, { role: 'figure', line: 0.95 }), text(words))),
    ),
  );

export const quote = () =>
  section(
    { bg: pink, theme: onPink, width: wide, pad: [128, 80], gap: [36, 28] },
    text('“They took our whole history, put it on the table and left one line of it. We have sold out every season since.”', {
      role: 'quote',
      line: 1.05,
    }),
    bar({ gap: 18, justify: 'flex-start' }, text('Ilse Marquardt', { weight: 700, color: ink }), text('Director, Tanzhaus')),
  );

export const team = () =>
  section(
    { bg: paper, width: wide, gap: [52, 36] },
    row(
      { valign: 'bottom' },
      col(66, {}, heading(2, 'Nine people. These three answer the phone.')),
      col(34, {}, text('Portraits by the studio, in the studio’s five colours.')),
    ),
    grid(
      3,
      { gap: [28, 36] },
      ...(
        [
          ['plinth-noor', 'Noor Haddad', 'Letters', 'Can tell two Helveticas apart across a motorway.'],
          ['plinth-emil', 'Emil Rask', 'Screens', 'Deletes more than he writes. Sleeps very well.'],
          ['plinth-sade', 'Sade Okoro', 'Space', 'Has walked every corridor before you get lost in it.'],
        ] as const
      ).map(([src, name, role, words]) =>
        stack(
          { gap: [18, 14] },
          image(src, `Portrait of ${name}, drawn in circles and squares`),
          bar({ nowrap: true, gap: 16 }, heading(3, name), small(role)),
          text(words),
        ),
      ),
    ),
  );

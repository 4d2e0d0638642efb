/** Sections at the end of Plinth’s pages. */
import { bar, button, buttons, col, eyebrow, heading, image, lead, link, row, section, small, text } from '../../nodes.js';
import { ink, onInk, onRed, red, wide } from './look.js';

export const call = (level = 2) =>
  section(
    { bg: red, theme: onRed, width: wide, pad: [128, 80], gap: [40, 32] },
    heading(level, 'Say hello. Bring the problem.', { role: 'display', line: 0.94 }),
    row(
      { valign: 'bottom', gap: [48, 28] },
      col(
        58,
        {},
        lead('Tell us what you make, for whom, and what keeps going wrong. You will have an honest answer within two days.'),
      ),
      col(
        42,
        {},
        buttons(
          button('Write to us', { url: 'mailto:hello@plinth.example' }),
          button('Ring 01632 960 177', { ghost: true, url: 'tel:+441632960177' }),
        ),
      ),
    ),
  );

export const footer = () =>
  section(
    { tag: 'footer', bg: ink, theme: onInk, width: wide, pad: [80, 56], gap: [48, 36] },
    image('plinth-strip', 'A strip of squares with quarter circles, stripes and dots'),
    row(
      { valign: 'top', gap: [40, 32] },
      col(49, {}, text('Plinth', { role: 'figure', line: 0.95 })),
      ...(
        [
          ['Studio', ['Work', 'Services', 'Journal']],
          ['Elsewhere', ['Shop', 'Newsletter', 'Type']],
          ['Here', ['hello@plinth.example', '01632 960 177', 'Mill Yard 9, second floor']],
        ] as const
      ).map(([name, labels]) => col(17, { gap: [8, 8] }, eyebrow(name), ...labels.map((label) => small(link(label))))),
    ),
    bar({}, small('Set in whatever Helvetica you have.'), small(`${link('Imprint')} · ${link('Privacy')}`)),
  );

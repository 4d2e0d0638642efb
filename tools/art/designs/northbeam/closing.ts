/** Sections at the end of Northbeam’s pages. */
import { bar, col, eyebrow, heading, lead, link, row, rule, section, small, text } from '../../nodes.js';
import { edge } from './look.js';
import { centred, middle, start } from './product.js';

export const call = () =>
  section(
    {
      image: 'northbeam-beam',
      alt: 'Fine lines of light that bend across a night sky',
      shade: ['#0B0F1E8F', '#0B0F1E8F'],
      minHeight: 520,
      position: 'center center',
      pad: [104, 72],
    },
    middle(
      heading(2, 'Tomorrow’s stand-up could be shorter.', { size: [60, 38], ...centred }),
      lead('Connect a board now and the first forecast is ready before you have closed the other tabs.', {
        ...centred,
        color: '#DDE2F7',
      }),
      start({ align: 'center' }),
    ),
  );

export const footer = () =>
  section(
    { tag: 'footer', bg: '#080B17', width: 1200, pad: [80, 56], gap: [44, 32], edge },
    row(
      { valign: 'top', gap: [40, 32] },
      col(
        46,
        { gap: [14, 12] },
        text('Northbeam', { role: 'fact', size: [30, 26] }),
        text('Forecasts for people who promise dates.'),
      ),
      ...(
        [
          ['product', ['Forecasts', 'Signals', 'Pricing', 'Status']],
          ['company', ['About', 'Changelog', 'Jobs']],
          ['help', ['Documentation', 'Security', 'Contact']],
        ] as const
      ).map(([name, labels]) => col(18, { gap: [10, 10] }, eyebrow(name), ...labels.map((label) => small(link(label))))),
    ),
    rule(),
    bar({}, small('Made where the nights are long.'), small(`${link('Privacy')} · ${link('Terms')} · ${link('Imprint')}`)),
  );

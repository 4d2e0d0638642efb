/** Builds the sections that several pages of this pack show. */
import { bar, button, buttons, col, eyebrow, grid, heading, image, type Node, row, rule, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { bigNumber, headline, plate, run } from './grammar.js';
import { blue, onPaper, paper, peach, theme } from './look.js';

const works = table<[src: string, alt: string, name: string, words: string, from: string]>(`
  tap      | A chrome tap with a red handle and one last drop      | Water  | Taps, leaks, blocked drains and the bathroom that somebody else began. | from £85
  radiator | A white radiator of seven columns on copper pipes     | Warmth | Boilers, radiators, hot water. We carry parts for the forty most common ones. | from £95
  cables   | Five coloured cables that meet in a terminal          | Power  | Sockets, fuse boxes, lights, chargers. Tested, labelled, signed. | from £90
`);
/** Shows the three trades as drawings with text. */
export const services = (level = 2): Node =>
  run(
    {},
    headline(
      'What we do',
      'Water, warmth, power.',
      'One crew for all three, so nobody has to wait for the other trade. You get one bill.',
      level,
    ),
    grid(
      3,
      { gap: [28, 36] },
      ...works.map(([src, alt, name, words, from]) =>
        stack(
          { gap: [18, 14] },
          image(`copperline-${src}`, alt),
          stack(
            { gap: [8, 6] },
            bar({ valign: 'bottom' }, heading(3, name), text(from, { color: peach, weight: 600 })),
            text(words),
          ),
        ),
      ),
    ),
  );

/** Steps to turn off water, gas and power, a section that only this pack has. */
const guides = table<[src: string, alt: string, name: string, steps: string]>(`
  water | A brass stopcock with a red hand wheel on a copper pipe      | Water | Find the tap with the wheel, often under the sink.; Turn it clockwise until it stops.; Open the lowest tap in the house and let it run dry.
  gas   | A yellow gas pipe with a red lever and a meter               | Gas   | Open the windows. No switches, no matches.; Turn the lever until it is across the pipe.; Go outside, then ring us.
  power | A fuse box with six switches, the fourth of them red and down | Power | Push the large switch down, the rest can stay.; If one small switch is down already, leave it.; Use a torch. Water and light switches don’t mix.
`);
export const turnOff = (level = 2): Node =>
  run(
    {},
    headline(
      'Before we arrive',
      'Turn it off first.',
      'Three drawings for the fridge door. Most damage happens in the first ten minutes, and you are already there.',
      level,
    ),
    grid(
      3,
      { gap: [24, 28] },
      ...guides.map(([src, alt, name, steps]) =>
        plate(
          image(`copperline-${src}`, alt),
          heading(level + 1, name, { role: 'h3' }),
          ...steps.split('; ').map((step, i) => text(`<strong>${i + 1}.</strong> ${step}`)),
        ),
      ),
    ),
    row(
      { gap: [40, 18] },
      col(52, {}, heading(level + 1, 'Then ring, at any hour.', { size: [40, 32] })),
      col(48, {}, bigNumber()),
    ),
  );

export const priceRows = table<[name: string, price: string, words: string]>(`
  Call-out, the first hour included | £85  | At three in the morning too. We were awake.
  Each further half hour            | £34  | We stop the clock while we fetch parts.
  A dripping tap                    | £85  | Washers are free. They cost less than the invoice.
  A blocked drain                   | £95  | With a camera, so you see who did it.
  Boiler service                    | £110 | Ninety minutes, a written reading, no upselling.
  A new socket                      | £90  | Tested and signed for.
  Fuse box, twelve ways             | £640 | One day, two of us, a labelled door.
  Car charger on the wall           | £780 | Cable up to ten metres. The neighbours will ask.
`);
/** Lists prices on paper, as on an invoice. */
export const prices = (count: number, level = 2): Node =>
  run(
    { bg: paper, theme: onPaper },
    row(
      { valign: 'top', gap: [72, 32] },
      col(
        38,
        { gap: [18, 16] },
        eyebrow('Prices'),
        heading(level, 'The price, before the spanner.', { line: 0.98 }),
        text('Each price includes travel, tax and sweeping up. If a job grows, we stop and ask.'),
        ...(count < 8 ? [buttons(button('See all prices', { ghost: true }))] : []),
      ),
      col(
        62,
        { gap: [14, 12] },
        rule({ color: blue }),
        pairs(priceRows.slice(0, count), { face: theme.display, size: [30, 26], weight: 600, valueWeight: 700, ink: blue }),
      ),
    ),
  );

export const districts = table<[code: string, name: string, minutes: string]>(`
  HV1 | Foundry and Old Market | 20 minutes
  HV2 | Riverside              | 30 minutes
  HV3 | Station quarter        | 35 minutes
  HV4 | Upper Vale             | 45 minutes
  HV5 | Mill villages          | 54 minutes
  HV6 | Beyond the bridge      | by arrangement
`);
export const areas = (level = 2): Node =>
  run(
    {},
    row(
      { valign: 'center', gap: [64, 36] },
      col(52, {}, image('copperline-area', 'A plan of dashed streets with one copper pipe from the workshop across town')),
      col(
        48,
        { gap: [22, 18] },
        eyebrow('Areas'),
        heading(level, 'Six postcodes, four vans.', { line: 0.98 }),
        pairs(
          districts.map(([code, name, minutes]) => [`${code} ${name}`, minutes]),
          { face: theme.display, size: [24, 22], weight: 600, value: peach },
        ),
      ),
    ),
  );

/** Builds the round windows for life events and people. */
import { grid, heading, image, type Node, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { nave, title } from './grammar.js';
import { gold } from './look.js';

const life = table<[src: string, alt: string, name: string, first: string, words: string]>(`
  shell | A round window with a white shell on blue        | Baptism | Ring us two months before.  | We visit once, drink your tea and choose a Sunday. Babies may shout. It drowns out the organist.
  rings | A round window with two gold rings under a star  | Wedding | Ring us a year before.      | You needn’t be members or in love with hymns. Three talks, one rehearsal, £480 with bells.
  lily  | A round window with a white lily                 | Funeral | Ring us today, at any hour. | We come to you. You tell us about them, and we write it down. There is nothing to pay for the talking.
`);
export const lifeEvents = (level = 2): Node =>
  nave(
    { width: 1160 },
    title('Life events', 'Hatch, match, and the other one.', undefined, level),
    roundels(
      life.map(([src, alt, name, first, words]) => [src, alt, name, first, words]),
      3,
      level,
    ),
  );
/** Places round windows in a grid, with text below each. */
const roundels = (
  rows: [src: string, alt: string, name: string, line: string, words: string][],
  columns: number,
  level: number,
): Node =>
  grid(
    columns,
    { gap: [40, 44], min: columns > 3 ? '15rem' : '20rem' },
    ...rows.map(([src, alt, name, line, words]) =>
      stack(
        { gap: [18, 14] },
        image(`alder-${src}`, alt, { width: 240, align: 'center', radius: 0 }),
        stack(
          { gap: [6, 4] },
          heading(level + 1, name, { role: 'h3', align: 'center' }),
          text(line, { color: gold, align: 'center' }),
          text(words, { align: 'center' }),
        ),
      ),
    ),
  );

const crew = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  book  | A round window with an open book          | Ruth Amery   | Vicar        | Preaches for nine minutes. Owns a watch.
  bell  | A round window with a gold bell on red    | Piet Okafor  | Bell captain | Hears from two miles off who is late.
  key   | A round window with a gold key on blue    | Joan Tully   | Warden       | Has the key, the ladder and the fuse wire.
  ladle | A round window with a steaming soup bowl  | Samir Haddad | Soup         | Has never written a recipe down. We have asked.
`);
export const people = (level = 2): Node =>
  nave(
    { width: 1200, pad: [140, 72] },
    title('People', 'Four people with keys.', 'Stop any of them. They are used to it.', level),
    roundels(crew, 4, level),
  );

/** Builds the sections about the band: four people, their years and numbers, and snapshots. */
import { col, grid, image, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { name, sheet, title } from './grammar.js';
import { blue, plum } from './look.js';

type Member = [src: string, alt: string, name: string, role: string, words: string];
const members = table<Member>(`
  mouth  | A wide open mouth with a mole above it     | Nell Wren  | Voice, most of the words  | Learned to sing against a tram line. Stops when it stops.
  guitar | An orange electric guitar on yellow        | Tobi Falk  | Guitar, cables, apologies | Plays four notes and waits to see who notices.
  drums  | A drum kit with a yellow bass drum         | Min Okoro  | Drums, map reading        | Second kit. The first one is in the Humber.
  synth  | A synthesizer with knobs, cables and keys  | Rosa Quill | Synthesizer, soldering    | Built it, cannot explain it, warms it up with a hairdryer.
`);
/** Shows the band as instruments. */
export const people = (): Node =>
  sheet(
    'pink',
    {},
    title(
      'Who',
      'They sent the instruments.',
      'We asked for four portraits. Nobody liked theirs, so these are the better halves.',
    ),
    grid(
      4,
      { gap: [20, 32], min: '16.5rem' },
      ...members.map(([src, alt, who, role, words]) =>
        stack(
          { gap: [8, 8] },
          image(`halogen-${src}`, alt, { radius: 0 }),
          name(3, who),
          small(role, { weight: 500, color: plum }),
          text(words),
        ),
      ),
    ),
  );

/** Tells the years of the band, date first. */
export const years = (): Node =>
  sheet(
    'yellow',
    {},
    title('Since then', 'Eight years, two kits.', 'Everything that happened, apart from the things in the lyrics.'),
    stack(
      { gap: [20, 18] },
      ...table<[year: string, what: string, words: string]>(`
        May 2018      | First concert        | Eleven people, four of them us. One of the others married the sound engineer.
        March 2020    | Tape Only            | Recorded in a stairwell, because everything else was closed.
        October 2021  | The drum kit leaves  | Down Prospect Hill, on its own wheels. The journal has the details.
        June 2023     | Noise Complaint      | Eight songs. The neighbours came to the release and stood at the front.
        August 2025   | The van dies         | At a petrol station, in third gear, loved. We bought its sister.
        November 2026 | Filament             | Ten songs, one lamp. On tour from January.
      `).flatMap(([year, what, words]) => [
        rule(),
        row(
          { valign: 'top', gap: [24, 4] },
          col(24, {}, text(year, { weight: 500, color: blue })),
          col(30, {}, name(3, what)),
          col(46, {}, text(words)),
        ),
      ]),
      rule(),
    ),
  );

/** Shows four numbers. */
export const numbers = (): Node =>
  sheet(
    'pale',
    { gap: [48, 32] },
    title('Counted', 'Numbers we trust.'),
    grid(
      4,
      { gap: [24, 28], min: '16rem' },
      ...table<[value: string, words: string]>(`
        212 | concerts, of which three were outdoors and one was in a lift
        98  | decibels at the desk, measured by the man from the council
        4   | strings broken a night, always the same guitar, never the same string
        1   | lamp of 300 watts, hung above the drums, still with its first bulb
      `).map(([value, words]) =>
        stack(
          { gap: [8, 6] },
          rule(),
          text(value, { role: 'figure', weight: 800, spacing: -0.04, line: 1.05, color: blue }),
          text(words),
        ),
      ),
    ),
  );

type Shot = [src: string, alt: string, when: string, words: string];
const shots = table<Shot>(`
  ball  | A mirror ball above a dark floor           | 12 September 2026, Hull    | It turned the wrong way. We left it.
  amp   | An amplifier with a coiled cable           | 18 September 2026, York    | The amplifier that hums in B flat.
  pedal | A boot on a pedal with three knobs         | 19 September 2026, Whitby  | Tobi, from the knee down. His good side.
  desk  | Faders of a mixing desk, one of them yellow | 3 October 2026, Lincoln   | The yellow one is ours. Please don’t.
`);
/** Shows snapshots of a tour, date first. */
export const photos = (): Node =>
  sheet(
    'pink',
    {},
    title('Autumn', 'Taken between songs.', 'By the person nearest to the camera. No faces, the faces were busy.'),
    image('halogen-crowd', 'Raised hands of a crowd in front of a yellow sun', { radius: 0 }),
    grid(
      4,
      { gap: [20, 28], min: '16.5rem' },
      ...shots.map(([src, alt, when, words]) =>
        stack(
          { gap: [8, 8] },
          image(`halogen-${src}`, alt, { radius: 0 }),
          small(when, { weight: 500, color: plum }),
          text(words),
        ),
      ),
    ),
  );

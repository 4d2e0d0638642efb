/** Builds the sections that are blocks too: tracks, speakers, sponsors, numbers and voices. */
import { pick } from '../../drawings/ink.js';
import { bar, card, grid, heading, image, type Node, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { band, figure, headline, pill, type Tone, type Track, tracks } from './grammar.js';
import { citron, ink, lilac, mint, peach, theme } from './look.js';

const three = table<[key: Track, src: string, alt: string, line: string, words: string]>(`
  people   | track-people   | Two transparent faces share a spark                  | Who has to live with it?  | Nurses, referees, game designers: people who know what others do when nobody looks.
  machines | track-machines | Two cogwheels and a small sun                        | Does it work on a Monday? | Lifts, clocks, software. Built by people who get the call when it stops.
  places   | track-places   | Domes, an arch and two houses in front of large discs | Where do I sit down?      | Benches, ferries, night buses. Everything that you notice only when it is missing.
`);
/** Shows the three tracks as round pictures. */
export const trackCards = (): Node =>
  band(
    'white',
    {},
    headline(
      'Three tracks',
      'Pick one. You will end up in another.',
      'The halls share their walls, and the most useful seats are in the doorways.',
    ),
    grid(
      3,
      { gap: [44, 40], min: '20rem' },
      ...three.map(([key, src, alt, line, words]) =>
        stack(
          { gap: [14, 12] },
          image(`overlap-${src}`, alt, { radius: 999 }),
          bar({ justify: 'flex-start' }, pill(key, `${tracks[key].name} · ${tracks[key].hall}`)),
          heading(3, line),
          text(words),
        ),
      ),
    ),
  );

type Speaker = [src: string, alt: string, name: string, role: string, key: Track, talk: string];
const people = table<Speaker>(`
  ada   | A face in coral under a large violet bun    | Ada Corrigan  | Ward nurse            | people   | The form that nobody reads
  bram  | A face with round glasses and a coral beard | Bram Tolland  | Lift engineer         | machines | A lift is a promise
  chidi | A face in the middle of a huge violet disc of hair | Chidi Anyanwu | Planner of benches | places | Benches, and who gets them
  dalia | A face half covered by a mint disc of hair  | Dalia Reyes   | Game designer         | people   | Losing on purpose
  emil  | A tilted face with glasses and a moustache  | Emil Vasko    | Clockmaker            | machines | Ten minutes late, on time
  fen   | A laughing face with long violet hair       | Fen Whitlock  | Ferry captain         | places   | Turning round ninety metres
  gita  | A face with earrings and a yellow knot of hair | Gita Raman | Programmer            | machines | Software you may switch off
  hugo  | A stern face with a mint beard              | Hugo Stamm    | Football referee      | people   | How to be wrong at full volume
`);
/** Shows speakers as faces of three discs each. */
export const speakerCards = (count = 4, level = 2): Node =>
  band(
    level === 2 ? 'violet' : 'white',
    {},
    ...(level === 2
      ? [
          headline(
            'Speakers',
            'Nobody here does this for a living.',
            'They do other things for a living, which is why we asked them. Each face is three circles. So is each talk.',
          ),
        ]
      : []),
    grid(
      4,
      { gap: [32, 36], min: '15rem' },
      ...people
        .slice(0, count)
        .map(([src, alt, name, role, key, talk]) =>
          stack(
            { gap: [10, 9] },
            image(`overlap-${src}`, alt, { radius: 999 }),
            bar({ justify: 'flex-start' }, pill(key, tracks[key].name, level === 2)),
            heading(level === 2 ? 3 : 2, name, { role: 'h3', size: [23, 21] }),
            text(role),
            small(`“${talk}”`),
          ),
        ),
    ),
  );

const partners = table<[src: string, alt: string, name: string, words: string]>(`
  kiln | Two stacked discs           | Kiln & Co      | pays for the cups
  tram | Two violet discs on a rail  | Tidewick Trams | runs until 1:20
  pond | Rings like water            | Pondwork       | filters the filter coffee
  half | A disc in two halves        | Half Print     | prints the badges
  post | Three discs in a row        | Postal Union   | pays for the captions
  loop | Two interlocked rings       | Loop Repair    | brings spare chairs
`);
/** Shows sponsors as marks with what they pay for. */
export const sponsors = (): Node =>
  band(
    'dawn',
    { pad: [84, 56] },
    headline(
      'With help from',
      'Six firms, no speeches.',
      'Sponsors get a mark, a line and a good table. They don’t get a slot. We asked, they agreed.',
    ),
    grid(
      6,
      { gap: [28, 24], min: '10rem' },
      ...partners.map(([src, alt, name, words]) =>
        stack(
          { gap: [6, 6] },
          image(`overlap-mark-${src}`, alt, { width: 96, radius: 999 }),
          text(name, { weight: 700, color: ink, line: 1.3 }),
          small(words),
        ),
      ),
    ),
  );

/** Shows four numbers. */
export const numbers = (tone: Tone = 'ink'): Node =>
  band(
    tone,
    { pad: [84, 56] },
    grid(
      4,
      { gap: [32, 28], min: '15rem' },
      ...table<[value: string, words: string]>(`
        600 | people, and 612 chairs. Twelve are in the wrong place.
        21  | talks of 25 minutes. The clock is Emil’s, so it is right.
        40  | minutes for every break. This is the programme.
        1   | argument a year, which we print and post to you.
      `).map(([value, words], i) =>
        stack({ gap: [10, 8] }, figure(value, { color: pick([citron, peach, mint, lilac], i), size: [72, 56] }), text(words)),
      ),
    ),
  );

const voices = table<[words: string, who: string]>(`
  “I came for lifts and left with a job in a hospital. The lift was fine.”              | Mina, 2024
  “At 11:40 I was in the wrong hall. I have been in the wrong hall ever since.”         | Joris, 2025
  “The only conference at which my back stopped hurting. They talk about benches.”      | Dr P. Lund, 2026
`);
/** Shows what guests said. */
export const guestBook = (): Node =>
  band(
    'citron',
    {},
    headline('Said on the way out', 'Three of four hundred cards.'),
    grid(
      3,
      { gap: [24, 20], min: '20rem' },
      ...voices.map(([words, who], i) =>
        card(
          {
            bg: pick([peach, lilac, mint], i),
            theme: { ...theme, ground: pick([peach, lilac, mint], i) },
            radius: 0,
            pad: [36, 26],
            gap: [22, 18],
          },
          text(words, { role: 'quote', size: [23, 20], line: 1.32, spacing: -0.03 }),
          small(who, { weight: 700 }),
        ),
      ),
    ),
  );

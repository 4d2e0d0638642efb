/** Builds the sections about songs: the new record, older ones, a lyric and the video. */
import { bar, button, buttons, col, cover, image, link, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { edge, name, sheet, title } from './grammar.js';
import { blue, plum } from './look.js';

type Song = [number: string, name: string, length: string];
const songRows = (songs: Song[]): Node =>
  stack(
    { gap: [12, 11] },
    ...songs.flatMap(([number, song, length]) => [
      rule(),
      row(
        { stays: true, valign: 'center', gap: [16, 10] },
        col(12, {}, text(number, { weight: 500, line: 1.3, color: plum })),
        col(68, {}, text(song, { weight: 500, line: 1.3, color: blue })),
        col(20, {}, text(length, { line: 1.3, align: 'right' })),
      ),
    ]),
    rule(),
  );

const filament = table<Song>(`
  A1 | Standby                      | 3:12
  A2 | Moth                         | 4:05
  A3 | The landlord’s stairs        | 2:58
  A4 | Forty watts                  | 3:41
  A5 | Neighbour, neighbour         | 3:20
  B1 | Fuse                         | 1:17
  B2 | Everyone I know is at the bar | 4:33
  B3 | Lost property                | 3:02
  B4 | Last tram                    | 5:16
  B5 | Standby, again               | 2:10
`);
/** Shows the new record with its songs as a table. */
export const record = (): Node =>
  sheet(
    'pale',
    { gap: [48, 32] },
    title('6 November 2026', 'Filament.', 'Ten songs, recorded in eleven days above a shop for lamps. The hum is the shop.'),
    row(
      { valign: 'top', gap: [64, 32] },
      col(
        48,
        { gap: [20, 18] },
        image('halogen-afterglow', 'The sleeve of Filament: a glowing lamp on a yellow disc', { radius: 0 }),
        bar(
          { justify: 'flex-start', gap: 24 },
          small('LP £22', { weight: 500 }),
          small('Cassette £9', { weight: 500 }),
          small('Files £8', { weight: 500 }),
        ),
        buttons(button('Order the record'), button('Read a lyric', { ghost: true })),
      ),
      col(52, {}, songRows(filament)),
    ),
  );

const complaint = table<Song>(`
  1 | Thin walls          | 3:04
  2 | Thursday            | 2:47
  3 | He has a broom      | 3:33
  4 | Quiet hours         | 4:10
  5 | Two flats up        | 3:19
  6 | Apology cake        | 2:22
  7 | The second letter   | 3:51
  8 | We moved            | 5:02
`);
const tape = table<Song>(`
  1 | Stairwell           | 2:40
  2 | Hiss                | 3:15
  3 | Rewind              | 2:31
  4 | Borrowed microphone | 3:48
  5 | The good battery    | 2:55
  6 | Side two            | 4:20
`);
type Record = [src: string, alt: string, year: string, name: string, words: string, songs: Song[]];
const older: Record[] = [
  [
    'complaint',
    'The sleeve of Noise Complaint: a wall of windows, in one of them a person with hands on both ears',
    '2023, LP',
    'Noise Complaint',
    'Eight songs about the flat below us. The flat below us sings on two of them.',
    complaint,
  ],
  [
    'cassette',
    'The sleeve of Tape Only: a cassette whose tape has come out',
    '2020, cassette',
    'Tape Only',
    'Six songs, four tracks, one stairwell. Two hundred copies, one of them works.',
    tape,
  ],
];
/** Shows two older records, each with its songs. */
export const olderRecords = (): Node =>
  sheet(
    'pink',
    {},
    title('Before that', 'Two we still play.', 'Each with all its songs, in the order in which people leave.'),
    row(
      { valign: 'top', gap: [64, 48] },
      ...older.map(([src, alt, year, words, more, songs]) =>
        col(
          50,
          { gap: [18, 16] },
          image(`halogen-${src}`, alt, { radius: 0 }),
          small(year, { weight: 500, color: plum }),
          name(3, words, { size: [32, 26] }),
          text(more),
          songRows(songs),
        ),
      ),
    ),
  );

const stanzas = table<[label: string, a: string, b: string, c: string, d: string, note: string]>(`
  Verse one | I said I’d be home by eleven,      | the lamp said, stay a bit.       | I know what I look like from outside: | a coat with something in it. | One synthesizer, two notes. The third one was broken and got better.
  Chorus    | Round and round and round we go,   | nobody burns, we just get slow.  | You leave it on, I leave a mark,      | I never liked the actual dark. | All four sing. Tobi says that he doesn’t. He does.
  Verse two | Your mother asked me what I do.    | I said I circle things.          | She put a saucer out for me           | and asked about my wings. | The saucer is real, you hear it at 2:14.
  Last      | It’s ten past four, the street is blue, | the bulb has lost to it.    | I’d tell you I was leaving now.       | I’ll just stay for a bit. | Ends on the chord it began with. So do most evenings.
`);
/** Prints a lyric with notes in the margin. */
export const lyric = (): Node =>
  sheet(
    'pale',
    { width: 1160 },
    title('Words', 'Moth, in four verses.', 'From Filament, side A. Written on the back of an electricity bill.'),
    ...stanzas.flatMap(([label, a, b, c, d, note]) => [
      rule(),
      row(
        { stays: true, valign: 'top', gap: [20, 10] },
        col(6, {}, edge(label)),
        col(
          94,
          {},
          row(
            { valign: 'top', gap: [48, 16] },
            col(66, {}, text([a, b, c, d].join('<br>'), { role: 'quote', weight: 700, line: 1.32, color: blue })),
            col(34, {}, small(note)),
          ),
        ),
      ),
    ]),
    text(
      `Words and music by all four of us. Print them, sing them, but not in the flat below. More words in the ${link('Journal')}.`,
    ),
  );

/** Shows a still of the video below a line of type. */
export const video = (): Node =>
  sheet(
    'blue',
    { gap: [40, 28] },
    title('4 minutes 5', 'Moth, the video.', 'One take, one window, one moth. The moth asked for a share and got it.'),
    cover(
      {
        image: 'halogen-still',
        alt: 'A street at night, one lit window under a large yellow moon',
        shade: ['#1B146400', '#1B146400'],
        minHeight: 560,
        position: 'bottom left',
        radius: 0,
        pad: [36, 20],
      },
      buttons(button('Watch the video', { bg: '#FFE04A', ink: '#1A0B2E' })),
    ),
  );

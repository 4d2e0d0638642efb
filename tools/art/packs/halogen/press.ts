/** Builds the sections for people who write about music: quotes, texts in three lengths and files. */
import { pick } from '../../drawings/ink.js';
import { col, link, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { name, type Paper, panel, sheet, title } from './grammar.js';

/** Shows what the papers wrote, date first. */
export const quotes = (): Node =>
  sheet(
    'pink',
    {},
    title('Printed', 'They wrote this down.', 'In full sentences, with the date. We left out the one about the hair.'),
    row(
      { valign: 'stretch', gap: [16, 16] },
      ...table<[date: string, words: string, who: string]>(`
        9 November 2026 | “The best record about a lamp this year, and the only one that turns it off.” | The Northern Ear
        14 June 2023    | “Eight songs for people who have lived above other people.”                  | Flat Four
        2 October 2020  | “It hisses. So did I, and then I played it again.”                           | Tape Reader
      `).map(([date, words, who], i) =>
        panel(
          pick([42, 31, 27], i),
          pick<Paper>(['blue', 'yellow', 'pale'], i),
          small(date, { weight: 500 }),
          text(words, {
            role: 'quote',
            weight: 700,
            size: pick(
              [
                [34, 24],
                [26, 22],
                [24, 21],
              ] as const,
              i,
            ) as [number, number],
            line: 1.24,
          }),
          small(who),
        ),
      ),
    ),
  );

/** Offers the story in three lengths. */
export const texts = (): Node =>
  sheet(
    'pale',
    {},
    title('To copy', 'Us, in three lengths.', 'Take the one that fits. You may cut from the end, we wrote them that way.'),
    row(
      { valign: 'top', gap: [40, 32] },
      ...table<[length: string, words: string]>(`
        20 words  | Four people from a port town play loud, short songs about lamps, neighbours and closing time. Their new record: Filament.
        50 words  | Since 2018, four people from a port town have played loud, short songs about lamps, neighbours and closing time. Three records, 212 concerts, two drum kits. Filament, their third, was recorded in eleven days above a shop for lamps. The hum on it is the shop. On tour from January.
        80 words  | Nell Wren, Tobi Falk, Min Okoro and Rosa Quill met through a complaint about noise, which each of them believed was about the others. It was about all four. They moved into one flat and have shared the letters since 2018. Their songs are short and loud and mostly happen after midnight. Filament, their third record, was made above a shop for lamps. They tour twelve cities in January and February, with one van, one bulb and a good hairdryer.
      `).map(([length, words], i) => col(pick([26, 34, 40], i), { gap: [12, 10] }, rule(), name(3, length), text(words))),
    ),
  );

/** Lists files for the press. */
export const files = (): Node =>
  sheet(
    'yellow',
    { width: 1160 },
    title('Files', 'Five files, one mail.', 'Say which one and by when. You get a link in the afternoon.'),
    stack(
      { gap: [16, 14] },
      ...table<[name: string, what: string, size: string]>(`
        The sleeve of Filament      | 3,000 px square, for print and screen   | 4 MB
        Four portraits, instruments | One each, upright, with names           | 11 MB
        The mark                    | As drawing and as picture, blue and pink | 1 MB
        Two songs before release    | WAV, with the lyrics as text            | 96 MB
        Stage plan and rider        | One page each, both true                | 1 MB
      `).flatMap(([file, what, size]) => [
        rule(),
        row(
          { valign: 'center', gap: [24, 4] },
          col(34, {}, name(3, file, { role: 'h4' })),
          col(36, {}, text(what)),
          col(12, {}, text(size)),
          col(18, {}, text(link('Ask for it'), { weight: 500 })),
        ),
      ]),
      rule(),
    ),
  );

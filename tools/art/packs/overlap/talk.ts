import {
  bar,
  button,
  buttons,
  card,
  col,
  eyebrow,
  grid,
  heading,
  image,
  lead,
  list,
  type Node,
  row,
  small,
  stack,
  text,
} from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { band, headline, pill, tracks } from './grammar.js';
import { ink, onWhite, peach, theme, white } from './look.js';

/** Describes one talk beside its facts. */
export const abstract = (): Node =>
  band(
    'white',
    {},
    row(
      { valign: 'top', gap: [64, 32] },
      col(
        60,
        { gap: [20, 16] },
        heading(2, 'It has 41 boxes. Two of them save lives.', { line: 1.1 }),
        text(
          'Every patient who leaves a ward leaves behind a form. Ada Corrigan has filled in about nine thousand. She knows which boxes are read, which are copied from the last one, and which exist because of something that happened in 1994.',
          { size: [21, 19] },
        ),
        text(
          'In 25 minutes she takes the form apart on stage, with scissors. What is left fits on a playing card. Then she asks the lift engineer and the bench planner in the other halls which of their forms would survive this.',
        ),
        heading(3, 'Bring to the break'),
        list([
          'A form that you hate, folded once',
          'A pen that you don’t need back',
          'The name of the person who invented it, if you dare',
        ]),
      ),
      col(
        40,
        { bg: peach, theme: { ...theme, ground: peach }, radius: 0, pad: [36, 26], gap: [18, 16] },
        eyebrow('Where and when', { weight: 700 }),
        pairs(
          table<[name: string, value: string]>(`
            Day      | Thursday, 10 June
            Time     | 10:15 to 10:40
            Hall     | Holder 1
            Seats    | 210
            Language | English, BSL
            Level    | have you been ill?
          `),
          { ink, valueWeight: 700 },
        ),
        small('Questions until 11:00. After that she needs a coffee, and you can carry it.'),
        buttons(button('Get a ticket')),
      ),
    ),
  );
/** Introduces the speaker. */
export const speaker = (): Node =>
  band(
    'violet',
    {},
    row(
      { valign: 'center', gap: [64, 28] },
      col(34, {}, image('overlap-ada', 'A face in coral under a large violet bun', { radius: 999 })),
      col(
        66,
        { gap: [16, 14] },
        stack(
          { gap: [12, 10] },
          bar({ gap: 10, justify: 'flex-start' }, pill('people', tracks.people.name, true)),
          heading(2, 'Ada Corrigan', { line: 1.08 }),
        ),
        lead('Ward nurse in her nineteenth year, night shift by choice. Union rep, because somebody had to read the other form.'),
        text(
          'She has spoken in public twice: once at a wedding, once against a car park. Both ended well. She takes questions about nursing, cake and the year 1994.',
        ),
      ),
    ),
  );
/** Shows the other two talks of the slot. */
export const sameTime = (): Node =>
  band(
    'citron',
    {},
    headline('At the same time', 'What you will miss.', 'Send somebody. Ask for two sentences at 11:00.'),
    grid(
      2,
      { gap: [24, 20], min: '30rem' },
      ...table<[key: string, name: string, who: string, words: string]>(`
        machines | A lift is a promise        | Bram Tolland, Holder 2  | It stops between two floors once in eleven years. He tells you what he says through the door.
        places   | Benches, and who gets them | Chidi Anyanwu, Holder 3 | 1,400 metres of high street, three benches, one armrest in the middle. He knows who ordered it.
      `).map(([key, name, who, words]) =>
        card(
          { bg: white, theme: onWhite, radius: 0, pad: [36, 26], gap: [12, 10] },
          bar({ gap: 10, justify: 'flex-start' }, pill(key === 'places' ? 'places' : 'machines')),
          heading(3, name),
          text(who, { weight: 700 }),
          text(words),
        ),
      ),
    ),
  );

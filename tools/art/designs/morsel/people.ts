/** Sections of Morsel about its people and its guests. */
import { card, eyebrow, grid, heading, image, section, small, stack, text } from '../../nodes.js';
import { mustard, onMustard, onNight, paper, plum, theme } from './look.js';

export const reviewers = [
  ['“The beetroot alone is worth the train ride, and I do not even like trains.”', 'The Evening Table'],
  ['“Nobody hurried us. Somebody brought a second spoon. That is all I ask of a restaurant.”', 'Maud, regular since 2016'],
  ['“My father had three helpings and then asked to shake hands with the oven.”', 'Idris K.'],
] as const;

export const reviews = () =>
  section(
    { bg: mustard, theme: onMustard, gap: [48, 36] },
    heading(2, 'Overheard between courses'),
    grid(
      3,
      {},
      ...reviewers.map(([words, by]) =>
        card(
          { bg: paper, pad: [36, 28], gap: [24, 20], theme },
          text(words, { role: 'fact', size: [24, 21], line: 1.35 }),
          small(by, { color: theme.accentText }),
        ),
      ),
    ),
  );

export const team = (level = 2) =>
  section(
    { bg: paper, gap: [52, 36] },
    stack({ narrow: 640, gap: [16, 14] }, eyebrow('Who cooks'), heading(level, 'Three people, one pass.')),
    grid(
      3,
      { gap: [28, 36] },
      ...(
        [
          ['morsel-anouk', 'Anouk Verhoeven', 'Fire', 'Lights the oven at noon and has not lost an eyebrow since 2017.'],
          ['morsel-davide', 'Davide Serra', 'Dough and pasta', 'Talks to his starter. It is called Piero, and it answers.'],
          [
            'morsel-ruth',
            'Ruth Asante',
            'Room and cellar',
            'Remembers your name, your table and the wine you pretended to know.',
          ],
        ] as const
      ).map(([src, name, role, words]) =>
        stack(
          { gap: [18, 16] },
          image(src, `Portrait of ${name}`),
          stack({ gap: [4, 4] }, heading(3, name), small(role, { color: theme.accentText }), text(words)),
        ),
      ),
    ),
  );

export const figures = () =>
  section(
    { theme: onNight, bg: plum, pad: [80, 56] },
    grid(
      4,
      { gap: [28, 32] },
      ...(
        [
          ['40', 'seats, two of them wobbly'],
          ['1', 'oven, lit at noon'],
          ['0', 'freezers, microwaves, televisions'],
          ['9', 'hours for the short rib'],
        ] as const
      ).map(([n, words]) => stack({ gap: [6, 4] }, text(n, { role: 'figure', color: mustard }), text(words))),
    ),
  );

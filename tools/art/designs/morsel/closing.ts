/** Sections of Morsel that invite people to come. */
import {
  bar,
  button,
  buttons,
  card,
  col,
  eyebrow,
  faq,
  heading,
  link,
  row,
  rule,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { cream, mustard, night, onMustard, onNight, paper, theme } from './look.js';

export const invitation = () =>
  section(
    {
      theme: onNight,
      image: 'morsel-front',
      alt: 'The restaurant at night, its awning lit and two small tables outside',
      shade: ['#1E141099', '#1E141000'],
      minHeight: 680,
      position: 'center center',
      pad: [88, 48],
    },
    stack(
      { narrow: 520 },
      card(
        { bg: paper, theme, pad: [48, 30], gap: [18, 16] },
        eyebrow('Come hungry'),
        heading(2, 'There is a table with your name on it.', { size: [44, 32] }),
        text('Ring 01632 960 142 after two in the afternoon, or write to table@morsel.example and we answer before supper.'),
        buttons(button('Reserve a table')),
      ),
    ),
  );

export const hours = (level = 2) =>
  section(
    { theme: onMustard, bg: mustard, pad: [96, 60] },
    row(
      { valign: 'top' },
      col(
        44,
        { gap: [18, 16] },
        heading(level, 'Doors, days and how to find them.'),
        text('Lamp Street 14, by the canal. The tram stops outside; the bicycle rack is round the corner, under the fig.'),
        buttons(button('Ring 01632 960 142', { url: 'tel:+441632960142' })),
      ),
      col(
        56,
        { gap: [16, 14] },
        ...(
          [
            ['Tuesday to Thursday', '12 – 14.30 and 18 – 23'],
            ['Friday and Saturday', '12 – 14.30 and 18 – midnight'],
            ['Sunday', 'One long table at 13'],
            ['Monday', 'The oven sleeps'],
          ] as const
        ).flatMap(([day, time]) => [bar({ gap: 16 }, text(day, { weight: 600, color: night }), text(time)), rule()]),
      ),
    ),
  );

export const questions = () =>
  section(
    { bg: cream },
    row(
      { valign: 'top' },
      col(36, { gap: [16, 14] }, eyebrow('Good to know'), heading(2, 'Before you sit down.')),
      col(
        64,
        {},
        faq([
          [
            'How far ahead should we book?',
            'A week for Friday and Saturday. On other days try the same afternoon; somebody always has a cold.',
          ],
          ['Can you cook for a vegan?', 'Gladly, with a day’s notice. The oven is very good with roots.'],
          ['May the dog come?', 'Under the table, yes. There is a bowl, and usually a bone.'],
          ['Do you take large parties?', 'Up to fourteen at the long table, up to forty if you take the whole room.'],
        ]),
      ),
    ),
  );

export const footer = () =>
  section(
    { tag: 'footer', theme: onNight, bg: night, pad: [80, 56], gap: [48, 36] },
    row(
      { valign: 'top', gap: [56, 36] },
      col(
        46,
        { gap: [16, 14] },
        text('Morsel', { role: 'figure', size: [56, 44] }),
        text('A neighbourhood kitchen with one oven, forty seats and no freezer.'),
      ),
      ...(
        [
          ['Eat', ['Menu', 'Cellar', 'Sunday table']],
          ['Visit', ['Reserve', 'Private suppers', 'Find us']],
          ['Say hello', ['01632 960 142', 'table@morsel.example', 'Lamp Street 14']],
        ] as const
      ).map(([name, links]) => col(18, { gap: [10, 10] }, eyebrow(name), ...links.map((label) => small(link(label))))),
    ),
    rule(),
    bar({}, small('Cooked daily since 2016.'), small(`${link('Privacy')} · ${link('Imprint')} · ${link('Allergens')}`)),
  );

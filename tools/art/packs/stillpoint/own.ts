/** Builds the sections of single pages: the teacher, one-to-one hours, the room and the form. */
import { pick } from '../../drawings/ink.js';
import { bar, button, grid, heading, lead, link, type Node, slot, small, social, text } from '../../nodes.js';
import { hourRows } from '../parts.js';
import { table } from '../table.js';
import { breath, business, c, circle, column, disc, facts, label, middle, phoneLink, title } from './grammar.js';
import { blush, dawn, dusk, haze, pearl, shell } from './look.js';

/** Introduces the teacher, on other pages below a disc. */
export const teacher = (isOwnPage = false): Node =>
  breath(
    4,
    { light: 'dawn', gap: [48, 36] },
    ...(isOwnPage ? [] : [disc('seated', 'Somebody sits upright in front of four circles of light, seen from behind', 480)]),
    column(
      700,
      [20, 16],
      label('The teacher'),
      heading(2, 'I used to mend roofs.', { ...c, line: 1.08 }),
      lead(
        'At thirty-one my back ended that. A neighbour took me to a class, and I lay on the floor for most of it. I came back, because nobody had mentioned it.',
        c,
      ),
      text(`${business.owner}`, { role: 'fact', ...c, color: dusk }),
    ),
    facts('600 hours of training', 'Teaches since 2014', 'First aid, renewed each year'),
  );
/** Tells the story of the room in one column. */
export const story = (): Node =>
  breath(
    2,
    { light: 'shell' },
    column(
      640,
      [26, 22],
      heading(2, 'Above the bread.', { ...c, line: 1.08 }),
      text(
        'The loft was a flour store. The bakery below still starts its ovens at three, so the floor is warm by seven. We pay the baker a little for it, and more in custom.',
        { ...c, size: [21, 19] },
      ),
      text(
        'There are twelve mats because thirteen people would have to agree on an arm. There are no mirrors because you know where your foot is. There is no music because the street has some.',
        c,
      ),
      text(
        'I teach what I was taught, in plain words. When I don’t know something about your shoulder, I say so and give you the number of somebody who does.',
        c,
      ),
    ),
  );
const voices = table<[words: string, who: string]>(`
  “I came for my back. It is still there, but it talks less.” | Postman, Wednesdays
  “Ninety minutes in which nobody wanted anything from me.” | Mother of three, Sundays
  “I fell asleep in my first class. Somebody put a blanket on me.” | Night nurse, Fridays
`);
/** Shows three sentences below each other. The light widens around them. */
export const someWords = (): Node =>
  breath(
    5,
    { light: 'dawn', width: 900, gap: [84, 60] },
    title('Said afterwards', 'Over ginger tea.'),
    ...voices.map(([words, who]) =>
      column(780, [18, 14], text(words, { role: 'quote', ...c, line: 1.22 }), small(who, { ...c, weight: 500 })),
    ),
  );

const hour = table<[number: string, name: string, words: string]>(`
  1 | You talk          | For as long as you like, in a chair. I take notes by hand, and you may read them.
  2 | You lie down      | Under a blanket. I look at how you breathe and which side is shorter. Often both are.
  3 | We try one thing  | Not five. You take it home on a card with a drawing, and do it for a week.
`);
/** Tells how a one-to-one hour goes. */
export const oneHour = (): Node =>
  breath(
    2,
    { light: 'dawn', width: 1180 },
    title('How it goes', 'Sixty minutes, one thing.'),
    grid(
      3,
      { gap: [28, 22], min: '19rem' },
      ...hour.map(([number, name, words], i) =>
        circle(
          ...pick<[string, string]>(
            [
              [pearl, haze],
              [shell, blush],
              [dawn, shell],
            ],
            i,
          ),
          { pad: [96, 62], padX: [50, 36], gap: [10, 8] },
          text(number, { role: 'figure', ...c, line: 1, size: [60, 48] }),
          heading(3, name, c),
          text(words, c),
        ),
      ),
    ),
  );
/** Says what the hours are not. */
export const limits = (): Node =>
  breath(
    4,
    { light: 'blush', gap: [32, 26] },
    disc('lost', 'A stack of stones that has fallen over', 360),
    title('What it is not', 'We don’t heal. We keep you company.'),
    column(
      620,
      [20, 18],
      text(
        'This is not medicine and does not replace it. If something needs a doctor, I tell you, and we wait until you have been there.',
        { ...c, size: [20, 18] },
      ),
      text(
        'It is an hour in which somebody looks closely at how you sit, walk, breathe and hold on. Most people sleep better for a night or two. Some come for years, some once.',
        c,
      ),
    ),
    middle(button('Ask for an hour')),
  );

const open = (): Node =>
  column(
    460,
    [0, 0],
    hourRows(
      [
        ['Monday to Friday', '6:40–20:30'],
        ['Saturday', 'Workshops only'],
        ['Sunday', '9:40–19:30'],
      ],
      { ink: dusk },
    ),
  );
/** Shows the room, its address and its hours. */
export const place = (): Node =>
  breath(
    4,
    { light: 'shell', gap: [48, 36] },
    disc('room', 'A bare room with a round window, two rolled mats and three stones in a patch of sun', 520),
    title('The room', 'One flight up, past the bread.'),
    text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { ...c, needs: ['street'] }),
    open(),
  );

/** Shows the form in the middle, and how to find the room below it. */
export const contact = (): Node =>
  breath(
    3,
    { light: 'pearl', gap: [40, 32], pad: [72, 48] },
    column(
      660,
      [28, 24],
      heading(2, 'Book a mat, or an hour.', { ...c, role: 'h3' }),
      slot(
        'contact',
        text('Write which class and which day. You have an answer before supper, on Sundays after it.', {
          ...c,
          needs: ['email'],
        }),
        middle(
          button('Write to us', { url: `mailto:${business.email}`, needs: ['email'] }),
          button('Ring us', { ghost: true, url: phoneLink, needs: ['phone'] }),
        ),
      ),
    ),
  );
export const find = (): Node =>
  breath(
    4,
    { light: 'dawn', gap: [40, 32] },
    title('Find us', 'Follow the smell of bread.'),
    text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { ...c, needs: ['street'] }),
    open(),
    column(
      460,
      [10, 10],
      text(link(business.phone, phoneLink), { ...c, needs: ['phone'] }),
      text(link(business.email), { ...c, needs: ['email'] }),
    ),
    bar({ justify: 'center' }, social()),
  );

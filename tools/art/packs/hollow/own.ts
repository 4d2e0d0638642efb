/** Builds the sections of single pages: stories, the hours of a day, families, the photographers and the form. */
import { button, buttons, col, grid, heading, link, type Node, row, section, small, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { business, frames, phoneLink, print, sheet } from './grammar.js';
import { brown, paper, rose, skin, theme, tray } from './look.js';

/** Returns six weddings as prints with titles. */
export const stories = (): Node =>
  section(
    { bg: brown, width: 1200, pad: [16, 8], padBottom: [104, 64], gap: [0, 0] },
    grid(
      2,
      { gap: [40, 44], min: '26rem' },
      ...table<[src: string, alt: string, frame: string, words: string, title: string]>(`
        arch      | A couple in the bright doorway of a dark church      | 10 | Imogen and Tariq, Saint Osyth, May      | The door nobody shut
        lights    | A long table with glasses under strings of bulbs    | 17 | Ada and Joss, a barn, August            | Supper for ninety, lit by forty watts
        cake      | A three-tiered cake beside a window                 | 15 | Petra and Sam, the town hall, March     | Cake first, vows after
        dance     | A blurred dance under lights                        | 22 | Noor and Felix, a boathouse, July       | The band knew four songs
        sparklers | A couple between guests with sparklers              | 24 | Wren and Hugo, a walled garden, October | Eleven minutes of fire
        bouquet   | A bouquet of pale roses                             | 4  | Lotte and Grace, a kitchen, February    | Two witnesses and a dog
      `).map((one) => print(...one)),
    ),
    buttons(button('See a whole story', { ghost: true })),
  );

/** Returns the captions of one day, hour by hour. */
export const oneDay = (): Node =>
  sheet(
    '1',
    'The day',
    'From the first button to the last bus.',
    {},
    row(
      { valign: 'top', gap: [56, 40] },
      col(
        44,
        {},
        print('dress', 'A dress in front of a tall window', '1', 'Half past nine. It has been in the wardrobe since January.'),
      ),
      col(
        56,
        {},
        frames(
          table<[name: string, words: string]>(`
            9.30  | A window to the north, a dress, six aunts in dressing gowns.
            12.10 | He irons his own shirt, twice, without plugging in the iron.
            15.00 | The rain stops. Nobody says it aloud.
            15.40 | Confetti. The vicar pretends not to see who brought it.
            21.15 | The field, the sun, four minutes for two people.
          `),
          1,
        ),
      ),
    ),
  );

export const families = (): Node =>
  sheet(
    '30',
    'An hour',
    'An hour outdoors, nobody says cheese.',
    {},
    frames(
      table<[name: string, words: string]>(`
        Where     | A place you go anyway: a beach, a field, the park behind the supermarket.
        When      | The last hour before sunset. With small children, the first one after breakfast.
        What      | Shoes that may get wet. Not all in white, unless you are a choir.
        How much  | £320 for one roll of 24, the sheet, and ten prints.
      `),
      30,
    ),
  );

export const about = (): Node =>
  sheet(
    '27',
    'Who',
    'One talks, one carries.',
    {},
    row(
      { valign: 'top', gap: [56, 36] },
      col(
        44,
        {},
        print('tripod', 'A camera on a tripod in front of a tall window', '3', 'The third of us. Built in 1964, never ill.'),
      ),
      col(
        56,
        { gap: [22, 18] },
        text(
          'One of us learned to print in a grandmother’s bathroom, with a board over the tub. The other was a surveyor and still arrives early with a tripod.',
        ),
        text(
          'We photograph on film because it makes us wait. There are thirty-six frames on a roll, and nobody looks at the back of the camera while your mother gives her speech.',
        ),
        text('In winter we teach printing on Thursdays. In the last week of August we photograph nothing at all.'),
        small(`${business.owner} and Eskil Brandt, photographers`, { color: rose }),
        pairs(
          table<[name: string, value: string]>(`
            Weddings so far      | 412
            Of them in the rain  | 131
            Cameras dropped      | 1, into a pond
          `),
          { ink: paper, value: skin },
        ),
      ),
    ),
  );

export const date = (): Node =>
  section(
    { bg: brown, width: 1200, pad: [16, 8], padBottom: [104, 64], gap: [0, 0] },
    row(
      { valign: 'top', gap: [64, 44] },
      col(
        60,
        { gap: [24, 20] },
        heading(2, 'The day and the place', { role: 'h3' }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words: 'Write or ring with the day, the place and how many come. You have an answer by the next evening.',
        }),
      ),
      col(
        40,
        { gap: [16, 14], bg: tray, theme: { ...theme, ground: tray }, pad: [36, 28], radius: 0 },
        heading(2, 'Or come by', { role: 'h3' }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows([['Monday and Thursday', '10:00–16:00']], { ink: skin }),
        text('Knock loudly, one of us is in the dark.'),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        social(),
      ),
    ),
  );

/** Builds the storeys that only one page shows: a project, the team, the history, open positions and the contact form. */
import { button, buttons, col, eyebrow, grid, heading, link, list, row, small, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { business, headline, panel, phoneLink, type Storey, storey } from './grammar.js';
import { concrete, rust, steel, theme, vest } from './look.js';

const facts = table<[name: string, value: string]>(`
  Place        | Old rope mill, east bank
  Area         | 840 m² on two floors
  Time         | 46 weeks, 2 of them late
  Price        | £610,000, in writing £604,000
  Steel        | 31 tonnes, cut in our yard
  Now          | Nine flats and a bicycle room
`);
const weeks = table<[week: string, name: string, words: string]>(`
  1–5    | Clearing   | Pigeons out, asbestos out, one anvil kept.
  6–14   | Underneath | New footings, one bay at a time, with the walls still on top.
  15–24  | Steel      | Two floors bolted up inside the old brick. Nothing touches it.
  25–33  | Roof       | Four saw-teeth, zinc to the south, glass to the north.
  34–46  | Fit-out    | Nine kitchens, nine arguments about sockets, one lift.
`);
export const millFacts: Storey = storey(
  'concrete',
  row(
    { valign: 'top', gap: [64, 32] },
    col(
      44,
      { gap: [16, 14] },
      eyebrow('The facts'),
      heading(2, 'Rope, pigeons, flats.', { line: 0.94 }),
      text('It stood open for forty years. The walls were straight, which is more than can be said of the drawings.'),
      text(
        'We built a steel frame inside the brick and hung the floors on that. You could take the old walls away, and nine families would go on having breakfast.',
      ),
    ),
    col(56, {}, pairs(facts, { face: theme.display, size: [27, 24], weight: 800, ink: steel, value: rust, valueWeight: 800 })),
  ),
);
export const millWeeks: Storey = storey(
  'plaster',
  headline('Forty-six weeks', 'What happened when.', 'Copied from the site diary, without the swearing.'),
  grid(
    3,
    { gap: [24, 22], min: '18rem' },
    ...weeks.map(([week, name, words]) =>
      panel(
        { bg: concrete },
        text(`Weeks ${week}`, { face: theme.display, weight: 800, size: [24, 22], color: steel }),
        heading(3, name),
        text(words),
      ),
    ),
    panel(
      { bg: vest },
      heading(3, 'Yours next?', { color: steel }),
      text('Send two pictures and a rough size.', { color: steel }),
      buttons(button('Ask for a quote')),
    ),
  ),
);

const crew = table<[name: string, role: string, words: string]>(`
  Ros Tamworth   | Second generation, runs it | Prices everything herself. Has never used the word “ballpark”.
  Abel Roper  | Founder, in theory retired | Comes by at ten to look at the mortar. Says little.
  Ines Cordeiro  | Foreman, all sites         | White helmet. Knows where your stopcock is before you do.
  Dov Lindgren   | Roofs                      | Thirty years up there. Afraid of cows.
  Kemi Oyelaran  | Steel and drawings         | Draws it, cuts it, bolts it. Takes the credit, too.
  Twenty-six more | Bricks, wood, drains, paint | All on our own books. Nobody is “a guy we know”.
`);
export const team: Storey = storey(
  'concrete',
  headline(
    'Team and trades',
    'Thirty-one people, nine vans.',
    'You get the same faces from the first day to the last. They have their names on their helmets.',
  ),
  grid(
    3,
    { gap: [24, 22], min: '18rem' },
    ...crew.map(([name, role, words], i) =>
      panel(
        i === 5 ? { bg: vest } : {},
        heading(3, name, { color: steel }),
        small(role, { color: i === 5 ? steel : rust, weight: 600 }),
        text(words, { color: i === 5 ? steel : undefined }),
      ),
    ),
  ),
);
export const history: Storey = storey(
  'plaster',
  row(
    { valign: 'top', gap: [64, 26] },
    col(44, { gap: [14, 12] }, eyebrow('How it began'), heading(2, 'One man, one barrow, one wall.', { line: 0.94 })),
    col(
      56,
      { gap: [18, 14] },
      text(
        'In the spring of the great rain a bricklayer rebuilt a chapel wall that had fallen into the road. He was paid in hay. The wall is still there, and so are we.',
        { size: [20, 18] },
      ),
      text(
        'His daughter joined at fifteen because she could do the sums. The sons on the sign never came. They teach music, both of them, and we have built their houses.',
      ),
    ),
  ),
);

const jobs = table<[name: string, pay: string, words: string]>(`
  Bricklayer            | £21.50 an hour | Two gauges, straight and straighter. Winters in the yard, not at home.
  Roofer                | £22.80 an hour | Slate and zinc. You have seen wind and didn’t like it.
  Steel fitter          | £23.40 an hour | Reads drawings, owns a torque wrench, writes down what it said.
  Apprentice, any trade | £9.20 an hour  | From sixteen. Three years, five trades, one that you keep.
`);
export const openPlaces: Storey = storey(
  'concrete',
  headline(
    'Open places',
    'Four helmets on the hook.',
    'Send three lines about what you have built. A phone picture says more than a certificate.',
  ),
  pairs(jobs, { face: theme.display, size: [30, 27], weight: 800, ink: steel, value: rust, valueWeight: 800 }),
  buttons(button('Apply for a job')),
);
export const terms: Storey = storey(
  'orange',
  row(
    { valign: 'center', gap: [64, 26] },
    col(48, { gap: [14, 12] }, eyebrow('What you get'), heading(2, 'Home by five. Paid on Friday.', { line: 0.92 })),
    col(
      52,
      {},
      panel(
        { theme },
        list([
          'Thirty days off, two weeks at Christmas for everybody',
          'Boots, helmet and tools, and new ones when they break',
          'A van that starts, and someone else who insures it',
          'Rain is paid. We checked the forecast, so it is our fault',
        ]),
      ),
    ),
  ),
);

const hours = table<[days: string, times: string]>(`
  Monday to Thursday | 7.00 to 17.00
  Friday             | 7.00 to 15.00
  Saturday           | 9.00 to 12.00
`);
export const quote: Storey = storey(
  'concrete',
  row(
    { valign: 'top', gap: [56, 40] },
    col(
      60,
      {},
      panel(
        {},
        heading(2, 'Ask for a quote'),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          ring: 'Ring the site hut',
          words:
            'Write what it is, how large it is and when you would like it. Two pictures help. You hear from us within two days.',
        }),
      ),
    ),
    col(
      40,
      { gap: [20, 18] },
      heading(2, 'Site office', { role: 'h3' }),
      hourRows(hours, { ink: steel }),
      text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
      text('The gate with the beam across. Park behind the gravel, not on it.'),
      text(link(business.phone, phoneLink), { needs: ['phone'] }),
      social(),
    ),
  ),
);

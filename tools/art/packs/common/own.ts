/** Builds the sections of single pages: the team, the board, the long table, the year and the form. */
import { pick } from '../../drawings/ink.js';
import { col, grid, heading, link, list, type Node, row, rule, small, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { band, business, cards, figure, headline, phoneLink, sheet, sheetCol, type Tone, torn } from './grammar.js';
import { plum, rust } from './look.js';

const people = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  marguerite | A woman with grey hair, glasses and a book | Marguerite Holm | Chair, keeper of the key | Started it. Has tried to stop twice.
  tunde      | A bearded cook in an apron lifts a ladle   | Tunde Okafor    | The long table           | Feeds ninety from four pots. Salts last.
  rosa       | A gardener in a straw hat leans on a spade | Rosa Lindqvist  | Beds and compost         | Can tell a weed from a plan.
  samir      | A man in a striped shirt waves with a key  | Samir Haddad    | The bicycle workshop     | Has fixed the same bell nine times.
  hana       | A woman in a headscarf carries a basket    | Hana Yilmaz     | The library of things    | Knows where the tent is. Always.
  walter     | An old man with glasses holds a seed tray  | Walter Pym      | Money and tomatoes       | Both grow, if you write it down.
`);
/** Shows six neighbours at full length, standing on their names. */
export const team = (): Node =>
  band(
    'amber',
    { isBelowSeam: true },
    headline('Who does what', 'Six of three hundred and forty.', 'They hold the keys and the grudges. Ask any of them anything.'),
    cards(
      3,
      '20rem',
      ...people.map(([src, alt, name, role, words]) =>
        torn([src, alt], heading(3, name), small(role, { color: rust, weight: 600 }), text(words)),
      ),
    ),
  );

/** Lists the board as rows. */
export const board = (): Node =>
  band(
    'plum',
    { isBelowSeam: true },
    headline(
      'The board',
      'Elected in March, by hand.',
      'Three years each. Nobody may stay longer than two terms, except the dog.',
    ),
    stack(
      { gap: [18, 16] },
      rule(),
      ...table<[role: string, name: string, until: string]>(`
        Treasurer | Walter Pym     | until 2027
        Secretary | Leila Marsden  | until 2028
        Safety    | Jonas Ferrier  | until 2027
        Members   | Mei Castellan  | until 2029
      `).flatMap(([role, name, until]) => [
        row({ valign: 'center', gap: [24, 2] }, col(30, {}, text(role)), col(45, {}, heading(3, name)), col(25, {}, text(until))),
        rule(),
      ]),
    ),
    small('The register knows us as a charity, number 00 1960 744. It has visited and had soup.'),
  );

/** Shows how a Saturday at the long table goes. */
export const saturday = (): Node =>
  band(
    'cream',
    { isBelowSeam: true },
    headline(
      'One Saturday',
      'From four sacks to ninety plates.',
      'You may walk in at any line of this list. At the last one you get a towel.',
    ),
    stack(
      { gap: [20, 18] },
      ...table<[hour: string, name: string, words: string]>(`
        8.30  | The sacks arrive  | What the market could not sell, and what the beds could. Tunde looks at it for five minutes and says what we eat.
        10.00 | Knives out        | Twelve people cut. The rule is thin, the talk is not.
        11.30 | Tables, benches   | Nineteen metres, straight down the path. Children lay it, so each place has three spoons.
        1.00  | Lunch             | Two courses. You sit where there is a gap, which is how everybody met.
        2.30  | Towels            | Ninety plates in thirty-five minutes. The record is thirty-one and is disputed.
      `).flatMap(([hour, name, words], i) => [
        ...(i ? [rule()] : []),
        row(
          { valign: 'center', gap: [40, 6] },
          col(20, {}, figure(hour, { size: [60, 46], color: i === 3 ? rust : plum })),
          col(28, {}, heading(3, name)),
          col(52, {}, text(words)),
        ),
      ]),
    ),
  );
/** Shows what the project costs, needs and has. */
export const projectFacts = (): Node =>
  band(
    'rust',
    { isBelowSeam: true },
    row(
      { valign: 'stretch', gap: [24, 20] },
      sheetCol(
        50,
        'cream',
        heading(2, 'One lunch, in pennies.', { role: 'h3' }),
        pairs(
          table<[name: string, value: string]>(`
            Vegetables, grains, oil | 49p
            Gas and water           | 9p
            Plates that broke       | 3p
            The rest                | 8p
          `),
          { ink: plum, value: rust, valueWeight: 600 },
        ),
        small('69 pence a plate, averaged over forty-four Saturdays.'),
      ),
      sheetCol(
        50,
        'amber',
        heading(2, 'What is missing now.', { role: 'h3' }),
        list([
          'Two cooks for every second Saturday',
          'A pot of forty litres, dented is fine',
          'Somebody with a van, once a month at seven',
          'Salt. It is always salt',
        ]),
        text('The list is honest and changes on Mondays.'),
      ),
    ),
  );

const year = table<[months: string, name: string, words: string]>(`
  January   | Minutes and marmalade | The yearly meeting, short, with toast.
  March     | Seeds and spades      | Swap, dig, blisters.
  May       | First open evening    | Wednesdays until dark, with a guitar that nobody owns.
  July      | The longest table     | All of the street, both sides. Traffic goes round.
  September | Weighing the pumpkin  | Guesses are 50p. Walter has never won.
  November  | Lights on the fence   | Soup at five, and no speeches.
`);
/** Shows the year as six papers. */
export const theYear = (): Node =>
  band(
    'plum',
    { isBelowSeam: true },
    headline(
      'The year',
      'Six feasts that hold it together.',
      'The exact days follow a month ahead, when we know about the weather and the van.',
    ),
    cards(
      3,
      '20rem',
      ...year.map(([month, name, words], i) =>
        sheet(
          pick<Tone>(['peach', 'amber', 'cream', 'rust', 'peach', 'amber'], i),
          { pad: [34, 26] },
          small(month, { weight: 600 }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  );

export const values = (): Node =>
  band(
    'cream',
    {},
    headline('How we work', 'Three rules, all of them short.', 'They hang beside the kettle, so everybody has read them.'),
    grid(
      3,
      { gap: [40, 28], min: '17rem' },
      ...table<[name: string, words: string]>(`
        Eat first         | Everybody gets a plate before a question. Most questions are better after soup.
        Decide out loud   | Every vote is by hand and every sum is on the shed door, in ink.
        Leave it better   | The lot, the tools and the mood. In that order if there is time.
      `).map(([name, words], i) =>
        stack(
          { gap: [10, 10] },
          figure(pick(['1', '2', '3'], i), { color: pick([rust, plum, rust], i), size: [84, 60] }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  );

/** Shows the form beside the shed. */
export const visit = (): Node =>
  band(
    'cream',
    { isBelowSeam: true },
    row(
      { valign: 'stretch', gap: [24, 20] },
      sheetCol(
        60,
        'peach',
        heading(2, 'Say what you would like to do.', { role: 'h3' }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words: 'Sign up for a job, pledge a gift or order the newsletter. One of us answers by Sunday evening.',
        }),
      ),
      sheetCol(
        40,
        'plum',
        heading(2, 'The shed', { role: 'h3' }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows(
          [
            ['Tuesday, Thursday', '10:00–18:00'],
            ['Saturday', '9:00–16:00'],
          ],
          { ink: '#FFF4E3' },
        ),
        text('Bus 14 to the pond, then follow the smell of onions.'),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        social(),
      ),
    ),
  );

/** Builds the sections that several pages of this pack show. */
import { bar, button, card, col, faq, grid, heading, image, type Node, row, rule, small, stack, tag, text } from '../../nodes.js';
import { hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { business, field, label, middle, plain, sticker, title } from './grammar.js';
import { berry, blue, cocoa, cream, custard, pink, theme } from './look.js';

const today = table<[src: string, alt: string, name: string, price: string, left: string, words: string]>(`
  croissant | A croissant on yellow rays             | Croissant    | £2.60 | 31 left  | Twenty-seven layers. We count on Mondays.
  swirl     | A cinnamon bun on pink checks          | Cinnamon bun | £3.10 | 4 left   | Goes at eleven. See the news for why.
  loaf      | A loaf with three cuts on blue rays    | Field loaf   | £4.80 | 12 left  | Two days old before it is born.
  tart      | A cherry tart on a red doily           | Cherry tart  | £4.20 | Sold out | A compliment. Come back on Friday.
`);
/** Shows four things with their prices and the number left. */
export const counterToday = (links = true): Node =>
  plain(
    {},
    title('On the counter at eight', 'Today, while it lasts.'),
    grid(
      4,
      { gap: [24, 24], min: '15rem' },
      ...today.map(([src, alt, name, price, left, words]) =>
        label(
          { pad: [14, 14], padX: [14, 14], gap: [14, 12], bg: '#FFFFFF' },
          image(`crumb-${src}`, alt, { radius: 16 }),
          bar(
            { gap: 8, nowrap: true },
            text(price, { role: 'fact', color: berry }),
            tag(left, { bg: left === 'Sold out' ? cocoa : custard, color: left === 'Sold out' ? '#FFFFFF' : cocoa }),
          ),
          stack({ gap: [4, 4] }, heading(3, name, { role: 'h4', size: [24, 22] }), small(words)),
        ),
      ),
    ),
    ...(links ? [middle(button('See the counter', { ghost: true }))] : []),
  );

const bakes = table<[hour: string, what: string, words: string]>(`
  4.00  | Field loaf    | The oven is at its angriest.
  5.00  | Rye           | Slow, dark, worth it.
  6.00  | Croissants    | The street begins to smell.
  7.00  | Cinnamon buns | And the door opens.
  8.00  | Egg tarts     | One tray, first come.
  9.00  | Cherry tarts  | Stones out, mostly.
  11.00 | Éclairs       | For those who slept in.
  14.00 | Cakes         | Collect yours, whole.
`);
const bake = ([hour, what, words]: string[]): Node =>
  row(
    { gap: [12, 8], valign: 'top' },
    col(
      40,
      {},
      bar(
        { justify: 'flex-start' },
        tag(hour ?? '', { bg: cocoa, color: cream, face: theme.display, size: [17, 17], weight: 400 }),
      ),
    ),
    col(
      60,
      { gap: [2, 2] },
      text(what ?? '', { face: theme.display, size: [24, 22], color: cocoa, line: 1.2 }),
      small(words ?? ''),
    ),
  );
/** Shows the bake of each hour, a section that only this pack has. */
export const bakeClock = (): Node =>
  field(
    { width: 1220 },
    title('The bake clock', 'Set your watch by the buns.'),
    row(
      { gap: [44, 32], valign: 'center' },
      col(28, { gap: [26, 18] }, ...bakes.slice(0, 4).map(bake)),
      col(
        44,
        {},
        image(
          'crumb-dial',
          'A dial with a loaf, a jar, a croissant, a bun, an egg, a tart, an éclair and a cake at their hours',
          { radius: 0 },
        ),
      ),
      col(28, { gap: [26, 18] }, ...bakes.slice(4).map(bake)),
    ),
  );

const hours = table<[days: string, times: string]>(`
  Tuesday to Friday   | 7.00 to 15.00
  Saturday            | 7.00 to 14.00
  Sunday              | 8.00 to 12.00
`);
export const openHours = (): Node =>
  stack({ gap: [18, 16] }, hourRows(hours, { ink: cocoa }), small('On Mondays we sleep. The starter does not.'));

/** Introduces the bakery beside its opening hours on a label. */
export const story = (): Node =>
  plain(
    {},
    row(
      { valign: 'center', gap: [64, 40] },
      col(
        54,
        { gap: [22, 18] },
        heading(2, 'Eleven chairs, one oven, no hurry.', { line: 1.04 }),
        text(
          'It was a bank. The vault holds flour now, which has lost less value. We kept the counter, because people were used to queueing at it.',
        ),
        text('Everything here was dough yesterday. If it was bread yesterday, it costs half today and makes better toast.'),
        small(`${business.owner} lights the oven`, { color: blue }),
      ),
      col(46, {}, label({ bg: '#FFFFFF', gap: [18, 16] }, sticker('Open'), openHours())),
    ),
  );

const sizes = table<[size: string, people: string, price: string, words: string]>(`
  Small  | 6 slices  | £28 | Two layers. For a birthday that nobody was told about.
  Middle | 12 slices | £46 | Three layers. For an office, or for a Sunday with cousins.
  Large  | 24 slices | £84 | Four layers. Bring a second pair of hands and a flat seat.
`);
/** Shows three sizes of cake. */
export const cakeSizes = (): Node =>
  plain(
    {},
    title('Cakes to order', 'Three sizes of happy.', 'Any flavour, any writing, three days ahead. Candles are free.'),
    grid(
      3,
      { gap: [24, 24], min: '18rem' },
      ...sizes.map(([size, people, price, words], i) =>
        label(
          { bg: [pink, '#FFFFFF', pink][i], gap: [14, 12], pad: [40, 32] },
          sticker(people),
          text(price, { role: 'figure', color: berry, align: 'center', line: 1 }),
          heading(3, size, { role: 'h3', align: 'center' }),
          text(words, { align: 'center' }),
        ),
      ),
    ),
    middle(button('Order a cake')),
  );

const said = table<[words: string, name: string]>(`
  I moved flat and kept the bakery.                       | Noor, two trams away
  My daughter can say three words. One of them is bun.    | Jonas, before work
  They told me the tart was better yesterday. Who does that? | Mrs Abara, chair four
`);
export const napkins = (): Node =>
  field(
    { bg: pink, theme: { ...theme, ground: pink } },
    title('Written on napkins', 'We keep them in the till.'),
    grid(
      3,
      { gap: [24, 20], min: '18rem' },
      ...said.map(([words, name]) =>
        label(
          { bg: '#FFFFFF', gap: [16, 14], pad: [36, 28] },
          text(`“${words}”`, { face: theme.display, size: [28, 25], line: 1.2, color: cocoa, align: 'center' }),
          small(name, { color: blue, align: 'center' }),
        ),
      ),
    ),
  );

/** Lists prices on a label. */
export const priceCard = (name: string, rows: [string, string, string][]): Node =>
  label(
    { bg: '#FFFFFF', gap: [20, 18] },
    heading(3, name, { role: 'h3', color: berry }),
    pairs(rows, { face: theme.display, size: [21, 20], weight: 400, ink: cocoa, value: berry }),
  );

const steps = table<[name: string, words: string]>(`
  A field  | Nine miles off, farmed by two brothers who don’t speak. The wheat doesn’t mind.
  A mill   | Stone, water, Thursdays. The flour is a little warm when it comes.
  A night  | Water, salt, starter. Then nothing for sixteen hours, which is the hard part.
  An oven  | From 1961, one door, one temper. It is hotter on the left, and so are we.
`);
/** Describes how a loaf is made, step by step. */
export const wayOfALoaf = (): Node =>
  plain(
    { width: 900 },
    title('Two days', 'How long a loaf takes.'),
    label(
      { bg: '#FFFFFF', pad: [48, 28], padX: [52, 24], gap: [28, 24] },
      ...steps.flatMap(([name, words], i) => [
        ...(i > 0 ? [rule()] : []),
        row(
          { valign: 'center', gap: [28, 12] },
          col(
            16,
            {},
            bar(
              { justify: 'flex-start' },
              tag(String(i + 1), { bg: custard, color: cocoa, face: theme.display, size: [30, 26], weight: 400, line: 1.2 }),
            ),
          ),
          col(84, { gap: [4, 4] }, heading(3, name, { role: 'h3' }), text(words)),
        ),
      ]),
    ),
  );

export const questions = (): Node =>
  plain(
    { width: 820 },
    title('Questions', 'Asked with a full mouth.'),
    card(
      { bg: '#FFFFFF', line: cocoa, lineWidth: 2, lineBottom: 9, radius: 28, pad: [20, 14], padX: [36, 18] },
      faq(
        table<[question: string, answer: string]>(`
      May I keep something back?          | Yes, until ten. Ring, say what, and say it twice. There is a mixer on.
      What is in it?                      | A folder on the counter says so for everything, with all fourteen allergens.
      Do you bake without gluten?         | Two cakes and an almond bun. But the same air has flour in it, so we won’t promise.
      Is my dog allowed in?               | In, yes. Behind the counter, no. He gets a crust.
      What happens to the rest?           | There is seldom any. At three it goes to the night shelter, by bicycle.
    `),
      ),
    ),
  );

/** Builds the sections that only one page shows: prices, orders, tables, pictures, jobs and directions. */
import { button, col, grid, heading, image, link, list, type Node, row, small, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot } from '../parts.js';
import { table } from '../table.js';
import { business, field, label, middle, phoneLink, plain, sticker, title } from './grammar.js';
import { berry, blue, cocoa, pink, theme } from './look.js';
import { openHours, priceCard } from './sections.js';

const bread = table<[name: string, price: string, words: string]>(`
  Field loaf      | £4.80 | Wheat, water, salt. 900 grams.
  Rye, seeded     | £5.20 | Keeps a week, if you hide it.
  Milk loaf       | £3.90 | For toast, and for people under six.
  Yesterday’s     | half  | By the till, in paper.
`);
const sweet = table<[name: string, price: string, words: string]>(`
  Croissant       | £2.60 | Butter from one farm, 27 layers.
  Cinnamon bun    | £3.10 | Until eleven.
  Éclair          | £3.80 | After eleven.
  Doughnut        | £2.90 | Saturdays only, plum inside.
`);
const cups = table<[name: string, price: string, words: string]>(`
  Filter          | £2.40 | Refilled until you put a hand up.
  Flat white      | £3.20 | Oat costs the same.
  Hot chocolate   | £3.60 | A spoon stands in it.
  Tea, a pot      | £2.80 | Two cups, or one long phone call.
`);
const iced = table<[name: string, price: string, words: string]>(`
  One scoop       | £2.20 | Milk, cherry, or burnt sugar.
  Two scoops      | £3.60 | You may mix. We may comment.
  In a bun        | £4.10 | Warm bun, cold milk ice. From noon.
  A tub           | £9.00 | Half a litre. Bring it straight home.
`);
export const menu = (): Node =>
  plain(
    {},
    title('All day, or nearly', 'What there is, and until when.'),
    grid(
      2,
      { gap: [24, 24], min: '26rem' },
      priceCard('Bread, from seven', bread),
      priceCard('Sweet, from six in the window', sweet),
      priceCard('In a cup', cups),
      priceCard('Ice, May to September', iced),
    ),
    small('Prices include a chair. Nobody is moved on before three.', { align: 'center' }),
  );

const flavours = table<[name: string, price: string, words: string]>(`
  Cherry and almond     | +£0 | The one on the lid.
  Lemon and poppy       | +£0 | Sharp enough for grown-ups.
  Chocolate, very       | +£6 | Three kinds, no flour.
  Carrot and walnut     | +£4 | Not a salad.
`);
const extras = table<[name: string, price: string, words: string]>(`
  Writing in icing      | free | Up to 24 letters. We can spell Siobhán.
  A drawing in icing    | £8   | Dogs go well. Horses look like dogs.
  A second tier         | £38  | Holds until the speeches.
  To your door          | £6   | By bicycle, in town, slowly round corners.
`);
export const cakes = (): Node =>
  plain(
    {},
    title('Flavours and extras', 'Choose, then add.'),
    grid(2, { gap: [24, 24], min: '26rem' }, priceCard('Flavours', flavours), priceCard('Extras', extras)),
  );
export const how = (): Node =>
  field(
    { bg: pink, theme: { ...theme, ground: pink } },
    title('How it goes', 'Three days, three steps.'),
    grid(
      3,
      { gap: [24, 20], min: '18rem' },
      ...table<[day: string, name: string, words: string]>(`
        Wednesday | You order    | By form, phone or at the till. A third now, the rest when you see it.
        Friday    | We bake      | Sponge in the morning, cream at night. Nobody may slam the door.
        Saturday  | You collect  | From two o’clock, in a box with a string. Seat belt recommended.
      `).map(([day, name, words]) =>
        label(
          { bg: '#FFFFFF', gap: [14, 12] },
          sticker(day),
          heading(3, name, { align: 'center' }),
          text(words, { align: 'center' }),
        ),
      ),
    ),
  );

const plates = table<[name: string, price: string, words: string]>(`
  The soft egg        | £4.50  | In its cup, with soldiers who stand to attention.
  The plate           | £9.80  | Two breads, cheese, jam, butter, an egg, a newspaper.
  The plate for two   | £18.50 | The same, with diplomacy about the last croissant.
  Porridge            | £5.20  | With a spoon of tart cherries and a window seat.
  Beans, our own      | £6.40  | Baked overnight in the cooling oven, on rye.
`);
export const plate = (): Node =>
  plain({ width: 820 }, title('The card', 'Served until eleven, Sundays until noon.'), priceCard('Breakfast', plates));
export const tables = (): Node =>
  field(
    { width: 900 },
    title(
      'A table',
      'Eleven chairs, four tables, one wait.',
      'We keep half of them for people who ask and half for people who turn up.',
    ),
    grid(
      2,
      { gap: [24, 20], min: '20rem' },
      label(
        { bg: '#FFFFFF', gap: [12, 10] },
        heading(3, 'If you ask'),
        text('Tell us the day and the hour. We hold the table for fifteen minutes, and after that we hold a grudge.'),
      ),
      label(
        { bg: '#FFFFFF', gap: [12, 10] },
        heading(3, 'If you turn up'),
        text('You may wait at the counter with a coffee. It takes nine minutes on average and is warm.'),
      ),
    ),
    middle(button('Book a table')),
  );

const shown = table<[src: string, alt: string, words: string]>(`
  scoop  | An ice-cream cone with two scoops and a cherry | Milk and cherry, July.
  ring   | A pink doughnut on a white doily               | The Saturday ring.
  cup    | A blue cup on pink rays                        | Chair four, every day at eight.
  eclair | An éclair with pink icing on blue checks       | Half past eleven.
  mixer  | A red stand mixer on yellow dots               | Bertha, eighteen litres.
  basket | Five cherries on raspberry rays                | The first ones, from over the river.
`);
export const gallery = (): Node =>
  plain(
    { width: 1200 },
    title('Lids', 'Six things that didn’t last.'),
    grid(
      3,
      { gap: [28, 28], min: '18rem' },
      ...shown.map(([src, alt, words]) =>
        label(
          { bg: '#FFFFFF', pad: [14, 12], padX: [14, 12], gap: [14, 12] },
          image(`crumb-${src}`, alt, { radius: 16 }),
          text(words, { face: theme.display, size: [21, 19], color: cocoa, align: 'center', line: 1.3 }),
        ),
      ),
    ),
  );

const jobs = table<[name: string, when: string, pay: string, words: string]>(`
  Night baker     | Three nights, 2.00 to 9.00 | £15.40 an hour | You like the radio low and the street empty. We teach the folding.
  Counter, mornings | Five days, 6.30 to 13.30 | £12.90 an hour | You can add up, smile before eight, and tell a man that the buns are gone.
  Saturday help   | 7.00 to 14.00              | £11.60 an hour | From sixteen. Boxes, strings, sweeping. Burnt edges are yours.
`);
export const openings = (): Node =>
  plain(
    { width: 960 },
    title('Open places', 'Three aprons on the hook.'),
    ...jobs.map(([name, when, pay, words]) =>
      label(
        { bg: '#FFFFFF', gap: [14, 12] },
        row(
          { valign: 'center', gap: [40, 16] },
          col(62, { gap: [8, 6] }, heading(3, name), text(words)),
          col(38, { gap: [4, 4] }, text(pay, { role: 'fact', color: berry }), small(when, { color: blue })),
        ),
      ),
    ),
    middle(button('Ask about a job')),
  );
export const perks = (): Node =>
  field(
    { bg: pink, theme: { ...theme, ground: pink }, width: 900 },
    title('What you get', 'Bread, and the other kind.'),
    label(
      { bg: '#FFFFFF', pad: [44, 30], padX: [52, 26] },
      row(
        { valign: 'top', gap: [48, 20] },
        col(
          50,
          {},
          list(['A loaf a day, and one for your mother', 'Every second weekend off, written down', 'Breakfast at nine, sitting']),
        ),
        col(
          50,
          {},
          list([
            'Six weeks in the year, two in August',
            'Shoes, aprons and the laundry of them',
            'Nobody shouts. The mixer does',
          ]),
        ),
      ),
    ),
  );

export const visit = (): Node =>
  plain(
    { width: 1160 },
    row(
      { valign: 'top', gap: [56, 40] },
      col(
        58,
        { gap: [20, 18] },
        label(
          { bg: '#FFFFFF', gap: [22, 18] },
          heading(2, 'Order or ask'),
          formSlot({
            email: business.email,
            phone: dialled(business.phone),
            words:
              'Write or ring about a cake, a table for breakfast, or one of the aprons. We answer after the last tray, about one.',
          }),
        ),
      ),
      col(
        42,
        { gap: [20, 18] },
        label({ bg: pink, gap: [18, 16] }, heading(2, 'Open', { role: 'h3' }), openHours()),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        text('Tram 4 stops at the corner. Bicycles lean on the left window, prams on the right.'),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        social(),
      ),
    ),
  );

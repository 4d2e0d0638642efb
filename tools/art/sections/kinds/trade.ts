import {
  bar,
  button,
  buttons,
  card,
  columns,
  grid,
  h2,
  h3,
  kind,
  label,
  lead,
  link,
  list,
  p,
  picture,
  quiet,
  rule,
  small,
  stack,
  table,
} from '../grammar.js';
import { call, mail, map, phone } from '../links.js';

const prices = kind('Price list', ['price list', 'prices', 'rates'], { anchor: 'prices' });
const row = (name: string, price: string) => bar({}, p(name), p(price, { bold: true }));
const rows = (items: [string, string][]) =>
  items.flatMap(([name, price], at) => (at === 0 ? [row(name, price)] : [rule(), row(name, price)]));

export const priceListSections = [
  prices(
    {
      slug: 'price-list-rows',
      title: 'Prices in ruled rows',
      description: 'Name and price in rows with a rule between them. For salons and restaurants.',
      tags: ['rows', 'salon'],
      width: 'text',
      gap: 16,
    },
    h2('Cut, colour, calm'),
    ...rows([
      ['Cut, any length', '£46'],
      ['Fringe, between cuts', '£8'],
      ['Colour, roots', '£62'],
      ['Colour, all over', '£95'],
      ['Children, with a story', '£18'],
    ]),
  ),
  prices(
    {
      slug: 'price-list-two-columns',
      title: 'Grouped prices in two columns',
      description: 'Two groups of prices side by side. The default.',
      tags: ['groups', 'two columns'],
    },
    h2('What it costs'),
    columns(
      { shares: [50, 50], gap: 56, inner: 14, valign: 'top' },
      [
        h3('For people'),
        ...rows([
          ['First visit, an hour', '£90'],
          ['Follow-up', '£55'],
          ['By telephone', '£30'],
        ]),
      ],
      [
        h3('For paper'),
        ...rows([
          ['Certificate', '£15'],
          ['Report, two pages', '£60'],
          ['Copy of a file', '£10'],
        ]),
      ],
    ),
  ),
  prices(
    {
      slug: 'price-list-pictures',
      title: 'Prices with small pictures',
      description: 'A small square picture in front of each price. For cafés and shops.',
      tags: ['pictures', 'café', 'shop'],
      trades: ['Food and drink'],
      width: 'text',
      gap: 16,
    },
    h2('On the counter'),
    ...(
      [
        ['coffee', 'A cup of coffee with a leaf in the foam', 'Flat white', '£3.20'],
        ['tea', 'A white cup on a pale table', 'Tea, in a pot for two', '£4.80'],
        ['salad', 'A plate with greens', 'Salad of the day', '£9.50'],
      ] as const
    ).flatMap(([name, alt, title, price]) => [
      rule(),
      bar({ gap: 20 }, picture(name, alt, '1:1', { width: 80 }), h3(title, { size: 'lead' }), p(price, { bold: true })),
    ]),
  ),
  prices(
    {
      slug: 'price-list-from',
      title: 'Services with duration and price',
      description: 'Service, duration and price from, in panels. For doctors and beauty.',
      tags: ['duration', 'beauty', 'doctor'],
      trades: ['Health'],
      ground: 'tint',
    },
    h2('Treatments'),
    grid(
      3,
      [
        ['Back and neck', '30 minutes', 'from £38'],
        ['Whole body', '60 minutes', 'from £70'],
        ['Feet, after the marathon', '45 minutes', 'from £52'],
      ].map(([title = '', time = '', price = '']) =>
        card('line', { gap: 6 }, label(time), h3(title), p(price, { size: 'quote' })),
      ),
    ),
    buttons([button('Ask for a time', mail('A treatment'))]),
  ),
  prices(
    {
      slug: 'price-list-card',
      title: 'Prices in a framed card',
      description: 'A text beside a framed list. For pages that need a short list.',
      tags: ['card', 'frame'],
    },
    columns(
      { shares: [48, 52] },
      [
        h2('One evening, one bill'),
        p('The price includes the room, the candles and somebody who washes up.'),
        buttons([quiet('Ask for a date', mail('An evening'))]),
      ],
      [
        card(
          'line',
          { pad: 44, gap: 14 },
          label('Per person'),
          ...rows([
            ['Bread and soup', '£14'],
            ['Three courses', '£36'],
            ['Wine, poured freely', '£18'],
            ['Music, if you dance', '£0'],
          ]),
        ),
      ],
    ),
  ),
  prices(
    {
      slug: 'price-list-table',
      title: 'Prices with unit and tax',
      description: 'Service, unit and price as a table with a note on tax. For trades.',
      tags: ['table', 'tax', 'trades'],
      trades: ['Trades'],
      width: 'text',
    },
    h2('Rates'),
    table(
      [
        ['Plumber', 'hour', '£58'],
        ['Apprentice', 'hour', '£32'],
        ['Call-out', 'once', '£45'],
        ['Night and Sunday', 'hour', '+50 %'],
      ],
      ['Service', 'Unit', 'Price'],
    ),
    small('With VAT. You get the sum before we start.'),
  ),
];

const menuKind = kind('Menu', ['menu', 'food menu', 'menu card'], { anchor: 'menu', trades: ['Restaurant', 'Food and drink'] });
const dish = (name: string, text: string, price: string) =>
  stack({ gap: 2 }, bar({}, h3(name, { size: 'lead' }), p(price, { bold: true })), small(text));
const trades = ['Restaurant', 'Food and drink'];

export const menuSections = [
  menuKind(
    {
      slug: 'menu-two-columns',
      title: 'Menu in two columns',
      description: 'Dishes by course in two columns with prices. The default.',
      tags: ['courses', 'two columns'],
      trades,
    },
    h2('Tonight'),
    columns(
      { shares: [50, 50], gap: 64, inner: 20, valign: 'top' },
      [
        label('To begin'),
        dish('Leek, hazelnut, egg', 'The egg is from Mrs Bell.', '£9'),
        dish('Smoked trout', 'With cucumber and too much dill.', '£11'),
        dish('Bread, day four', 'And butter that took its time.', '£4'),
      ],
      [
        label('To go on'),
        dish('Short rib', 'Nine hours in the oven.', '£24'),
        dish('Barley, mushrooms', 'From the wood behind the church.', '£18'),
        dish('Whole plaice', 'Bones included. Ask for help.', '£26'),
      ],
    ),
  ),
  menuKind(
    {
      slug: 'menu-board',
      title: 'Menu board',
      description: 'A framed board in the middle with few dishes. For cafés.',
      tags: ['board', 'café'],
      trades,
      width: 'text',
    },
    card(
      'line',
      { pad: 56, gap: 18 },
      h2('Lunch', { align: 'center' }),
      rule('strong'),
      p('Soup of what is left — £6', { align: 'center' }),
      p('Toast with beans and a fried egg — £8', { align: 'center' }),
      p('Tart, still warm — £7', { align: 'center' }),
      rule('strong'),
      small('From noon until it is gone', { align: 'center' }),
    ),
  ),
  menuKind(
    {
      slug: 'menu-pictures',
      title: 'Dishes with pictures',
      description: 'Three dishes as cards with picture, text and price. For delivery.',
      tags: ['pictures', 'delivery'],
      trades,
    },
    bar({}, h2('Good in a box'), p(link(phone, call))),
    grid(
      3,
      (
        [
          ['dish', 'A plate of roast vegetables', 'Roots', 'Beetroot, carrot, tahini', '£12'],
          ['supper', 'A plate with herbs and tomatoes', 'Reds', 'Tomatoes, chickpeas, mint', '£11'],
          ['salad', 'A plate with leaves and seeds', 'Greens', 'Everything from the garden', '£10'],
        ] as const
      ).map(([name, alt, title, text, price]) =>
        stack({ gap: 8 }, picture(name, alt, '1:1'), bar({}, h3(title), p(price, { bold: true })), p(text)),
      ),
    ),
  ),
  menuKind(
    {
      slug: 'menu-daily',
      title: 'Menu of the week',
      description: 'A dish for each weekday in rows. For canteens.',
      tags: ['week', 'canteen', 'daily'],
      trades,
      ground: 'tint',
      gap: 14,
    },
    h2('This week'),
    ...[
      ['Monday', 'Lentils, because it is Monday', '£7'],
      ['Tuesday', 'Chicken pie, or leek pie', '£8'],
      ['Wednesday', 'Noodles, long', '£7'],
      ['Thursday', 'Fish from the van', '£9'],
      ['Friday', 'What you voted for', '£8'],
    ].flatMap(([day = '', text = '', price = '']) => [
      rule(),
      columns({ shares: [24, 58, 18], gap: 20 }, [h3(day, { size: 'lead' })], [p(text)], [p(price, { bold: true })]),
    ]),
  ),
  menuKind(
    {
      slug: 'menu-drinks',
      title: 'Drinks in three columns',
      description: 'Three compact lists of drinks on the inverse ground. For bars.',
      tags: ['drinks', 'bar', 'dark'],
      trades,
      ground: 'inverse',
    },
    h2('To drink'),
    grid(
      3,
      (
        [
          [
            'Without',
            [
              ['Rhubarb, soda', '£4'],
              ['Cold tea', '£3'],
              ['Water, from here', '£0'],
            ],
          ],
          [
            'Beer',
            [
              ['Pale', '£5'],
              ['Dark', '£5'],
              ['Small', '£3'],
            ],
          ],
          [
            'Wine',
            [
              ['White, stony', '£7'],
              ['Red, soft', '£7'],
              ['Orange, odd', '£8'],
            ],
          ],
        ] as [string, [string, string][]][]
      ).map(([title, items]) => card('top', { gap: 8, pad: 16 }, h3(title), ...items.map(([name, price]) => row(name, price)))),
    ),
  ),
  menuKind(
    {
      slug: 'menu-set',
      title: 'Set menus',
      description: 'Two set menus with their courses and one price each. For suppers.',
      tags: ['set menu', 'supper'],
      trades,
    },
    stack({ align: 'center', gap: 10, narrow: 600 }, h2('Let us decide'), lead('One table, one time, half past seven.')),
    columns(
      { shares: [50, 50], gap: 24, valign: 'top' },
      [
        card(
          'tint',
          { pad: 40, gap: 10 },
          h3('Four courses'),
          p('£44', { size: 'figure' }),
          p('Soup. Something from the pond. Something from the oven. Cake.'),
        ),
      ],
      [
        card(
          'inverse',
          { pad: 40, gap: 10 },
          h3('Seven courses'),
          p('£72', { size: 'figure' }),
          p('The same, with three surprises, one of them cold.'),
        ),
      ],
    ),
  ),
];

const tables = kind('Table', ['table', 'data'], {});

export const tableSections = [
  tables(
    {
      slug: 'table-plain',
      title: 'Plain table',
      description: 'A ruled table with a heading and a note. The default.',
      tags: ['plain'],
      width: 'text',
    },
    h2('Rooms and sizes'),
    p('All three have a desk, a kettle and a window that opens.'),
    table(
      [
        ['Lamp room', '18 m²', 'Sea'],
        ['Rope room', '22 m²', 'Garden'],
        ['Attic', '31 m²', 'Both'],
      ],
      ['Room', 'Size', 'View'],
    ),
    small('Measured between the skirting boards.'),
  ),
  tables(
    {
      slug: 'table-compare',
      title: 'Comparison with ticks',
      description: 'Features as rows, two offers as columns with ticks. For software and services.',
      tags: ['compare', 'ticks'],
      trades: ['Software'],
    },
    columns(
      { shares: [34, 66], valign: 'top' },
      [h2('Us and the spreadsheet'), p('It is free. We are awake at night.')],
      [
        table(
          [
            ['Opens on a phone', '✓', '–'],
            ['Remembers who changed what', '✓', '–'],
            ['Warns before the deadline', '✓', '–'],
            ['Costs nothing', '–', '✓'],
          ],
          ['', 'Here', 'Sheet'],
        ),
      ],
    ),
  ),
  tables(
    {
      slug: 'table-specs',
      title: 'Specifications',
      description: 'A picture beside label and value of a product. For products.',
      tags: ['specifications', 'product'],
      trades: ['Shop'],
    },
    columns(
      { shares: [42, 58] },
      [picture('lamp', 'A small lamp beside a stack of books', '4:5')],
      [
        h2('Lamp No. 4'),
        table([
          ['Height', '46 cm'],
          ['Shade', 'Linen, washable'],
          ['Flex', '2 m, red'],
          ['Made in', 'Easterby'],
          ['Spare parts', 'for ever'],
        ]),
        buttons([button('Order one', mail('Lamp No. 4'))]),
      ],
    ),
  ),
  tables(
    {
      slug: 'table-timetable',
      title: 'Timetable of a week',
      description: 'Classes by day and time on a tinted ground. For gyms and schools.',
      tags: ['timetable', 'gym', 'school'],
      trades: ['Sports'],
      ground: 'tint',
    },
    h2('Week'),
    table(
      [
        ['6.30', 'Run', '–', 'Run'],
        ['12.00', 'Lift', 'Lift', 'Rest'],
        ['18.00', 'Box', 'Climb', 'Box'],
      ],
      ['', 'Mon', 'Wed', 'Fri'],
    ),
  ),
  tables(
    {
      slug: 'table-fees',
      title: 'Fees',
      description: 'Service, duration and fee with an introduction. For law firms and doctors.',
      tags: ['fees', 'law', 'doctor'],
      trades: ['Business'],
      width: 'text',
    },
    label('As of January'),
    h2('Fees'),
    p('We name the fee before we begin. It changes only if the matter does, and then we ask first.'),
    table(
      [
        ['First advice', '40 min', 'free'],
        ['Letter', '1 page', '£140'],
        ['Contract, checked', '10 pages', '£320'],
      ],
      ['What', 'How long', 'Fee'],
    ),
    buttons([quiet('Ask about your case', mail('A first talk'))]),
  ),
  tables(
    {
      slug: 'table-downloads',
      title: 'Files to ask for',
      description: 'Files with size and date, sent on request. For clubs and offices.',
      tags: ['downloads', 'files', 'club'],
      trades: ['Community'],
      gap: 16,
    },
    h2('Paper'),
    ...[
      ['Membership form', 'PDF, 1 page', 'March'],
      ['Statutes', 'PDF, 9 pages', '2019'],
      ['Boat plan', 'PDF, large', '2024'],
    ].flatMap(([name = '', size = '', date = '']) => [
      rule(),
      columns(
        { shares: [40, 20, 15, 25], gap: 20 },
        [h3(name, { size: 'lead' })],
        [p(size)],
        [p(date)],
        [p(link('Have it sent', mail(name)))],
      ),
    ]),
  ),
];

const events = kind('Events', ['events', 'dates', 'calendar'], { anchor: 'events' });
const eventRows: [string, string, string][] = [
  ['14 June', 'Summer table', 'Orchard, from four'],
  ['2 July', 'Boats out', 'Jetty, at high water'],
  ['19 August', 'Choir in the barn', 'Barn, half past seven'],
];

export const eventSections = [
  events(
    {
      slug: 'events-list',
      title: 'Events as rows',
      description: 'Date, title and place in rows. The default.',
      tags: ['list', 'rows'],
      gap: 20,
    },
    h2('Next'),
    ...eventRows.flatMap(([date, title, where]) => [
      rule(),
      columns(
        { shares: [22, 48, 30], gap: 24 },
        [p(date, { size: 'quote' })],
        [h3(title), p(where)],
        [buttons([quiet('I am coming', mail(title))])],
      ),
    ]),
  ),
  events(
    {
      slug: 'events-cards',
      title: 'Events with pictures',
      description: 'Three events as picture cards with date and place. For venues.',
      tags: ['cards', 'pictures', 'venue'],
    },
    h2('In the hall'),
    grid(
      3,
      (
        [
          ['planets', 'Coloured spheres in the dark', '9 May', 'Night of the planets'],
          ['cloth', 'Folds of rust-coloured cloth', '23 May', 'Weavers, talking'],
          ['runner', 'A runner on a dark track', '6 June', 'The indoor mile'],
        ] as const
      ).map(([name, alt, date, title]) =>
        card('line', { pad: 20 }, picture(name, alt, '3:2'), label(date), h3(title), p(link('Reserve a seat', mail(title)))),
      ),
    ),
  ),
  events(
    {
      slug: 'events-next',
      title: 'One large next date',
      description: 'The next date in giant type with place and time. For churches and bands.',
      tags: ['next', 'large', 'band', 'church'],
      ground: 'inverse',
    },
    label('Next time'),
    h2('21 September', { size: 'giant' }),
    columns(
      { shares: [60, 40] },
      [lead('Harvest service with soup. Ten o’clock, in the church. Bring what grew too well.')],
      [buttons([button('Find the church', map)])],
    ),
  ),
  events(
    {
      slug: 'events-table',
      title: 'Tour dates',
      description: 'Date, city and venue as a table. For bands.',
      tags: ['tour', 'band', 'table'],
      trades: ['Studio'],
      ground: 'inverse',
    },
    columns(
      { shares: [40, 60], valign: 'top' },
      [h2('On the road', { size: 'display' }), buttons([button('Ask for tickets', mail('Tickets'))])],
      [
        table(
          [
            ['3 Oct', 'Leith', 'The Boilerhouse'],
            ['4 Oct', 'York', 'Fulford Arms'],
            ['6 Oct', 'Bristol', 'The Louisiana'],
            ['7 Oct', 'Home', 'Mum’s kitchen'],
          ],
          ['When', 'Where', 'Room'],
        ),
      ],
    ),
  ),
  events(
    {
      slug: 'events-by-month',
      title: 'Events by month',
      description: 'Three months as columns with their dates. For clubs.',
      tags: ['months', 'club', 'year'],
      trades: ['Community'],
    },
    h2('The quarter'),
    grid(
      3,
      (
        [
          ['April', ['5th, paths cleared', '19th, boats painted']],
          ['May', ['1st, breakfast on the jetty', '24th, regatta']],
          ['June', ['14th, summer table', '28th, night swim']],
        ] as [string, string[]][]
      ).map(([month, dates]) => card('top', { gap: 12 }, h3(month), list(dates, 'dots'))),
    ),
  ),
  events(
    {
      slug: 'events-agenda',
      title: 'Agenda of an evening',
      description: 'The hours of one evening beside its title. For talks.',
      tags: ['agenda', 'talk', 'evening'],
      ground: 'tint',
    },
    columns(
      { shares: [42, 58], valign: 'top' },
      [
        label('Thursday, 12 March'),
        h2('What bread wants'),
        p('A baker, a miller and a doctor disagree.'),
        buttons([button('Keep a chair for me', mail('What bread wants'))]),
      ],
      [
        ['18.30', 'Doors, soup'],
        ['19.00', 'Three short talks'],
        ['20.15', 'Questions, and bread'],
        ['21.30', 'Chairs back, please'],
      ].flatMap(([hour = '', text = '']) => [
        bar({ justify: 'left', gap: 28 }, p(hour, { bold: true }), h3(text, { size: 'lead' })),
        rule(),
      ]),
    ),
  ),
];

const schedule = kind('Schedule', ['schedule', 'programme', 'timetable'], { anchor: 'events' });

export const scheduleSections = [
  schedule(
    {
      slug: 'schedule-three-lanes',
      title: 'Programme in three lanes',
      description: 'Three parallel lanes of talks. For conferences.',
      tags: ['conference', 'parallel'],
    },
    h2('Friday'),
    grid(
      3,
      (
        [
          ['Hall', ['9.00 Welcome, with coffee', '10.00 Maps without north', '11.30 The shy algorithm']],
          ['Loft', ['10.00 Drawing for people who can’t', '11.30 Paper, folded', '14.00 Glue']],
          ['Yard', ['10.00 A walk, slowly', '12.00 Lunch for all', '14.00 A walk, fast']],
        ] as [string, string[]][]
      ).map(([lane, talks]) => card('tint', { gap: 10 }, h3(lane), ...talks.map((talk) => p(talk)))),
      16,
    ),
  ),
  schedule(
    {
      slug: 'schedule-day',
      title: 'Programme of a day',
      description: 'Times and what happens, in rows. The default.',
      tags: ['day', 'rows'],
      width: 'text',
      gap: 14,
    },
    h2('Open day'),
    ...[
      ['10.00', 'Doors and brass band'],
      ['11.00', 'How a bell is cast'],
      ['13.00', 'Lunch in the yard'],
      ['15.00', 'The bell rings, or not'],
    ].flatMap(([time = '', text = '']) => [rule(), bar({ justify: 'left', gap: 32 }, p(time, { bold: true }), p(text))]),
  ),
  schedule(
    {
      slug: 'schedule-week',
      title: 'Programme of a week',
      description: 'Five days as columns with their classes. For gyms and yoga.',
      tags: ['week', 'gym', 'yoga'],
      trades: ['Sports', 'Health'],
    },
    h2('Breathe in, Monday to Friday'),
    grid(
      5,
      (
        [
          ['Mon', '7.00 Slow', '18.00 Strong'],
          ['Tue', '12.30 Short', '19.00 Slow'],
          ['Wed', '7.00 Strong', '18.00 Old backs'],
          ['Thu', '12.30 Short', '19.00 Silent'],
          ['Fri', '7.00 Slow', '16.00 Children'],
        ] as const
      ).map(([day, one, two]) => card('top', { gap: 8, pad: 16 }, h3(day), p(one), p(two))),
      16,
    ),
  ),
  schedule(
    {
      slug: 'schedule-term',
      title: 'School year',
      description: 'Terms and holidays as a table with a note. For schools.',
      tags: ['term', 'school', 'holidays'],
      width: 'text',
    },
    h2('The year in five lines'),
    table([
      ['Autumn', '1 September to 19 December'],
      ['Winter', '6 January to 28 March'],
      ['Spring', '14 April to 18 July'],
      ['Ski week', '10 to 14 February'],
      ['Open day', '9 May'],
    ]),
    p(`Something missing? ${link('Ask the office', mail('The school year'))}.`),
  ),
];

const donate = kind('Donate', ['donate', 'donation', 'charity', 'nonprofit'], { trades: ['Nonprofit'] });

export const donateSections = [
  donate(
    {
      slug: 'donate-amounts',
      title: 'Four amounts',
      description: 'Four amounts with what each does, as buttons. The default.',
      tags: ['amounts'],
      trades: ['Nonprofit'],
    },
    stack(
      { align: 'center', gap: 12, narrow: 640 },
      h2('What your money does on Tuesday'),
      lead('Pick one. We send you the bank details and, in March, the bill.'),
    ),
    grid(
      4,
      [
        ['£8', 'feeds two people'],
        ['£25', 'fills the bus'],
        ['£60', 'pays the rent of a day'],
        ['£200', 'is a cooker'],
      ].map(([sum = '', text = '']) =>
        card('line', { gap: 10 }, p(sum, { size: 'figure' }), p(text), buttons([button(`Give ${sum}`, mail(`I give ${sum}`))])),
      ),
      20,
    ),
  ),
  donate(
    {
      slug: 'donate-bank',
      title: 'Bank details',
      description: 'The bank details in large type with a note on receipts.',
      tags: ['bank', 'transfer'],
      trades: ['Nonprofit'],
      ground: 'tint',
      width: 'text',
    },
    h2('By bank transfer'),
    card(
      'line',
      { pad: 36, gap: 10 },
      label('To'),
      p('Common Ground, Easterby', { size: 'lead' }),
      label('Account'),
      p('12-34-56 12345678', { size: 'quote' }),
      label('Reference'),
      p('Tuesday, and your address if you want a receipt'),
    ),
    small('Receipts come by post in February. The stamps were a gift.'),
  ),
  donate(
    {
      slug: 'donate-where-it-goes',
      title: 'Where it goes',
      description: 'Amounts and their effect in rows, with one button at the end.',
      tags: ['effect', 'transparency'],
      trades: ['Nonprofit'],
    },
    columns(
      { shares: [40, 60], valign: 'top' },
      [
        h2('From your pocket to a plate'),
        p('91 of 100 pence arrive. The other nine are rent, light and a bookkeeper.'),
        buttons([button('Give something', mail('A donation'))]),
      ],
      [
        ['£5', 'Breakfast for a class of four'],
        ['£40', 'A week of bread'],
        ['£150', 'New brakes, a third of them'],
        ['£900', 'January'],
      ].flatMap(([sum = '', text = '']) => [
        columns({ shares: [28, 72], gap: 20 }, [p(sum, { size: 'quote' })], [p(text)]),
        rule(),
      ]),
    ),
  ),
];

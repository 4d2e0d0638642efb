import {
  accordion,
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
  list,
  p,
  picture,
  quiet,
  rule,
  small,
  stack,
  table,
} from '../grammar.js';
import { mail, to } from '../links.js';

const pricing = kind('Pricing', ['pricing', 'prices', 'plans'], { anchor: 'prices' });
const plan = (name: string, price: string, note: string, items: string[]) => [
  h3(name),
  p(price, { size: 'figure' }),
  small(note),
  list(items),
  buttons([button(`Choose ${name}`, mail(name))]),
];

export const pricingSections = [
  pricing(
    {
      slug: 'pricing-three-plans',
      title: 'Three plans',
      description: 'Three plans as cards, the middle one marked. The default.',
      tags: ['three plans', 'cards'],
    },
    stack(
      { align: 'center', gap: 12, narrow: 640 },
      h2('Pay for people, not for promises'),
      lead('All plans have all features. They differ in how many of you there are.'),
    ),
    grid(
      3,
      [
        card(
          'line',
          { gap: 16, pad: 32 },
          ...plan('Solo', '£9', 'a month, one person', ['Unlimited projects', 'Two guests', 'Help by email']),
        ),
        card(
          'inverse',
          { gap: 16, pad: 32 },
          ...plan('Team', '£29', 'a month, up to ten people', [
            'Everything in Solo',
            'Shared calendars',
            'Help within four hours',
          ]),
        ),
        card(
          'line',
          { gap: 16, pad: 32 },
          ...plan('House', '£79', 'a month, up to fifty people', [
            'Everything in Team',
            'Sign-in with your own accounts',
            'A person who knows you',
          ]),
        ),
      ],
      24,
    ),
  ),
  pricing(
    {
      slug: 'pricing-two-plans',
      title: 'Two plans',
      description: 'Heading on the left, two plans beside it. For a product with a single and a team price.',
      tags: ['two plans'],
    },
    columns(
      { shares: [34, 33, 33], gap: 28, valign: 'top' },
      [h2('One or many'), p('Change from one to the other whenever you like. We count days, not months.'), quietRow()],
      [card('tint', { gap: 14 }, ...plan('One', '£6', 'a month', ['Your own notes', 'Three devices']))],
      [card('tint', { gap: 14 }, ...plan('Many', '£18', 'a month for five', ['Shared notes', 'Any number of devices']))],
    ),
  ),
  pricing(
    {
      slug: 'pricing-one-price',
      title: 'One price',
      description: 'One large price and what is in it. For a course or a workshop.',
      tags: ['one price', 'course'],
      ground: 'tint',
    },
    columns(
      { shares: [45, 55] },
      [
        label('The whole course'),
        h2('£240'),
        p('Six evenings, eight people, all clay and both firings.'),
        buttons([button('Reserve a wheel', mail('A wheel in the next course'))]),
      ],
      [
        list([
          'Tuesdays, 18.30 to 21.00',
          'Aprons, tools and tea',
          'A locker for your pots',
          'A seventh evening if you miss one',
          'Your money back after the first, if clay is not for you',
        ]),
      ],
    ),
  ),
  pricing(
    {
      slug: 'pricing-table',
      title: 'Plans as a table',
      description: 'Plans as columns and features as rows. For software.',
      tags: ['table', 'comparison', 'software'],
      trades: ['Software'],
    },
    h2('Everything side by side'),
    table(
      [
        ['Projects', '3', '50', 'No limit'],
        ['History', '7 days', '1 year', 'For ever'],
        ['Help', 'Forum', 'Email', 'Phone'],
        ['Price', '£0', '£12', '£40'],
      ],
      ['', 'Free', 'Plus', 'Firm'],
    ),
    buttons([button('Start with Free', mail('Free plan')), quiet('Ask about Firm', mail('Firm plan'))]),
  ),
  pricing(
    {
      slug: 'pricing-year-month',
      title: 'Monthly and yearly prices',
      description: 'Two groups of prices that open one by one, without a script. For memberships.',
      tags: ['monthly', 'yearly', 'membership'],
      width: 'text',
    },
    h2('Membership'),
    lead('Both open all doors, from six to ten.'),
    accordion([
      ['By the month: £38', 'Leave at the end of any month. Pause twice a year, for a week or for eight.'],
      ['By the year: £360', 'Two months are free, and you may bring a friend on the first Sunday of each month.'],
      ['Ten visits: £95', 'A card without a name. Share it with your brother.'],
    ]),
    buttons([button('Become a member', mail('Membership'))]),
  ),
  pricing(
    {
      slug: 'pricing-packages',
      title: 'Packages with pictures',
      description: 'Three packages with picture, price and list. For weddings and salons.',
      tags: ['packages', 'wedding', 'salon'],
      trades: ['Travel'],
    },
    h2('Three ways to say yes'),
    grid(
      3,
      [
        ['flowers', 'Dahlias and daisies in a vase', 'The registry', '£320', ['One hour', 'Forty pictures', 'Rice not included']],
        [
          'bouquet',
          'A loose bunch of pale flowers',
          'The afternoon',
          '£890',
          ['Five hours', 'Three hundred pictures', 'A print for each grandmother'],
        ],
        [
          'court',
          'Arches in the evening sun',
          'The weekend',
          '£1,900',
          ['Friday to Sunday', 'Two photographers', 'A book in linen'],
        ],
      ].map(([name, alt, title, price, items]) =>
        stack(
          { gap: 12 },
          picture(name as string, alt as string, '3:2'),
          h3(title as string),
          p(price as string, { size: 'quote' }),
          list(items as string[]),
        ),
      ),
    ),
  ),
  pricing(
    {
      slug: 'pricing-tiers-row',
      title: 'Prices as rows',
      description: 'Each price is a row with name, text and button. For events and tickets.',
      tags: ['rows', 'tickets', 'events'],
    },
    h2('Tickets'),
    ...[
      ['Early', 'Until the end of March', '£60'],
      ['Regular', 'Until the day before', '£90'],
      ['At the door', 'If the hall is not full', '£110'],
    ].flatMap(([name = '', note = '', price = '']) => [
      rule(),
      columns(
        { shares: [30, 40, 15, 15], gap: 24 },
        [h3(name)],
        [p(note)],
        [p(price, { size: 'quote' })],
        [buttons([button('Order', mail(`Ticket: ${name}`))])],
      ),
    ]),
  ),
  pricing(
    {
      slug: 'pricing-free-first',
      title: 'Free plan first',
      description: 'The free plan as a wide line above two paid ones. For apps.',
      tags: ['free', 'app'],
      trades: ['Software'],
    },
    h2('Start with nothing'),
    card(
      'inverse',
      { pad: 36 },
      bar(
        {},
        stack({ gap: 4 }, h3('Free, for as long as you like'), p('One list, one person, all devices.')),
        buttons([button('Get the app', mail('The app'))]),
      ),
    ),
    grid(
      2,
      [
        card(
          'line',
          { gap: 10, pad: 32 },
          h3('Plus, £3 a month'),
          p('Any number of lists, reminders by place, and a widget that is not ugly.'),
        ),
        card(
          'line',
          { gap: 10, pad: 32 },
          h3('Family, £5 a month'),
          p('Six people. The shopping list knows who is in the shop.'),
        ),
      ],
      24,
    ),
  ),
];

function quietRow() {
  return buttons([quiet('Read the questions', to('questions'))]);
}

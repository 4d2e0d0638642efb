import {
  bar,
  button,
  buttons,
  card,
  columns,
  cover,
  grid,
  h1,
  kind,
  label,
  lead,
  link,
  p,
  picture,
  quiet,
  rule,
  small,
  stack,
} from '../grammar.js';
import { address, call, mail, map, phone, to } from '../links.js';

const hero = kind('Hero', ['hero', 'hero section'], { pad: [112, 64], gap: 48 });

export const heroes = [
  hero(
    {
      slug: 'hero-split-right',
      title: 'Hero with picture on the right',
      description: 'Text in six columns, a picture on the right and two buttons. The safe start for any service.',
      tags: ['split', 'services'],
    },
    columns(
      { shares: [52, 48] },
      [
        h1('The work, done once and done properly.'),
        lead('We survey, quote and build within five weeks. You get one price, one date and one person to call.'),
        buttons([button('Ask for a quote', mail('A quote, please')), quiet('See what we do', to('services'))]),
      ],
      [picture('house', 'A long block of flats with lit windows at dusk', '4:5')],
    ),
  ),
  hero(
    {
      slug: 'hero-split-left',
      title: 'Hero with picture on the left',
      description: 'The picture stands first and is larger than the words. For things that sell by being looked at.',
      tags: ['split', 'picture'],
    },
    columns(
      { shares: [58, 42], gap: 56 },
      [picture('bottle', 'A green bottle and a small jar on a round white stand', '1:1')],
      [
        label('New this month'),
        h1('Three oils, no perfume.'),
        lead('Pressed in small lots from rapeseed, hemp and walnut. Each bottle names its field.'),
        buttons([button('Order by email', mail('An order'))]),
        small('Posted on Tuesdays and Fridays.'),
      ],
    ),
  ),
  hero(
    {
      slug: 'hero-centered',
      title: 'Centred hero',
      description: 'Headline, two lines and two buttons in the middle, without a picture. For software and events.',
      tags: ['centered', 'software', 'minimal'],
    },
    stack(
      { align: 'center', gap: 24, narrow: 860 },
      label('Free for teams of three'),
      h1('Plan the week before the week plans you.', { size: 'display' }),
      lead('One list per team, one owner per task and a report on Friday that writes itself.'),
      buttons([button('Start free', mail('Start free')), quiet('Read the prices', to('prices'))]),
    ),
  ),
  hero(
    {
      slug: 'hero-cover',
      title: 'Hero with full-width picture',
      description: 'A picture from edge to edge, and a panel with its own ground for the words. For hotels and weddings.',
      tags: ['full width', 'hotel', 'wedding'],
      trades: ['Hotel', 'Travel'],
      width: 'full',
      pad: [0, 0],
    },
    cover(
      { name: 'hills', alt: 'Layers of misty hills under a pale sun', height: 680, place: 'left' },
      h1('Wake up above the fog.'),
      lead('Eleven rooms on the ridge, breakfast until eleven, and a path that starts at the door.'),
      buttons([button('Ask for dates', mail('Dates')), quiet(phone, call)]),
    ),
  ),
  hero(
    {
      slug: 'hero-poster',
      title: 'Hero with wide picture below',
      description: 'Words above, a very wide picture below that cuts the page in two. For gyms, bands and films.',
      tags: ['wide picture', 'sports', 'music'],
      trades: ['Sports'],
      ground: 'inverse',
    },
    columns(
      { shares: [64, 36], valign: 'bottom' },
      [h1('Forty minutes. Then breakfast.', { size: 'display' })],
      [
        p('Coached classes from six in the morning, never more than nine people.'),
        buttons([button('Try one class', mail('A first class'))]),
      ],
    ),
    picture('runner', 'A runner at full stretch on a dark track', '3:1'),
  ),
  hero(
    {
      slug: 'hero-form',
      title: 'Hero with enquiry card',
      description: 'Text on the left, and on the right a card that opens an email with the questions already in it.',
      tags: ['form', 'quote', 'appointment'],
    },
    columns(
      { shares: [55, 45] },
      [
        h1('A new roof in nine days.'),
        lead('Tell us three things and you will have a fixed price by tomorrow evening.'),
        bar(
          { justify: 'left', gap: 32 },
          small('<strong>27 years</strong> on roofs'),
          small('<strong>412</strong> houses'),
          small('<strong>10 years</strong> guarantee'),
        ),
      ],
      [
        card(
          'line',
          { gap: 16, pad: 32 },
          p('What we need to know', { bold: true, size: 'lead' }),
          p('1. Where is the house?'),
          rule(),
          p('2. How old is the roof?'),
          rule(),
          p('3. When may we come and look?'),
          buttons([
            button(
              'Write the email',
              mail('A price for a roof', ['Where is the house', 'How old is the roof', 'When may we come']),
            ),
          ]),
          small(`Or call ${link(phone, call)}.`),
        ),
      ],
    ),
  ),
  hero(
    {
      slug: 'hero-phone',
      title: 'Hero with giant phone number',
      description: 'The phone number is the headline, with the hours below. For emergencies and trades.',
      tags: ['phone', 'emergency', 'trades'],
      trades: ['Trades'],
    },
    stack({ gap: 20 }, label('Burst pipe? Call now'), h1(link(phone, call), { size: 'giant' }), rule('strong')),
    grid(3, [
      stack({ gap: 6 }, p('Day and night', { bold: true }), p('A plumber answers, not a machine.')),
      stack({ gap: 6 }, p('With you in 54 minutes', { bold: true }), p('That is the average of last winter.')),
      stack({ gap: 6 }, p('First hour £85', { bold: true }), p('You know the price before we set off.')),
    ]),
  ),
  hero(
    {
      slug: 'hero-bento',
      title: 'Hero with picture cells',
      description: 'One cell for the headline and four for pictures, like a tidy shelf. For studios and shops.',
      tags: ['bento', 'mosaic', 'studio', 'shop'],
      trades: ['Studio', 'Shop'],
    },
    columns(
      { shares: [50, 25, 25], gap: 20, inner: 20, valign: 'top' },
      [
        card(
          'tint',
          { gap: 20, pad: 48 },
          h1('Things for slow mornings.'),
          lead('Cups, linen and lamps from six workshops within a day’s drive.'),
          buttons([button('Visit the shop', map)]),
        ),
        picture('cloth', 'Folds of rust-coloured cloth', '16:9'),
      ],
      [
        picture('coffee', 'A cup of coffee with a leaf in the foam', '4:5'),
        picture('leaves', 'A potted plant with broad leaves', '1:1'),
      ],
      [picture('lamp', 'A stack of books under a small lamp', '1:1'), picture('jar', 'A bottle and a jar on a stand', '4:5')],
    ),
  ),
  hero(
    {
      slug: 'hero-type-only',
      title: 'Hero made of type',
      description: 'A headline as wide as the page with one line below. For magazines and personal sites.',
      tags: ['typography', 'magazine', 'personal'],
      trades: ['Portfolio'],
    },
    h1('Notes from a small harbour', { size: 'giant' }),
    columns(
      { shares: [70, 30], valign: 'top' },
      [rule('strong')],
      [lead('Essays about boats, weather and the people who wait for both. Every second Sunday.')],
    ),
  ),
  hero(
    {
      slug: 'hero-search',
      title: 'Hero with three questions',
      description: 'A headline over a bar of three choices, each a link to the right list. For estates, events and courses.',
      tags: ['search', 'real estate', 'events'],
      ground: 'tint',
    },
    stack(
      { align: 'center', gap: 20, narrow: 820 },
      h1('Which door is yours?'),
      lead('Ninety-one homes this week, all of them seen by one of us.'),
    ),
    card(
      'line',
      { pad: 24 },
      grid(
        3,
        [
          stack(
            { gap: 6 },
            label('Where'),
            p(`${link('Old town', to('gallery'))}, ${link('harbour', to('gallery'))} or ${link('hillside', to('gallery'))}`),
          ),
          stack(
            { gap: 6 },
            label('How large'),
            p(`${link('Two rooms', to('gallery'))}, ${link('three', to('gallery'))} or ${link('four and more', to('gallery'))}`),
          ),
          stack(
            { gap: 6 },
            label('Until when'),
            p(
              `${link('This month', to('contact'))}, ${link('this year', to('contact'))} or ${link('just looking', to('contact'))}`,
            ),
          ),
        ],
        24,
      ),
    ),
  ),
  hero(
    {
      slug: 'hero-facts',
      title: 'Hero with a row of facts',
      description: 'A calm headline, and below it four facts between two rules. For lawyers and accountants.',
      tags: ['facts', 'law', 'finance'],
      trades: ['Business'],
    },
    stack(
      { gap: 20, narrow: 800 },
      h1('Plain advice about complicated money.'),
      lead('We prepare accounts for bakeries, builders and bands, and we answer the phone in April.'),
    ),
    rule(),
    grid(4, [
      stack({ gap: 4 }, label('Since'), p('1998', { size: 'lead', bold: true })),
      stack({ gap: 4 }, label('People'), p('Seven, all chartered', { size: 'lead', bold: true })),
      stack({ gap: 4 }, label('First talk'), p('Free, 40 minutes', { size: 'lead', bold: true })),
      stack({ gap: 4 }, label('Write to'), p(link(address, mail('A first talk')), { size: 'lead', bold: true })),
    ]),
    rule(),
  ),
];

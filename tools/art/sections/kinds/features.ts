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
  link,
  list,
  p,
  picture,
  quiet,
  rule,
  small,
  stack,
} from '../grammar.js';
import { mail, to } from '../links.js';

const features = kind('Features', ['features', 'services', 'benefits'], { anchor: 'services' });

const point = (title: string, text: string) => stack({ gap: 8 }, h3(title), p(text));

export const featureSections = [
  features(
    {
      slug: 'features-three-cards',
      title: 'Three feature cards',
      description: 'A heading and three panels of the same height. The default for any service.',
      tags: ['cards'],
    },
    stack(
      { gap: 14, narrow: 680 },
      h2('Three promises, in writing'),
      lead('They are on the first page of every contract, above the price.'),
    ),
    grid(3, [
      card(
        'tint',
        {},
        h3('A date that holds'),
        p('If we are late, the last day is free. It has happened twice in eleven years.'),
      ),
      card('tint', {}, h3('One person'), p('You get the mobile number of the person who does the work, not of an office.')),
      card('tint', {}, h3('A clean goodbye'), p('We leave with our dust, our boxes and a list of what we changed.')),
    ]),
  ),
  features(
    {
      slug: 'features-four-up',
      title: 'Four ruled features',
      description: 'Four columns under strong rules, without cards. For dense pages.',
      tags: ['four columns', 'minimal'],
    },
    h2('What is in it'),
    grid(4, [
      card('top', {}, h3('Import'), p('Drop in a spreadsheet. Columns find their own names.')),
      card('top', {}, h3('Check'), p('Doubles and gaps are marked before anything is saved.')),
      card('top', {}, h3('Share'), p('Send a link that shows one table and ends on Friday.')),
      card('top', {}, h3('Undo'), p('You can undo every change of the last ninety days.')),
    ]),
  ),
  features(
    {
      slug: 'features-alternating',
      title: 'Alternating pictures and text',
      description: 'Three rows whose picture changes sides. For products that need explaining.',
      tags: ['alternating', 'pictures'],
      gap: 72,
    },
    h2('Cloth, colour and a chair'),
    columns(
      { shares: [50, 50] },
      [picture('cloth', 'Folds of rust-coloured cloth', '3:2')],
      [point('Woven twice', 'Once for the warp, once for the weight. It takes a day longer and lasts nine years.')],
    ),
    columns(
      { shares: [50, 50] },
      [point('Dyed with walnut', 'The husks come from the tree behind the mill. No two lots are quite the same.')],
      [picture('linen', 'Waves of blue linen', '3:2')],
    ),
    columns(
      { shares: [50, 50] },
      [picture('room', 'A sofa under a window with a lamp beside it', '3:2')],
      [point('Made to be sat on', 'Wash it at forty degrees. Iron it only if your mother visits.')],
    ),
  ),
  features(
    {
      slug: 'features-bento',
      title: 'Feature cells of two sizes',
      description: 'One wide cell with a picture and four small ones beside and below it. For software.',
      tags: ['bento', 'software'],
      trades: ['Software'],
    },
    h2('Less to click, more to see'),
    columns(
      { shares: [62, 38], gap: 20, inner: 20, valign: 'top' },
      [
        card(
          'tint',
          { pad: 36 },
          h3('The whole month on one screen'),
          p('Green is paid, amber is waiting, red has your name on it.'),
          picture('screen', 'A dark dashboard with a rising chart', '16:9'),
        ),
      ],
      [
        card('line', {}, h3('Works offline'), p('On the train, in the cellar, at your aunt’s.')),
        card('line', {}, h3('Two people, one note'), p('You see the other cursor before you type over it.')),
        card('inverse', {}, h3('Leaves when you do'), p('Export everything in one file, any day.')),
      ],
    ),
  ),
  features(
    {
      slug: 'features-list-left-title',
      title: 'Title left, list right',
      description: 'The heading stands at the left, and a ruled list runs down at the right. For law and consulting.',
      tags: ['list', 'law', 'consulting'],
      trades: ['Business'],
    },
    columns(
      { shares: [36, 64], valign: 'top' },
      [h2('Where we can help'), p('Not on this list? Ask anyway. We know who can.')],
      [
        point('Buying and selling a home', 'From the first offer to the key, with one fixed fee.'),
        rule(),
        point('Wills and powers of attorney', 'Drafted in plain words, kept in our fireproof room.'),
        rule(),
        point('Trouble at work', 'We answer within a day, because dismissals have deadlines.'),
        rule(),
        point('Neighbours', 'Most letters we write end the matter. The hedge survives.'),
      ],
    ),
  ),
  features(
    {
      slug: 'features-numbered',
      title: 'Numbered method',
      description: 'Large numerals with a title and a text each, in two columns. For a method or a plan.',
      tags: ['numbers', 'method'],
    },
    h2('How we think about kitchens'),
    grid(
      2,
      [
        stack({ gap: 8 }, p('1', { size: 'figure' }), h3('Water first'), p('Everything else moves more easily than a drain.')),
        stack(
          { gap: 8 },
          p('2', { size: 'figure' }),
          h3('Then light'),
          p('You chop where the window is, or you will have scars.'),
        ),
        stack(
          { gap: 8 },
          p('3', { size: 'figure' }),
          h3('Then reach'),
          p('Pans live one arm from the stove. We measure your arm.'),
        ),
        stack({ gap: 8 }, p('4', { size: 'figure' }), h3('Then colour'), p('The only part you can change on a Sunday.')),
      ],
      48,
    ),
  ),
  features(
    {
      slug: 'features-checklist',
      title: 'Two columns of ticks',
      description: 'A short text and two lists with ticks on a tinted ground. For plans and care packages.',
      tags: ['checklist', 'included'],
      ground: 'tint',
    },
    columns(
      { shares: [34, 33, 33], valign: 'top', gap: 48 },
      [h2('All of it, every week'), p('No extra lines on the bill. If it is on this list, it is paid for.')],
      [list(['Windows inside', 'Kitchen and bath', 'Floors, swept and wet', 'Beds made fresh'])],
      [list(['Bins out and back', 'Plants watered', 'Post on the table', 'A note about what broke'])],
    ),
  ),
  features(
    {
      slug: 'features-picture-cards',
      title: 'Services with pictures',
      description: 'Three pictures with title, text and a link each. An overview of services.',
      tags: ['pictures', 'overview', 'cards'],
    },
    bar({}, h2('Three things we do all day'), p(link('Ask about a fourth', mail('A question')))),
    grid(3, [
      stack(
        { gap: 12 },
        picture('crane', 'A crane above a new building', '4:5'),
        h3('Build'),
        p('Extensions and lofts up to 90 square metres.'),
        p(link('Prices for building', to('prices'))),
      ),
      stack(
        { gap: 12 },
        picture('arcade', 'Sunlit arches of an old building', '4:5'),
        h3('Restore'),
        p('Lime, stone and windows that open again.'),
        p(link('Ask about a restoration', mail('A restoration'))),
      ),
      stack(
        { gap: 12 },
        picture('lounge', 'A living room with a sofa and pictures', '4:5'),
        h3('Fit out'),
        p('Kitchens, stairs and shelves from our own bench.'),
        p(link('See finished rooms', to('gallery'))),
      ),
    ]),
  ),
  features(
    {
      slug: 'features-tabs',
      title: 'Services that open',
      description: 'A picture beside services that open one by one, without a script. For many services.',
      tags: ['accordion', 'many services'],
    },
    columns(
      { shares: [42, 58], valign: 'top' },
      [h2('Ask for any of these'), picture('fern', 'A potted plant with pointed leaves', '1:1')],
      [
        accordion([
          ['Garden design', 'A plan on paper, a planting list and a price for each bed. From £380.'],
          ['Planting days', 'Two gardeners and a van for a day. You choose the plants, we bring the soil.'],
          ['Hedges and trees', 'Cut between September and February, when nobody nests in them.'],
          ['Water and light', 'Rain barrels, drip lines and lamps that let the moths sleep.'],
          ['Winter care', 'Fleece, mulch and a visit after each storm.'],
        ]),
      ],
    ),
  ),
  features(
    {
      slug: 'features-compare-two',
      title: 'Before and after, in words',
      description: 'Two columns that compare how it was with how it is. For builders and software.',
      tags: ['compare', 'before and after'],
    },
    stack({ align: 'center', gap: 12, narrow: 640 }, h2('Tuesday, with and without us')),
    columns(
      { shares: [50, 50], gap: 24, valign: 'top' },
      [
        card(
          'line',
          { pad: 36, gap: 16 },
          label('Without'),
          h3('Eleven tabs and a phone call'),
          list(['Three versions of the list', 'Nobody knows who has the key', 'The invoice goes out on Thursday'], 'dots'),
        ),
      ],
      [
        card(
          'inverse',
          { pad: 36, gap: 16 },
          label('With'),
          h3('One page and a coffee'),
          list(['One list, the same for all', 'The key has a name on it', 'The invoice went out at noon']),
        ),
      ],
    ),
  ),
  features(
    {
      slug: 'features-icon-row',
      title: 'Six short amenities',
      description: 'Six cells with two lines each. For rooms, offices and holiday homes.',
      tags: ['amenities', 'hotel', 'icons'],
      trades: ['Hotel'],
      pad: [64, 44],
    },
    h2('In the house', { size: 'lead' }),
    grid(
      6,
      [
        ['Wi-Fi', 'even in the sauna'],
        ['Breakfast', 'until eleven'],
        ['Dogs', 'yes, of course'],
        ['Bicycles', 'six, one tandem'],
        ['Parking', 'behind the barn'],
        ['Quiet', 'after ten'],
      ].map(([title = '', text = '']) => card('top', { gap: 2, pad: 16 }, p(title, { bold: true }), small(text))),
      24,
    ),
    buttons([button('Ask for a room', mail('A room')), quiet('Opening hours', to('hours'))]),
  ),
];

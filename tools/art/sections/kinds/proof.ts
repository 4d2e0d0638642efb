import { bar, card, columns, grid, h2, h3, kind, label, lead, p, picture, rule, small, stack } from '../grammar.js';

const logos = kind('Logos', ['logos', 'partners', 'clients', 'trusted by'], { pad: [72, 48] });
const names = ['Oakhurst', 'Tidepool', 'Vire', 'Girder & Sons', 'Lantern', 'Halogen', 'Copperline', 'Fernway'];
const mark = (name: string) => p(name, { size: 'lead', bold: true, align: 'center' });

export const logoSections = [
  logos(
    {
      slug: 'logos-row',
      title: 'Row of names',
      description: 'Six customers in one line below a short sentence. The default.',
      tags: ['row'],
    },
    h2('Six firms that call us first', { size: 'lead', align: 'center' }),
    grid(6, names.slice(0, 6).map(mark), 24),
  ),
  logos(
    {
      slug: 'logos-grid',
      title: 'Grid of names',
      description: 'Eight names in framed cells. For many partners.',
      tags: ['grid', 'many'],
    },
    h2('Partners since the first year'),
    grid(
      4,
      names.map((name) => card('line', { pad: 32 }, mark(name))),
      12,
    ),
  ),
  logos(
    {
      slug: 'logos-label-left',
      title: 'Names beside a sentence',
      description: 'A sentence on the left and names on the right. For software.',
      tags: ['split', 'software'],
      trades: ['Software'],
      ground: 'tint',
    },
    columns(
      { shares: [34, 66] },
      [h2('In use at 2,100 firms, from one desk to four hundred', { size: 'quote' })],
      [grid(3, names.slice(1, 7).map(mark), 28)],
    ),
  ),
  logos(
    {
      slug: 'logos-band',
      title: 'Slim inverse band of names',
      description: 'Names in a slim band on the inverse ground. For studios.',
      tags: ['band', 'dark'],
      ground: 'inverse',
      pad: [36, 28],
      trades: ['Studio'],
    },
    bar({ gap: 36 }, h2('Recently with', { size: 'label' }), ...names.slice(0, 5).map((name) => p(name, { bold: true }))),
  ),
  logos(
    {
      slug: 'logos-badges',
      title: 'Memberships and certificates',
      description: 'Four certificates with year and what they mean. For doctors and trades.',
      tags: ['certificates', 'badges', 'memberships'],
      trades: ['Health'],
    },
    h2('What the frames in the hall say'),
    grid(
      4,
      [
        ['Chartered', '2004', 'Examined every three years'],
        ['Gas Safe', '2009', 'Card in every pocket'],
        ['Living Wage', '2016', 'For apprentices as well'],
        ['Passive House', '2021', 'Two of us are trained'],
      ].map(([name = '', year = '', note = '']) => card('line', { gap: 6 }, label(year), h3(name), small(note))),
    ),
  ),
  logos(
    {
      slug: 'logos-names',
      title: 'Customers as a sentence',
      description: 'Names set as one large paragraph. For people without logos.',
      tags: ['names', 'typography'],
      width: 'text',
    },
    h2('So far', { size: 'label' }),
    p(`${names.slice(0, 7).join(', ')}, and a school in Dundee that pays in marmalade.`, { size: 'quote' }),
  ),
];

const stats = kind('Stats', ['stats', 'numbers', 'figures', 'statistics'], { pad: [80, 52] });
const figure = (value: string, text: string) => stack({ gap: 4 }, p(value, { size: 'figure' }), p(text));

export const statSections = [
  stats(
    {
      slug: 'stats-row',
      title: 'Four figures in a row',
      description: 'Four figures with a line of text each. The default.',
      tags: ['row'],
    },
    h2('A year in four numbers', { size: 'lead' }),
    grid(4, [
      figure('1,204', 'boilers serviced'),
      figure('54 min', 'to your door, on average'),
      figure('3', 'complaints, all in July'),
      figure('0', 'of us work on Christmas Day'),
    ]),
  ),
  stats(
    {
      slug: 'stats-cards',
      title: 'Figures in cards',
      description: 'Three figures in panels with what they compare to. For software.',
      tags: ['cards', 'software'],
      trades: ['Software'],
    },
    stack({ gap: 10, narrow: 620 }, h2('Measured, not felt'), p('From 410 teams that let us count.')),
    grid(
      3,
      [
        card('line', { pad: 36 }, figure('38 %', 'fewer late releases'), rule(), small('Compared with the quarter before')),
        card('line', { pad: 36 }, figure('4 min', 'a stand-up lasts'), rule(), small('It was eleven')),
        card('line', { pad: 36 }, figure('6 days', 'until the first report'), rule(), small('Half of them are a weekend')),
      ],
      24,
    ),
  ),
  stats(
    {
      slug: 'stats-inverse',
      title: 'Figures on a dark band',
      description: 'Three large figures in the middle of an inverse ground. For sports and events.',
      tags: ['dark', 'band', 'sports'],
      trades: ['Sports'],
      ground: 'inverse',
    },
    h2('Last season', { align: 'center' }),
    grid(
      3,
      [
        ['42', 'matches'],
        ['97', 'goals'],
        ['1', 'broken window'],
      ].map(([value = '', text = '']) => stack({ align: 'center', gap: 4 }, p(value, { size: 'display' }), p(text))),
    ),
  ),
  stats(
    {
      slug: 'stats-with-text',
      title: 'Figures beside a text',
      description: 'A text on the left, three ruled figures on the right. For reports.',
      tags: ['report', 'split'],
    },
    columns(
      { shares: [44, 56], valign: 'top' },
      [
        h2('What the money did'),
        p('We publish the report each March, on two pages. The first page is numbers. The second explains the bad ones.'),
      ],
      [
        figure('£412,000', 'came in, most of it in sums below £20'),
        rule(),
        figure('91 %', 'went to food, rent and a bus'),
        rule(),
        figure('9 %', 'kept the lights on and paid a bookkeeper'),
      ],
    ),
  ),
  stats(
    {
      slug: 'stats-bars',
      title: 'Figures as bars',
      description: 'Five values as bars with their shares. For charities and reports.',
      tags: ['bars', 'chart', 'charity'],
      trades: ['Nonprofit'],
      width: 'text',
      gap: 20,
    },
    h2('Where each pound goes'),
    ...(
      [
        ['Meals', 46],
        ['Rent', 24],
        ['The bus', 15],
        ['Courses', 9],
        ['Office', 6],
      ] as const
    ).map(([name, share]) => stack({ gap: 4 }, bar({}, p(name, { bold: true }), p(`${share} p`)), rule('accent', share))),
  ),
  stats(
    {
      slug: 'stats-sentence',
      title: 'Figures in a sentence',
      description: 'One sentence in large type that carries the numbers. For magazines.',
      tags: ['sentence', 'typography', 'magazine'],
      ground: 'tint',
    },
    h2('In eleven years we walked 9,400 kilometres with other people’s dogs, and lost one, for 40 minutes.', { size: 'display' }),
    small('His name is Biscuit. He was in the bakery.'),
  ),
];

const steps = kind('Process', ['process', 'steps', 'how it works']);
const step = (n: string, title: string, text: string) => [p(n, { size: 'quote', bold: true }), h3(title), p(text)];

export const stepSections = [
  steps(
    { slug: 'steps-three', title: 'Three steps', description: 'Three numbered cards. The default.', tags: ['three', 'cards'] },
    h2('From call to key'),
    grid(3, [
      card('tint', {}, ...step('1', 'You call', 'Ten minutes. We ask what, where and by when.')),
      card('tint', {}, ...step('2', 'We look', 'One visit, one measuring tape, one price on paper.')),
      card('tint', {}, ...step('3', 'It is done', 'On the day we named. You check, then you pay.')),
    ]),
  ),
  steps(
    {
      slug: 'steps-line',
      title: 'Steps on a line',
      description: 'Four steps under one strong line, left to right. For a process with dates.',
      tags: ['line', 'horizontal'],
    },
    stack({ gap: 12, narrow: 640 }, h2('Four weeks, week by week')),
    grid(
      4,
      [
        ['Week 1', 'Listen', 'Six talks with people who use it.'],
        ['Week 2', 'Draw', 'On paper, so that nobody falls in love.'],
        ['Week 3', 'Build', 'The dull half first.'],
        ['Week 4', 'Hand over', 'With a list of what we would do next.'],
      ].map(([when = '', title = '', text = '']) => card('top', { gap: 8 }, label(when), h3(title), p(text))),
      0,
    ),
  ),
  steps(
    {
      slug: 'steps-vertical',
      title: 'Long steps with pictures',
      description: 'Three steps below each other, each with a picture at its side. For treatments and building.',
      tags: ['vertical', 'pictures'],
      gap: 32,
    },
    h2('How a wall becomes a window'),
    ...(
      [
        [
          'house',
          'A block of flats with lit windows',
          '1. We ask the wall',
          'A small hole tells us what it carries. You get the answer in writing.',
        ],
        [
          'crane',
          'A crane above a new building',
          '2. We hold up the house',
          'Two steel posts and a beam, for two days. You may sleep upstairs.',
        ],
        [
          'room',
          'A living room with a wide window',
          '3. We let in the light',
          'Frame, glass and plaster. On the third day you buy curtains.',
        ],
      ] as const
    ).flatMap(([name, alt, title, text]) => [
      rule(),
      columns({ shares: [32, 68] }, [picture(name, alt, '3:2')], [h3(title), p(text)]),
    ]),
  ),
  steps(
    {
      slug: 'steps-zigzag',
      title: 'Steps to the left and right',
      description: 'Four steps that change sides like a path. For stories and plans.',
      tags: ['zigzag'],
      gap: 16,
    },
    h2('A pot, in four moves', { align: 'center' }),
    ...[
      ['Wedge', 'Ninety turns, until the air is out.'],
      ['Throw', 'Two minutes, or twenty for the first one.'],
      ['Wait', 'A week on the shelf, under a cloth.'],
      ['Fire', 'Twice, and never on a full moon. Nobody knows why.'],
    ].map(([title = '', text = ''], at) =>
      columns(
        { shares: [50, 50], gap: 32 },
        ...(at % 2 === 0
          ? [[card('line', {}, h3(`${at + 1}. ${title}`), p(text))], []]
          : [[], [card('tint', {}, h3(`${at + 1}. ${title}`), p(text))]]),
      ),
    ),
  ),
  steps(
    {
      slug: 'steps-checklist',
      title: 'You bring, we bring',
      description: 'Two lists: what to bring and what is there. For first visits and moves.',
      tags: ['checklist', 'first visit'],
      ground: 'tint',
    },
    h2('Your first visit'),
    columns(
      { shares: [50, 50], gap: 24, valign: 'top' },
      [
        card(
          'line',
          { pad: 36 },
          h3('You bring'),
          p(
            'Your insurance card. The pills you take, in their boxes. A question, written down, because everybody forgets it at the door.',
          ),
        ),
      ],
      [
        card(
          'line',
          { pad: 36 },
          h3('We have ready'),
          p('Your letter from the last doctor. A room with a door that closes. Half an hour in which nobody looks at a clock.'),
        ),
      ],
    ),
  ),
  steps(
    {
      slug: 'steps-big-numbers',
      title: 'Steps with big numerals',
      description: 'Three numerals as tall as the text beside them. For studios.',
      tags: ['big numbers', 'studio'],
      trades: ['Studio'],
      gap: 24,
    },
    h2('We work like this'),
    ...[
      ['Say no', 'To most ideas, including ours, for a week.'],
      ['Make one', 'Not three to choose from. One that we would sign.'],
      ['Leave', 'With the files, the fonts and a page on how to use them.'],
    ].map(([title = '', text = ''], at) =>
      columns(
        { shares: [20, 80], gap: 32 },
        [p(`0${at + 1}`, { size: 'giant' })],
        [rule(), h3(title, { size: 'quote' }), lead(text)],
      ),
    ),
  ),
];

const timeline = kind('Timeline', ['timeline', 'history']);

export const timelineSections = [
  timeline(
    {
      slug: 'timeline-vertical',
      title: 'Years on the left',
      description: 'Years at the left and what happened at the right. The default.',
      tags: ['vertical', 'years'],
      gap: 24,
    },
    h2('How we got here'),
    ...[
      ['1987', 'A garage in Leith', 'Two brothers mend a bus. The bus pays them.'],
      ['1999', 'The first apprentice', 'Her name was Gwen. She owns the place now.'],
      ['2012', 'A roof that faces south', 'It has powered the lift ever since.'],
      ['2026', 'Forty people', 'And still one bus.'],
    ].flatMap(([year = '', title = '', text = '']) => [
      rule(),
      columns({ shares: [22, 78], valign: 'top' }, [p(year, { size: 'quote' })], [h3(title), p(text)]),
    ]),
  ),
  timeline(
    {
      slug: 'timeline-horizontal',
      title: 'Row of years',
      description: 'Five years side by side under one line. For brands.',
      tags: ['horizontal', 'brand'],
    },
    h2('Five summers'),
    grid(
      5,
      [
        ['2021', 'One stall, one soup'],
        ['2022', 'Two soups'],
        ['2023', 'A roof over the stall'],
        ['2024', 'A kitchen with a door'],
        ['2025', 'Soup number forty'],
      ].map(([year = '', text = '']) => card('top', { gap: 6 }, h3(year), p(text))),
      0,
    ),
  ),
  timeline(
    {
      slug: 'timeline-cards',
      title: 'History in cards',
      description: 'Cards with picture and year in two columns. For histories.',
      tags: ['cards', 'pictures'],
    },
    h2('From the album'),
    grid(
      2,
      [
        ['arcade', 'Old arches in the sun', '1894', 'Built as a grain store. The rats signed the first lease.'],
        ['books', 'Books under a lamp', '1951', 'The town library moves in, with nine chairs.'],
        ['lounge', 'A living room with a sofa', '1988', 'The library moves out. The chairs stay.'],
        ['skyline', 'Tall houses at night', '2019', 'We buy it at an auction, by accident.'],
      ].map(([name = '', alt = '', year = '', text = '']) =>
        card('line', { gap: 12, pad: 20 }, picture(name, alt, '16:9'), h3(year), p(text)),
      ),
      24,
    ),
  ),
  timeline(
    {
      slug: 'timeline-day',
      title: 'Hours of one day',
      description: 'The hours of a day with what happens in each. For schools and hotels.',
      tags: ['day', 'hours', 'school', 'hotel'],
      trades: ['Hotel'],
      width: 'text',
      gap: 18,
    },
    h2('A Wednesday here'),
    ...[
      ['7.30', 'The oven is on. So is the radio.'],
      ['9.00', 'Everybody tells one thing about yesterday.'],
      ['10.30', 'Outside, whatever the sky says.'],
      ['12.00', 'Lunch, cooked by two of us and four of them.'],
      ['15.00', 'Quiet for an hour. Some even sleep.'],
    ].map(([hour = '', text = '']) =>
      columns({ shares: [18, 82], gap: 20, valign: 'top' }, [p(hour, { bold: true })], [p(text)]),
    ),
  ),
  timeline(
    {
      slug: 'timeline-changelog',
      title: 'Changelog',
      description: 'Versions with date and text. For software.',
      tags: ['changelog', 'releases', 'software'],
      trades: ['Software'],
      width: 'text',
      gap: 28,
    },
    h2('What changed'),
    ...[
      ['3.2', '4 November', 'Lists can be sorted by hand. The hand is remembered.'],
      ['3.1', '12 September', 'Search finds words with accents, without them.'],
      ['3.0', '1 July', 'Faster by half. We removed a feature nobody used.'],
    ].map(([version = '', date = '', text = '']) => card('side', { gap: 6 }, label(date), h3(`Version ${version}`), p(text))),
  ),
  timeline(
    {
      slug: 'timeline-milestones',
      title: 'Milestones',
      description: 'Three large dates with a sentence each, on the inverse ground. For charities and campaigns.',
      tags: ['milestones', 'charity'],
      trades: ['Nonprofit'],
      ground: 'inverse',
    },
    h2('What we said, and when we did it'),
    grid(
      3,
      [
        ['March', 'The well is dug. It is 62 metres deep.'],
        ['August', 'The school has water, and wet children.'],
        ['December', 'The next village asks.'],
      ].map(([month = '', text = '']) => card('top', { gap: 10, pad: 28 }, h3(month, { size: 'figure' }), lead(text))),
    ),
  ),
];

const faq = kind('FAQ', ['faq', 'questions', 'answers'], { anchor: 'questions' });
const asked: [string, string][] = [
  ['Do I need an appointment?', 'For the first visit, yes. After that, come whenever the light is on.'],
  ['What does it cost?', 'You get a price before we begin. If it gets cheaper, you pay less.'],
  ['Can I bring my dog?', 'Please do. There is water by the door and a rule about the sofa.'],
  ['How do I pay?', 'By card, by transfer or with coins from a jar. We have counted worse.'],
  ['What if I change my mind?', 'Tell us by six on the day before. Then it costs nothing.'],
];

export const faqSections = [
  faq(
    {
      slug: 'faq-accordion',
      title: 'Questions that open',
      description: 'A narrow list of questions that open one by one. The default.',
      tags: ['accordion'],
      width: 'text',
    },
    h2('Questions we hear each week'),
    { kind: 'accordion', items: asked },
  ),
  faq(
    {
      slug: 'faq-two-columns',
      title: 'Title left, questions right',
      description: 'The heading and a hint at the left, the questions at the right. For wide pages.',
      tags: ['two columns'],
    },
    columns(
      { shares: [36, 64], valign: 'top' },
      [h2('Before you ask'), p('The answers are short. If yours is missing, we will write it down here.')],
      [{ kind: 'accordion', items: asked.slice(0, 4) }],
    ),
  ),
  faq(
    {
      slug: 'faq-open',
      title: 'All answers open',
      description: 'Six short questions with their answers in view. For short answers.',
      tags: ['open', 'short'],
    },
    h2('Six answers'),
    grid(
      2,
      [...asked, ['Is there parking?', 'Behind the church, free until six.'] as [string, string]].map(([question, answer]) =>
        stack({ gap: 6 }, h3(question), p(answer)),
      ),
      44,
    ),
  ),
  faq(
    {
      slug: 'faq-grouped',
      title: 'Grouped questions',
      description: 'Three groups with headings, each with questions that open. For help pages.',
      tags: ['groups', 'help'],
    },
    h2('Help'),
    columns(
      { shares: [33.3, 33.3, 33.3], gap: 40, valign: 'top' },
      [
        h3('Ordering'),
        {
          kind: 'accordion',
          items: [
            ['Can I change an order?', 'Until it is packed, which is at noon.'],
            ['Do you wrap gifts?', 'In brown paper, with string.'],
          ],
        },
      ],
      [
        h3('Delivery'),
        {
          kind: 'accordion',
          items: [
            ['How long does it take?', 'Two days, three on islands.'],
            ['Can I collect it?', 'From the side door, Monday to Friday.'],
          ],
        },
      ],
      [
        h3('Returns'),
        {
          kind: 'accordion',
          items: [
            ['How long do I have?', 'Sixty days, because people travel.'],
            ['Who pays for it?', 'We do, if it was our fault.'],
          ],
        },
      ],
    ),
  ),
  faq(
    {
      slug: 'faq-with-contact',
      title: 'Questions and a contact card',
      description: 'Questions beside a card that says whom to call. For services.',
      tags: ['contact', 'card'],
      ground: 'tint',
    },
    h2('Not sure yet?'),
    columns(
      { shares: [62, 38], valign: 'top', gap: 48 },
      [{ kind: 'accordion', items: asked.slice(1) }],
      [
        card(
          'inverse',
          { pad: 32 },
          h3('Ask Gwen'),
          p('She has answered the phone since 1999 and knows it all by heart.'),
          p('<a href="tel:+441632960190">01632 960 190</a>', { size: 'lead' }),
          small('Monday to Friday, eight to five'),
        ),
      ],
    ),
  ),
  faq(
    {
      slug: 'faq-numbered',
      title: 'Numbered questions',
      description: 'Numbered questions with long answers under rules. For law firms and public offices.',
      tags: ['numbered', 'law', 'office'],
      trades: ['Business'],
    },
    h2('Inheritance in four answers'),
    ...[
      ['Do I need a will?', 'If you have children, a house or a strong opinion, yes.'],
      ['Who may contest it?', 'Few people can, and they have six months. We tell you who they are.'],
      ['Where is it kept?', 'With us, in a safe that survived the flood of 1968.'],
      ['What does it cost?', '£280 for one person, £420 for two who agree.'],
    ].flatMap(([question = '', answer = ''], at) => [
      rule(),
      columns({ shares: [10, 40, 50], gap: 24, valign: 'top' }, [p(String(at + 1), { bold: true })], [h3(question)], [p(answer)]),
    ]),
  ),
];

const h = kind('Opening hours', ['opening hours', 'hours', 'contact'], { anchor: 'hours', pad: [80, 52] });
const day = (name: string, hours: string) => bar({}, p(name, { bold: true }), p(hours));

export const hourSections = [
  h(
    {
      slug: 'hours-table',
      title: 'Opening hours as a table',
      description: 'Days and times as a table. The default.',
      tags: ['table'],
      width: 'text',
    },
    h2('Open'),
    {
      kind: 'table',
      rows: [
        ['Monday', 'closed'],
        ['Tuesday to Friday', '9.00 to 18.00'],
        ['Saturday', '9.00 to 14.00'],
        ['Sunday', 'closed, but the garden is open'],
      ],
    },
  ),
  h(
    {
      slug: 'hours-compact',
      title: 'Opening hours in one line',
      description: 'Grouped days in one slim line. For the end of a page.',
      tags: ['slim', 'line'],
      pad: [36, 28],
      ground: 'tint',
    },
    bar(
      { gap: 28 },
      h2('Open', { size: 'lead' }),
      p('<strong>Tue to Fri</strong> 9 to 18'),
      p('<strong>Sat</strong> 9 to 14'),
      p('<strong>Sun and Mon</strong> closed'),
    ),
  ),
  h(
    {
      slug: 'hours-seasons',
      title: 'Summer and winter hours',
      description: 'Two panels for two seasons. For gardens, baths and hotels.',
      tags: ['seasons', 'summer', 'winter'],
      trades: ['Hotel', 'Travel'],
    },
    h2('The gate follows the sun'),
    columns(
      { shares: [50, 50], gap: 24, valign: 'top' },
      [
        card(
          'line',
          { pad: 36 },
          h3('April to September'),
          day('Every day', '8.00 to 21.00'),
          rule(),
          day('Last entry', '20.00'),
        ),
      ],
      [
        card(
          'tint',
          { pad: 36 },
          h3('October to March'),
          day('Thursday to Sunday', '10.00 to 16.00'),
          rule(),
          day('In snow', 'closed, for the hedgehogs'),
        ),
      ],
    ),
  ),
  h(
    {
      slug: 'hours-today-first',
      title: 'Usual hours in large type',
      description: 'The usual hours in large type, exceptions below. For shops.',
      tags: ['large', 'shop'],
      trades: ['Shop'],
    },
    h2('10 to 18, six days a week', { size: 'display' }),
    rule('strong'),
    grid(3, [
      stack({ gap: 4 }, p('Sunday', { bold: true }), p('Closed. We are at the market, stall 14.')),
      stack({ gap: 4 }, p('Thursday', { bold: true }), p('Until 21, with wine.')),
      stack({ gap: 4 }, p('Stocktaking', { bold: true }), p('The second Monday of January.')),
    ]),
  ),
  h(
    {
      slug: 'hours-services',
      title: 'Hours for each service',
      description: 'Three services, each with its opening hours. For doctors and churches.',
      tags: ['services', 'doctors', 'church'],
      trades: ['Health'],
    },
    h2('Which door, and when'),
    grid(
      3,
      [
        ['Surgery', 'Mon to Fri, 8 to 12', 'With appointment'],
        ['Blood and tests', 'Tue and Thu, 7 to 9', 'Come without breakfast'],
        ['Prescriptions', 'Every day, 8 to 17', 'At the side window'],
      ].map(([title = '', time = '', note = '']) => card('top', { gap: 6 }, h3(title), p(time, { size: 'lead' }), small(note))),
    ),
  ),
  h(
    {
      slug: 'hours-closed',
      title: 'Holidays and closed days',
      description: 'Usual hours on the left, the list of closed days on the right. For schools and offices.',
      tags: ['holidays', 'closed', 'school'],
    },
    columns(
      { shares: [44, 56], valign: 'top' },
      [h2('When we are here'), lead('Monday to Friday, 7.30 to 16.00'), p('The telephone is answered from eight.')],
      [
        h3('Closed'),
        day('23 December to 6 January', 'Winter'),
        rule(),
        day('29 March to 6 April', 'Easter'),
        rule(),
        day('20 July to 31 August', 'Summer'),
        rule(),
        day('The last Friday of each month', 'from noon'),
      ],
    ),
  ),
];

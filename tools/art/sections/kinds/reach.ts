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
import { address, call, mail, map, phone } from '../links.js';

const contact = kind('Contact', ['contact', 'contact us', 'address'], { anchor: 'contact' });
const tel = link(phone, call);
const write = (subject = 'A question') => link(address, mail(subject));

export const contactSections = [
  contact(
    {
      slug: 'contact-cards',
      title: 'Contact in three cards',
      description: 'Phone, mail and address in three panels. The default.',
      tags: ['cards', 'phone', 'email'],
    },
    h2('Three ways to reach us'),
    grid(3, [
      card('line', { pad: 36 }, h3('Call'), p(tel, { size: 'lead' }), small('Monday to Friday, eight to five')),
      card('line', { pad: 36 }, h3('Write'), p(write(), { size: 'lead' }), small('We answer on the same day')),
      card('line', { pad: 36 }, h3('Come'), p('Market Place 3', { size: 'lead' }), small(link('Show it on the map', map))),
    ]),
  ),
  contact(
    {
      slug: 'contact-split-form',
      title: 'Facts left, questions right',
      description: 'Contact facts on the left, and on the right a card that opens an email with the questions in it.',
      tags: ['contact form', 'form', 'split'],
    },
    columns(
      { shares: [42, 58], valign: 'top' },
      [
        h2('Write to us'),
        p('Tell us what it is about. The right person will answer, with a name.'),
        rule(),
        p(`Phone ${tel}`),
        p(`Email ${write()}`),
        p('Market Place 3, Easterby'),
      ],
      [
        card(
          'tint',
          { pad: 40, gap: 16 },
          h3('What we will ask'),
          list(
            ['Your name, and how we can reach you', 'What it is about, in a sentence', 'Until when you need an answer'],
            'numbers',
          ),
          buttons([
            button('Open the email', mail('An enquiry', ['Name', 'How to reach me', 'What it is about', 'I need an answer by'])),
          ]),
        ),
      ],
    ),
  ),
  contact(
    {
      slug: 'contact-facts-large',
      title: 'Phone and mail as headlines',
      description: 'Phone number and address in very large type. For trades.',
      tags: ['large', 'trades'],
      trades: ['Trades'],
      ground: 'inverse',
    },
    h2('Talk to us', { size: 'label' }),
    p(tel, { size: 'display' }),
    p(link(address, mail('A job')), { size: 'quote' }),
    small('From seven in the morning. The dog may answer.'),
  ),
  contact(
    {
      slug: 'contact-departments',
      title: 'Contact by department',
      description: 'A row for each team with a phone number and a mail address. For schools and larger firms.',
      tags: ['departments', 'school', 'company'],
      trades: ['Business'],
      gap: 20,
    },
    h2('Who answers what'),
    ...[
      ['Office', 'Forms, fees, lost keys'],
      ['Teachers', 'Marks, worries, good news'],
      ['Kitchen', 'Allergies and second helpings'],
      ['Caretaker', 'Everything that drips'],
    ].flatMap(([name = '', about = '']) => [
      rule(),
      columns({ shares: [28, 36, 36], gap: 24 }, [h3(name)], [p(about)], [p(`${tel} or ${link('email', mail(name))}`)]),
    ]),
  ),
  contact(
    {
      slug: 'contact-with-hours',
      title: 'Contact with opening hours',
      description: 'Address, hours and a link to the map side by side. For shops.',
      tags: ['hours', 'opening hours', 'shop', 'map'],
      trades: ['Shop'],
      ground: 'tint',
    },
    grid(
      3,
      [
        stack(
          { gap: 10 },
          h2('Find us', { size: 'quote' }),
          p('Market Place 3, under the clock that is always late.'),
          p(link('Open the map', map)),
        ),
        stack({ gap: 10 }, h3('Open'), p('Monday to Friday, 10 to 18'), p('Saturday, 10 to 16')),
        stack({ gap: 10 }, h3('Ask'), p(tel), p(write())),
      ],
      40,
    ),
  ),
  contact(
    {
      slug: 'contact-people',
      title: 'People who answer',
      description: 'Two portraits with what to ask each of them. For law firms and charities.',
      tags: ['people', 'portraits', 'charity'],
      trades: ['Nonprofit'],
    },
    h2('A person, not a queue'),
    columns(
      { shares: [50, 50], gap: 48 },
      [
        columns(
          { shares: [34, 66], gap: 24 },
          [picture('ada', 'A colleague in a plain jumper', '1:1', { round: true })],
          [h3('Ada, for help'), p('She knows which form, and which office, and which mood it is in.'), p(tel)],
        ),
      ],
      [
        columns(
          { shares: [34, 66], gap: 24 },
          [picture('tom', 'A colleague with a friendly face', '1:1', { round: true })],
          [
            h3('Tom, for helpers'),
            p('Two hours a month are plenty. He finds out what you enjoy.'),
            p(write('I would like to help')),
          ],
        ),
      ],
    ),
  ),
  contact(
    {
      slug: 'contact-minimal',
      title: 'Contact in one sentence',
      description: 'A single sentence with its links. For personal sites.',
      tags: ['minimal', 'sentence', 'personal'],
      trades: ['Portfolio'],
      width: 'text',
    },
    h2(`Write to ${write('Hello')}, or call ${tel} before noon.`, { size: 'quote' }),
    small('After noon I draw.'),
  ),
];

const form = kind('Contact', ['form', 'contact form', 'enquiry'], { anchor: 'contact' });
/** Returns a card with questions, and a button that opens an email with them. */
const asks = (title: string, subject: string, questions: string[], action: string, look: 'line' | 'tint' = 'line') =>
  card(
    look,
    { pad: 36, gap: 14 },
    h3(title),
    ...questions.flatMap((question) => [p(question), rule()]),
    buttons([button(action, mail(subject, questions))]),
  );

export const formSections = [
  form(
    {
      slug: 'form-contact',
      title: 'Contact form by email',
      description: 'Three questions in a card and a button that opens an email with them. The default, without a plugin.',
      tags: ['default'],
      width: 'text',
    },
    h2('Ask us anything'),
    lead('The button opens your own email program with these questions in it.'),
    asks('Your message', 'A message', ['Your name', 'Your question', 'How we reach you'], 'Write the email'),
  ),
  form(
    {
      slug: 'form-quote',
      title: 'Request for a quote',
      description: 'Questions about the work beside what happens next. For trades.',
      tags: ['quote', 'trades'],
      trades: ['Trades'],
    },
    columns(
      { shares: [44, 56], valign: 'top' },
      [
        h2('A price by tomorrow evening'),
        p('We read it the same day and call if something is missing.'),
        list(['The quote is free', 'It holds for six weeks', 'It says what is not included']),
      ],
      [
        asks(
          'About the job',
          'A quote',
          ['What is to be done', 'How large is it, roughly', 'Where is it', 'By when'],
          'Ask for a quote',
          'tint',
        ),
      ],
    ),
  ),
  form(
    {
      slug: 'form-appointment',
      title: 'Request for an appointment',
      description: 'Questions in three columns under one heading. For doctors and salons.',
      tags: ['appointment', 'booking', 'doctor', 'salon'],
      trades: ['Health'],
      ground: 'tint',
    },
    h2('Find a time'),
    grid(3, [
      stack({ gap: 6 }, label('1'), h3('What for?'), p('A check, a cut, a pain that comes and goes.')),
      stack({ gap: 6 }, label('2'), h3('Which days?'), p('Two days that suit you, and one that does not.')),
      stack({ gap: 6 }, label('3'), h3('Morning or evening?'), p('We open at seven, for people who work.')),
    ]),
    buttons([
      button('Send these three', mail('An appointment', ['What for', 'Days that suit me', 'Morning or evening'])),
      quiet(phone, call),
    ]),
  ),
  form(
    {
      slug: 'form-table-request',
      title: 'Request for a table',
      description: 'A picture, three questions and a button to reserve. For restaurants.',
      tags: ['table', 'reservation', 'book a table', 'restaurant'],
      trades: ['Restaurant', 'Food and drink'],
    },
    columns(
      { shares: [46, 54] },
      [picture('supper', 'A plate with herbs and tomatoes', '4:5')],
      [
        h2('A table, please'),
        p('We keep eight tables for people who write, and four for people who walk in.'),
        asks('Tell us', 'A table', ['Day and time', 'How many people', 'Allergies or birthdays'], 'Reserve by email'),
      ],
    ),
  ),
  form(
    {
      slug: 'form-callback',
      title: 'Request for a call back',
      description: 'A slim inverse band that asks for a number and a time. For emergencies and law.',
      tags: ['callback', 'phone'],
      ground: 'inverse',
      pad: [56, 40],
    },
    columns(
      { shares: [60, 40] },
      [h2('We call you'), p('Send your number and the best time. We try twice, then we write.')],
      [buttons([button('Ask for a call', mail('Please call me', ['My number', 'Best time'])), quiet(phone, call)])],
    ),
  ),
  form(
    {
      slug: 'form-application',
      title: 'Job application',
      description: 'The job, what to send and a button to apply. For jobs.',
      tags: ['job', 'application', 'careers'],
      width: 'text',
      gap: 24,
    },
    label('Open position'),
    h2('Cabinet maker, four days a week'),
    p('You like wood that argues. You can read a drawing and, if needed, correct it.'),
    table([
      ['Pay', '£36,000 for four days'],
      ['Start', 'When you can'],
      ['Bench', 'By the window'],
    ]),
    h3('What to send'),
    list(['Ten sentences about you, no photograph', 'One piece that went wrong, and why', 'A link, if you have one'], 'numbers'),
    buttons([button('Apply', mail('Cabinet maker', ['About me', 'A piece that went wrong', 'A link']))]),
  ),
  form(
    {
      slug: 'form-event',
      title: 'Answer to an invitation',
      description: 'Date and place on the left, what to answer on the right. For events and churches.',
      tags: ['event', 'rsvp', 'invitation', 'church'],
      trades: ['Community'],
    },
    columns(
      { shares: [40, 60], gap: 0, valign: 'center' },
      [
        card(
          'inverse',
          { pad: 48, gap: 8 },
          p('14 June', { size: 'figure' }),
          h2('Summer table', { size: 'lead' }),
          p('From four, in the orchard. Bring a chair.'),
        ),
      ],
      [
        asks(
          'Are you coming?',
          'Summer table',
          ['How many, big and small', 'What you do not eat', 'A song, if you play one'],
          'Answer',
        ),
      ],
    ),
  ),
  form(
    {
      slug: 'form-short-inline',
      title: 'Short enquiry in one row',
      description: 'A question, a hint and a button in one row. For landing pages.',
      tags: ['short', 'inline', 'landing page'],
      pad: [48, 36],
    },
    card(
      'tint',
      { pad: 32 },
      columns(
        { shares: [36, 38, 26], gap: 24 },
        [h2('What does it cost?', { size: 'quote' })],
        [p('Send the length and the height of the fence.')],
        [buttons([button('Ask', mail('A fence', ['Length', 'Height']))])],
      ),
    ),
  ),
];

const news = kind('Newsletter', ['newsletter', 'subscribe', 'sign up'], { pad: [72, 48] });
const join = (text = 'Subscribe') => button(text, mail('Subscribe', ['My name']));

export const newsletterSections = [
  news(
    {
      slug: 'newsletter-inline',
      title: 'Newsletter in one row',
      description: 'A sentence and a button in one row. The default.',
      tags: ['row'],
    },
    bar(
      { gap: 24 },
      stack({ gap: 4 }, h2('One letter a month', { size: 'quote' }), p('What is ripe, what is new and one recipe.')),
      buttons([join()]),
    ),
  ),
  news(
    {
      slug: 'newsletter-card',
      title: 'Newsletter in a card',
      description: 'A framed card with three promises. For blogs.',
      tags: ['card', 'blog'],
      width: 'text',
    },
    card(
      'line',
      { pad: 48, gap: 18 },
      h2('The Sunday letter'),
      p('A short essay, a picture and a question, at nine in the morning.'),
      list(['Never more than four minutes', 'No advertising, no counting of clicks', 'Leave with one word']),
      buttons([join('Send me the next one')]),
    ),
  ),
  news(
    {
      slug: 'newsletter-split',
      title: 'Newsletter with the last issue',
      description: 'A picture and the contents of the last issue beside the button. For magazines.',
      tags: ['last issue', 'magazine'],
    },
    columns(
      { shares: [38, 62] },
      [picture('books', 'A stack of books under a lamp', '4:5')],
      [
        label('Issue 61'),
        h2('What was in the last one'),
        list(['A ferry that only goes at night', 'How to read a lighthouse', 'Letters, two of them angry'], 'dots'),
        buttons([join('Get issue 62')]),
      ],
    ),
  ),
  news(
    {
      slug: 'newsletter-inverse-band',
      title: 'Newsletter on a dark band',
      description: 'A headline in the middle of a full-width inverse ground. For shops.',
      tags: ['dark', 'band', 'shop'],
      trades: ['Shop'],
      ground: 'inverse',
    },
    stack(
      { align: 'center', gap: 18, narrow: 640 },
      h2('First look at each kiln'),
      lead('Forty pots, one email, on the evening before they go on sale.'),
      buttons([join('Put me on the list')]),
    ),
  ),
  news(
    {
      slug: 'newsletter-slim',
      title: 'Slim newsletter bar',
      description: 'One line with a link, for the end of any page.',
      tags: ['slim', 'bar'],
      ground: 'tint',
      pad: [24, 20],
    },
    bar(
      { justify: 'center', gap: 12 },
      h2('News from the workshop', { size: 'lead' }),
      p(link('Subscribe by email', mail('Subscribe'))),
    ),
  ),
  news(
    {
      slug: 'newsletter-topics',
      title: 'Newsletter with topics',
      description: 'Three topics in panels, each with a button. For associations.',
      tags: ['topics', 'association'],
      trades: ['Community'],
    },
    h2('Only what you want'),
    grid(
      3,
      [
        ['Walks', 'Each Sunday, with distance and mud.'],
        ['Helping', 'Who needs hands, and when.'],
        ['Minutes', 'The whole meeting, without the coughing.'],
      ].map(([name = '', text = '']) =>
        card('line', {}, h3(name), p(text), buttons([quiet(`Get ${name.toLowerCase()}`, mail(`Subscribe: ${name}`))])),
      ),
    ),
  ),
];

const place = kind('Map', ['map', 'location', 'address', 'directions', 'contact'], {});
const route = (text = 'Plan the route') => buttons([button(text, map)]);

export const mapSections = [
  place(
    {
      slug: 'map-link-card',
      title: 'Place with a link to the map',
      description: 'A wide picture with the address and a link to the route below. No foreign map is loaded.',
      tags: ['card'],
    },
    card(
      'line',
      { pad: 20, gap: 20 },
      picture('town', 'Rooftops and towers at dusk', '3:1'),
      bar({}, stack({ gap: 2 }, h2('Market Place 3', { size: 'quote' }), p('Easterby, under the clock')), route()),
    ),
  ),
  place(
    {
      slug: 'map-facts-side',
      title: 'Place with parking and stops',
      description: 'A picture on the left; address, parking and bus at the right. For local firms.',
      tags: ['parking', 'bus', 'local'],
    },
    columns(
      { shares: [54, 46] },
      [picture('arcade', 'Sunlit arches at the corner of a square', '3:2')],
      [
        h2('The blue door'),
        rule(),
        h3('Parking', { size: 'lead' }),
        p('Behind the church, two hours free.'),
        rule(),
        h3('Bus', { size: 'lead' }),
        p('Lines 4 and 11, stop Market Place.'),
        route('Open the map'),
      ],
    ),
  ),
  place(
    {
      slug: 'map-two-places',
      title: 'Two addresses',
      description: 'Two places side by side with hours and route. For chains.',
      tags: ['two places', 'branches'],
    },
    h2('Twice in town'),
    columns(
      { shares: [50, 50], gap: 32, valign: 'top' },
      ...(
        [
          ['house', 'A long house with lit windows', 'By the river', 'Quay 9, every day from eight'],
          ['court', 'Arches in the evening sun', 'On the hill', 'Castle Yard 2, Tuesday to Sunday'],
        ] as const
      ).map(([name, alt, title, text]) => [picture(name, alt, '16:9'), h3(title), p(text), buttons([quiet('Route', map)])]),
    ),
  ),
  place(
    {
      slug: 'map-areas',
      title: 'Areas we serve',
      description: 'Towns and villages as columns of a list. For trades.',
      tags: ['areas', 'towns', 'trades'],
      trades: ['Trades'],
      ground: 'tint',
    },
    columns(
      { shares: [34, 66], valign: 'top' },
      [h2('Where the van goes'), p('Further away? We come for roofs, not for taps.')],
      [
        grid(
          3,
          [
            list(['Easterby', 'Mill End', 'Quarry Hill'], 'dots'),
            list(['Long Meadow', 'Saltmarsh', 'Upper Ness'], 'dots'),
            list(['Ferry Row', 'Kiln Lane', 'The Orchard'], 'dots'),
          ],
          16,
        ),
      ],
    ),
  ),
  place(
    {
      slug: 'map-directions',
      title: 'Directions by car, train and foot',
      description: 'Three ways to arrive, each with its own words. For hotels and venues.',
      tags: ['directions', 'train', 'car', 'hotel'],
      trades: ['Hotel', 'Travel'],
    },
    h2('How to arrive without arguing'),
    grid(3, [
      card('top', {}, h3('By train'), p('To Easterby, then 12 minutes on foot, downhill. Uphill on Sunday, with luggage.')),
      card('top', {}, h3('By car'), p('Leave the motorway at 14. Ignore the satnav at the ford.')),
      card('top', {}, h3('On foot'), p('The coast path passes our kitchen. Follow the smell.')),
    ]),
    route('See it on the map'),
  ),
  place(
    {
      slug: 'map-full',
      title: 'Wide picture with address',
      description: 'A picture from edge to edge with the address on a panel. For restaurants.',
      tags: ['full width', 'restaurant'],
      trades: ['Restaurant'],
      width: 'full',
      pad: [0, 0],
    },
    {
      kind: 'cover',
      name: 'skyline',
      alt: 'Tall houses at night with lit windows',
      height: 520,
      place: 'right',
      children: [
        h2('Third door after the bridge', { size: 'quote' }),
        p('Bridge Street 21. Ring twice, the bell is shy.'),
        route('Walk there'),
      ],
    },
  ),
];

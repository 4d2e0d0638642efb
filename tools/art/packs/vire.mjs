// Vire: a hair salon. One giant word per page, two narrow columns, and locks of hair made of strands.
import { on } from '../designs/themes.mjs';
import { colours, vireDrawings, vireLogo } from '../drawings/vire.mjs';
import {
  button,
  buttons,
  col,
  eyebrow,
  faq,
  grid,
  heading,
  image,
  lead,
  link,
  row,
  rule,
  section,
  small,
  social,
  stack,
  text,
} from '../nodes.mjs';
import { footer, formSlot, hourRows, mapOf, pairs } from './common.mjs';
import { describePack } from './describe.mjs';
import { frame } from './frame.mjs';

const rose = '#F4E4DA';
const powder = '#FBF3EE';
const wine = '#35120E';
const henna = '#B2361F';
const bark = '#6B3A2A';

const theme = {
  display: 'Instrument Serif',
  body: 'Schibsted Grotesk',
  weight: 400,
  tracking: -0.02,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: wine,
  muted: '#5C3A31',
  accent: wine,
  onAccent: '#FFFFFF',
  accentText: henna,
  line: '#D6BBAE',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [72, 46],
    h1: [60, 42],
    h2: [56, 40],
    h3: [32, 28],
    h4: [26, 24],
    lead: [20, 18],
    eyebrow: [17, 16],
    quote: [60, 36],
    figure: [72, 54],
    fact: [30, 26],
  },
};
const onWine = on(theme, rose, '#E0C6BA', { accent: rose, onAccent: wine, accentText: '#E9B9A5', line: '#6E4A42', ground: wine });
const onHenna = on(theme, '#FFFFFF', '#FBF3EE', { accent: wine, onAccent: '#FFFFFF', accentText: '#FBF3EE', line: '#D89A8F' });

/** The giant word of a page; the heading says the rest. */
const word = (letters, size = [330, 172], o = {}) =>
  text(letters, { face: theme.display, size, line: 0.78, spacing: -0.05, color: henna, weight: 400, ...o });
const big = { face: theme.display, size: [27, 23], weight: 400, ink: wine, valueWeight: 400 };

const hero = () =>
  section(
    { bleed: true, bg: rose, gap: [0, 0] },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      col(
        50,
        { pad: [56, 36], padX: [64, 22], gap: [34, 26] },
        word('Hair'),
        heading(1, 'Hair that behaves on Mondays.', { size: [46, 36], line: 1.05 }),
        stack(
          { narrow: 470, gap: [12, 10] },
          rule({ color: bark }),
          pairs(
            [
              ['Cut and finish', 'from £48'],
              ['Balayage', 'from £120'],
              ['Fringe, no appointment', '£9'],
            ],
            big,
          ),
        ),
        buttons(button('Book a chair'), button('See all prices', { ghost: true })),
      ),
      col(50, {}, image('vire-hair', 'Three locks of copper and auburn hair cross the page', { radius: 0 })),
    ),
  );

const prices = {
  cuts: [
    'Cuts',
    [
      ['Cut and finish', '£48', 'Washed twice, cut dry where it matters.'],
      ['Short cut', '£38', 'Clippers, scissors, neck.'],
      ['Fringe', '£9', 'Walk in. Ten minutes, no appointment.'],
      ['Children', '£22', 'On a pile of magazines.'],
    ],
  ],
  colour: [
    'Colour',
    [
      ['Roots', '£62', 'Every six weeks, if you mind.'],
      ['Balayage', '£120', 'Painted by hand. Grows out politely.'],
      ['Full colour', '£95', 'From the card, or from a photograph.'],
      ['Back to grey', '£140', 'Four visits. We keep you company.'],
    ],
  ],
  rest: [
    'The rest',
    [
      ['Blow-dry', '£30', 'For the evening, or for a Tuesday.'],
      ['Hair up', '£55', 'It will hold until the last dance.'],
      ['Beard', '£18', 'Hot towel, one opinion.'],
      ['A look in the mirror', '£0', 'Twenty minutes of advice.'],
    ],
  ],
};
const priceList = ([name, rows], level = 2) =>
  row(
    { valign: 'top', gap: [64, 20] },
    col(34, {}, heading(level, name, { size: [88, 58], line: 0.95, color: henna })),
    col(66, { gap: [14, 12] }, rule({ color: bark }), pairs(rows, big)),
  );

const services = () => section({ bg: powder, pad: [128, 72], gap: [72, 48] }, priceList(prices.cuts), priceList(prices.colour));

/** The colour card: only in this pack. */
const upkeep = {
  ash: ['Ash', '5 weeks', '£560'],
  pearl: ['Pearl', '4 weeks', '£690'],
  sand: ['Sand', '8 weeks', '£390'],
  honey: ['Honey', '10 weeks', '£340'],
  caramel: ['Caramel', '12 weeks', '£280'],
  chestnut: ['Chestnut', '8 weeks', '£360'],
  cocoa: ['Cocoa', '8 weeks', '£340'],
  espresso: ['Espresso', '6 weeks', '£410'],
  cherry: ['Cherry', '5 weeks', '£520'],
  rust: ['Rust', '6 weeks', '£480'],
  copper: ['Copper', '5 weeks', '£540'],
  apricot: ['Apricot', '4 weeks', '£650'],
};
const colourCard = (level = 2) =>
  section(
    { bg: rose, pad: [128, 72], gap: [48, 36] },
    row(
      { valign: 'bottom' },
      col(54, { gap: [14, 12] }, eyebrow('Colour card'), heading(level, 'Twelve colours, and what they ask of you.')),
      col(
        46,
        {},
        text(
          'Under each colour stand the weeks between two visits and what it costs a year. Love is one thing. Upkeep is another.',
        ),
      ),
    ),
    grid(
      6,
      { gap: [20, 20], min: '8.5rem' },
      ...Object.keys(colours).map((key) =>
        stack(
          { gap: [10, 8] },
          image(`vire-colour-${key}`, `A swatch of hair in ${upkeep[key][0].toLowerCase()}`, { radius: 0 }),
          stack(
            { gap: [0, 0] },
            text(upkeep[key][0], { face: theme.display, size: [26, 24], color: wine, line: 1.2 }),
            small(`${upkeep[key][1]}, ${upkeep[key][2]} a year`),
          ),
        ),
      ),
    ),
  );

const hands = [
  ['vire-bun', 'Inès Okoro', 'Colour', 'Mixes by eye, then weighs it to be polite.', 'A dark bun, seen from behind'],
  [
    'vire-crop',
    'Tam Reilly',
    'Short hair, beards',
    'Cuts in silence. Talks while drying.',
    'A short ash-blond crop, seen from behind',
  ],
  [
    'vire-braid',
    'Lene Voss',
    'Long hair, weddings',
    'Has never lost a pin in a church.',
    'A honey-coloured braid, seen from behind',
  ],
];
const stylists = (level = 2) =>
  section(
    { bg: powder, pad: [128, 72], gap: [48, 36] },
    row(
      { valign: 'bottom' },
      col(60, { gap: [14, 12] }, eyebrow('Stylists'), heading(level, 'Three pairs of hands, seen from their best side.')),
      col(40, {}, text('Bring a picture. We bring the truth. Usually they get along.')),
    ),
    grid(
      3,
      { gap: [28, 36], min: '15rem' },
      ...hands.map(([src, name, role, words, alt]) =>
        stack(
          { gap: [16, 12] },
          image(src, alt, { radius: 0 }),
          stack({ gap: [4, 4] }, heading(3, name), text(role, { color: henna }), text(words)),
        ),
      ),
    ),
  );

const voice = () =>
  section(
    { bg: henna, theme: onHenna, pad: [128, 80] },
    row(
      { valign: 'bottom', gap: [64, 28] },
      col(
        68,
        {},
        text('“I asked for a change. Tam asked what for. We cut two inches and I kept the job.”', { role: 'quote', line: 1.12 }),
      ),
      col(32, { gap: [14, 12] }, rule(), text('Ruth, every seven weeks since 2017')),
    ),
  );

const times = [
  ['Tuesday to Thursday', '10 to 7'],
  ['Friday', '10 to 8'],
  ['Saturday', '9 to 4'],
];
const call = () =>
  section(
    { bg: wine, theme: onWine, pad: [120, 72] },
    row(
      { valign: 'top', gap: [64, 40] },
      col(
        56,
        { gap: [20, 16] },
        heading(2, 'A chair is free on Thursday.', { size: [68, 44], line: 1.02 }),
        lead('It usually is, at eleven. Tell us who cuts, what you hope for and which day suits you.'),
        buttons(button('Book a chair'), button('See all prices', { ghost: true })),
      ),
      col(44, { gap: [16, 14] }, eyebrow('Open'), hourRows(times, { ink: rose })),
    ),
  );

const rules = (level = 2) =>
  section(
    { bg: powder, pad: [120, 72] },
    row(
      { valign: 'top', gap: [64, 32] },
      col(38, { gap: [14, 12] }, eyebrow('House rules'), heading(level, 'Six small rules.')),
      col(
        62,
        {},
        faq([
          ['You’re late', 'Ring us. Up to ten minutes we cut faster. After that we cut less.'],
          ['You can’t come', 'A day before costs nothing. On the same day we ask for half, because the chair stays empty.'],
          ['You don’t like it', 'Come back within ten days. We change it for nothing and nobody sulks.'],
          ['You bring a child', 'Wonderful. There are pencils and a drawer that may be emptied.'],
          ['You bring a photograph', 'Bring two: one that you want, and one of your hair on a bad day.'],
          ['You’d rather not talk', 'Say “quiet chair” when you book. We’ll only ask about the water.'],
        ]),
      ),
    ),
  );

/** A page opens with its word beside a heading; hair may stand at the right. */
const opening = (letters, line, words, picture) =>
  picture
    ? section(
        { bleed: true, bg: rose, gap: [0, 0] },
        row(
          { gap: [0, 0], flush: true },
          col(
            56,
            { pad: [72, 40], padX: [64, 22], gap: [30, 22] },
            word(letters, [250, 130]),
            stack({ narrow: 560, gap: [18, 14] }, heading(1, line), lead(words)),
          ),
          col(44, {}, image(picture[0], picture[1], { radius: 0 })),
        ),
      )
    : section(
        { bg: rose, pad: [88, 52], gap: [34, 24] },
        word(letters, [250, 130]),
        row({ valign: 'top', gap: [64, 18] }, col(56, {}, heading(1, line)), col(44, {}, lead(words))),
      );

const look = (src, alt, name, words) =>
  stack({ gap: [14, 12] }, image(src, alt, { radius: 0 }), stack({ gap: [2, 2] }, heading(3, name), text(words)));
const bundle = ([name, price, ...rows]) =>
  col(
    33.33,
    { gap: [16, 14] },
    rule({ color: bark }),
    heading(3, name),
    text(price, { role: 'figure', color: henna }),
    ...rows.map((words) => text(words)),
  );

const contact = { title: 'Say hello', phone: '01632 960 256', email: 'chair@vire.example', street: '3 Lantern Yard' };
const pageFooter = () =>
  footer({
    bg: wine,
    theme: onWine,
    about: 'Three chairs, warm water, no small talk unless you start.',
    lists: [
      ['Salon', ['Cuts and colour', 'Stylists', 'Looks']],
      ['More', ['Weddings', 'House rules', 'Diary']],
    ],
    contact,
    last: 'Sweeping up since 2009.',
    title: { size: [84, 60], line: 0.9 },
  });

export const vire = describePack({
  slug: 'vire-salon',
  prefix: 'vire',
  name: 'Vire',
  slogan: 'Hair that behaves on Mondays',
  theme,
  categories: ['Beauty', 'Business'],
  tags: ['hair salon', 'hairdresser'],
  listing: {
    title: 'Vire Salon',
    description:
      'A hair salon with one giant word per page and locks that run through it: price lists, a colour card with upkeep in weeks, stylists from behind and weddings. Seven pages, a blog and six sections.',
    tags: ['barber', 'beauty', 'salon'],
    featured: true,
  },
  roles: { primary: ['Henna', henna], secondary: ['Bark', bark], text: ['Wine', wine], accent: ['Copper', '#A4492A'] },
  extras: { rose: ['Rose', rose], powder: ['Powder', powder], blush: ['Blush', '#D6BBAE'] },
  facts: {
    name: ['Vire'],
    activity: ['Hair that behaves on Mondays.'],
    about: ['Three chairs, warm water, no small talk unless you start.'],
    owner: ['Inès Okoro'],
    phone: ['01632 960 256', '+441632960256'],
    email: ['chair@vire.example'],
    address: ['3 Lantern Yard, Corvale'],
    street: ['3 Lantern Yard'],
    city: ['Corvale'],
    founded: ['2009'],
  },
  slots: [
    ['word', 'Giant word of the front page', 'Hair', [3, 7]],
    ['colour-title', 'Headline of the colour card', 'Twelve colours, and what they ask of you.', [10, 70]],
    ['stylists-title', 'Headline of the stylists', 'Three pairs of hands, seen from their best side.', [10, 70]],
    ['call', 'Invitation', 'A chair is free on Thursday.', [10, 60]],
    ['contact-title', 'Headline of the contact page', 'Tell us who, what and when.', [10, 60]],
    ['person-two', 'Second person', 'Tam Reilly', [3, 40]],
    ['person-three', 'Third person', 'Lene Voss', [3, 40]],
  ],
  header: { bg: rose, width: 1312, action: ['Book a chair', '/contact'] },
  blog: { title: 'Diary', slug: 'diary' },
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'service',
        label: 'What shall we do?',
        kind: 'select',
        options: ['Cut and finish', 'Colour', 'Cut and colour', 'Hair up', 'I don’t know yet'],
        is_half: true,
      },
      { name: 'day', label: 'Which day? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'What are you hoping for?', kind: 'textarea', required: true },
    ],
    button: 'Ask for a chair',
    look: {
      text: wine,
      field: powder,
      line: bark,
      button: wine,
      button_text: '#FFFFFF',
      radius: 0,
      button_radius: 0,
      is_underlined: true,
    },
  },
  links: {
    'Book a chair': 'contact',
    'See all prices': 'cuts-and-colour',
    'See the looks': 'looks',
    'Growing out a fringe': 'growing-out-a-fringe',
    'Grey, on purpose': 'grey-on-purpose',
    'Water temperature matters': 'water-temperature-matters',
    'Cuts and colour': 'cuts-and-colour',
    Stylists: 'stylists',
    Looks: 'looks',
    Weddings: 'weddings',
    'House rules': 'house-rules',
    Diary: 'diary',
    'Open in maps': mapOf('3 Lantern Yard, Corvale'),
    '01632 960 256': 'tel:+441632960256',
    'chair@vire.example': 'mailto:chair@vire.example',
    '3 Lantern Yard': 'contact',
  },
  posts: [
    {
      slug: 'growing-out-a-fringe',
      title: 'Growing out a fringe',
      date: '2026-05-20',
      category: 'Cuts',
      picture: 'note-fringe',
      excerpt: 'It takes five months. Here is what happens in each.',
      parts: [
        'A fringe takes five months to grow out, and month three is the one with the hats.',
        'In the first month nothing happens. In the second it reaches your lashes and you become somebody who blows upwards. Come in then. We cut the sides longer than the middle, so that it parts by itself.',
        ['h', 'Month three'],
        'Two pins, crossed. Nobody will notice, and those who do have been there.',
        ['q', 'Never cut it yourself on a Sunday night. We are closed on Mondays.'],
        'By month five it joins the rest and you will miss it. Most people are back for a new one within the year.',
      ],
    },
    {
      slug: 'grey-on-purpose',
      title: 'Grey, on purpose',
      date: '2026-04-27',
      category: 'Colour',
      picture: 'note-grey',
      excerpt: 'Four visits, one year, and a drawer of scarves.',
      parts: [
        'Going grey by accident takes twenty years. Going grey on purpose takes four visits.',
        'First we stop covering and start blending: a few strands, ash and pearl, so that the line at the roots softens. At the second visit the line is gone. After that we only cut.',
        ['h', 'What nobody says'],
        'Grey hair is thirstier. It wants cooler water and a mask once a week. It gives back a great deal of shine, and mornings.',
      ],
    },
    {
      slug: 'water-temperature-matters',
      title: 'Water temperature matters',
      date: '2026-04-02',
      category: 'House',
      picture: 'note-water',
      excerpt: 'Thirty-seven degrees, and a hand behind the neck.',
      parts: [
        'We changed the boiler in March. Nobody noticed, except that three people fell asleep in the first week.',
        'Thirty-seven degrees is the temperature at which a head stops having opinions. Above it colour runs. Below it shoulders rise.',
        ['q', 'Warm for washing, cool for the last rinse, and never a word in between.'],
        'At home, turn the tap down for the last half minute. It closes the hair and wakes the owner.',
      ],
    },
  ],
  pages: [
    {
      key: 'home',
      label: 'Home',
      title: 'home',
      kind: 'Home',
      tags: ['home', 'hero', 'prices'],
      description:
        'The front page of a salon: a giant word, locks across half the screen, prices, a colour card, stylists and opening hours.',
      parts: [hero(), services(), colourCard(), stylists(), voice(), call()],
    },
    {
      key: 'cuts',
      slug: 'cuts-and-colour',
      label: 'Cuts and colour',
      title: 'cuts and colour',
      kind: 'Services',
      tags: ['services', 'prices', 'price list'],
      description: 'The whole price list in three chapters with hairlines, and the colour card below.',
      parts: [
        opening(
          'Cuts',
          'Every price, before you sit down.',
          'All prices include a wash, a cut-off time and an honest answer. Long hair costs £12 more, because it is.',
        ),
        section(
          { bg: powder, pad: [120, 72], gap: [72, 48] },
          priceList(prices.cuts),
          priceList(prices.colour),
          priceList(prices.rest),
        ),
        colourCard(),
        call(),
      ],
    },
    {
      key: 'stylists',
      label: 'Stylists',
      title: 'stylists',
      kind: 'About',
      tags: ['about', 'team', 'people'],
      description: 'Who cuts: three stylists seen from behind, how they work, and what a client says.',
      parts: [
        opening(
          'Hands',
          'We learned on our brothers.',
          'They have forgiven us. Since 2009 we have worked on people who asked for it.',
          ['vire-waves', 'Long copper waves, seen from behind'],
        ),
        stylists(),
        voice(),
        call(),
      ],
    },
    {
      key: 'looks',
      label: 'Looks',
      title: 'looks',
      kind: 'Gallery',
      tags: ['gallery', 'pictures', 'looks'],
      description: 'A gallery of six looks by length, each with its name, upkeep and price.',
      parts: [
        opening(
          'Looks',
          'Chosen by length, not by season.',
          'Six cuts that we like, what they need in the morning and how often we see you.',
        ),
        section(
          { bg: powder, pad: [112, 68], gap: [48, 36] },
          heading(2, 'From short to long.'),
          grid(
            3,
            { gap: [28, 40], min: '15rem' },
            look(
              'vire-crop',
              'A short ash-blond crop, seen from behind',
              'The crop',
              'Two minutes in the morning, five weeks between cuts.',
            ),
            look('vire-curls', 'Dark curls, seen from behind', 'Left alone', 'Cut dry, curl by curl. No brush, ever.'),
            look('vire-bob', 'A chestnut bob, seen from behind', 'The bob', 'One line, kept sharp. Six weeks.'),
            look('vire-bun', 'A dark bun, seen from behind', 'Up', 'Four pins and a steady hand. We show you.'),
            look('vire-waves', 'Long copper waves, seen from behind', 'Long', 'Two inches off, twice a year. That is all.'),
            look('vire-braid', 'A honey-coloured braid, seen from behind', 'The braid', 'For weddings, gardens and bicycles.'),
          ),
        ),
        call(),
      ],
    },
    {
      key: 'weddings',
      label: 'Weddings',
      title: 'weddings',
      kind: 'Pricing',
      tags: ['pricing', 'packages', 'weddings'],
      description: 'Three packages for weddings with what they include and a price, and how the day goes.',
      parts: [
        opening(
          'Vows',
          'It holds until the last dance.',
          'We come at seven with a case, a kettle and forty pins. You only need to sit.',
          ['vire-braid', 'A honey-coloured braid, seen from behind'],
        ),
        section(
          { bg: powder, pad: [120, 72], gap: [48, 36] },
          heading(2, 'Three ways to say yes.'),
          row(
            { valign: 'top', gap: [40, 36] },
            ...[
              ['Just you', '£190', 'A trial in the salon', 'Hair up on the day', 'A pin kit for the evening'],
              ['You and two', '£340', 'A trial for you', 'Three heads at your place', 'Lene stays until the photographs'],
              ['The whole row', '£620', 'Two stylists from seven', 'Up to seven heads', 'One grandmother, free of charge'],
            ].map(bundle),
          ),
        ),
        call(),
      ],
    },
    {
      key: 'rules',
      slug: 'house-rules',
      label: 'House rules',
      title: 'house rules',
      kind: 'FAQ',
      tags: ['faq', 'questions', 'rules'],
      inMenu: false,
      description:
        'Six rules of a salon as questions that open in place: late, cancelled, not happy, with a child, with a photograph, in silence.',
      parts: [
        opening('Rules', 'Few, and we keep them too.', 'Chairs are small and days are short. These six keep both of us happy.'),
        rules(),
        call(),
      ],
    },
    {
      key: 'contact',
      label: 'Contact',
      title: 'contact',
      kind: 'Contact',
      tags: ['contact', 'opening hours', 'booking'],
      description:
        'A chair request with service and day, opening hours with hairlines and the way to the door. Without a form plugin, buttons take its place.',
      parts: [
        opening('Come', 'Tell us who, what and when.', 'We answer between two clients, so usually within the hour.'),
        section(
          { bg: powder, pad: [112, 68] },
          row(
            { valign: 'top', gap: [72, 44] },
            col(
              58,
              { gap: [20, 18] },
              heading(2, 'Ask for a chair'),
              formSlot({
                email: contact.email,
                phone: '+441632960256',
                words: 'Write to us or ring. Somebody with dry hands will answer.',
              }),
            ),
            col(
              42,
              { gap: [18, 16] },
              heading(2, 'Open'),
              hourRows(times, { ink: wine }),
              text(`3 Lantern Yard, Corvale. ${link('Open in maps')}`, { needs: ['street'] }),
              text(link('01632 960 256', 'tel:+441632960256'), { needs: ['phone'] }),
              social(),
            ),
          ),
        ),
        rules(),
      ],
    },
  ],
  blocks: [
    {
      key: 'hero',
      title: 'hero',
      kind: 'Hero',
      tags: ['hero', 'split', 'salon'],
      description: 'A giant word, one line, three prices and locks of hair that reach the edge of the page.',
      parts: [hero()],
      featured: true,
    },
    {
      key: 'colour-card',
      title: 'colour card',
      kind: 'Features',
      tags: ['features', 'colours', 'swatches'],
      description: 'Twelve swatches of hair from ash to copper, each with its upkeep in weeks and its cost a year.',
      parts: [colourCard()],
    },
    {
      key: 'price-list',
      title: 'price list',
      kind: 'Pricing',
      tags: ['pricing', 'prices', 'price list'],
      description: 'Two chapters of prices between hairlines, each beside a large word.',
      parts: [services()],
    },
    {
      key: 'hands',
      title: 'stylists',
      kind: 'Team',
      tags: ['team', 'people'],
      description: 'Three stylists seen from behind, with name, field and one line each.',
      parts: [stylists()],
    },
    {
      key: 'voice',
      title: 'voice',
      kind: 'Testimonials',
      tags: ['testimonials', 'quotes'],
      description: 'One long quotation in white on henna red, with its name beside it.',
      parts: [voice()],
    },
    {
      key: 'call',
      title: 'call',
      kind: 'Call to action',
      tags: ['call to action', 'opening hours', 'dark'],
      description: 'An invitation and the opening hours on dark wine, with two buttons.',
      parts: [call()],
    },
    {
      key: 'footer',
      title: 'footer',
      kind: 'Footer',
      tags: ['footer', 'links', 'dark'],
      description: 'The name in very large letters, two lists of links, the contact and social links on dark wine.',
      parts: [pageFooter()],
    },
  ],
  frame: (t) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: rose, theme: t, width: 1120, pad: [96, 56] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: powder, theme: t, width, pad: [80, 48], gap: [40, 32] }, ...children),
      blog: { label: 'Diary', title: 'From behind the chair', lead: 'What hair does, and what we do about it.' },
      search: { hint: 'Search the salon', nothing: 'Nothing in that drawer. Try another word.' },
      lost: {
        title: 'Somebody cut this page off.',
        lead: 'The address leads nowhere. Search for what you wanted, or go back to the mirror.',
        back: 'Back to the mirror',
      },
    }),
  drawings: vireDrawings,
  logo: vireLogo,
});

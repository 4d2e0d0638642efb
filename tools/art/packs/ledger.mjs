// Ledger & Oak: a law firm. A banknote and a deed: guilloche seals, a red double margin, numbered paragraphs.
import { on } from '../designs/themes.mjs';
import { ledgerDrawings, ledgerLogo } from '../drawings/ledger.mjs';
import {
  button,
  buttons,
  card,
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

const deed = '#F3EDE1';
const sheet = '#FBF8F1';
const ink = '#1F2A24';
const red = '#7A1E24';
const green = '#2F5D4C';
const gold = '#A57A2C';

const theme = {
  display: 'Libre Caslon Display',
  body: 'Newsreader',
  weight: 400,
  tracking: -0.015,
  labelsAsWritten: true,
  labelTracking: 0,
  ink,
  muted: '#414B44',
  accent: red,
  onAccent: '#FFFFFF',
  accentText: red,
  line: '#C9BFAC',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [96, 54],
    h1: [76, 46],
    h2: [50, 36],
    h3: [30, 26],
    h4: [24, 22],
    lead: [22, 19],
    body: [19, 18],
    small: [17, 16],
    eyebrow: [18, 17],
    quote: [44, 30],
    figure: [60, 46],
  },
};
const dark = on(theme, deed, '#D9D2C2', { accent: deed, onAccent: ink, accentText: '#D2BD96', line: '#4C554F', ground: ink });

/** A numbered paragraph of the deed: its number in the margin, the red double line, its words. */
const paragraph = (number, label, o, ...children) =>
  section(
    { bleed: true, bg: deed, gap: [0, 0], ...o },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      col(
        13,
        { pad: [84, 28], padX: [44, 22], gap: [4, 2] },
        text(number, { size: [26, 22], face: theme.display, color: red, line: 1.2 }),
        ...(label ? [small(label, { italic: false, color: '#55605A' })] : []),
      ),
      col(
        87,
        { pad: [84, 36], padX: [44, 22], side: { color: red, width: 5, style: 'double' }, gap: [40, 30] },
        stack({ narrow: 1040, gap: [40, 30] }, ...children),
      ),
    ),
  );
/** The same with a picture that reaches the edge of the page. */
const opening = (number, label, picture, ...children) =>
  section(
    { bleed: true, bg: deed, gap: [0, 0] },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      col(
        13,
        { pad: [96, 26], padX: [44, 22], gap: [4, 2] },
        text(number, { size: [26, 22], face: theme.display, color: red, line: 1.2 }),
        small(label, { color: '#55605A' }),
      ),
      col(43, { pad: [88, 36], padX: [44, 22], side: { color: red, width: 5, style: 'double' }, gap: [26, 22] }, ...children),
      col(44, {}, picture),
    ),
  );
const border = () =>
  section(
    { bleed: true, tag: 'div', bg: deed, gap: [0, 0] },
    image('ledger-band', 'A band of fine green and gold waves, as on a banknote', { radius: 0, align: 'full' }),
  );
const ask = (label = 'See our fixed fees') => buttons(button('Ask a lawyer'), button(label, { ghost: true }));

const hero = () => [
  border(),
  opening(
    '§ 1',
    'Plain words',
    image('ledger-seal', 'An engraved seal of fine green, red and gold lines around an oak leaf', { radius: 0 }),
    heading(1, 'Counsel you can read.', { role: 'display' }),
    lead('Wills, leases, work and small companies. The first letter is a page long, and it names the price.'),
    ask(),
  ),
];

const areas = [
  ['2.1', 'wills', 'A small green seal with a quill', 'Wills and estates', 'From £240, signed within ten days.'],
  ['2.2', 'lease', 'A small red seal with a key', 'Home and lease', 'Buying, letting, leaving in peace.'],
  ['2.3', 'work', 'A small green seal with an anvil', 'Work', 'Contracts, notice, fair endings.'],
  ['2.4', 'company', 'A small red seal with scales', 'Small companies', 'Founders, partners, first hires.'],
];
const areaCell = ([number, src, alt, name, words]) =>
  card(
    { pad: [4, 4], padX: [24, 18], side: { color: theme.line, width: 1 }, gap: [14, 12] },
    image(`ledger-${src}`, alt, { width: 112, radius: 0 }),
    text(number, { color: red, face: theme.display, size: [20, 19] }),
    heading(3, name, { role: 'h3' }),
    text(words),
  );
const areaTable = (level = 2) =>
  paragraph(
    '§ 2',
    'What we do',
    {},
    stack({ gap: [28, 24] }, rule({ color: ink }), heading(level, 'Four areas, one table to sit at.')),
    grid(4, { gap: [0, 28], min: '11rem' }, ...areas.map(areaCell)),
  );

/** You pay, we do, you get: only in this pack. */
const services = [
  [
    'A simple will',
    '£240',
    'An hour of questions, a draft in plain words, two witnesses and tea.',
    'A signed will, a copy in our safe and a card that says where it is.',
  ],
  [
    'Two wills that match',
    '£390',
    'The same hour with both of you, and ten minutes with each alone.',
    'Two wills that agree, and a list of what they leave open.',
  ],
  [
    'A power of attorney',
    '£180',
    'We fill the form, explain each box and register it.',
    'A stamped copy that banks accept, and a page for the drawer.',
  ],
  [
    'Reading a lease',
    '£150',
    'Every page within three days. We mark what is odd and what is only long.',
    'Nine sentences: what you promise, what they promise, what to ask.',
  ],
  [
    'Buying a home',
    '£1,150',
    'Searches, contract, completion. One person, one telephone.',
    'The keys, the deeds and a letter that you can find again.',
  ],
  [
    'A job contract',
    '£220',
    'We read it tonight and ring you before you sign it.',
    'Three changes to ask for, in words that keep the job.',
  ],
  [
    'Leaving a job',
    '£480',
    'We check the offer, write the reply and sit beside you once.',
    'A settlement that you understand, and a fair reference.',
  ],
  [
    'A company for two',
    '£640',
    'Articles, shares and the talk about what happens if one of you leaves.',
    'A registered company and a page called “If we fall out”.',
  ],
];
const feeRow = ([name, price, work, result], number) => [
  row(
    { valign: 'top', gap: [32, 14] },
    col(28, { gap: [4, 2] }, text(number, { color: red, face: theme.display, size: [20, 19] }), heading(3, name, { role: 'h4' })),
    col(16, { gap: [2, 2] }, eyebrow('You pay'), text(price, { face: theme.display, size: [30, 28], color: ink, line: 1.1 })),
    col(28, { gap: [2, 2] }, eyebrow('We do'), text(work)),
    col(28, { gap: [2, 2] }, eyebrow('You get'), text(result)),
  ),
  rule(),
];
const fees = (number, count, from = 0) =>
  stack(
    { gap: [26, 22] },
    rule({ color: ink }),
    ...services.slice(from, from + count).flatMap((service, i) => feeRow(service, `${number}.${from + i + 1}`)),
  );
const feeTeaser = () =>
  paragraph(
    '§ 3',
    'Fixed fees',
    { bg: sheet },
    stack(
      { narrow: 760, gap: [16, 14] },
      heading(2, 'You pay, we do, you get.'),
      lead('Eight services have a price that doesn’t move. If the work grows, we ring you before it does.'),
    ),
    fees('3', 3),
    buttons(button('See our fixed fees', { ghost: true })),
  );

const team = [
  ['ledger-harriet', 'Harriet Coyle', 'Wills, families', 'Has read four thousand wills and written the short ones.'],
  ['ledger-samuel', 'Samuel Adeyemi', 'Homes, leases', 'Walks past every house before he reads a word about it.'],
  ['ledger-odile', 'Odile Marsh', 'Work, companies', 'Asks what happens if you fall out. Then you usually don’t.'],
];
const people = (number = '§ 4', level = 2) =>
  paragraph(
    number,
    'People',
    {},
    heading(level, 'Three lawyers, no waiting room.'),
    grid(
      3,
      { gap: [40, 36], min: '14rem' },
      ...team.map(([src, name, role, words]) =>
        stack(
          { gap: [18, 14] },
          image(src, `Engraved medallion of ${name}`, { radius: 0 }),
          stack({ gap: [4, 4] }, heading(level + 1, name, { role: 'h3' }), text(role, { color: red }), text(words)),
        ),
      ),
    ),
  );

const notes = () =>
  paragraph(
    '§ 5',
    'Notes',
    { bg: sheet },
    heading(2, 'Read before you sign.'),
    stack(
      { gap: [24, 20] },
      rule({ color: ink }),
      ...[
        ['What a will really costs', 'The price of writing one, of changing one, and of not having one.'],
        ['Your lease, in nine sentences', 'Eighty pages say nine things. Here they are.'],
        ['Signing for a friend', 'A guarantee is a loan that somebody else spends.'],
      ].flatMap(([name, words]) => [
        row(
          { valign: 'top', gap: [32, 8] },
          col(46, {}, text(link(name), { face: theme.display, size: [28, 25], color: ink, line: 1.2 })),
          col(54, {}, text(words)),
        ),
        rule(),
      ]),
    ),
  );

const call = () =>
  section(
    { bg: ink, theme: dark, pad: [104, 68], width: 1120 },
    row(
      { valign: 'bottom' },
      col(
        62,
        { gap: [18, 16] },
        heading(2, 'Bring the letter that you don’t understand.', { size: [56, 38] }),
        lead('The first half hour costs nothing. You leave with a page that says what to do, or that nothing needs doing.'),
      ),
      col(38, {}, buttons(button('Ask a lawyer'), button('See our fixed fees', { ghost: true }))),
    ),
  );

const questions = (number, level = 2) =>
  paragraph(
    number,
    'Questions',
    { bg: sheet },
    heading(level, level === 1 ? 'Asked every week, answered once.' : 'Asked every week.'),
    faq([
      [
        'What does the first talk cost?',
        'Nothing for half an hour. If that is enough, we shake hands and you keep the page of notes.',
      ],
      ['Will I have to go to court?', 'Probably not. Nine in ten of our letters end with another letter.'],
      [
        'Can you read a contract tonight?',
        'Send it before five and we ring you before nine. It costs £60 more, and we say so first.',
      ],
      [
        'Who will work on my case?',
        'The person you talked to. Somebody else reads it before it goes out, because two people find more.',
      ],
      [
        'What if the price turns out to be wrong?',
        'A fixed fee is fixed. If the work changes, you get a new price first and may say no.',
      ],
      ['Do you visit people at home?', 'Yes, for wills and signatures, within ten miles. We drink tea and like dogs.'],
    ]),
  );

const title = (number, label, line, words) => [
  border(),
  paragraph(number, label, {}, stack({ narrow: 860, gap: [20, 16] }, heading(1, line), lead(words))),
];

const step = ([when, name, words]) => [
  row(
    { valign: 'top', gap: [32, 6] },
    col(24, {}, text(when, { color: red, face: theme.display, size: [24, 22] })),
    col(76, { gap: [6, 4] }, heading(3, name, { role: 'h4' }), text(words)),
  ),
  rule(),
];

const contact = { title: 'Write or ring', phone: '01632 960 418', email: 'desk@ledger-oak.example', street: '9 Chancel Row' };
const pageFooter = () =>
  footer({
    bg: ink,
    theme: dark,
    width: 1120,
    about: 'Wills, leases, work and small companies, in plain words.',
    lists: [
      ['The firm', ['Practice areas', 'People', 'Fees']],
      ['Reading', ['Questions', 'Notes', 'A will, step by step']],
    ],
    contact,
    last: 'In plain words since 1987.',
    title: { size: [46, 36] },
  });

export const ledger = describePack({
  slug: 'ledger-law',
  prefix: 'ledger',
  name: 'Ledger & Oak',
  slogan: 'Counsel you can read',
  theme,
  categories: ['Law', 'Business'],
  tags: ['law', 'lawyer'],
  listing: {
    title: 'Ledger Law',
    description:
      'A law firm that looks like a deed: guilloche seals, a red double margin, numbered paragraphs and fixed fees as you pay, we do, you get. Seven pages, a blog and six sections, with words that clients understand.',
    tags: ['law firm', 'solicitor', 'notary', 'attorney'],
    featured: true,
  },
  roles: { primary: ['Red margin', red], secondary: ['Banknote green', green], text: ['Ink', ink], accent: ['Gold', gold] },
  extras: { deed: ['Deed', deed], sheet: ['Sheet', sheet], rule: ['Rule', '#C9BFAC'] },
  facts: {
    name: ['Ledger & Oak'],
    activity: ['Counsel you can read.'],
    about: [
      'Wills, leases, work and small companies. The first letter is a page long, and it names the price.',
      'Wills, leases, work and small companies, in plain words.',
    ],
    owner: ['Harriet Coyle'],
    phone: ['01632 960 418', '+441632960418'],
    email: ['desk@ledger-oak.example'],
    address: ['9 Chancel Row, Eastmere'],
    street: ['9 Chancel Row'],
    city: ['Eastmere'],
    founded: ['1987'],
  },
  slots: [
    ['fees-title', 'Headline of the fees', 'You pay, we do, you get.', [10, 50]],
    ['areas-title', 'Headline of the practice areas', 'Four areas, one table to sit at.', [10, 60]],
    ['people-title', 'Headline of the people', 'Three lawyers, no waiting room.', [10, 60]],
    ['call', 'Invitation', 'Bring the letter that you don’t understand.', [10, 70]],
    ['contact-title', 'Headline of the contact page', 'Half an hour, free of charge.', [10, 60]],
    ['person-two', 'Second person', 'Samuel Adeyemi', [3, 40]],
    ['person-three', 'Third person', 'Odile Marsh', [3, 40]],
  ],
  header: { bg: deed, width: 1360, action: ['Ask a lawyer', '/contact'] },
  blog: { title: 'Notes', slug: 'notes' },
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'area',
        label: 'What is it about?',
        kind: 'select',
        options: ['A will or an estate', 'A home or a lease', 'Work', 'A company', 'Something else'],
        is_half: true,
      },
      { name: 'urgency', label: 'By when? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'Tell us in your own words', kind: 'textarea', required: true },
    ],
    button: 'Send it to us',
    look: {
      text: ink,
      field: deed,
      line: ink,
      button: red,
      button_text: '#FFFFFF',
      radius: 0,
      button_radius: 0,
      is_underlined: true,
    },
  },
  links: {
    'Ask a lawyer': 'contact',
    'See our fixed fees': 'fees',
    'A will, step by step': 'a-will',
    'What a will really costs': 'what-a-will-really-costs',
    'Your lease, in nine sentences': 'your-lease-in-nine-sentences',
    'Signing for a friend': 'signing-for-a-friend',
    'Practice areas': 'practice-areas',
    People: 'people',
    Fees: 'fees',
    Questions: 'questions',
    Notes: 'notes',
    'Open in maps': mapOf('9 Chancel Row, Eastmere'),
    '01632 960 418': 'tel:+441632960418',
    'desk@ledger-oak.example': 'mailto:desk@ledger-oak.example',
    '9 Chancel Row': 'contact',
  },
  posts: [
    {
      slug: 'what-a-will-really-costs',
      title: 'What a will really costs',
      date: '2026-05-14',
      category: 'Families',
      picture: 'note-will',
      excerpt: 'The price of writing one, of changing one, and of not having one.',
      parts: [
        'A simple will costs £240 here. That is the small figure, and it is the one that people remember.',
        'The larger figure is what it costs to have none. Somebody has to find every account, ask every relative and wait for a court that is in no hurry. Last year, the average in our files was eleven months and £3,900.',
        ['h', 'What you pay for'],
        'You pay for an hour of questions. Most are dull. One of them is always the question that nobody has asked at home.',
        ['q', 'Who gets the dog? Write that down first.'],
        'Changing a will costs £90. Marrying, parting and grandchildren are good reasons. A bad Christmas isn’t.',
      ],
    },
    {
      slug: 'your-lease-in-nine-sentences',
      title: 'Your lease, in nine sentences',
      date: '2026-04-23',
      category: 'Homes',
      picture: 'note-lease',
      excerpt: 'Eighty pages say nine things. Here they are.',
      parts: [
        'A lease has eighty pages and says nine things: what you rent, from when, for how much, what goes up, who mends, who insures, what you may not do, how it ends, and who pays if it ends badly.',
        'Take a pencil and number them in the margin. If you can’t find one of the nine, that is the first question to ask.',
        ['h', 'The sentence to look for'],
        'It begins with “save that”. Whatever stands before it was the promise. Whatever follows is the truth.',
      ],
    },
    {
      slug: 'signing-for-a-friend',
      title: 'Signing for a friend',
      date: '2026-03-30',
      category: 'Money',
      picture: 'note-friend',
      excerpt: 'A guarantee is a loan that somebody else spends.',
      parts: [
        'Your friend needs a guarantor for a flat. It is only a form. It is three pages, and your name stands on the last one.',
        'A guarantee is a loan that somebody else spends. If you could lend the whole sum and not see it again, sign. If you couldn’t, there are kinder ways to help.',
        ['q', 'Put a date on it, and a limit. Friends agree to both.'],
        'Two words turn a bad guarantee into a bearable one: an amount and an end. We add them for £60, and nobody has ever been offended.',
      ],
    },
  ],
  pages: [
    {
      key: 'home',
      label: 'Home',
      title: 'home',
      kind: 'Home',
      tags: ['home', 'hero', 'law firm'],
      description:
        'The front page of a law firm: a seal, four numbered areas, three fixed fees, the lawyers in medallions and three notes.',
      parts: [...hero(), areaTable(), feeTeaser(), people(), notes(), call()],
    },
    {
      key: 'areas',
      slug: 'practice-areas',
      label: 'Practice areas',
      title: 'practice areas',
      kind: 'Services',
      tags: ['services', 'practice areas'],
      description: 'A numbered index of practice areas with small seals, what each includes, a price from and who does it.',
      parts: [
        ...title(
          '§ 1',
          'Practice areas',
          'What we do, and what we leave to others.',
          'We do four things. For crime, tax and divorce we know three good people and ring them for you.',
        ),
        ...[
          [
            'wills',
            'A small green seal with a quill',
            'Wills and estates',
            'Everything that should be settled while it is still a quiet subject.',
            [
              ['A simple will', '£240'],
              ['Two wills that match', '£390'],
              ['A power of attorney', '£180'],
            ],
          ],
          [
            'lease',
            'A small red seal with a key',
            'Home and lease',
            'We read what you are about to sign, and say which page matters.',
            [
              ['Reading a lease', '£150'],
              ['Buying a home', '£1,150'],
              ['A letter to a landlord', '£95'],
            ],
          ],
          [
            'work',
            'A small green seal with an anvil',
            'Work',
            'For people who have a contract in one hand and a pen in the other.',
            [
              ['A job contract', '£220'],
              ['Leaving a job', '£480'],
              ['An hour with Odile', '£140'],
            ],
          ],
          [
            'company',
            'A small red seal with scales',
            'Small companies',
            'Up to thirty people. After that you will want a lawyer with a lift.',
            [
              ['A company for two', '£640'],
              ['A first employee', '£260'],
              ['Terms of sale', '£310'],
            ],
          ],
        ].map(([src, alt, name, words, rows], i) =>
          paragraph(
            `§ 2.${i + 1}`,
            '',
            { bg: i % 2 ? deed : sheet },
            row(
              { valign: 'top', gap: [56, 28] },
              col(18, {}, image(`ledger-${String(src)}`, alt, { width: 150, radius: 0 })),
              col(40, { gap: [14, 12] }, heading(2, name, { size: [40, 32] }), text(words)),
              col(42, {}, pairs(rows, { ink, weight: 400, value: red })),
            ),
          ),
        ),
        call(),
      ],
    },
    {
      key: 'will',
      slug: 'a-will',
      label: 'A will, step by step',
      title: 'will, step by step',
      kind: 'Service detail',
      inMenu: false,
      tags: ['service detail', 'steps', 'process'],
      description:
        'One service told from the first call to the last signature: what happens when, what to bring and what it costs.',
      parts: [
        border(),
        opening(
          '§ 1',
          'Wills',
          image('ledger-seal-quill', 'An engraved seal of fine lines around a quill', { radius: 0 }),
          heading(1, 'A will, step by step.'),
          lead('Four meetings with a page, two of them with us. Most people are done within ten days.'),
          ask(),
        ),
        paragraph(
          '§ 2',
          'What happens when',
          { bg: sheet },
          heading(2, 'Ten days, from tea to signature.'),
          stack(
            { gap: [24, 20] },
            rule({ color: ink }),
            ...[
              [
                'Day 1',
                'An hour of questions',
                'Who, what, and what if. We write while you talk, so that you can look out of the window.',
              ],
              ['Day 3', 'A draft in plain words', 'Two pages by post or mail. You cross things out. That is what it is for.'],
              ['Day 7', 'A call about the crossings', 'Twenty minutes. We explain the two sentences that must stay odd.'],
              ['Day 10', 'Two witnesses and a pen', 'Ours are called Joan and Peter. They have beautiful signatures.'],
            ].flatMap(step),
          ),
        ),
        paragraph(
          '§ 3',
          'Papers',
          {},
          row(
            { valign: 'top', gap: [64, 36] },
            col(
              52,
              { gap: [16, 14] },
              heading(2, 'What to bring.'),
              pairs(
                [
                  ['Your passport', 'or driving licence'],
                  ['A list of what you own', 'a guess is fine'],
                  ['Full names of everybody', 'and their towns'],
                  ['The old will', 'if there is one'],
                ],
                { ink, weight: 400, value: '#414B44' },
              ),
            ),
            col(
              48,
              { gap: [16, 14] },
              heading(2, 'What it costs.'),
              text('£240', { role: 'figure', color: red }),
              text('One price for one person. £390 for two wills that match. Changes within a year are free.'),
            ),
          ),
        ),
        call(),
      ],
    },
    {
      key: 'people',
      label: 'People',
      title: 'people',
      kind: 'About',
      tags: ['about', 'team', 'people'],
      description: 'The lawyers of a firm in engraved medallions, how they work and where the firm comes from.',
      parts: [
        border(),
        people('§ 1', 1),
        paragraph(
          '§ 2',
          'How we work',
          {},
          row(
            { valign: 'top', gap: [64, 28] },
            col(46, {}, heading(2, 'One page before a hundred.')),
            col(
              54,
              { gap: [18, 16] },
              text(
                'The firm began in a stationer’s shop in Chancel Row. The rent was paid in wills. We still have the counter, and we still write the short version first.',
              ),
              text(
                'Every letter is read by a second person before it goes out. If they don’t understand a sentence, it doesn’t go out.',
              ),
            ),
          ),
        ),
        call(),
      ],
    },
    {
      key: 'fees',
      label: 'Fees',
      title: 'fees',
      kind: 'Pricing',
      tags: ['pricing', 'prices', 'fees'],
      description: 'Eight fixed fees in numbered paragraphs: you pay, we do, you get. With a line on everything else.',
      parts: [
        ...title(
          '§ 1',
          'Fees',
          'You pay, we do, you get.',
          'Eight prices that don’t move. Everything else is £140 an hour, and we tell you how many before we begin.',
        ),
        paragraph('§ 2', 'Prices', { bg: sheet }, heading(2, 'Eight services'), fees('2', 8)),
        questions('§ 3'),
        call(),
      ],
    },
    {
      key: 'questions',
      label: 'Questions',
      title: 'questions',
      kind: 'FAQ',
      tags: ['faq', 'questions', 'support'],
      inMenu: false,
      description: 'Six questions that a law firm hears every week, with short answers that open in place.',
      parts: [border(), questions('§ 1', 1), call()],
    },
    {
      key: 'contact',
      label: 'Contact',
      title: 'contact',
      kind: 'Contact',
      tags: ['contact', 'opening hours'],
      description:
        'An enquiry with area and date, opening hours as a table, and the way to the door. Without a form plugin, buttons take its place.',
      parts: [
        ...title(
          '§ 1',
          'Contact',
          'Half an hour, free of charge.',
          'Tell us what has happened. You needn’t know what it is called.',
        ),
        paragraph(
          '§ 2',
          'Write',
          { bg: sheet },
          row(
            { valign: 'top', gap: [64, 40] },
            col(
              58,
              { gap: [20, 18] },
              heading(2, 'Your question'),
              formSlot({
                email: contact.email,
                phone: '+441632960418',
                words: 'Write to the desk or ring us. We answer on the same day.',
              }),
            ),
            col(
              42,
              { gap: [18, 16] },
              heading(2, 'Open'),
              hourRows(
                [
                  ['Monday to Thursday', '9 to 5.30'],
                  ['Friday', '9 to 4'],
                  ['First Saturday', '10 to 12'],
                ],
                { ink },
              ),
              text(`9 Chancel Row, Eastmere. ${link('Open in maps')}`, { needs: ['street'] }),
              text(link('01632 960 418', 'tel:+441632960418'), { needs: ['phone'] }),
              social(),
            ),
          ),
        ),
        questions('§ 3'),
      ],
    },
  ],
  blocks: [
    {
      key: 'hero',
      title: 'hero',
      kind: 'Hero',
      tags: ['hero', 'split', 'law firm'],
      description: 'A large seal that reaches the edge, one line in Caslon, a red double margin and two buttons.',
      parts: hero(),
      featured: true,
    },
    {
      key: 'fee-table',
      title: 'fixed fees',
      kind: 'Pricing',
      tags: ['pricing', 'prices', 'fees'],
      description: 'Fixed fees in numbered paragraphs: you pay, we do, you get. Hairlines instead of cards.',
      parts: [paragraph('§ 1', 'Fixed fees', { bg: sheet }, heading(2, 'You pay, we do, you get.'), fees('1', 8))],
    },
    {
      key: 'areas-table',
      title: 'practice areas',
      kind: 'Features',
      tags: ['features', 'services', 'practice areas'],
      description: 'Four areas in numbered columns between hairlines, each with a small seal.',
      parts: [areaTable()],
    },
    {
      key: 'medallions',
      title: 'medallions',
      kind: 'Team',
      tags: ['team', 'people'],
      description: 'Three people in engraved medallions with name, field and one line each.',
      parts: [people()],
    },
    {
      key: 'faq',
      title: 'questions',
      kind: 'FAQ',
      tags: ['faq', 'questions'],
      description: 'Six questions beside a numbered margin. They open in place.',
      parts: [questions('§ 1')],
    },
    {
      key: 'call',
      title: 'call',
      kind: 'Call to action',
      tags: ['call to action', 'dark'],
      description: 'One invitation on dark green ink with two buttons.',
      parts: [call()],
    },
    {
      key: 'footer',
      title: 'footer',
      kind: 'Footer',
      tags: ['footer', 'links', 'dark'],
      description: 'The name in large letters, two lists of links, the contact and social links on dark ink.',
      parts: [pageFooter()],
    },
  ],
  frame: (t) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: deed, theme: t, width: 1120, pad: [88, 52] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: sheet, theme: t, width, pad: [72, 44], gap: [40, 32] }, ...children),
      blog: { label: 'Notes', title: 'All notes', lead: 'Short pieces on long papers.' },
      search: { hint: 'Search the files', nothing: 'Nothing filed under that. Try another word.' },
      lost: {
        title: 'This page has been struck out.',
        lead: 'There is nothing at this address, and nobody to sue. Search for it, or start again at § 1.',
        back: 'Back to § 1',
      },
    }),
  drawings: ledgerDrawings,
  logo: ledgerLogo,
});

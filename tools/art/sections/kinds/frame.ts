import {
  bar,
  brand,
  button,
  buttons,
  card,
  columns,
  grid,
  h2,
  h3,
  kind,
  lead,
  link,
  list,
  menu,
  p,
  picture,
  quiet,
  rule,
  small,
  social,
  stack,
} from '../grammar.js';
import { address, call, mail, map, phone, to } from '../links.js';

const header = kind('Header', ['header', 'navigation', 'menu bar'], { tag: 'header', pad: [20, 16], gap: 16 });
const pages: [string, string][] = [
  ['Services', to('services')],
  ['About', to('about')],
  ['Prices', to('prices')],
  ['Contact', to('contact')],
];
const tel = link(phone, call);

export const headerSections = [
  header(
    {
      slug: 'header-left-button',
      title: 'Header with button',
      description: 'Logo and title on the left, menu and a button on the right. The default.',
      tags: ['button'],
    },
    bar({ gap: 24 }, brand(), bar({ gap: 24, justify: 'left' }, menu(pages), buttons([button('Call us', call)]))),
  ),
  header(
    {
      slug: 'header-centered',
      title: 'Centred header',
      description: 'Logo in the middle, the menu below it. For salons and restaurants.',
      tags: ['centered', 'salon', 'restaurant'],
      pad: [32, 20],
    },
    brand('center'),
    menu(pages, 'center'),
  ),
  header(
    {
      slug: 'header-stacked',
      title: 'Header in two rows',
      description: 'The title above a rule, the menu below it. For magazines.',
      tags: ['two rows', 'magazine'],
    },
    bar({}, brand(), small('Every second Sunday')),
    rule('strong'),
    menu(pages, 'left'),
  ),
  header(
    {
      slug: 'header-topbar',
      title: 'Header with facts bar',
      description: 'A slim bar with phone and hours above logo and menu. For trades and doctors.',
      tags: ['phone', 'facts', 'trades', 'doctor'],
      trades: ['Health', 'Trades'],
    },
    bar({}, small(`Call ${tel}`), small('Monday to Friday, 8 to 18'), small(link(address, mail('A question')))),
    rule(),
    bar({ gap: 24 }, brand(), menu(pages)),
  ),
  header(
    {
      slug: 'header-minimal',
      title: 'Minimal header',
      description: 'The title and one link. For studios and landing pages.',
      tags: ['minimal', 'studio', 'landing page'],
      trades: ['Studio'],
      pad: [36, 24],
    },
    bar({}, brand(), p(link('Say hello', mail('Hello')))),
  ),
  header(
    {
      slug: 'header-inverse',
      title: 'Inverse header',
      description: 'Logo and light menu on the inverse ground. For dark sites.',
      tags: ['dark'],
      ground: 'inverse',
    },
    bar({ gap: 24 }, brand(), menu(pages)),
  ),
  header(
    {
      slug: 'header-boxed',
      title: 'Header in a box',
      description: 'A rounded bar that stands free on the page. For software.',
      tags: ['boxed', 'software'],
      trades: ['Software'],
      pad: [24, 16],
    },
    card('line', { pad: 16 }, bar({ gap: 24 }, brand(), menu(pages, 'center'), buttons([quiet('Log in', mail('My account'))]))),
  ),
  header(
    {
      slug: 'header-two-languages',
      title: 'Header with languages',
      description: 'Menu on the left, title in the middle, languages on the right. For international sites.',
      tags: ['languages', 'international'],
    },
    columns(
      { shares: [40, 30, 30], gap: 24 },
      [menu(pages.slice(0, 3), 'left')],
      [brand('center')],
      [p('<strong>English</strong> · <a href="/">Deutsch</a>', { align: 'right' })],
    ),
  ),
];

const footer = kind('Footer', ['footer'], { tag: 'footer', pad: [64, 44], gap: 32 });
const linkList = (title: string, links: [string, string][]) =>
  stack({ gap: 8 }, h2(title, { size: 'lead' }), ...links.map(([text, url]) => p(link(text, url))));
const legal = small(`${link('Imprint', to('legal'))} · ${link('Privacy', to('legal'))}`);
const site: [string, string][] = [
  ['Services', to('services')],
  ['Prices', to('prices')],
  ['Questions', to('questions')],
];

export const footerSections = [
  footer(
    {
      slug: 'footer-four-columns',
      title: 'Footer in four columns',
      description: 'The brand and three lists of links. The default.',
      tags: ['columns', 'links'],
      ground: 'tint',
    },
    columns(
      { shares: [34, 22, 22, 22], gap: 40, valign: 'top' },
      [brand(), p('Roofs, gutters and the view from up there, since 1987.')],
      [linkList('Work', site)],
      [
        linkList('House', [
          ['About', to('about')],
          ['Team', to('team')],
          ['News', to('news')],
        ]),
      ],
      [
        linkList('Reach us', [
          [phone, call],
          ['Email', mail('A question')],
          ['Map', map],
        ]),
      ],
    ),
    rule(),
    legal,
  ),
  footer(
    {
      slug: 'footer-facts',
      title: 'Footer with large facts',
      description: 'Address, hours and phone in large type. For local firms.',
      tags: ['facts', 'address', 'opening hours'],
      ground: 'inverse',
    },
    grid(3, [
      stack({ gap: 8 }, h2('Where', { size: 'label' }), p('Market Place 3, Easterby', { size: 'quote' })),
      stack({ gap: 8 }, h2('When', { size: 'label' }), p('Monday to Saturday, 9 to 18', { size: 'quote' })),
      stack({ gap: 8 }, h2('Phone', { size: 'label' }), p(tel, { size: 'quote' })),
    ]),
    rule(),
    legal,
  ),
  footer(
    {
      slug: 'footer-cta',
      title: 'Footer with call to action',
      description: 'A last sentence with a button joined to the footer. For services.',
      tags: ['call to action'],
      ground: 'tint',
    },
    bar({ gap: 24 }, h2('Still here? Then let’s talk.'), buttons([button('Write to us', mail('A question'))])),
    rule('strong'),
    bar({}, brand(), menu(pages), legal),
  ),
  footer(
    {
      slug: 'footer-minimal',
      title: 'Footer in one line',
      description: 'Title and legal links in one line. For landing pages.',
      tags: ['minimal', 'line', 'landing page'],
      pad: [28, 24],
    },
    rule(),
    bar({}, brand(), legal),
  ),
  footer(
    {
      slug: 'footer-big-name',
      title: 'Footer with a name as wide as the page',
      description: 'A word of goodbye as wide as the page, links above it. For studios and bands.',
      tags: ['typography', 'studio', 'band'],
      trades: ['Studio'],
      ground: 'inverse',
    },
    bar({}, p(tel), p(link(address, mail('Hello'))), social()),
    h2('See you soon', { size: 'giant' }),
    legal,
  ),
  footer(
    {
      slug: 'footer-newsletter',
      title: 'Footer with newsletter',
      description: 'Newsletter on the left, two lists of links on the right. For blogs.',
      tags: ['newsletter', 'blog'],
    },
    rule('strong'),
    columns(
      { shares: [52, 24, 24], gap: 48, valign: 'top' },
      [
        h2('A letter on Sundays', { size: 'quote' }),
        p('Four minutes, one picture, no advertising.'),
        buttons([button('Subscribe', mail('Subscribe'))]),
      ],
      [
        linkList('Read', [
          ['News', to('news')],
          ['About', to('about')],
        ]),
      ],
      [stack({ gap: 10 }, h2('Follow', { size: 'lead' }), social())],
    ),
    legal,
  ),
  footer(
    {
      slug: 'footer-map',
      title: 'Footer with place',
      description: 'A picture of the place on the left, all facts on the right. For shops.',
      tags: ['map', 'place', 'shop'],
      trades: ['Shop'],
    },
    columns(
      { shares: [50, 50] },
      [picture('town', 'Rooftops and towers at dusk', '3:2')],
      [
        h2('Come by'),
        p(`Market Place 3. ${link('Open the map', map)}`),
        rule(),
        p('Monday to Friday, 10 to 18. Saturday until 16.'),
        rule(),
        p(`${tel} or ${link('email', mail('A question'))}`),
      ],
    ),
    legal,
  ),
  footer(
    {
      slug: 'footer-legal',
      title: 'Footer with legal facts',
      description: 'Imprint, privacy and terms in three columns, as German sites need them.',
      tags: ['imprint', 'legal', 'privacy'],
      trades: ['Business'],
      ground: 'tint',
      gap: 20,
    },
    grid(3, [
      stack(
        { gap: 4 },
        h2('Imprint', { size: 'lead' }),
        small('Long Meadow Ltd, Market Place 3, Easterby'),
        small('Register 123456, managing director Ida Brandt'),
      ),
      stack(
        { gap: 4 },
        h2('Privacy', { size: 'lead' }),
        small('No cookies, no counting, no fonts from elsewhere.'),
        small(link('Read the policy', to('legal'))),
      ),
      stack(
        { gap: 4 },
        h2('Terms', { size: 'lead' }),
        small('Offers hold for six weeks.'),
        small(link('Read the terms', to('legal'))),
      ),
    ]),
  ),
];

const missing = kind('404', ['404', 'not found', 'error page'], { pad: [112, 72] });

export const missingSections = [
  missing(
    {
      slug: 'missing-centered',
      title: 'Missing page, centred',
      description: 'A sentence and the way home in the middle. The default.',
      tags: ['centered'],
    },
    stack(
      { align: 'center', gap: 20, narrow: 640 },
      headingOne('This page has moved out'),
      lead('It left no address. The rest of the house is still here.'),
      buttons([button('To the front page', '/')]),
    ),
  ),
  missing(
    {
      slug: 'missing-links',
      title: 'Missing page with links',
      description: 'The most wanted pages as a list of links. For any site.',
      tags: ['links', 'list'],
    },
    columns(
      { shares: [42, 58], valign: 'top' },
      [headingOne('Not here'), p('Most people who get lost are looking for one of these.')],
      (
        [
          ['Services', to('services'), 'What we do and what it includes'],
          ['Prices', to('prices'), 'All of them, on one page'],
          ['Contact', to('contact'), 'Phone, email and the door'],
        ] as const
      ).flatMap(([name, url, text]) => [stack({ gap: 2 }, h2(link(name, url), { size: 'quote' }), p(text)), rule()]),
    ),
  ),
  missing(
    {
      slug: 'missing-picture',
      title: 'Missing page with picture',
      description: 'A picture beside a friendly sentence. For brands that may smile.',
      tags: ['picture', 'friendly'],
      ground: 'tint',
    },
    columns(
      { shares: [50, 50] },
      [picture('coast', 'A person in an orange boat, far out on the waves', '1:1')],
      [
        headingOne('You have drifted off'),
        p('It happens to boats and to links. Turn round, the harbour is behind you.'),
        buttons([button('Back to the harbour', '/')]),
      ],
    ),
  ),
  missing(
    {
      slug: 'missing-big-number',
      title: 'Missing page with a number',
      description: 'The number 404 as wide as the page. For studios.',
      tags: ['big number', 'studio'],
      trades: ['Studio'],
      ground: 'inverse',
    },
    headingOne('404', 'giant'),
    columns(
      { shares: [60, 40], gap: 32 },
      [lead('We made this page on a Friday. It did not survive the weekend.')],
      [buttons([button('Front page', '/')])],
    ),
  ),
  missing(
    {
      slug: 'missing-contact',
      title: 'Missing page with phone number',
      description: 'Phone and email for people who need an answer now. For trades and doctors.',
      tags: ['phone', 'person'],
      trades: ['Health', 'Trades'],
      width: 'text',
    },
    headingOne('No page, but a person'),
    p('What you were looking for is not here. We are.'),
    p(tel, { size: 'figure' }),
    p(link(address, mail('I was looking for')), { size: 'lead' }),
    p(link('Front page', '/')),
  ),
  missing(
    {
      slug: 'missing-posts',
      title: 'Missing page with articles',
      description: 'Three articles instead of the one that is gone. For magazines.',
      tags: ['articles', 'magazine'],
    },
    headingOne('That article is gone'),
    lead('It was good. These are too.'),
    grid(
      3,
      [
        ['Water at six', 'Plants drink before breakfast.'],
        ['Leave the leaves', 'A hedgehog is asleep in them.'],
        ['Six plants for dry shade', 'Nothing grows there, except these.'],
      ].map(([title = '', text = '']) => card('top', { gap: 8 }, h2(link(title, to('news')), { size: 'lead' }), p(text))),
    ),
  ),
];

function headingOne(text: string, size?: 'giant') {
  return { kind: 'heading' as const, level: 1 as const, text, size };
}

const legalKind = kind('Legal', ['legal', 'imprint', 'privacy'], { anchor: 'legal', width: 'text', gap: 20 });

export const legalSections = [
  legalKind(
    {
      slug: 'legal-imprint',
      title: 'Imprint',
      description: 'The facts of an imprint in the order that German law asks for.',
      tags: ['facts', 'german'],
    },
    h2('Imprint'),
    h3('Provider', { size: 'lead' }),
    p('Long Meadow Ltd, Market Place 3, Easterby'),
    h3('Represented by', { size: 'lead' }),
    p('Ida Brandt, managing director'),
    h3('Contact', { size: 'lead' }),
    p(`${tel}, ${link(address, mail('A question'))}`),
    h3('Register', { size: 'lead' }),
    p('Easterby register of companies, number 123456'),
    h3('VAT number', { size: 'lead' }),
    p('XX 123 456 789'),
  ),
  legalKind(
    {
      slug: 'legal-privacy',
      title: 'Privacy with a summary',
      description: 'A short summary in a panel, then headed paragraphs.',
      tags: ['summary', 'data'],
    },
    h2('Privacy'),
    card(
      'tint',
      { gap: 8 },
      p('In short', { bold: true }),
      list(['We set no cookies', 'Your email stays between you and us', 'You can ask what we know, and have it deleted']),
    ),
    h3('What we store'),
    p(
      'When you write to us, we keep your message as long as the work takes, and invoices for ten years, because the law asks for it.',
    ),
    h3('Who sees it'),
    p('The people on our team page. The company that hosts this site stores it for us and may not read it.'),
    h3('Your rights'),
    p(`Write to ${link(address, mail('My data'))}. You get an answer within a week.`),
  ),
  legalKind(
    {
      slug: 'legal-house-rules',
      title: 'House rules',
      description: 'Six numbered rules with a wink. For salons, schools and clubs.',
      tags: ['rules', 'school', 'salon', 'club'],
    },
    h2('House rules'),
    list(
      [
        'Shoes off. Socks with holes are welcome.',
        'Phones sleep in the basket by the door.',
        'Whoever finishes the biscuits buys the next ones.',
        'We start on time, and we end on time.',
        'What is said in here stays in here.',
        'The cat decides where the cat sits.',
      ],
      'numbers',
    ),
    small('Agreed in March, at the big table.'),
  ),
];

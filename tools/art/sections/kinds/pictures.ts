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
  p,
  picture,
  quiet,
  rule,
  small,
  stack,
} from '../grammar.js';
import { mail, map, to } from '../links.js';

const gallery = kind('Gallery', ['gallery', 'pictures', 'photos'], { anchor: 'gallery' });
const shown = {
  hills: 'Layers of misty hills',
  coast: 'A person in an orange boat on waves',
  arcade: 'Sunlit arches',
  court: 'Arches in the evening sun',
  room: 'A living room with a sofa',
  lounge: 'A sofa, a window and two pictures',
  fern: 'A potted plant with pointed leaves',
  leaves: 'A potted plant with broad leaves',
  flowers: 'Dahlias in a vase',
  bouquet: 'A loose bunch of pale flowers',
  town: 'Rooftops and towers at dusk',
  skyline: 'Tall houses at night',
  house: 'A block of flats with lit windows',
  crane: 'A crane above a new building',
  coffee: 'A cup of coffee from above',
  tea: 'A white cup on a table',
  dish: 'A round plate with vegetables',
  supper: 'A plate with herbs and tomatoes',
  salad: 'A plate of greens',
  cloth: 'Folds of rust-coloured cloth',
  linen: 'Folds of blue linen',
  planets: 'Coloured spheres in the dark',
  books: 'A stack of books under a lamp',
  lamp: 'Books beside a small lamp',
  bottle: 'A green bottle on a stand',
  jar: 'A bottle and a jar',
  ridge: 'A ridge above pale fog',
  runner: 'A runner on a dark track',
} as const;
type Name = keyof typeof shown;
type Shape = Parameters<typeof picture>[2];
const view = (name: Name, ratio: Shape) => picture(name, shown[name], ratio);

export const gallerySections = [
  gallery(
    {
      slug: 'gallery-grid',
      title: 'Six equal pictures',
      description: 'Three by two pictures of one shape. The default.',
      tags: ['grid'],
    },
    h2('The house, room by room'),
    grid(
      3,
      (['room', 'lounge', 'fern', 'coffee', 'books', 'arcade'] as const).map((name) => view(name, '3:2')),
      20,
    ),
  ),
  gallery(
    {
      slug: 'gallery-masonry',
      title: 'Columns of mixed pictures',
      description: 'Three columns in which tall and wide pictures alternate. For photographers.',
      tags: ['masonry', 'photographer'],
      trades: ['Portfolio'],
    },
    columns(
      { shares: [33.3, 33.3, 33.3], gap: 20, inner: 20, valign: 'top' },
      [h2('A year outside'), view('hills', '4:5'), view('leaves', '3:2')],
      [view('coast', '3:2'), view('flowers', '4:5'), view('cloth', '3:2')],
      [view('ridge', '4:5'), view('court', '1:1')],
    ),
  ),
  gallery(
    {
      slug: 'gallery-mosaic',
      title: 'One large, four small',
      description: 'A large picture beside four small ones. For hotels and houses.',
      tags: ['mosaic', 'hotel'],
      trades: ['Hotel'],
    },
    bar({}, h2('Where you will sleep'), p(link('Ask for a room', mail('A room')))),
    columns(
      { shares: [50, 25, 25], gap: 16, inner: 16, valign: 'top' },
      [view('lounge', '1:1')],
      [view('tea', '1:1'), view('bouquet', '1:1')],
      [view('lamp', '1:1'), view('hills', '1:1')],
    ),
  ),
  gallery(
    {
      slug: 'gallery-captions-row',
      title: 'Four pictures with captions',
      description: 'Four tall pictures in a row, each with a caption. For shops and exhibitions.',
      tags: ['captions', 'row'],
    },
    h2('On the wall until June'),
    grid(
      4,
      (['planets', 'cloth', 'linen', 'runner'] as const).map((name, at) =>
        stack(
          { gap: 8 },
          view(name, '4:5'),
          p(['Five bodies', 'Rust', 'Low tide', 'Late again'][at] ?? '', { bold: true }),
          small(['Oil, 2024', 'Wool, 2025', 'Linen, 2025', 'Print, 2026'][at] ?? ''),
        ),
      ),
      24,
    ),
  ),
  gallery(
    {
      slug: 'gallery-before-after',
      title: 'Before and after',
      description: 'Two pairs of pictures with labels. For builders and salons.',
      tags: ['before and after', 'builder'],
    },
    stack({ gap: 10, narrow: 640 }, h2('Then and now'), p('Same place, same tripod.')),
    ...(
      [
        ['crane', 'house', 'Mill Yard, 14 months'],
        ['arcade', 'court', 'The arches, one summer'],
      ] as const
    ).flatMap(([one, two, note]) => [
      columns({ shares: [50, 50], gap: 16 }, [view(one, '3:2'), label('Before')], [view(two, '3:2'), label('After')]),
      small(note),
    ]),
  ),
  gallery(
    {
      slug: 'gallery-captions',
      title: 'Work as a list of wide pictures',
      description: 'Three very wide pictures with title and year below. For projects.',
      tags: ['projects', 'wide', 'work'],
      trades: ['Studio'],
      gap: 56,
    },
    h2('Three buildings'),
    ...(
      [
        ['town', 'Harbour Row', 'Sixty flats and a bakery, 2025'],
        ['skyline', 'North Library', 'Books below, a garden on top, 2023'],
        ['house', 'Slate Court', 'Social housing with balconies, 2020'],
      ] as const
    ).map(([name, title, note]) => stack({ gap: 10 }, view(name, '3:1'), bar({}, h3(title), p(note)))),
  ),
  gallery(
    {
      slug: 'gallery-contact-sheet',
      title: 'Contact sheet',
      description: 'Twelve small numbered pictures on the inverse ground. For photographers.',
      tags: ['contact sheet', 'photographer', 'dark'],
      trades: ['Portfolio'],
      ground: 'inverse',
      gap: 28,
    },
    h2('Roll 47', { size: 'lead' }),
    grid(
      6,
      (
        ['hills', 'coast', 'arcade', 'room', 'fern', 'flowers', 'town', 'coffee', 'dish', 'books', 'bottle', 'crane'] as const
      ).map((name, at) => stack({ gap: 4 }, view(name, '1:1'), small(`${at + 1}A`))),
      14,
    ),
  ),
  gallery(
    {
      slug: 'gallery-full-width',
      title: 'Edge to edge pair',
      description: 'Two pictures that fill the width of the window, words below. For places.',
      tags: ['full width', 'places'],
      trades: ['Travel'],
    },
    columns({ shares: [62, 38], gap: 8, valign: 'top' }, [view('ridge', '16:9')], [view('coast', '1:1')]),
    columns(
      { shares: [62, 38], gap: 8, valign: 'top' },
      [h2('The path starts at the back door')],
      [
        p('Four hours to the ridge, three back. Soup at the hut from eleven, if Berta is up.'),
        p(link('Find the hut on the map', map)),
      ],
    ),
  ),
];

const blog = kind('Blog', ['blog', 'journal', 'news', 'articles'], { anchor: 'news' });
const posts: [Name, string, string, string][] = [
  ['fern', 'Water at six', '4 May', 'Plants drink before breakfast, and so do slugs. Be first.'],
  ['bouquet', 'Six plants for dry shade', '20 April', 'Nothing grows under the maple. These six do.'],
  ['leaves', 'Leave the leaves', '2 November', 'A hedgehog is asleep in the thing you call untidy.'],
  ['flowers', 'What a dahlia wants', '11 March', 'Sun, a stake and to be left alone in July.'],
  ['coffee', 'The break is part of the work', '1 March', 'On coffee, knees and the right height of a wall.'],
];
const more = (title: string) => link(title, mail(`About “${title}”`));

export const blogSections = [
  blog(
    {
      slug: 'blog-three-cards',
      title: 'Three articles with pictures',
      description: 'Picture, date, title and a sentence for three articles. The default.',
      tags: ['cards'],
    },
    bar({}, h2('From the journal'), p(link('Write to the editor', mail('The journal')))),
    grid(
      3,
      posts
        .slice(0, 3)
        .map(([name, title, date, text]) => stack({ gap: 10 }, view(name, '3:2'), small(date), h3(more(title)), p(text))),
    ),
  ),
  blog(
    {
      slug: 'blog-list',
      title: 'Articles as rows',
      description: 'Date, title and a sentence in ruled rows without pictures. For notes and law.',
      tags: ['list', 'notes'],
      gap: 22,
    },
    h2('Notes'),
    ...posts.flatMap(([, title, date, text]) => [
      rule(),
      columns({ shares: [16, 38, 46], gap: 24, valign: 'top' }, [small(date)], [h3(more(title), { size: 'lead' })], [p(text)]),
    ]),
  ),
  blog(
    {
      slug: 'blog-lead-and-list',
      title: 'One large article and four small',
      description: 'A large article on the left and four titles on the right. For magazines.',
      tags: ['magazine', 'lead'],
    },
    h2('This month'),
    columns(
      { shares: [58, 42], gap: 56, valign: 'top' },
      [
        view('hills', '16:9'),
        label('Reportage'),
        h3('The last shepherd of Long Meadow', { size: 'quote' }),
        p('He counts in a language that has no word for a hundred. He has never needed one.'),
        small('By Noor Haddad, 14 minutes'),
      ],
      posts.slice(1).flatMap(([, title, date]) => [stack({ gap: 2 }, small(date), h3(more(title), { size: 'lead' })), rule()]),
    ),
  ),
  blog(
    {
      slug: 'blog-two-columns',
      title: 'Two large articles',
      description: 'Two articles with tall pictures side by side. For studios.',
      tags: ['two', 'large', 'studio'],
      trades: ['Studio'],
    },
    h2('Read on', { size: 'label' }),
    columns(
      { shares: [50, 50], gap: 32, valign: 'top' },
      [
        view('cloth', '4:5'),
        h3(more('Why we show one logo'), { size: 'quote' }),
        p('Three logos are a question. You came for an answer.'),
      ],
      [
        view('planets', '4:5'),
        h3(more('The poster that was wrong'), { size: 'quote' }),
        p('It hung for a week, upside down. Nobody minded, and tickets sold.'),
      ],
    ),
  ),
  blog(
    {
      slug: 'blog-text-only',
      title: 'Titles and excerpts',
      description: 'Three articles as text in a narrow column. For personal sites.',
      tags: ['text', 'personal', 'minimal'],
      trades: ['Portfolio'],
      width: 'text',
    },
    h2('Lately'),
    ...posts.slice(2, 5).map(([, title, date, text]) => stack({ gap: 6 }, h3(more(title)), p(text), small(date))),
  ),
  blog(
    {
      slug: 'blog-sidebar',
      title: 'Articles with a side column',
      description: 'Articles in a wide column and subjects in a narrow one. For blogs.',
      tags: ['sidebar', 'subjects'],
    },
    columns(
      { shares: [68, 32], gap: 56, valign: 'top' },
      [
        h2('Journal'),
        ...posts
          .slice(0, 2)
          .flatMap(([name, title, date, text]) => [
            columns({ shares: [40, 60], gap: 24 }, [view(name, '3:2')], [small(date), h3(more(title)), p(text)]),
            rule(),
          ]),
      ],
      [
        card('tint', { gap: 10 }, h3('Subjects', { size: 'lead' }), p('Soil, 14'), p('Trees, 9'), p('Slugs, 7'), p('Tools, 5')),
        card('line', { gap: 10 }, h3('Who writes', { size: 'lead' }), p('Two gardeners, in the evening, with clean hands.')),
      ],
    ),
  ),
  blog(
    {
      slug: 'blog-related',
      title: 'Three articles to read next',
      description: 'Three short panels for the end of an article.',
      tags: ['related', 'next'],
      ground: 'tint',
      pad: [64, 44],
      gap: 24,
    },
    h2('Read next', { size: 'lead' }),
    grid(
      3,
      posts
        .slice(1, 4)
        .map(([, title, date, text]) => card('line', { gap: 6 }, small(date), h3(more(title), { size: 'lead' }), p(text))),
      20,
    ),
  ),
];

const cta = kind('Call to action', ['call to action', 'cta'], { pad: [80, 52] });

export const ctaSections = [
  cta(
    {
      slug: 'cta-centered',
      title: 'Centred call',
      description: 'A headline, a line and one button in the middle. The default.',
      tags: ['centered'],
    },
    stack(
      { align: 'center', gap: 20, narrow: 720 },
      h2('Ready when you are'),
      lead('Ten minutes on the phone tell us both whether it fits.'),
      buttons([button('Suggest a time', mail('A time for a call'))]),
    ),
  ),
  cta(
    {
      slug: 'cta-split',
      title: 'Text left, button right',
      description: 'One line of text and a button on a tinted ground. For slim pages.',
      tags: ['slim', 'split'],
      ground: 'tint',
      pad: [52, 40],
    },
    bar(
      { gap: 24 },
      h2('We have one place left in May.', { size: 'quote' }),
      buttons([button('Take it', mail('The place in May'))]),
    ),
  ),
  cta(
    {
      slug: 'cta-picture',
      title: 'Call with picture',
      description: 'A wide picture above the words and two buttons. For hotels.',
      tags: ['picture', 'hotel'],
      trades: ['Hotel', 'Travel'],
    },
    view('ridge', '3:1'),
    columns(
      { shares: [60, 40] },
      [h2('The lamp room is free from Sunday.')],
      [buttons([button('Ask for it', mail('The lamp room')), quiet('See the house', to('gallery'))])],
    ),
  ),
  cta(
    {
      slug: 'cta-card',
      title: 'Call in a card',
      description: 'A panel with inverse colours on the ground of the page. For software.',
      tags: ['card', 'software'],
      trades: ['Software'],
    },
    card(
      'inverse',
      { pad: 72, gap: 20 },
      stack(
        { align: 'center', gap: 20 },
        h2('Your next stand-up could be four minutes long.'),
        p('Free for a month. No card, no call from sales.'),
        buttons([button('Start the month', mail('A free month')), quiet('See the plans', to('prices'))]),
      ),
    ),
  ),
  cta(
    {
      slug: 'cta-phone',
      title: 'Phone number as call',
      description: 'A large phone number on the inverse ground. For trades.',
      tags: ['phone', 'trades', 'emergency'],
      trades: ['Trades'],
      ground: 'inverse',
    },
    stack(
      { align: 'center', gap: 12 },
      h2('No light? No heat? No sleep?', { size: 'lead' }),
      p('<a href="tel:+441632960190">01632 960 190</a>', { size: 'display' }),
      small('Somebody with a toolbox answers.'),
    ),
  ),
  cta(
    {
      slug: 'cta-two-choices',
      title: 'Two equal choices',
      description: 'Two panels of the same weight, each with a button. For schools and clubs.',
      tags: ['two choices', 'school', 'club'],
    },
    h2('Which are you?', { align: 'center' }),
    columns(
      { shares: [50, 50], gap: 24, valign: 'top' },
      [
        card(
          'tint',
          { pad: 44 },
          h3('I want to sing'),
          p('Come on a Thursday. Nobody has to sing alone.'),
          buttons([button('Come along', mail('I want to sing'))]),
        ),
      ],
      [
        card(
          'inverse',
          { pad: 44 },
          h3('I want to listen'),
          p('Four concerts a year, the next one with trombones.'),
          buttons([button('Reserve seats', mail('Seats'))]),
        ),
      ],
    ),
  ),
  cta(
    {
      slug: 'cta-inline',
      title: 'Call inside a text',
      description: 'A small panel with a strong edge, for the middle of an article.',
      tags: ['inline', 'article'],
      width: 'text',
      pad: [32, 24],
    },
    card(
      'side',
      { gap: 8 },
      h2('Want to see it with your own eyes?', { size: 'lead' }),
      p(`We open the workshop on the first Saturday. ${link('Tell us that you are coming', mail('First Saturday'))}.`),
    ),
  ),
  cta(
    {
      slug: 'cta-big-type',
      title: 'Call as wide as the page',
      description: 'A single link in giant type. For studios.',
      tags: ['typography', 'studio'],
      trades: ['Studio'],
      pad: [112, 64],
    },
    small('Got a wall, a book or a doubt?'),
    h2(link('Say hello', mail('Hello')), { size: 'giant' }),
    rule('strong'),
  ),
];

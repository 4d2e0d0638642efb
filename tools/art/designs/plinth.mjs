import { bar, button, buttons, card, col, eyebrow, faq, grid, heading, image, lead, link, list, row, rule, section, slot, small, stack, text } from '../nodes.ts';
import { makePack } from './pack.mjs';
import { on } from './themes.ts';

const paper = '#F3F0E8';
const ink = '#141414';
const red = '#F2431D';
const blue = '#2338E0';
const pink = '#F4B6C9';
const yellow = '#FFC531';

const theme = {
  display: 'Archivo',
  body: 'Archivo',
  weight: 700,
  tracking: -0.05,
  ink,
  muted: '#4A4842',
  accent: ink,
  onAccent: paper,
  accentText: '#C02A0A',
  labelTracking: 0,
  labelsAsWritten: true,
  line: '#141414',
  radius: 0,
  buttonRadius: 0,
  sizes: { display: [132, 60], h1: [104, 54], h2: [60, 40], h3: [26, 23], lead: [23, 19], quote: [58, 34], figure: [92, 64], eyebrow: [16, 15] },
};
const onInk = on(theme, paper, '#CFCBC0', { accent: yellow, onAccent: ink, accentText: yellow, line: '#4A4842' });
const onBlue = on(theme, '#FFFFFF', '#E3E6FF', { accent: yellow, onAccent: ink, accentText: '#FFD970', line: '#7B89F0' });
const plain = (muted) => on(theme, ink, muted, { line: ink });
const onRed = plain('#1F0A04');
const onPink = plain('#33222A');
const onYellow = plain('#3A2C08');
const wide = 1240;

const hero = () => [
  section(
    { bg: paper, width: wide, pad: [80, 48], padBottom: [56, 40], gap: [48, 32] },
    heading(1, 'We make the plain thing, beautifully.', { role: 'display', line: 0.94 }),
    row(
      { valign: 'bottom', gap: [48, 28] },
      col(58, {}, lead('Plinth is a design studio of nine. Identities, books, signs and screens for museums, makers and cities that have something to say.')),
      col(42, {}, buttons(button('See the work'), button('How we work', { ghost: true }))),
    ),
  ),
  section({ bg: paper, bleed: true }, image('plinth-quilt', 'Seventy-two squares with quarter circles, stripes and dots in five colours', { radius: 0 })),
];

const work = (src, alt, name, words, year) =>
  stack({ gap: [18, 14] }, image(src, alt), bar({ nowrap: true, gap: 20, valign: 'top' }, stack({ gap: [2, 2] }, heading(3, name), text(words)), small(year)));
const works = {
  wall: ['plinth-wall', 'Three posters on a wall, one of them large and red', 'Tanzhaus', 'Season posters, programme, tickets', '2026'],
  boxes: ['plinth-boxes', 'Four printed boxes in red, yellow, blue and green', 'Halloumi & Sons', 'Packaging for a dairy with opinions', '2026'],
  books: ['plinth-books', 'Three books standing over a stack of four', 'Short Lives', 'A series of forty biographies', '2025'],
  sign: ['plinth-sign', 'A blue wall with a letter, two arrows and a person in front', 'Station North', 'Wayfinding for eleven platforms', '2025'],
  screens: ['plinth-screens', 'A website on a screen and on a phone', 'City Seeds', 'Website and app for a seed library', '2024'],
  marks: ['plinth-marks', 'Nine marks in a grid', 'Marks', 'Nine of two hundred and six', '2010 – now'],
};
const selected = () =>
  section(
    { bg: paper, width: wide, gap: [56, 40] },
    row({ valign: 'bottom' }, col(66, {}, heading(2, 'Selected work')), col(34, {}, text('Five of some two hundred. The others are on the shelves, the walls and the streets of eleven cities.'))),
    row({ valign: 'top', gap: [32, 40] }, col(60, {}, work(...works.wall)), col(40, { gap: [56, 40] }, work(...works.books), work(...works.marks))),
    row({ valign: 'top', gap: [32, 40] }, col(50, {}, work(...works.boxes)), col(50, {}, work(...works.sign))),
  );

const service = (number, name, words) =>
  stack({ gap: [28, 22] }, rule(), row({ valign: 'top', gap: [32, 10] }, col(10, {}, text(number)), col(40, {}, heading(3, name, { size: [40, 30] })), col(50, {}, text(words))));
const services = () =>
  section(
    { bg: blue, theme: onBlue, width: wide, gap: [28, 22] },
    stack({ narrow: 900, gap: [16, 14] }, eyebrow('What we do'), heading(2, 'Four crafts under one roof.')),
    service('1', 'Identity', 'Names, marks, letters and the rules that keep them alive when we are not in the room.'),
    service('2', 'Print', 'Books, posters and packaging, with a press check at whatever hour the press is free.'),
    service('3', 'Space', 'Signs and exhibitions. If somebody asks the way, we have failed.'),
    service('4', 'Screen', 'Websites and apps that load before you notice and stay when you do.'),
  );

const figures = () =>
  section(
    { bg: yellow, theme: onYellow, width: wide, pad: [88, 56] },
    grid(4, { gap: [28, 28] }, ...[['16', 'years on the same floor'], ['9', 'people, one long desk'], ['206', 'marks drawn and kept'], ['0', 'pitches without a fee']].map(([n, words]) => stack({ gap: [4, 2] }, text(n, { role: 'figure', line: 0.95 }), text(words)))),
  );
const quote = () =>
  section(
    { bg: pink, theme: onPink, width: wide, pad: [128, 80], gap: [36, 28] },
    text('“They took our whole history, put it on the table and left one line of it. We have sold out every season since.”', { role: 'quote', line: 1.05 }),
    bar({ gap: 18, justify: 'flex-start' }, text('Ilse Marquardt', { weight: 700, color: ink }), text('Director, Tanzhaus')),
  );
const call = (level = 2) =>
  section(
    { bg: red, theme: onRed, width: wide, pad: [128, 80], gap: [40, 32] },
    heading(level, 'Say hello. Bring the problem.', { role: 'display', line: 0.94 }),
    row({ valign: 'bottom', gap: [48, 28] }, col(58, {}, lead('Tell us what you make, for whom, and what keeps going wrong. You will have an honest answer within two days.')), col(42, {}, buttons(button('Write to us', { url: 'mailto:hello@plinth.example' }), button('Ring 01632 960 177', { ghost: true, url: 'tel:+441632960177' })))),
  );

const team = () =>
  section(
    { bg: paper, width: wide, gap: [52, 36] },
    row({ valign: 'bottom' }, col(66, {}, heading(2, 'Nine people. These three answer the phone.')), col(34, {}, text('Portraits by the studio, in the studio’s five colours.'))),
    grid(
      3,
      { gap: [28, 36] },
      ...[
        ['plinth-noor', 'Noor Haddad', 'Letters', 'Can tell two Helveticas apart across a motorway.'],
        ['plinth-emil', 'Emil Rask', 'Screens', 'Deletes more than he writes. Sleeps very well.'],
        ['plinth-sade', 'Sade Okoro', 'Space', 'Has walked every corridor before you get lost in it.'],
      ].map(([src, name, role, words]) => stack({ gap: [18, 14] }, image(src, `Portrait of ${name}, drawn in circles and squares`), bar({ nowrap: true, gap: 16 }, heading(3, name), small(role)), text(words))),
    ),
  );

const offer = (name, price, words, features, label, bg) =>
  col(33.33, { bg, pad: [40, 28], gap: [20, 18], valign: 'top', theme: { ...plain('#2A2218'), accentText: ink } }, heading(3, name), text(price, { role: 'figure', size: [64, 48], line: 1 }), text(words), list(features), buttons(button(label)));
const pricing = () =>
  section(
    { bg: paper, width: wide, gap: [52, 36] },
    row({ valign: 'bottom' }, col(60, {}, heading(2, 'Three ways to begin.')), col(40, {}, text('Fixed prices, agreed before anybody opens a sketchbook. Half now, half when you are happy.'))),
    row(
      { gap: [0, 0], valign: 'stretch' },
      offer('The Week', '€6k', 'Five days, one question, one answer on one sheet.', ['A workshop with you', 'Three directions', 'One of them drawn out'], 'Book a week', pink),
      offer('The Mark', '€18k', 'A name, a mark and the forty pages that protect it.', ['Eight to ten weeks', 'Mark, letters and colours', 'Guide people really read'], 'Start a mark', yellow),
      offer('The Year', '€7k', 'A month, every month: your studio without the rent.', ['Two fixed days a week', 'Print, space and screen', 'Leave with a month’s notice'], 'Talk about a year', '#F97F62'),
    ),
  );
const steps = () =>
  section(
    { bg: ink, theme: onInk, width: wide, gap: [56, 36] },
    heading(2, 'How it goes'),
    grid(4, { gap: [28, 36] }, ...[['Look', 'Two weeks of visiting, asking and reading what nobody reads.'], ['Leave out', 'We bring twelve ideas to the table and take eleven away again.'], ['Draw', 'One idea in every size, on every surface, at every hour.'], ['Hand over', 'Files, rules, and a day of teaching. Then you no longer need us.']].map(([name, words], i) => stack({ gap: [14, 12] }, text(String(i + 1), { role: 'figure', color: [red, yellow, pink, '#8E9BFF'][i], line: 1 }), heading(3, name), text(words)))),
  );
const questions = () =>
  section(
    { bg: paper, width: wide },
    row({ valign: 'top' }, col(40, {}, heading(2, 'Asked, and answered.')), col(60, {}, faq([['Do you pitch?', 'For a fee, yes. Without one, no: it makes for bad work and worse Decembers.'], ['How soon can you start?', 'Usually within six weeks. A Week fits in sooner.'], ['Who owns the files?', 'You do, all of them, from the day the last half is paid.'], ['Do you work abroad?', 'In eleven cities so far. We come to you at the beginning and at the end.']]))),
  );
const footer = () =>
  section(
    { tag: 'footer', bg: ink, theme: onInk, width: wide, pad: [80, 56], gap: [48, 36] },
    image('plinth-strip', 'A strip of squares with quarter circles, stripes and dots'),
    row(
      { valign: 'top', gap: [40, 32] },
      col(49, {}, text('Plinth', { role: 'figure', line: 0.95 })),
      ...[['Studio', ['Work', 'Services', 'Journal']], ['Elsewhere', ['Shop', 'Newsletter', 'Type']], ['Here', ['hello@plinth.example', '01632 960 177', 'Mill Yard 9, second floor']]].map(([name, labels]) => col(17, { gap: [8, 8] }, eyebrow(name), ...labels.map((label) => small(link(label))))),
    ),
    bar({}, small('Set in whatever Helvetica you have.'), small(`${link('Imprint')} · ${link('Privacy')}`)),
  );
const title = (line, words, bg = paper, o = theme) =>
  section({ bg, theme: o, width: wide, pad: [96, 64], gap: [36, 28] }, heading(1, line, { line: 0.96 }), stack({ narrow: 680 }, lead(words)));
const strip = () => section({ bg: ink, bleed: true }, image('plinth-strip', 'A strip of squares with quarter circles, stripes and dots', { radius: 0 }));

const article = (date, name, words) =>
  stack({ gap: [26, 20] }, rule(), row({ valign: 'top', gap: [32, 10] }, col(20, {}, small(date)), col(80, { gap: [10, 8] }, heading(3, link(name), { size: [36, 28] }), text(words))));

export const plinth = makePack({
  slug: 'plinth-studio',
  prefix: 'plinth',
  name: 'Plinth',
  theme,
  categories: ['Studio', 'Portfolio'],
  styles: ['Bold', 'Modern'],
  tags: ['studio', 'portfolio'],
  listing: {
    title: 'Plinth Studio',
    description: 'A design studio with very large letters: home, services, about, contact and journal, with eight blocks. Five colours, quarter circles and a grid you can feel.',
    plan: 'pro',
    price: 39,
    tags: ['design', 'big type'],
    featured: true,
  },
  pages: [
    { key: 'home', title: 'home', kind: 'Home', tags: ['home', 'hero', 'work'], featured: true, description: 'The front page of a studio: one enormous line, a quilt of shapes, selected work, four crafts and a call.', parts: [...hero(), selected(), services(), quote(), call()] },
    { key: 'services', title: 'services', kind: 'Services', tags: ['services', 'pricing', 'process'], description: 'What the studio does, how it goes, what it costs and what people ask, each in a colour of its own.', parts: [title('Less, but on purpose.', 'We do four things and say no to the rest. That is how nine people keep their evenings and you keep your deadline.', yellow, onYellow), services(), steps(), pricing(), questions(), call()] },
    {
      key: 'about',
      title: 'about',
      kind: 'About',
      tags: ['about', 'team'],
      description: 'Sixteen years in two columns, four figures and three portraits made of circles.',
      parts: [
        title('A floor, a desk, nine chairs.', 'Plinth was founded in 2010 by two people who could not agree on a typeface, and still cannot.', pink, onPink),
        strip(),
        section({ bg: paper, width: wide }, row({ valign: 'top', gap: [64, 36] }, col(50, {}, heading(2, 'A plinth makes you look at what stands on it.')), col(50, {}, lead('So our work should disappear a little. If you leave the show humming the poster, something went wrong with the show.'), text('We draw by hand first, argue at the long desk second and open a file third. Most of the work happens before the computer wakes up.'), text('A tenth of our time goes to people who cannot pay: schools, choirs, a lifeboat station. It is usually the best tenth.')))),
        figures(),
        team(),
        call(),
      ],
    },
    {
      key: 'contact',
      title: 'contact',
      kind: 'Contact',
      tags: ['contact'],
      description: 'An invitation in very large letters, four facts, a form in thick lines and an arrow that shows the way.',
      parts: [
        call(1),
        section(
          { bg: paper, width: wide },
          row(
            { valign: 'center' },
            col(50, { gap: [20, 18] }, ...[['New work', link('hello@plinth.example', 'mailto:hello@plinth.example')], ['Jobs and placements', link('desk@plinth.example', 'mailto:desk@plinth.example')], ['Telephone', link('01632 960 177', 'tel:+441632960177')], ['Studio', 'Mill Yard 9, second floor. Follow the arrows.']].flatMap(([name, words]) => [rule(), bar({ gap: 16 }, text(name, { weight: 700, color: ink }), text(words))])),
            col(50, {}, image('plinth-sign', 'A blue wall with a letter, two arrows and a person in front')),
          ),
        ),
        section(
          { bg: pink, theme: onPink, width: wide },
          row(
            { valign: 'top' },
            col(42, {}, heading(2, 'Or write it down here.', { line: 1 }), text('Five lines are plenty. If it needs more, it needs coffee.'), text('Monday to Friday, ten to six', { weight: 700, color: ink }), text(`Mill Yard 9. ${link('Open in maps')}`)),
            col(58, {}, slot('contact', text('Five lines by mail are plenty. Or ring.'), { ...buttons(button('Write to us', { url: 'mailto:hello@plinth.example' }), button('Ring the studio', { ghost: true, url: 'tel:+441632960177' })), tight: true })),
          ),
        ),
        questions(),
      ],
    },
    {
      key: 'journal',
      title: 'journal',
      kind: 'Blog',
      tags: ['blog', 'journal', 'articles'],
      description: 'One long read with a picture and five more as a list with dates and rules.',
      parts: [
        title('Notes from the long desk.', 'Things we learned, mostly the slow way.', blue, onBlue),
        section({ bg: paper, width: wide, gap: [64, 44] }, row({ gap: [56, 32] }, col(56, {}, image('plinth-books', 'Three books standing over a stack of four')), col(44, { gap: [20, 16] }, eyebrow('Long read'), heading(2, 'Forty covers, one rule.', { size: [52, 38] }), text('How a circle, a square and a quarter of each carried forty biographies, and the one life that would not fit.'), buttons(button('Read it')))), ...[
          ['12 May', 'The sign nobody needed', 'We removed nineteen signs from Station North. Complaints fell by half.'],
          ['30 April', 'What a dairy taught us about white', 'There are seven of them, and cheese is none.'],
          ['8 April', 'In praise of the second idea', 'The first is usually somebody else’s. The third is usually late.'],
          ['19 March', 'A short history of our door', 'It has been red, then blue, then red again. There were minutes.'],
          ['2 March', 'How to say no in an e-mail', 'Five sentences you may copy.'],
        ].map((of) => article(...of))),
        call(),
      ],
    },
  ],
  blocks: [
    { key: 'hero', title: 'hero', kind: 'Hero', tags: ['hero', 'big type'], price: 9, description: 'One enormous line, a paragraph, two buttons and a picture from edge to edge.', parts: hero() },
    { key: 'work', title: 'selected work', kind: 'Gallery', tags: ['gallery', 'work'], description: 'Five projects in an uneven grid, each with a name, a line and a year.', parts: [selected()] },
    { key: 'crafts', title: 'crafts', kind: 'Features', tags: ['features', 'services', 'list'], description: 'Four services as numbered lines with rules, on blue.', parts: [services()] },
    { key: 'prices', title: 'prices', kind: 'Pricing', tags: ['pricing', 'plans'], description: 'Three offers in three colours that touch each other, with lists and buttons.', parts: [pricing()] },
    { key: 'people', title: 'people', kind: 'Team', tags: ['team', 'people'], description: 'Three portraits made of circles and squares, with name, craft and one line.', parts: [team()] },
    { key: 'quote', title: 'quote', kind: 'Testimonials', tags: ['testimonials', 'quotes'], description: 'One quotation, very large, on pink.', parts: [quote()] },
    { key: 'steps', title: 'steps', kind: 'Process', tags: ['process', 'steps', 'dark'], description: 'Four numbered steps on black, each number in a colour of its own.', parts: [steps()] },
    { key: 'call', title: 'call', kind: 'Call to action', tags: ['call to action', 'big type'], description: 'An invitation in letters as large as the window allows, on vermilion.', parts: [call()] },
    { key: 'footer', title: 'footer', kind: 'Footer', tags: ['footer', 'links', 'dark'], description: 'A strip of shapes, the name, three lists of links and a last line.', parts: [footer()] },
  ],
});

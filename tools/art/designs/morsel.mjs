import { bar, button, buttons, card, col, eyebrow, faq, grid, heading, image, lead, link, list, row, rule, section, slot, small, stack, text } from '../nodes.ts';
import { makePack } from './pack.mjs';
import { on } from './themes.ts';

const paper = '#FBF2E4';
const cream = '#F4E3CA';
const night = '#1E1410';
const plum = '#4B1C2D';
const brick = '#B4331B';
const mustard = '#E8A33D';

const theme = {
  display: 'Besley',
  body: 'Work Sans',
  weight: 600,
  tracking: -0.035,
  ink: night,
  muted: '#5A473C',
  accent: brick,
  onAccent: '#FFF6E9',
  accentText: '#A62E17',
  line: '#DCC6A8',
  radius: 6,
  buttonRadius: 99,
  sizes: { display: [80, 48], h1: [72, 44], h2: [50, 35], h3: [25, 23], quote: [46, 30], figure: [68, 50] },
};
const onNight = on(theme, '#FBF2E4', '#D9C5B0', { accent: mustard, onAccent: night, accentText: mustard, line: '#4A3A31' });
const onBrick = on(theme, '#FFF6E9', '#FFE9D6', { accent: night, onAccent: '#FFF6E9', accentText: '#FFE3B8', line: '#D2684F' });
const onMustard = on(theme, night, '#3E2A14', { accent: night, onAccent: '#FFF6E9', accentText: '#5E230F', line: '#B97C20' });

const reserve = (o = {}) => buttons(button('Reserve a table', o), button('See the menu', { ghost: true }));

const hero = () =>
  section(
    { theme: onNight, bg: night, bleed: true, gap: [0, 0] },
    row(
      { gap: [0, 0], flush: true },
      col(
        54,
        { pad: [72, 30], gap: [26, 20] },
        eyebrow('Forty seats, one oven, no freezer'),
        heading(1, 'Slow food, quick smiles.', { role: 'display', size: [68, 46] }),
        lead('A neighbourhood kitchen that cooks what the market had this morning, over beech wood, until it is gone.'),
        reserve(),
        rule(),
        bar(
          { gap: 40, justify: 'flex-start', valign: 'top' },
          ...[
            ['Supper', 'Tuesday to Saturday, from six'],
            ['Sunday', 'One long table, from one'],
          ].map(([when, words]) => stack({ gap: [2, 2] }, text(when, { color: mustard, weight: 600 }), small(words))),
        ),
      ),
      col(46, {}, image('morsel-table', 'A table seen from above: fish on a plate, bread, tomatoes and lemons on a chequered cloth', { radius: 0 })),
    ),
  );

const dish = (name, words, price) =>
  stack(
    { gap: [6, 6] },
    bar({ nowrap: true, gap: 20, valign: 'top' }, heading(3, name, { role: 'h4', face: 'Besley' }), text(price, { weight: 600, color: theme.accentText })),
    small(words),
  );
const course = (name, ...dishes) => stack({ gap: [22, 20] }, heading(2, name, { size: [34, 29] }), rule(), ...dishes.map((of) => dish(...of)));
const courses = {
  small: ['Small plates', ['Charred leek', 'Hazelnut, brown butter, a soft egg', '12'], ['Beetroot and curd', 'Baked in salt, dill, rye crumbs', '11'], ['Ember bread', 'Cultured butter, ash from the oven', '6'], ['Market salad', 'Whatever was pulled today, mustard leaf', '10']],
  oven: ['From the oven', ['Ember trout', 'Fennel, burnt lemon, its own roe', '24'], ['Short rib', 'Nine hours, sour plum, mustard greens', '27'], ['Gnocchi in brown butter', 'Sage, aged goat cheese, walnut', '21'], ['Whole celeriac', 'Roasted in hay, apple, horseradish', '19']],
  sweet: ['Something sweet', ['Burnt honey tart', 'Sour cream, a pinch of smoke', '9'], ['Poached pear', 'Red wine, bay, almond brittle', '9'], ['Cheese, one', 'Perfectly ripe, with its own story', '8']],
  drinks: ['In the glass', ['House white or red', 'From two growers we can ring up', '6'], ['Cider from the hill', 'Dry, cloudy, still a little wild', '5'], ['Rhubarb fizz', 'No alcohol, plenty of character', '5']],
};
const board = () =>
  section(
    { bg: cream, gap: [52, 36] },
    stack({ narrow: 640, gap: [16, 14] }, eyebrow('Tonight'), heading(2, 'A short list, written at four.'), lead('Two of these will be gone by nine. We never know which.')),
    row({ valign: 'top', gap: [80, 48] }, col(50, {}, course(...courses.small)), col(50, {}, course(...courses.oven))),
    small('Everything can be made without meat. Tell us about allergies and we cook around them. Prices in euro.'),
  );

const invitation = () =>
  section(
    { theme: onNight, image: 'morsel-front', alt: 'The restaurant at night, its awning lit and two small tables outside', shade: ['#1E141099', '#1E141000'], minHeight: 680, position: 'center center', pad: [88, 48] },
    stack(
      { narrow: 520 },
      card(
        { bg: paper, theme, pad: [48, 30], gap: [18, 16] },
        eyebrow('Come hungry'),
        heading(2, 'There is a table with your name on it.', { size: [44, 32] }),
        text('Ring 01632 960 142 after two in the afternoon, or write to table@morsel.example and we answer before supper.'),
        buttons(button('Reserve a table')),
      ),
    ),
  );

const ways = () =>
  section(
    { bg: paper, gap: [52, 40] },
    row({ valign: 'bottom' }, col(58, {}, heading(2, 'Three good reasons to be late home.')), col(42, {}, text('Come alone and sit at the counter, come as two and share, come as twelve and take the long table.'))),
    grid(
      3,
      { gap: [28, 40] },
      ...[
        ['morsel-loaf', 'A loaf of bread on a board with tomatoes', 'Lunch', 'Three plates and a glass in forty minutes. You will be back at your desk, unfortunately.'],
        ['morsel-fish', 'Two fish on a plate with lemon', 'Supper', 'Whatever the boats and the market said this morning, cooked over beech and shared.'],
        ['morsel-wine', 'A bottle of wine and two full glasses', 'Late', 'Cheese, the end of the bottle and the best of the kitchen’s stories, until midnight.'],
      ].map(([src, alt, name, words]) => stack({ gap: [20, 16] }, image(src, alt), stack({ gap: [8, 6] }, heading(3, name), text(words)))),
    ),
  );

const story = () =>
  section(
    { theme: onBrick, bg: brick },
    row(
      {},
      col(54, {}, image('morsel-oven', 'A brick oven with a tall fire and two loaves in front of it')),
      col(46, { gap: [22, 18] }, eyebrow('The oven'), heading(2, 'It was here before us.'), text('Bakers built it in 1911. We took out the tills and the fridges, swept the chimney and asked it what it wanted to cook.'), text('It wants fish, roots, bread and time. So that is the menu.'), buttons(button('Read our story', { ghost: true }))),
    ),
  );

const reviewers = [
  ['“The beetroot alone is worth the train ride, and I do not even like trains.”', 'The Evening Table'],
  ['“Nobody hurried us. Somebody brought a second spoon. That is all I ask of a restaurant.”', 'Maud, regular since 2016'],
  ['“My father had three helpings and then asked to shake hands with the oven.”', 'Idris K.'],
];
const reviews = () =>
  section(
    { bg: mustard, theme: onMustard, gap: [48, 36] },
    heading(2, 'Overheard between courses'),
    grid(3, {}, ...reviewers.map(([words, by]) => card({ bg: paper, pad: [36, 28], gap: [24, 20], theme }, text(words, { role: 'fact', size: [24, 21], line: 1.35 }), small(by, { color: theme.accentText })))),
  );

const team = (level = 2) =>
  section(
    { bg: paper, gap: [52, 36] },
    stack({ narrow: 640, gap: [16, 14] }, eyebrow('Who cooks'), heading(level, 'Three people, one pass.')),
    grid(
      3,
      { gap: [28, 36] },
      ...[
        ['morsel-anouk', 'Anouk Verhoeven', 'Fire', 'Lights the oven at noon and has not lost an eyebrow since 2017.'],
        ['morsel-davide', 'Davide Serra', 'Dough and pasta', 'Talks to his starter. It is called Piero, and it answers.'],
        ['morsel-ruth', 'Ruth Asante', 'Room and cellar', 'Remembers your name, your table and the wine you pretended to know.'],
      ].map(([src, name, role, words]) => stack({ gap: [18, 16] }, image(src, `Portrait of ${name}`), stack({ gap: [4, 4] }, heading(3, name), small(role, { color: theme.accentText }), text(words)))),
    ),
  );

const gallery = () =>
  section(
    { theme: onNight, bg: night, gap: [28, 20], width: 1200 },
    row({ valign: 'bottom' }, col(60, {}, eyebrow('From the pass'), heading(2, 'What it looks like before it is gone.')), col(40, {}, text('Printed in six inks, eaten in about nine minutes.'))),
    row({ gap: [20, 20], valign: 'top' }, col(60, {}, image('morsel-oven', 'A brick oven with a tall fire')), col(40, {}, image('morsel-pears', 'Two pears and half a lemon on a table'))),
    grid(3, { gap: [20, 20] }, image('morsel-fish', 'Two fish on a plate'), image('morsel-wine', 'A bottle and two glasses'), image('morsel-loaf', 'A loaf of bread on a board')),
  );

const hours = (level = 2) =>
  section(
    { theme: onMustard, bg: mustard, pad: [96, 60] },
    row(
      { valign: 'top' },
      col(44, { gap: [18, 16] }, heading(level, 'Doors, days and how to find them.'), text('Lamp Street 14, by the canal. The tram stops outside; the bicycle rack is round the corner, under the fig.'), buttons(button('Ring 01632 960 142', { url: 'tel:+441632960142' }))),
      col(
        56,
        { gap: [16, 14] },
        ...[
          ['Tuesday to Thursday', '12 – 14.30 and 18 – 23'],
          ['Friday and Saturday', '12 – 14.30 and 18 – midnight'],
          ['Sunday', 'One long table at 13'],
          ['Monday', 'The oven sleeps'],
        ].flatMap(([day, time]) => [bar({ gap: 16 }, text(day, { weight: 600, color: night }), text(time)), rule()]),
      ),
    ),
  );

const footer = () =>
  section(
    { tag: 'footer', theme: onNight, bg: night, pad: [80, 56], gap: [48, 36] },
    row(
      { valign: 'top', gap: [56, 36] },
      col(46, { gap: [16, 14] }, text('Morsel', { role: 'figure', size: [56, 44] }), text('A neighbourhood kitchen with one oven, forty seats and no freezer.')),
      ...[
        ['Eat', ['Menu', 'Cellar', 'Sunday table']],
        ['Visit', ['Reserve', 'Private suppers', 'Find us']],
        ['Say hello', ['01632 960 142', 'table@morsel.example', 'Lamp Street 14']],
      ].map(([name, links]) => col(18, { gap: [10, 10] }, eyebrow(name), ...links.map((label) => small(link(label))))),
    ),
    rule(),
    bar({}, small('Cooked daily since 2016.'), small(`${link('Privacy')} · ${link('Imprint')} · ${link('Allergens')}`)),
  );

const title = (label, line, words, theming = { bg: mustard, theme: onMustard }) =>
  section({ ...theming, pad: [120, 72] }, stack({ narrow: 860, gap: [20, 16] }, eyebrow(label), heading(1, line), lead(words)));

const figures = () =>
  section(
    { theme: onNight, bg: plum, pad: [80, 56] },
    grid(4, { gap: [28, 32] }, ...[['40', 'seats, two of them wobbly'], ['1', 'oven, lit at noon'], ['0', 'freezers, microwaves, televisions'], ['9', 'hours for the short rib']].map(([n, words]) => stack({ gap: [6, 4] }, text(n, { role: 'figure', color: mustard }), text(words)))),
  );

const offer = (src, alt, name, words, features, price, mirrored) => {
  const picture = col(48, {}, image(src, alt));
  const about = col(52, { gap: [18, 16] }, heading(2, name), text(words), list(features), text(price, { weight: 600, color: theme.accentText }));
  return row({}, ...(mirrored ? [about, picture] : [picture, about]));
};
const questions = () =>
  section(
    { bg: cream },
    row(
      { valign: 'top' },
      col(36, { gap: [16, 14] }, eyebrow('Good to know'), heading(2, 'Before you sit down.')),
      col(
        64,
        {},
        faq([
          ['How far ahead should we book?', 'A week for Friday and Saturday. On other days try the same afternoon; somebody always has a cold.'],
          ['Can you cook for a vegan?', 'Gladly, with a day’s notice. The oven is very good with roots.'],
          ['May the dog come?', 'Under the table, yes. There is a bowl, and usually a bone.'],
          ['Do you take large parties?', 'Up to fourteen at the long table, up to forty if you take the whole room.'],
        ]),
      ),
    ),
  );

const note = (name, ...lines) => card({ bg: cream, pad: [34, 28] }, heading(2, name, { role: 'h3' }), ...lines.map((line) => text(line)));

export const morsel = makePack({
  slug: 'morsel-restaurant',
  prefix: 'morsel',
  name: 'Morsel',
  theme,
  categories: ['Food and drink', 'Restaurant'],
  styles: ['Bold', 'Illustrated'],
  tags: ['restaurant'],
  listing: {
    title: 'Morsel Restaurant',
    description: 'A restaurant with an oven and an opinion: home, menu, private suppers, about and contact, with eight blocks. Linocut pictures in six inks, a warm old-style face and words you could serve tonight.',
    tags: ['small business', 'menu'],
    featured: true,
  },
  pages: [
    { key: 'home', title: 'home', kind: 'Home', tags: ['home', 'hero', 'menu'], description: 'The front page of a restaurant: tonight’s list, three ways to eat, the oven, what guests say and a table by the window.', parts: [hero(), ways(), board(), story(), reviews(), invitation()] },
    {
      key: 'suppers',
      title: 'private suppers',
      kind: 'Services',
      tags: ['services', 'events', 'faq'],
      description: 'Three offers with pictures, what is included and a price: the long table, the whole room and cooking elsewhere. Questions below.',
      parts: [
        title('Private suppers', 'Bring everyone. We have a long table.', 'Birthdays, book launches, quiet reunions and one wedding a month. You choose the day, we choose the fish.'),
        section(
          { bg: paper, gap: [88, 56] },
          offer('morsel-table', 'A set table seen from above', 'The long table', 'Fourteen seats by the oven, one menu for all, served in the middle so that people talk.', ['Five shared courses', 'Wine chosen by Ruth', 'Yours from six to midnight'], '58 euro a guest', false),
          offer('morsel-pears', 'Two pears and half a lemon on a table', 'The whole room', 'Forty seats, the kitchen, the cellar and the key. We put your name on the door for a night.', ['Standing or seated', 'Your music, our neighbours permitting', 'Cake welcome, no charge for the knife'], 'from 2,400 euro', true),
          offer('morsel-loaf', 'A loaf of bread on a board', 'At your place', 'A small oven on a trailer, two cooks and everything down to the salt. You only need a garden.', ['From twelve guests', 'Plates and glasses included', 'We leave the garden as it was'], 'from 64 euro a guest', false),
        ),
        questions(),
        invitation(),
      ],
    },
    {
      key: 'about',
      title: 'about',
      kind: 'About',
      tags: ['about', 'team'],
      description: 'A bakery that became a restaurant, told in two paragraphs, with the three people who cook and four honest figures.',
      parts: [
        title('About', 'We inherited an oven and worked backwards.', 'Morsel began as a bakery’s last day. The baker handed over the key, the starter and one piece of advice: never hurry the fire.', { bg: brick, theme: onBrick }),
        section(
          { bg: paper },
          row(
            {},
            col(52, { gap: [20, 16] }, eyebrow('Since 2016'), heading(2, 'One street, eleven growers, no lorry.'), text('Most of what you eat here was within forty kilometres this morning. The rest is lemons, and we are not sorry.'), text('We close on Mondays to see the people who grow it, and in August to see our own.')),
            col(48, {}, image('morsel-pears', 'Two pears and half a lemon on a wooden table')),
          ),
        ),
        figures(),
        team(),
        invitation(),
      ],
    },
    {
      key: 'contact',
      title: 'contact',
      kind: 'Contact',
      tags: ['contact', 'opening hours'],
      description: 'Opening hours as a clear list, three ways to get in touch, a form for tables and the way there. Without a form plugin, buttons take its place.',
      parts: [
        hours(1),
        section(
          { bg: paper, gap: [56, 40] },
          grid(3, {}, note('A table', link('01632 960 142', 'tel:+441632960142'), 'After two in the afternoon, or at any time by mail.'), note('A question', link('table@morsel.example', 'mailto:table@morsel.example'), 'Ruth answers everything before supper.'), note('A job', link('pass@morsel.example', 'mailto:pass@morsel.example'), 'Come for a shift and stay for family meal.')),
          image('morsel-front', 'The restaurant at night, its awning lit and two small tables outside'),
        ),
        section(
          { theme: onNight, bg: plum },
          row(
            { valign: 'top' },
            col(42, { gap: [18, 16] }, eyebrow('Ask for a table'), heading(2, 'Say when. We say yes, mostly.'), text('Two by the window or nine on a Sunday: tell us the day, the hour and what somebody can’t eat. Ruth answers before supper.'), text(`Lamp Street 14, by the canal. ${link('Open in maps')}`)),
            col(58, {}, slot('contact', text('Ask Ruth by mail, or ring after two in the afternoon.'), { ...buttons(button('Write to us', { url: 'mailto:table@morsel.example' }), button('Ring the kitchen', { ghost: true, url: 'tel:+441632960142' })), tight: true })),
          ),
        ),
        questions(),
      ],
    },
    {
      key: 'menu',
      title: 'menu',
      kind: 'Menu',
      tags: ['menu', 'prices'],
      description: 'Four courses in two columns with names, a line of words and a price. Made to be changed every afternoon.',
      parts: [
        title('Menu', 'Written at four, gone by ten.', 'Four small things, four from the oven, three sweet ones. Take two each and argue about the last bite.', { bg: plum, theme: onNight }),
        section(
          { bg: paper, gap: [72, 48] },
          row({ valign: 'top', gap: [80, 48] }, col(50, {}, course(...courses.small)), col(50, {}, course(...courses.oven))),
          grid(3, { gap: [20, 20] }, image('morsel-fish', 'Two fish on a plate with lemon'), image('morsel-pears', 'Two pears on a table'), image('morsel-wine', 'A bottle and two glasses')),
          row({ valign: 'top', gap: [80, 48] }, col(50, {}, course(...courses.sweet)), col(50, {}, course(...courses.drinks))),
          small('Everything can be made without meat. Tell us about allergies and we cook around them. Prices in euro.'),
        ),
        invitation(),
      ],
    },
  ],
  blocks: [
    { key: 'hero', title: 'hero', kind: 'Hero', tags: ['hero', 'split', 'dark'], description: 'A tall picture on one side, a big line, two buttons and the opening days on the other. Edge to edge.', parts: [hero()], featured: true },
    { key: 'menu-board', title: 'menu board', kind: 'Menu', tags: ['menu', 'prices'], description: 'Two columns of dishes with a line of words and a price each, under a short introduction.', parts: [board()] },
    { key: 'gallery', title: 'gallery', kind: 'Gallery', tags: ['gallery', 'pictures', 'dark'], description: 'Five pictures in two rows on a dark ground, one of them large.', parts: [gallery()] },
    { key: 'reviews', title: 'reviews', kind: 'Testimonials', tags: ['testimonials', 'quotes'], description: 'Three quotations on paper cards over mustard, each with a name.', parts: [reviews()] },
    { key: 'team', title: 'team', kind: 'Team', tags: ['team', 'people'], description: 'Three drawn portraits with name, station and one line each.', parts: [team()] },
    { key: 'hours', title: 'opening hours', kind: 'Contact', tags: ['contact', 'opening hours'], description: 'Days and times as a list with rules, beside the address and one button.', parts: [hours()] },
    { key: 'book', title: 'reservation', kind: 'Call to action', tags: ['call to action', 'cover'], description: 'The house by night behind an invitation to ring, with two buttons.', parts: [invitation()], price: 9 },
    { key: 'footer', title: 'footer', kind: 'Footer', tags: ['footer', 'links', 'dark'], description: 'The name in large letters, three short lists of links and a last line.', parts: [footer()] },
  ],
});

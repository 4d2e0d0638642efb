import { button, buttons, card, col, eyebrow, faq, grid, heading, image, lead, link, list, row, rule, section, slot, small, stack, text } from '../nodes.ts';
import { on, themes } from './themes.ts';

const theme = themes.driftwood;
const white = on(theme, '#FFFFFF', '#F0F3EC', { accent: '#E5C68C', onAccent: '#1E2B27', ground: '#14201C' });
const paper = '#F6F4EC';
const sage = '#E6EAE1';
const page = (slug, title, template_type, description, tags, parts) => ({
  slug: `driftwood-${slug}`,
  type: 'page',
  pack: 'driftwood-hotel',
  theme,
  listing: { title: `Driftwood ${title}`, description, template_type, categories: ['Hotel', 'Travel'], tags: ['hotel', ...tags] },
  parts,
});

const title = (label, line, words) =>
  section({ bg: sage, pad: [112, 64] }, stack({ narrow: 760, gap: [20, 16] }, eyebrow(label), heading(1, line), lead(words)));

const room = (src, alt, name, words, price) =>
  stack({ gap: [16, 14] }, image(src, alt), stack({ gap: [6, 6] }, heading(3, name, { role: 'h3' }), text(words), text(price, { color: theme.accentText })));

const invitation = section(
  { bg: '#1E2B27', pad: [96, 64] },
  stack(
    { narrow: 720, align: 'center', gap: [22, 18] },
    heading(2, 'The fire is laid. You bring the book.', { align: 'center', color: '#F6F4EC' }),
    lead('Call +44 1632 960 190 or write to stay@driftwood.example. We answer the same day, weather permitting.', { align: 'center', color: '#CFD8D1' }),
    { ...buttons(button('Check dates', { bg: '#E5C68C', ink: '#1E2B27' })), align: 'center' },
  ),
);

const home = page('home', 'home', 'Home', 'The front page of a small hotel: a wide view, a welcome, three rooms, a line from the guest book and an invitation.', ['home', 'hero'], [
  section(
      { theme: white, image: 'driftwood-headland', alt: 'Layers of misty hills under a pale sun', shade: ['#14201CDE', '#14201C40'], minHeight: 720, position: 'center center', pad: [96, 56] },
      stack(
        { narrow: 720 },
        eyebrow('Nineteen rooms on a headland', { color: '#F0DDB5' }),
        heading(1, 'Rooms that face the weather.', { role: 'display' }),
        lead('A fire in every one of them, the sea below and nobody in a hurry.'),
        buttons(button('Check dates'), button('See the rooms', { ghost: true })),
      ),
  ),
  section(
    { bg: paper },
    row(
      {},
      col(50, {}, eyebrow('Welcome'), heading(2, 'A house, then a hotel, still a house.'), text('Driftwood was built for a lighthouse keeper with nine children. The rooms kept their names, the kitchen kept its table, and the wind still has the last word.'), text('We change the sheets and the menu every day, and very little else.'), buttons(button('Read our story', { ghost: true }))),
      col(50, {}, image('driftwood-arches', 'An old stone house with arched windows and a flight of steps')),
    ),
  ),
  section(
    { bg: sage, gap: [48, 36] },
    stack({ narrow: 620, gap: [16, 14] }, eyebrow('Rooms'), heading(2, 'Three to begin with.')),
    grid(
      3,
      { gap: [28, 36] },
      room('driftwood-room', 'A bright room with a sofa, a lamp and two pictures', 'Lamp room', 'South light, a deep sofa and a shelf of other people’s novels.', 'from €140 a night'),
      room('driftwood-view', 'Hills in the mist seen from a window', 'Gull room', 'The smallest room with the largest window. Bring a coat for the balcony.', 'from €165 a night'),
      room('driftwood-boathouse', 'A surfer on a green wave at sunset', 'Boathouse', 'Down the steps, by itself, with a stove and the tide for a neighbour.', 'from €310 a night'),
    ),
  ),
  section(
    { bg: paper, pad: [104, 64] },
    stack({ narrow: 820, align: 'center', gap: [22, 18] }, text('“I came for a night and cancelled Monday.”', { role: 'quote', align: 'center', color: theme.ink }), small('Guest book, March', { align: 'center' })),
  ),
  invitation,
]);

const about = page('about', 'about', 'About', 'The story of a house in a few honest paragraphs, the people who keep it and what they believe in.', ['about', 'team'], [
  title('Our story', 'Built for nine children and a lamp.', 'The house has stood on the headland since 1874. It has been a keeper’s home, a school, a ruin and, for the last twenty years, a hotel.'),
  section(
    { bg: paper },
    row(
      {},
      col(50, {}, image('driftwood-sea', 'Green waves and a low sun')),
      col(50, {}, heading(2, 'We bought a roof with a view and no floor.'), text('It took four winters to dry out. We kept what the sea had not taken: the stairs, the stone sinks, the bell in the hall.'), text('The rest came from nearby. Wool from the valley, timber from the old pier, and a cook who was only passing through.')),
    ),
  ),
  section(
    { bg: sage, gap: [44, 32] },
    heading(2, 'What we hold to.'),
    grid(
      3,
      {},
      ...[
        ['Warm before grand', 'Wool blankets, heavy curtains and a fire you may poke yourself.'],
        ['What the boats brought', 'There is no menu until four o’clock, when somebody walks up from the harbour.'],
        ['Quiet after ten', 'Except in the bar, where it is quiet after the last song.'],
      ].map(([name, words]) => card({ bg: '#FBFAF5' }, heading(3, name, { role: 'h3' }), text(words))),
    ),
  ),
  section(
    { bg: paper, gap: [48, 36] },
    stack({ narrow: 620, gap: [16, 14] }, eyebrow('The people'), heading(2, 'Who lights the lamps.')),
    grid(
      3,
      { gap: [28, 32] },
      ...[
        ['driftwood-ines', 'Ines Marlow', 'Keeper of the house', 'Knows which window will rattle, and when.'],
        ['driftwood-tom', 'Tom Adeyemi', 'Kitchen', 'Came for a weekend in 2009 and is still here.'],
        ['driftwood-aoife', 'Aoife Lind', 'Garden and boats', 'Lends you boots and tells you about the tide.'],
      ].map(([src, name, role, words]) => stack({ gap: [14, 12] }, image(src, `Portrait of ${name}`), stack({ gap: [4, 4] }, heading(3, name, { role: 'h4' }), small(role, { color: theme.accentText }), small(words)))),
    ),
  ),
  invitation,
]);

const offer = (src, alt, name, words, features, price, isReversed) => {
  const about = col(48, { gap: [18, 16] }, heading(2, name), text(words), list(features), text(price, { color: theme.accentText }), buttons(button('Book this room')));
  const picture = col(52, {}, image(src, alt));
  return row({}, ...(isReversed ? [about, picture] : [picture, about]));
};

const rooms = page('rooms', 'rooms', 'Services', 'What is on offer, one after another: picture, words, what is included and the price. Reads as services, rooms or a menu.', ['services', 'rooms', 'prices'], [
  title('Rooms', 'Nineteen doors, no two alike.', 'Breakfast, firewood and the loan of boots are always included. Dogs are welcome in every room but the Lamp room.'),
  section(
    { bg: paper, gap: [88, 56] },
    offer('driftwood-room', 'A bright room with a sofa, a lamp and two pictures', 'Lamp room', 'The keeper’s own sitting room, with the best reading chair on the coast and a window seat that has seen proposals.', ['Bed for two, sofa for one more', 'Bath under the roof light', 'South-facing, no balcony'], 'from €140 a night', false),
    offer('driftwood-view', 'Hills in the mist seen from a window', 'Gull room', 'Small, high and bright. The window takes up most of the wall and most of your morning.', ['Bed for two', 'Shower with a view', 'Balcony with two chairs'], 'from €165 a night', true),
    offer('driftwood-boathouse', 'A surfer on a green wave at sunset', 'Boathouse', 'Forty steps down, by itself, on the slipway. At spring tide the water comes to the door and knocks.', ['Two bedrooms and a loft', 'Stove, kitchen, own terrace', 'Two boards and a rowing boat'], 'from €310 a night', false),
  ),
  section(
    { bg: sage },
    row(
      { valign: 'top' },
      col(38, { gap: [16, 14] }, eyebrow('Good to know'), heading(2, 'Before you pack.')),
      col(
        62,
        {},
        faq([
          ['When can we arrive?', 'From three o’clock. Leave your bags earlier if you like and walk out to the light.'],
          ['Is there a train?', 'To Saltby, eleven miles away. Tell us the time and somebody will meet you.'],
          ['May we bring children?', 'Please do. The house was built for nine of them.'],
        ]),
      ),
    ),
  ),
  invitation,
]);

const detail = (name, ...lines) => card({ bg: '#FBFAF5', pad: [34, 28] }, heading(2, name, { role: 'h3' }), ...lines.map((line) => text(line)));

const contact = page('contact', 'contact', 'Contact', 'How to write, call and arrive, with opening hours, directions and a form. Without a form plugin, buttons take its place.', ['contact', 'directions'], [
  title('Contact', 'Write, ring or knock.', 'Somebody is at the desk from seven in the morning until the bar closes. Letters are answered by hand.'),
  section(
    { bg: paper, gap: [56, 40] },
    grid(
      3,
      {},
      detail('Write', '<a href="mailto:stay@driftwood.example">stay@driftwood.example</a>', 'Driftwood Hotel, Lamp Lane 1, Saltby Head'),
      detail('Ring', '<a href="tel:+441632960190">+44 1632 960 190</a>', 'Every day, 7 in the morning to 11 at night'),
      detail('Knock', 'Arrive from 3 in the afternoon', 'Leave by 11 in the morning, or by the tide'),
    ),
    row(
      {},
      col(50, {}, eyebrow('Getting here'), heading(2, 'Follow the road until it stops.'), text('By train to Saltby, eleven miles. We meet every train if you tell us which one.'), text('By car, take the coast road north and turn left at the chapel. There is room for twenty cars and one van behind the house.'), buttons(button('Open in maps'))),
      col(50, {}, image('driftwood-sea', 'Green waves and a low sun below the headland')),
    ),
  ),
  section(
    { bg: sage },
    row(
      { valign: 'top' },
      col(42, {}, eyebrow('Ask for a room'), heading(2, 'Tell us your nights.'), text('Say when you would like to come and who is coming with you. We answer the same day, weather permitting.')),
      col(58, { bg: '#FBFAF5', pad: [44, 28] }, slot('contact', text('Tell us your nights by mail, or ring the desk.'), { ...buttons(button('Write to us', { url: 'mailto:stay@driftwood.example' }), button('Ring the desk', { ghost: true, url: 'tel:+441632960190' })), tight: true })),
    ),
  ),
]);

const entry = (src, alt, date, name, words) =>
  stack({ gap: [16, 14] }, image(src, alt), stack({ gap: [6, 6] }, small(date, { color: theme.accentText }), heading(3, link(name)), text(words)));

const journal = page('journal', 'journal', 'Blog', 'One long entry with a picture and three shorter ones, each with a date and two lines.', ['blog', 'journal'], [
  title('Journal', 'Written when the weather closes in.', 'Tides, soup, the odd seal. Ines keeps it in a ledger and types it up on Sundays.'),
  section(
    { bg: paper, gap: [72, 48] },
    row(
      {},
      col(56, {}, image('driftwood-headland', 'Layers of misty hills under a pale sun')),
      col(44, { gap: [18, 14] }, eyebrow('8 November'), heading(2, link('Eleven kinds of fog')), text('We had names for four when we came. The keeper’s log has eleven, and last week we met the ninth: it arrives from the land, which is cheating.')),
    ),
    grid(
      3,
      { gap: [28, 36] },
      entry('driftwood-sea', 'Green waves and a low sun', '26 October', 'The last swim', 'Fourteen of us, one flask, and a very short speech.'),
      entry('driftwood-room', 'A bright room with a sofa and a lamp', '11 October', 'Why the Lamp room hums', 'It is the chimney. It has always been the chimney.'),
      entry('driftwood-boathouse', 'A surfer on a green wave at sunset', '30 September', 'Spring tide at the door', 'How to read a table, and when to lift the rug.'),
    ),
  ),
  invitation,
]);

const footer = section(
  { tag: 'footer', theme: white, bg: '#1E2B27', pad: [80, 56], gap: [40, 32] },
  row(
    { valign: 'top', gap: [40, 32] },
    col(46, { gap: [14, 12] }, text('Driftwood', { role: 'figure', size: [52, 42] }), text('Nineteen rooms on a headland, a fire in each.')),
    ...[['Stay', ['Rooms', 'Table', 'Vouchers']], ['House', ['Our story', 'Journal', 'Work here']], ['Reach us', ['+44 1632 960 190', 'stay@driftwood.example', 'Saltby Head']]].map(([name, labels]) => col(18, { gap: [10, 10] }, eyebrow(name, { color: '#E5C68C' }), ...labels.map((label) => small(link(label))))),
  ),
  rule({ color: '#3C4D46' }),
  small(`${link('Imprint')} · ${link('Privacy')}`),
);

const block = (key, name, template_type, description, tags, ...parts) => ({ ...page(key, name, template_type, description, tags, parts), type: 'block' });
const blocks = [
  block('hero', 'hero', 'Hero', 'A wide view behind a strong first line, with two buttons.', ['hero', 'cover'], home.parts[0]),
  block('welcome', 'welcome', 'About', 'Two paragraphs of welcome beside a picture, with one button.', ['about', 'split'], home.parts[1]),
  block('three-rooms', 'three rooms', 'Features', 'Three rooms with a picture, a line and a price each.', ['features', 'cards', 'prices'], home.parts[2]),
  block('guest-book', 'guest book', 'Testimonials', 'One line from the guest book, in the middle of a quiet page.', ['testimonials', 'quotes'], home.parts[3]),
  block('keepers', 'keepers', 'Team', 'Three portraits of the people who keep the house.', ['team', 'people'], about.parts.at(-2)),
  block('packing', 'before you pack', 'FAQ', 'Three questions that open in place beside a short heading.', ['faq', 'questions'], rooms.parts.at(-2)),
  block('invitation', 'invitation', 'Call to action', 'One sentence, a telephone number and a button on deep green.', ['call to action', 'dark'], invitation),
  block('footer', 'footer', 'Footer', 'Name, line and three lists of links on deep green.', ['footer', 'links'], footer),
];

const items = [home, rooms, about, contact, journal, ...blocks];
const pack = {
  slug: 'driftwood-hotel',
  type: 'pack',
  items: items.map(({ slug }) => slug),
  theme,
  listing: {
    title: 'Driftwood Hotel',
    description: 'A small hotel or guest house in calm colours, an old-style face and plain words: home, rooms, about, contact and journal, with eight blocks.',
    categories: ['Hotel', 'Travel'],
    styles: ['Calm', 'Classic'],
    tags: ['hotel', 'small business'],
    featured: true,
    fullsite_import: true,
  },
};

export const driftwood = [pack, ...items];

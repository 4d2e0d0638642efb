import { bar, button, buttons, card, col, eyebrow, faq, grid, heading, image, lead, link, list, row, rule, section, slot, small, stack, tag, text } from '../nodes.ts';
import { makePack } from './pack.mjs';
import { on } from './themes.ts';

const cream = '#FBF6EF';
const lilac = '#DDD2EE';
const butter = '#F8E6B0';
const sage = '#CAD8BD';
const peach = '#F8D8C3';
const ink = '#33241E';
const moss = '#3F4A2C';

const theme = {
  display: 'Young Serif',
  body: 'Outfit',
  weight: 400,
  tracking: -0.02,
  ink,
  muted: '#5E4B41',
  accent: ink,
  onAccent: '#FFF8EE',
  accentText: '#9A4322',
  labelTracking: 0,
  labelsAsWritten: true,
  line: '#DDCDBB',
  radius: 32,
  buttonRadius: 99,
  sizes: { display: [74, 46], h1: [64, 42], h2: [48, 35], h3: [23, 21], h4: [19, 18], quote: [38, 28], figure: [60, 48], eyebrow: [16, 15], lead: [20, 18] },
};
const soft = on(theme, ink, '#4F3D34', { accentText: '#7A3317', line: '#B9A594' });
const onMoss = on(theme, '#FBF6EF', '#DCE3CF', { accent: butter, onAccent: ink, accentText: butter, line: '#66734C' });
const wide = 1240;

const hero = () =>
  section(
    { bg: cream, width: wide, pad: [40, 22] },
    row(
      { gap: [24, 20], valign: 'stretch' },
      col(52, { bg: lilac, pad: [72, 30], gap: [26, 20], radius: 40, valign: 'center', theme: soft }, { ...bar({ justify: 'flex-start' }, tag('Kiln 41 is open', { bg: ink, color: '#FFF8EE' })) }, heading(1, 'Pots for the everyday feast.', { role: 'display' }), lead('Mugs, bowls and vases thrown by three people in an old bus garage. Every kiln is small, and no two pieces agree.'), buttons(button('Shop the kiln'), button('Meet the potters', { ghost: true }))),
      col(48, {}, image('loam-still', 'Seven pots on coloured blocks in soft light, one of them with dried grass', { radius: 40 })),
    ),
  );
const product = (src, alt, name, words, price, label) =>
  stack({ gap: [16, 14] }, image(src, alt), bar({ nowrap: true, gap: 16, valign: 'top' }, stack({ gap: [2, 2] }, heading(3, name), small(words)), text(price, { weight: 600, color: ink })), ...(label ? [bar({ justify: 'flex-start' }, tag(label, { bg: peach, color: '#6B2D14' }))] : []));
const goods = {
  moon: ['loam-moon', 'A round vase, clay below and cream above', 'Moon vase', 'Holds one branch or nothing', '€84'],
  mugs: ['loam-mugs', 'A blue mug and a clay-coloured mug', 'Monday mugs', 'Two, because guests', '€46', 'Only nine pairs'],
  bowls: ['loam-bowls', 'Three bowls in a stack', 'Nest of bowls', 'Small, middle, soup', '€72'],
  pitcher: ['loam-pitcher', 'A green jug with a wide handle', 'Meadow jug', 'Water, wine, tulips', '€68', 'New glaze'],
  bottle: ['loam-bottle', 'A plum-coloured bottle with a green branch', 'Plum bottle', 'For the one good stem', '€54'],
  gourd: ['loam-gourd', 'A yellow vase in the shape of a gourd with three flowers', 'Gourd vase', 'Thrown in two halves', '€62'],
};
const shelf = () =>
  section(
    { bg: cream, width: wide, gap: [48, 36] },
    row({ valign: 'bottom' }, col(60, {}, heading(2, 'Out of the kiln this week')), col(40, {}, text('Sixty-two pieces came out on Thursday. When they are gone, they are gone, and we make other ones.'))),
    grid(3, { gap: [28, 44] }, ...Object.values(goods).map((of) => product(...of))),
  );
const promises = () =>
  section(
    { bg: cream, width: wide, pad: [40, 32] },
    row(
      { gap: [24, 20], valign: 'stretch' },
      ...[
        [butter, 'Dishwasher? Yes.', 'Oven, microwave and toddlers too. Stoneware at 1,260 degrees forgives almost everything.'],
        [sage, 'Packed in wool.', 'Leftover fleece from the farm next door. Keep it, plant in it, send it back.'],
        [peach, 'Broken? Tell us.', 'If it arrives in two, we send another one. If you drop it, we mend it with gold for the postage.'],
      ].map(([bg, name, words]) => col(33.33, { bg, pad: [44, 30], gap: [14, 12], valign: 'top', radius: 32, theme: soft }, heading(3, name, { size: [28, 24] }), text(words))),
    ),
  );
const makers = () =>
  section(
    { bg: sage, theme: soft, width: wide },
    row({ gap: [80, 44] }, col(50, {}, image('loam-wheel', 'Two hands round a pot on the wheel, tools in a cup beside it')), col(50, { gap: [22, 18] }, eyebrow('How it is made'), heading(2, 'Nine days, four hands, two fires.'), text('Thrown on Monday, trimmed on Tuesday, dried for most of a week while we do the post. Then the first fire, the glaze, and the second one that decides everything.'), text('About one in ten comes out wrong. Those are in the seconds corner, and they are often the best.'), buttons(button('Watch us work', { ghost: true })))),
  );
const gallery = () =>
  section(
    { bg: cream, width: wide, gap: [24, 20] },
    stack({ narrow: 640, gap: [14, 12] }, heading(2, 'At home with other people.'), text('Sent in by owners. The cat is not for sale.')),
    image('loam-shelf', 'Three shelves with twenty-four pots in every glaze'),
    grid(4, { gap: [24, 20] }, image('loam-gourd', 'A yellow vase with three flowers'), image('loam-bowls', 'Three bowls in a stack'), image('loam-bottle', 'A plum-coloured bottle with a branch'), image('loam-mugs', 'A blue mug and a clay-coloured mug')),
  );
const letters = () =>
  section(
    { bg: butter, theme: soft, width: wide, gap: [48, 36] },
    text('“My tea is exactly the same tea. It just seems to have better manners now.”', { role: 'quote' }),
    row({ gap: [40, 28], valign: 'top' }, ...[['“The jug has been full of tulips since March. I bought it for water.”', 'Helena, Ghent'], ['“One bowl broke in the move. They mended it with gold and a note.”', 'Piotr, Leeds'], ['“I came for a mug and left with opinions about glaze.”', 'Anjali, Lyon']].map(([words, by]) => col(33.33, { gap: [12, 10] }, rule(), text(words), small(by, { color: '#7A3317' })))),
  );
const call = () =>
  section(
    { bg: cream, width: wide, pad: [40, 22] },
    row(
      { gap: [24, 20], valign: 'stretch' },
      col(58, { bg: moss, pad: [80, 34], gap: [20, 16], radius: 40, valign: 'center', theme: onMoss }, heading(2, 'The next kiln opens on the twelfth.', { size: [56, 38] }), lead('One letter, the evening before, with pictures and prices. Nothing else, ever.'), buttons(button('Put me on the list', { url: 'mailto:kiln@loam.example' }))),
      col(42, {}, image('loam-gourd', 'A yellow vase in the shape of a gourd with three flowers', { radius: 40 })),
    ),
  );
const potters = () =>
  section(
    { bg: cream, width: wide, gap: [48, 36] },
    stack({ narrow: 700, gap: [14, 12] }, eyebrow('Who makes it'), heading(2, 'Three potters, one radio.')),
    grid(3, { gap: [28, 36] }, ...[['loam-iris', 'Iris Novak', 'Throws', 'Can make eleven mugs an hour and prefers nine.'], ['loam-mateo', 'Mateo Ruiz', 'Fires', 'Sleeps beside the kiln when the wind turns.'], ['loam-june', 'June Abbott', 'Glazes', 'Keeps the recipes in her head and one tin box.']].map(([src, name, role, words]) => stack({ gap: [18, 14] }, image(src, `Portrait of ${name}`), stack({ gap: [4, 4] }, heading(3, name), small(role, { color: theme.accentText }), text(words))))),
  );
const figures = () =>
  section({ bg: cream, width: wide, pad: [40, 32] }, grid(4, { gap: [24, 20] }, ...[['41', 'kilns since we began', lilac], ['62', 'pieces in each', butter], ['1,260°', 'in the second fire', peach], ['1 in 10', 'goes to the seconds corner', sage]].map(([n, words, bg]) => card({ bg, pad: [34, 26], gap: [6, 4], theme: soft }, text(n, { role: 'figure', size: [50, 42] }), text(words)))));
const questions = () =>
  section(
    { bg: cream, width: wide },
    row({ valign: 'top' }, col(38, { gap: [14, 12] }, heading(2, 'Before you unpack.'), text(`More? ${link('hands@loam.example', 'mailto:hands@loam.example')}`)), col(62, {}, faq([['When will it arrive?', 'We post on Tuesdays and Fridays. Inside the country it takes two days, elsewhere about a week.'], ['Is it safe for food?', 'Every glaze is tested for lead and cadmium. The papers are in the parcel.'], ['Can I order six that match?', 'Six that belong together, yes. Six that match, try a factory; some are very good.'], ['Do you teach?', 'On Saturdays, eight wheels, no experience needed. Bring short nails.']]))),
  );
const footer = () =>
  section(
    { tag: 'footer', bg: moss, theme: onMoss, width: wide, pad: [80, 56], gap: [44, 32] },
    row({ valign: 'top', gap: [40, 32] }, col(46, { gap: [14, 12] }, text('loam', { role: 'figure', size: [72, 56], line: 1 }), text('Pots for the everyday feast, from an old bus garage.')), ...[['Shop', ['This kiln', 'Seconds corner', 'Vouchers']], ['Studio', ['Potters', 'Saturday class', 'Journal']], ['Help', ['Post and returns', 'Mending', 'hands@loam.example']]].map(([name, labels]) => col(18, { gap: [10, 10] }, eyebrow(name), ...labels.map((label) => small(link(label)))))),
    rule(),
    bar({}, small('Fired with wind and a little sun.'), small(`${link('Imprint')} · ${link('Privacy')} · ${link('Terms')}`)),
  );
const title = (label, line, words, bg) => section({ bg: cream, width: wide, pad: [40, 22] }, card({ bg, pad: [96, 40], gap: [20, 16], radius: 40, theme: soft }, stack({ narrow: 820, gap: [20, 16] }, eyebrow(label), heading(1, line), lead(words))));
const lesson = (src, alt, name, words, points, price, mirrored) => {
  const picture = col(42, {}, image(src, alt));
  const about = col(58, { gap: [18, 14] }, heading(2, name, { size: [40, 31] }), text(words), list(points), text(price, { weight: 600, color: theme.accentText }), buttons(button('Book a place')));
  return row({ gap: [80, 40] }, ...(mirrored ? [about, picture] : [picture, about]));
};
const story = (src, alt, date, name, words) => stack({ gap: [18, 14] }, image(src, alt), stack({ gap: [8, 6] }, small(date, { color: theme.accentText }), heading(3, link(name)), text(words)));

export const loam = makePack({
  slug: 'loam-shop',
  prefix: 'loam',
  name: 'Loam',
  theme,
  categories: ['Shop', 'Home and garden'],
  styles: ['Playful', 'Illustrated'],
  tags: ['shop'],
  listing: {
    title: 'Loam Shop',
    description: 'A small shop for pots, in five pastels and round corners: home with the range, classes, about, contact and journal, with nine blocks. Every pot is drawn, speckles and all.',
    tags: ['small business', 'ceramics'],
    featured: true,
  },
  pages: [
    { key: 'home', title: 'home', kind: 'Home', tags: ['home', 'products', 'hero'], description: 'The front page of a shop: a still life, six things with prices, three promises, how it is made, letters and a list to join.', parts: [hero(), shelf(), promises(), makers(), letters(), call()] },
    {
      key: 'classes',
      title: 'classes',
      kind: 'Services',
      tags: ['services', 'classes', 'faq'],
      description: 'Three offers with a picture, what is included and a price each, and the questions that come before booking.',
      parts: [
        title('Classes and commissions', 'Get your hands dirty. We have towels.', 'Eight wheels, three teachers, one radio. No talent needed; the clay has enough.', butter),
        section({ bg: cream, width: wide, gap: [96, 60] }, lesson('loam-wheel', 'Two hands round a pot on the wheel', 'Saturday wheel', 'Four hours from a lump to two bowls that are recognisably bowls. We fire and glaze them and post them to you.', ['Clay, apron and cake included', 'Eight people, two teachers', 'Two pieces fired and sent'], '€95 a person', false), lesson('loam-bowls', 'Three bowls in a stack', 'Six Tuesdays', 'An evening a week for those who caught it on a Saturday. You will throw, trim, glaze and learn to let go.', ['Six evenings, half past six to nine', 'A shelf of your own', 'As many pots as you can carry'], '€290 for the course', true), lesson('loam-pitcher', 'A green jug with a wide handle', 'Made for you', 'Plates for a restaurant, urns for a garden, a mug for every colleague. Tell us the number and the date.', ['Drawing and sample first', 'From twelve pieces', 'Your mark under the foot'], 'from €18 a piece', false)),
        questions(),
        call(),
      ],
    },
    { key: 'about', title: 'about', kind: 'About', tags: ['about', 'team'], description: 'Three potters and a bus garage: the story, four figures on coloured cards and portraits.', parts: [title('About', 'A bus garage, three wheels, one kiln.', 'The 41 used to end here. When the line closed we kept the number, the big doors and the light.', peach), makers(), potters(), figures(), gallery(), call()] },
    {
      key: 'contact',
      title: 'contact',
      kind: 'Contact',
      tags: ['contact', 'opening hours'],
      description: 'Three coloured cards with mail, telephone and opening days, a form, the way there and the usual questions.',
      parts: [
        title('Contact', 'Come by. Mind the clay.', 'The big doors are open when we are. Ring first if you come from far, and we put the kettle on.', lilac),
        section({ bg: cream, width: wide, pad: [40, 32] }, row({ gap: [24, 20], valign: 'stretch' }, ...[[sage, 'Write', link('hands@loam.example', 'mailto:hands@loam.example'), 'June answers in the morning, before the glaze.'], [butter, 'Ring', link('01632 960 188', 'tel:+441632960188'), 'Ten to four. If nobody answers, our hands are wet.'], [peach, 'Visit', 'Depot Lane 41', 'Thursday to Saturday, ten to five. Seconds corner on the left.']].map(([bg, name, line, words]) => col(33.33, { bg, pad: [44, 30], gap: [12, 10], radius: 32, valign: 'top', theme: soft }, heading(2, name, { role: 'h3', size: [28, 24] }), text(line, { color: ink }), text(words))))),
        section({ bg: cream, width: wide, pad: [40, 22] }, image('loam-shelf', 'Three shelves with twenty-four pots in every glaze')),
        section(
          { bg: cream, width: wide, pad: [40, 22] },
          row(
            { gap: [24, 20], valign: 'stretch' },
            col(42, { bg: lilac, pad: [64, 30], gap: [18, 14], radius: 40, valign: 'top', theme: soft }, heading(2, 'Ask us anything that holds water.'), text('A jug like your grandmother’s, six bowls by Friday, a place on Saturday. June reads every note.'), text('Thursday to Saturday, ten to five', { weight: 600, color: ink }), text(`Depot Lane 41. ${link('Open in maps')}`)),
            col(58, { bg: '#FFF8EE', pad: [64, 30], radius: 40, valign: 'top', theme: soft }, slot('contact', text('Send June a note, or ring. Ten to four is best.'), { ...buttons(button('Write to us', { url: 'mailto:hands@loam.example' }), button('Ring the garage', { ghost: true, url: 'tel:+441632960188' })), tight: true })),
          ),
        ),
        questions(),
        call(),
      ],
    },
    {
      key: 'journal',
      title: 'journal',
      kind: 'Blog',
      tags: ['blog', 'journal'],
      description: 'One story across the page and six more in a grid, each with a picture, a date and two lines.',
      parts: [
        title('Journal', 'Notes from beside the kiln.', 'Glazes that behaved, glazes that did not, and what the wheel said.', sage),
        section({ bg: cream, width: wide, gap: [72, 48] }, row({ gap: [56, 32] }, col(56, {}, image('loam-wheel', 'Two hands round a pot on the wheel')), col(44, { gap: [18, 14] }, bar({ justify: 'flex-start' }, tag('Long read', { bg: lilac, color: '#3A2A55' })), heading(2, link('What your hands know')), text('Iris closed her eyes for a whole morning and threw thirty cups. Twenty-six of them were better.'))), grid(3, { gap: [28, 44] }, story('loam-pitcher', 'A green jug with a wide handle', '9 November', 'A green that took two years', 'Copper, ash and a great deal of waiting. June tells all but one line.'), story('loam-moon', 'A round vase, clay below and cream above', '26 October', 'Why the moon leans', 'On round things, gravity and giving up at the right moment.'), story('loam-bottle', 'A plum-coloured bottle with a branch', '12 October', 'One stem is plenty', 'Five branches from your street that want a bottle to themselves.'), story('loam-mugs', 'A blue mug and a clay-coloured mug', '28 September', 'The handle question', 'Two fingers or three? We asked four hundred of you.'), story('loam-gourd', 'A yellow vase with three flowers', '14 September', 'Joined at the waist', 'How a gourd is thrown in halves and nobody sees where.'), story('loam-bowls', 'Three bowls in a stack', '1 September', 'Soup, a defence', 'And the depth of bowl it deserves.'))),
        call(),
      ],
    },
  ],
  blocks: [
    { key: 'hero', title: 'hero', kind: 'Hero', tags: ['hero', 'pastel'], featured: true, description: 'A lilac panel with a label, a line and two buttons beside a still life with round corners.', parts: [hero()] },
    { key: 'products', title: 'products', kind: 'Products', tags: ['products', 'grid'], description: 'Six things in a grid with a picture, a name, a few words and a price, some with a label.', parts: [shelf()] },
    { key: 'promises', title: 'promises', kind: 'Features', tags: ['features', 'cards', 'pastel'], description: 'Three coloured panels with a short promise each.', parts: [promises()] },
    { key: 'letters', title: 'letters', kind: 'Testimonials', tags: ['testimonials', 'quotes'], description: 'One large quotation over three small ones on butter yellow.', parts: [letters()] },
    { key: 'gallery', title: 'gallery', kind: 'Gallery', tags: ['gallery', 'pictures'], description: 'One wide picture over four small ones under a short heading.', parts: [gallery()], price: 7 },
    { key: 'figures', title: 'figures', kind: 'Stats', tags: ['stats', 'cards', 'pastel'], description: 'Four figures, each on a card of its own colour.', parts: [figures()] },
    { key: 'questions', title: 'questions', kind: 'FAQ', tags: ['faq', 'questions'], description: 'Four questions that open in place beside a heading and an address.', parts: [questions()] },
    { key: 'call', title: 'call', kind: 'Call to action', tags: ['call to action', 'newsletter'], description: 'A moss-green panel with one sentence and one button beside a picture.', parts: [call()], price: 7 },
    { key: 'footer', title: 'footer', kind: 'Footer', tags: ['footer', 'links'], description: 'The name in large letters and three lists of links on moss green.', parts: [footer()] },
  ],
});

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
  row,
  rule,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { big, word } from './grammar.js';
import { bark, henna, onHenna, onWine, powder, rose, theme, wine } from './look.js';

export const hero = () =>
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

type PriceList = [name: string, rows: [name: string, price: string, words: string][]];
export const prices: Record<'cuts' | 'colour' | 'rest', PriceList> = {
  cuts: [
    'Cuts',
    table<[name: string, price: string, words: string]>(`
      Cut and finish | £48 | Washed twice, cut dry where it matters.
      Short cut | £38 | Clippers, scissors, neck.
      Fringe | £9 | Walk in. Ten minutes, no appointment.
      Children | £22 | On a pile of magazines.
    `),
  ],
  colour: [
    'Colour',
    table<[name: string, price: string, words: string]>(`
      Roots | £62 | Every six weeks, if you mind.
      Balayage | £120 | Painted by hand. Grows out politely.
      Full colour | £95 | From the card, or from a photograph.
      Back to grey | £140 | Four visits. We keep you company.
    `),
  ],
  rest: [
    'The rest',
    table<[name: string, price: string, words: string]>(`
      Blow-dry | £30 | For the evening, or for a Tuesday.
      Hair up | £55 | It will hold until the last dance.
      Beard | £18 | Hot towel, one opinion.
      A look in the mirror | £0 | Twenty minutes of advice.
    `),
  ],
};
export const priceList = ([name, rows]: PriceList) =>
  row(
    { valign: 'top', gap: [64, 20] },
    col(34, {}, heading(2, name, { size: [88, 58], line: 0.95, color: henna })),
    col(66, { gap: [14, 12] }, rule({ color: bark }), pairs(rows, big)),
  );

export const services = () =>
  section({ bg: powder, pad: [128, 72], gap: [72, 48] }, priceList(prices.cuts), priceList(prices.colour));

/** Upkeep by colour, a section that only this pack has. */
const upkeep = table<[name: string, weeks: string, cost: string]>(`
  Ash | 5 weeks | £560
  Pearl | 4 weeks | £690
  Sand | 8 weeks | £390
  Honey | 10 weeks | £340
  Caramel | 12 weeks | £280
  Chestnut | 8 weeks | £360
  Cocoa | 8 weeks | £340
  Espresso | 6 weeks | £410
  Cherry | 5 weeks | £520
  Rust | 6 weeks | £480
  Copper | 5 weeks | £540
  Apricot | 4 weeks | £650
`);
export const colourCard = () =>
  section(
    { bg: rose, pad: [128, 72], gap: [48, 36] },
    row(
      { valign: 'bottom' },
      col(54, { gap: [14, 12] }, eyebrow('Colour card'), heading(2, 'Twelve colours, and what they ask of you.')),
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
      ...upkeep.map(([name, weeks, cost]) =>
        stack(
          { gap: [10, 8] },
          image(`vire-colour-${name.toLowerCase()}`, `A swatch of hair in ${name.toLowerCase()}`, { radius: 0 }),
          stack(
            { gap: [0, 0] },
            text(name, { face: theme.display, size: [26, 24], color: wine, line: 1.2 }),
            small(`${weeks}, ${cost} a year`),
          ),
        ),
      ),
    ),
  );

export const hands = table<[src: string, name: string, role: string, words: string, alt: string]>(`
  vire-bun | Inès Okoro | Colour | Mixes by eye, then weighs it to be polite. | A dark bun, seen from behind
  vire-crop | Tam Reilly | Short hair, beards | Cuts in silence. Talks while drying. | A short ash-blond crop, seen from behind
  vire-braid | Lene Voss | Long hair, weddings | Has never lost a pin in a church. | A honey-coloured braid, seen from behind
`);
export const stylists = () =>
  section(
    { bg: powder, pad: [128, 72], gap: [48, 36] },
    row(
      { valign: 'bottom' },
      col(60, { gap: [14, 12] }, eyebrow('Stylists'), heading(2, 'Three pairs of hands, seen from their best side.')),
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

export const voice = () =>
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

export const times = table<[days: string, times: string]>(`
  Tuesday to Thursday | 10 to 7
  Friday | 10 to 8
  Saturday | 9 to 4
`);
export const call = () =>
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

export const rules = () =>
  section(
    { bg: powder, pad: [120, 72] },
    row(
      { valign: 'top', gap: [64, 32] },
      col(38, { gap: [14, 12] }, eyebrow('House rules'), heading(2, 'Six small rules.')),
      col(
        62,
        {},
        faq(
          table<[question: string, answer: string]>(`
          You’re late | Ring us. Up to ten minutes we cut faster. After that we cut less.
          You can’t come | A day before costs nothing. On the same day we ask for half, because the chair stays empty.
          You don’t like it | Come back within ten days. We change it for nothing and nobody sulks.
          You bring a child | Wonderful. There are pencils and a drawer that may be emptied.
          You bring a photograph | Bring two: one that you want, and one of your hair on a bad day.
          You’d rather not talk | Say “quiet chair” when you book. We’ll only ask about the water.
        `),
        ),
      ),
    ),
  );

/** Builds the bands that only one page shows: the gym rules, the story, the quarterly test and the free class. */
import { button, buttons, card, col, eyebrow, grid, heading, link, list, row, small, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows } from '../parts.js';
import { table } from '../table.js';
import { type Band, band, business, headline, phoneLink } from './grammar.js';
import { black, lime, panel, theme } from './look.js';

const rules = table<[name: string, words: string]>(`
  Chalk stays in the bucket   | Hands in, clap over the bucket, lift. The broom is there for everybody else.
  Phones sleep in the locker  | Nobody films. If you need a video of your squat, a coach takes it on your phone.
  Put it back heavier         | Or lighter, but put it back. Forty kilos on the floor find a toe.
  Say hello to the new one    | You were it once. Remember where you stood.
`);
export const floorRules: Band = band(
  'panel',
  headline(
    'The floor',
    'Four rules, painted on the wall.',
    'They are older than the paint. Nobody has been thrown out so far, but the broom has been handed over.',
  ),
  grid(
    2,
    { gap: [20, 18], min: '24rem' },
    ...rules.map(([name, words]) =>
      card(
        { bg: black, line: lime, lineWidth: 2, pad: [28, 22], padX: [28, 22], radius: 0, gap: [8, 8] },
        heading(3, name),
        text(words),
      ),
    ),
  ),
);

export const story: Band = band(
  'bone',
  row(
    { valign: 'top', gap: [64, 30] },
    col(46, { gap: [14, 12] }, eyebrow('Where it came from'), heading(2, 'A tannery, nine tyres, one rope.', { line: 1.04 })),
    col(
      54,
      { gap: [16, 14] },
      text(
        'Juno Adeyemi rented a leaking tannery in 2014 because it was the only ceiling in Millbrook that was high enough for a rope. The first class had four people and a dog.',
      ),
      text(
        'The roof is tight now. There are six hundred members, four coaches beside her, and still one rope. The dog’s name is on the wall.',
      ),
      small(`${business.owner}, who opens up at half past five`),
    ),
  ),
);

export const kept: Band = band(
  'black',
  row(
    { valign: 'top', gap: [64, 30] },
    col(40, { gap: [14, 12] }, eyebrow('How we count'), heading(2, 'A stopwatch and a pencil.', { line: 1.04 })),
    col(
      60,
      {},
      stack(
        { gap: [18, 14] },
        text('Every three months you may test four things. You don’t have to, and you never see anybody else’s numbers.'),
        list([
          'A lift that you choose, once, well',
          'Five hundred metres on the rower',
          'How long you hang from the bar',
          'How you slept, in a word',
        ]),
        buttons(button('Book a free class')),
      ),
    ),
  ),
);

export const trial: Band = band(
  'black',
  row(
    { valign: 'top', gap: [64, 36] },
    col(
      58,
      { bg: panel, pad: [44, 26], padX: [44, 22], radius: 0, gap: [18, 16], theme },
      heading(2, 'Your free class', { size: [52, 38] }),
      text('Say which day suits you. We hold a place and send you the name of your coach.'),
      formSlot({
        email: business.email,
        phone: dialled(business.phone),
        words: 'Write which class you want and when. We answer before the next one begins.',
        ring: 'Ring the desk',
      }),
    ),
    col(
      42,
      { gap: [16, 14] },
      eyebrow('The desk is open'),
      hourRows([
        ['Monday to Friday', '05:30–21:00'],
        ['Saturday', '08:00–15:00'],
        ['Sunday', '09:00–14:00'],
      ]),
      heading(3, 'How to get here'),
      text(
        'Through the arch at the end of Tannery Yard, then follow the noise. Bikes hang on the left. The 14 bus stops at the bridge.',
      ),
      text(link('Open in maps'), { needs: ['address'], color: lime }),
      small(`${link(business.phone, phoneLink)} · ${link(business.email, `mailto:${business.email}`)}`, {
        needs: ['phone', 'email'],
      }),
      social(),
    ),
  ),
);

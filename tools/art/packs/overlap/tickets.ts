/** Builds the sections about tickets: three badges, prices for groups, and answers. */
import { pick } from '../../drawings/ink.js';
import {
  bar,
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
  list,
  type Node,
  row,
  small,
  tag,
  text,
} from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { band, figure, headline } from './grammar.js';
import { citron, ink, onInk, onViolet, onWhite, theme, violet, white } from './look.js';

type Ticket = [src: string, alt: string, name: string, price: string, words: string, a: string, b: string, c: string];
const tickets = table<Ticket>(`
  badge-day  | A badge with one disc                    | One day    | £95  | For people who can decide quickly.  | Any one day, all three halls      | Lunch, coffee, the exact soup | Change the day until 1 May
  badge-all  | A badge with three crossing discs     | Three days | £240 | For people who can’t.               | Thursday to Saturday              | Dinner on the quay            | A seat until 10:00, a doorway after
  badge-team | A badge with six discs around one centre | The table  | £980 | Five people, one argument already in progress. | Five tickets for three days | A table at dinner with your name on it | One of you may come for nothing but the cake
`);
/** Shows three tickets as badges. */
export const ticketCards = (level = 2): Node =>
  band(
    level === 2 ? 'citron' : 'white',
    {},
    ...(level === 2
      ? [
          headline(
            'Tickets',
            'Lunch is in the price. Tax too.',
            'Prices go up on 1 April. That is not a joke, we checked the date twice.',
          ),
        ]
      : []),
    grid(
      3,
      { gap: [24, 22], min: '20rem' },
      ...tickets.map(([src, alt, name, price, words, ...what], i) => {
        const look = i === 1 ? onViolet : i === 2 ? onInk : level === 2 ? onWhite : theme;
        return card(
          { bg: pick([level === 2 ? white : citron, violet, ink], i), theme: look, radius: 0, pad: [0, 0], gap: [0, 0] },
          image(`overlap-${src}`, alt, { radius: 0 }),
          card(
            { radius: 0, pad: [30, 24], gap: [14, 12] },
            heading(level === 2 ? 3 : 2, name, { role: 'h3' }),
            figure(price, { color: look.accentText, size: [68, 52] }),
            text(words),
            list(what),
            buttons(button(pick(['Take one day', 'Take all three', 'Take the table'], i))),
          ),
        );
      }),
    ),
    small('Students, carers and people between jobs pay half. We don’t ask for proof, and so far nobody has become rich.'),
  );

/** Lists prices for groups and extras. */
export const groups = (): Node =>
  band(
    'citron',
    {},
    row(
      { valign: 'top', gap: [64, 28] },
      col(
        38,
        { gap: [16, 14] },
        eyebrow('Groups and extras', { weight: 700 }),
        heading(2, 'The small print, large.', { line: 1.08 }),
        text('All prices with tax. One invoice, one line, no “service fee”: we have never found out what the service was.'),
        bar({ justify: 'flex-start' }, tag('Prices until 31 March', { bg: ink, color: white, radius: 999, weight: 700 })),
      ),
      col(
        62,
        { bg: white, theme: onWhite, radius: 0, pad: [40, 26] },
        pairs(
          table<[name: string, value: string, words: string]>(`
            From 10 people       | £205 | each, for three days. Send us names in June, not in March.
            Students and carers  | £120 | for three days, £48 for one. Without proof.
            Schools              | £0   | Friday, up to 30 pupils. One teacher for every ten, or one ferry captain.
            Dinner on the quay   | £32  | for guests of guests. Included in three days.
            The argument, printed | £9  | 96 pages, comes in September. Includes the page that Hugo disputes.
          `),
          { ink, value: violet, valueWeight: 700, size: [20, 18] },
        ),
      ),
    ),
  );
/** Answers questions about tickets. */
export const questions = (): Node =>
  band(
    'dawn',
    {},
    row(
      { valign: 'top', gap: [64, 28] },
      col(
        36,
        { gap: [16, 14] },
        heading(2, 'Asked at the desk.', { line: 1.08 }),
        lead('Before 9:00, by people who had found it.'),
      ),
      col(
        64,
        {},
        faq(
          table<[question: string, answer: string]>(`
            Can I give my ticket to somebody else? | Yes, until the evening before. Write us the name. The badge is printed at 7:10 in the morning and knows no mercy.
            Are the talks filmed?                  | The talks are, the breaks aren’t. Films come out in July, so that you have a reason to be here in June.
            Is there a dress code?                 | Shoes. The floor of Holder 2 is iron.
            May I bring a baby?                    | Please. There is a quiet room with a real armchair, and the last row of each hall rocks a little.
            What if I can’t come after all?        | Until 1 May you get everything back. After that, somebody on the waiting list gets very happy and you get 70 %.
            Do you have captions and signing?      | Captions in every hall, BSL in Holder 1. If you need it elsewhere, ring by 20 May and the interpreter moves.
          `),
        ),
      ),
    ),
  );

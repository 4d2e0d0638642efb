/** Builds the sections of the call for talks: steps, form and dates. */
import { pick } from '../../drawings/ink.js';
import { card, col, grid, heading, lead, list, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot } from '../parts.js';
import { table } from '../table.js';
import { band, business, figure, headline } from './grammar.js';
import { citron, ink, lilac, mint, onWhite, peach, theme, violet, white } from './look.js';

/** Counts the days from the call to the event. */
export const deadlines = (): Node =>
  band(
    'citron',
    {},
    headline('Dates', 'Four days to remember.', 'All of them end at 23:59 in Tidewick, which is later than it sounds.'),
    stack(
      { gap: [22, 20] },
      rule({ color: ink }),
      ...table<[day: string, month: string, name: string, words: string]>(`
        2   | November | The call opens     | You have a title. You will change it four times.
        31  | January  | The call closes    | About 200 proposals arrive today. Yours could be read first, in December.
        1   | March    | You get an answer  | Everybody does, with a reason. The reason is by a person.
        10  | June     | You are on at 10:15 | Or at 14:00, after the soup. Nobody has ever regretted 10:15.
      `).flatMap(([day, month, name, words], i) => [
        row(
          { valign: 'center', gap: [32, 6] },
          col(26, { gap: [0, 0] }, figure(day, { color: pick([ink, ink, ink, violet], i) }), text(month, { weight: 700 })),
          col(34, {}, heading(3, name, { line: 1.2 })),
          col(40, {}, text(words)),
        ),
        rule({ color: ink }),
      ]),
    ),
  );
const steps = table<[name: string, words: string]>(`
  Send 150 words    | What you know, who should hear it, and what you are unsure of. The third part decides.
  We read it blind  | We read with two guests and without names. Good friends have been rejected at dinner.
  You get a partner | Each talk meets two from other tracks. You ring each other once, before it gets polite.
  You rehearse once | In May, on the real stage, for Otto. If Otto stays awake, you are ready.
`);
/** Shows the way from a proposal to the stage. */
export const howWeChoose = (): Node =>
  band(
    'white',
    {},
    headline(
      'How it goes',
      'From 150 words to a stage.',
      'We pay £300, the train and the bed. Firms with money pay for those without.',
    ),
    grid(
      4,
      { gap: [28, 28], min: '15rem' },
      ...steps.map(([name, words], i) =>
        card(
          {
            bg: pick([peach, lilac, mint, citron], i),
            theme: { ...theme },
            radius: 0,
            pad: [28, 24],
            gap: [12, 10],
          },
          figure(String(i + 1), { color: ink, size: [60, 50] }),
          heading(3, name, { size: [21, 20] }),
          text(words),
        ),
      ),
    ),
  );
/** Shows the form for a proposal beside what a good one has. */
export const proposal = (): Node =>
  band(
    'violet',
    {},
    row(
      { valign: 'top', gap: [48, 28] },
      col(
        38,
        { gap: [18, 16] },
        heading(2, 'Say it in 150 words.', { line: 1.08 }),
        lead('We look for three things.'),
        list(['You did it, or you broke it', 'Somebody in another trade needs it', 'It can be wrong, and you know how'], {
          color: white,
        }),
        small('We don’t look for: firms, funnels, the word “journey”.'),
      ),
      col(
        62,
        { bg: white, theme: onWhite, radius: 0, pad: [44, 24], gap: [22, 18] },
        heading(3, 'Your proposal'),
        formSlot({
          form: 'talk',
          email: business.email,
          phone: dialled(business.phone),
          words:
            'Send 150 words, a title and the track that you don’t belong to. You get a line within a day, and an answer on 1 March.',
        }),
      ),
    ),
  );

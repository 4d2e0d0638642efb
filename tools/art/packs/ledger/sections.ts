import {
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
  link,
  row,
  rule,
  section,
  stack,
  text,
} from '../../nodes.js';
import { table } from '../table.js';
import { ask, border, opening, paragraph } from './grammar.js';
import { dark, ink, red, sheet, theme } from './look.js';

export const hero = () => [
  border(),
  opening(
    '§ 1',
    'Plain words',
    image('ledger-seal', 'An engraved seal of fine green, red and gold lines around an oak leaf', { radius: 0 }),
    heading(1, 'Counsel you can read.', { role: 'display' }),
    lead('Wills, leases, work and small companies. The first letter is a page long, and it names the price.'),
    ask(),
  ),
];

export const areas = table<[number: string, src: string, alt: string, name: string, words: string]>(`
  2.1 | wills | A small green seal with a quill | Wills and estates | From £240, signed within ten days.
  2.2 | lease | A small red seal with a key | Home and lease | Buying, letting, leaving in peace.
  2.3 | work | A small green seal with an anvil | Work | Contracts, notice, fair endings.
  2.4 | company | A small red seal with scales | Small companies | Founders, partners, first hires.
`);
export const areaCell = ([number, src, alt, name, words]: (typeof areas)[number]) =>
  card(
    { pad: [4, 4], padX: [24, 18], side: { color: theme.line, width: 1 }, gap: [14, 12] },
    image(`ledger-${src}`, alt, { width: 112, radius: 0 }),
    text(number, { color: red, face: theme.display, size: [20, 19] }),
    heading(3, name, { role: 'h3' }),
    text(words),
  );
export const areaTable = (level = 2) =>
  paragraph(
    '§ 2',
    'What we do',
    {},
    stack({ gap: [28, 24] }, rule({ color: ink }), heading(level, 'Four areas, one table to sit at.')),
    grid(4, { gap: [0, 28], min: '11rem' }, ...areas.map(areaCell)),
  );

/** Services by price, work and result, a section that only this pack has. */
export const services = table<[name: string, price: string, work: string, result: string]>(`
  A simple will | £240 | An hour of questions, a draft in plain words, two witnesses and tea. | A signed will, a copy in our safe and a card that says where it is.
  Two wills that match | £390 | The same hour with both of you, and ten minutes with each alone. | Two wills that agree, and a list of what they leave open.
  A power of attorney | £180 | We fill the form, explain each box and register it. | A stamped copy that banks accept, and a page for the drawer.
  Reading a lease | £150 | Every page within three days. We mark what is odd and what is only long. | Nine sentences: what you promise, what they promise, what to ask.
  Buying a home | £1,150 | Searches, contract, completion. One person, one telephone. | The keys, the deeds and a letter that you can find again.
  A job contract | £220 | We read it tonight and ring you before you sign it. | Three changes to ask for, in words that keep the job.
  Leaving a job | £480 | We check the offer, write the reply and sit beside you once. | A settlement that you understand, and a fair reference.
  A company for two | £640 | Articles, shares and the talk about what happens if one of you leaves. | A registered company and a page called “If we fall out”.
`);
export const feeRow = ([name, price, work, result]: (typeof services)[number], number: string) => [
  row(
    { valign: 'top', gap: [32, 14] },
    col(28, { gap: [4, 2] }, text(number, { color: red, face: theme.display, size: [20, 19] }), heading(3, name, { role: 'h4' })),
    col(16, { gap: [2, 2] }, eyebrow('You pay'), text(price, { face: theme.display, size: [30, 28], color: ink, line: 1.1 })),
    col(28, { gap: [2, 2] }, eyebrow('We do'), text(work)),
    col(28, { gap: [2, 2] }, eyebrow('You get'), text(result)),
  ),
  rule(),
];
export const fees = (number: string, count: number, from = 0) =>
  stack(
    { gap: [26, 22] },
    rule({ color: ink }),
    ...services.slice(from, from + count).flatMap((service, i) => feeRow(service, `${number}.${from + i + 1}`)),
  );
export const feeTeaser = () =>
  paragraph(
    '§ 3',
    'Fixed fees',
    { bg: sheet },
    stack(
      { narrow: 760, gap: [16, 14] },
      heading(2, 'You pay, we do, you get.'),
      lead('Eight services have a price that doesn’t move. If the work grows, we ring you before it does.'),
    ),
    fees('3', 3),
    buttons(button('See our fixed fees', { ghost: true })),
  );

export const team = table<[src: string, name: string, role: string, words: string]>(`
  ledger-harriet | Harriet Coyle | Wills, families | Has read four thousand wills and written the short ones.
  ledger-samuel | Samuel Adeyemi | Homes, leases | Walks past every house before he reads a word about it.
  ledger-odile | Odile Marsh | Work, companies | Asks what happens if you fall out. Then you usually don’t.
`);
export const people = (number = '§ 4', level = 2) =>
  paragraph(
    number,
    'People',
    {},
    heading(level, 'Three lawyers, no waiting room.'),
    grid(
      3,
      { gap: [40, 36], min: '14rem' },
      ...team.map(([src, name, role, words]) =>
        stack(
          { gap: [18, 14] },
          image(src, `Engraved medallion of ${name}`, { radius: 0 }),
          stack({ gap: [4, 4] }, heading(level + 1, name, { role: 'h3' }), text(role, { color: red }), text(words)),
        ),
      ),
    ),
  );

export const notes = () =>
  paragraph(
    '§ 5',
    'Notes',
    { bg: sheet },
    heading(2, 'Read before you sign.'),
    stack(
      { gap: [24, 20] },
      rule({ color: ink }),
      ...table<[name: string, words: string]>(`
        What a will really costs | The price of writing one, of changing one, and of not having one.
        Your lease, in nine sentences | Eighty pages say nine things. Here they are.
        Signing for a friend | A guarantee is a loan that somebody else spends.
      `).flatMap(([name, words]) => [
        row(
          { valign: 'top', gap: [32, 8] },
          col(46, {}, text(link(name), { face: theme.display, size: [28, 25], color: ink, line: 1.2 })),
          col(54, {}, text(words)),
        ),
        rule(),
      ]),
    ),
  );

export const call = () =>
  section(
    { bg: ink, theme: dark, pad: [104, 68], width: 1120 },
    row(
      { valign: 'bottom' },
      col(
        62,
        { gap: [18, 16] },
        heading(2, 'Bring the letter that you don’t understand.', { size: [56, 38] }),
        lead('The first half hour costs nothing. You leave with a page that says what to do, or that nothing needs doing.'),
      ),
      col(38, {}, buttons(button('Ask a lawyer'), button('See our fixed fees', { ghost: true }))),
    ),
  );

export const questions = (number: string, level = 2) =>
  paragraph(
    number,
    'Questions',
    { bg: sheet },
    heading(level, level === 1 ? 'Asked every week, answered once.' : 'Asked every week.'),
    faq(
      table<[question: string, answer: string]>(`
      What does the first talk cost? | Nothing for half an hour. If that is enough, we shake hands and you keep the page of notes.
      Will I have to go to court? | Probably not. Nine in ten of our letters end with another letter.
      Can you read a contract tonight? | Send it before five and we ring you before nine. It costs £60 more, and we say so first.
      Who will work on my case? | The person you talked to. Somebody else reads it before it goes out, because two people find more.
      What if the price turns out to be wrong? | A fixed fee is fixed. If the work changes, you get a new price first and may say no.
      Do you visit people at home? | Yes, for wills and signatures, within ten miles. We drink tea and like dogs.
    `),
    ),
  );

/** Builds the sections about the paper: its authors, rates, index, history and desk. */
import { bar, card, eyebrow, faq, grid, heading, image, link, type Node, rule, small, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { briefs, business, columns, double, note, phoneLink, sheet, story, title } from './grammar.js';
import { ink, newsprint, red, slate, theme, white } from './look.js';

export const index = (): Node =>
  sheet(
    { bg: white, width: 960 },
    title('Index', 'Where things were.'),
    pairs(
      table<[name: string, pages: string]>(`
        Boredom, in defence of        | 144, 150, 154
        Hats, unattended              | 154
        Lighthouses, letters to       | 98, 131, 149
        Owls                          | passim
        Semicolons; quarrels about    | 12 to 140
        Umbrellas, lost and returned  | 77, 153
      `),
      { face: theme.display, size: [25, 21], weight: 400, ink, value: red },
    ),
  );

/** Returns the stories of one section of the paper. */
export const slowStories = (): Node =>
  sheet(
    {},
    columns(
      [50, 50],
      story(
        [
          'snail',
          'A woodcut of a snail with a red shell',
          'Nature',
          'Eleven metres a night',
          'A summer with a torch and a tape measure, in a garden that turned out to be large. The snails were on time.',
          'Words by Piers Onwudiwe, 4,800 of them',
        ],
        2,
      ),
      story(
        [
          'boat',
          'A woodcut of a small boat with a red sail on large waves',
          'Travel',
          'To Norway, by way of everything',
          'The ferry takes nineteen hours. Our correspondent took the other boat and was back for the spring issue.',
          'Words by Solveig Marsh',
        ],
        2,
      ),
    ),
    briefs(
      3,
      table<[words: string, title: string, lead: string]>(`
        Crafts  | Eighty coats of lacquer      | He is at forty-one. Come back in June.
        Letters | A reply, after nine years    | It begins “as I was saying”.
        Trees   | How to plant a church door   | Oak, a field, and four hundred years.
      `).map(([words, line, more]) => [eyebrow(words), heading(3, line, { role: 'h4', line: 1.14 }), small(more)]),
    ),
  );

/** Lists the authors, without portraits. */
export const authors = (): Node =>
  sheet(
    {},
    title('Bylines', 'They are paid, and thanked.'),
    grid(
      2,
      { gap: [56, 30], min: '26rem' },
      ...table<[name: string, what: string, words: string]>(`
        Ines Calloway      | Long reads          | Writes standing. Has been to every waiting room in the county.
        Rufus Achterberg   | Portraits           | Asks one question and then says nothing for an hour.
        Theodora Blunt     | Opinion             | Against. She is reachable by letter and will reply.
        Piers Onwudiwe     | Nature              | Owns four torches. Is afraid of geese.
        Solveig Marsh      | Travel              | Late, and worth it. Her expenses are a genre.
        Edmund Vey         | Woodcuts            | Cuts everything you see here. He has run out of red twice.
      `).map(([name, what, words]) =>
        stack(
          { gap: [8, 6] },
          rule({ color: ink }),
          bar({ valign: 'bottom', gap: 12 }, heading(3, name, { line: 1.1 }), small(what, { color: red, italic: true })),
          text(words),
        ),
      ),
    ),
  );
/** Lists the fees for each kind of text. */
export const services = (): Node =>
  sheet(
    { bg: white },
    columns(
      [46, 54],
      [
        image('marginalia-nib', 'A woodcut of a nib with a red drop', { radius: 0 }),
        note('1', 'The editor’s pencil is red as well. It is nothing personal.'),
      ],
      [
        heading(2, 'What we pay, what we do', { line: 1.02 }),
        pairs(
          table<[name: string, price: string, words: string]>(`
            A long read          | £1,400 | Up to 7,000 words. Half when we say yes, half when it is printed.
            A portrait           | £650   | 2,500 words about somebody who isn’t selling anything.
            A brief              | £90    | 200 words. They are the hardest.
            A note in the margin | £25    | One sentence, if it is the right one.
            A translation        | £0.22  | A word, and your name on the cover.
          `),
          { face: theme.display, size: [24, 21], weight: 400, ink, value: red },
        ),
      ],
    ),
  );

/** Lists the subscriptions in ruled boxes. */
export const rates = (): Node =>
  sheet(
    {},
    title('Rates', 'Choose a habit.'),
    grid(
      3,
      { gap: [0, 20], min: '21rem' },
      ...table<[name: string, price: string, words: string, a: string]>(`
        On paper   | £32 | Four issues a year, by post.                           | Arrives on a Tuesday, usually.
        On screen  | £18 | The same words, with the notes beside them.            | No trackers, no pop-ups, one owl.
        For two    | £52 | Two copies to two doors, for friends who argue.       | You may each write in the margin.
      `).map(([name, price, words, more], i) =>
        card(
          { bg: i === 0 ? white : newsprint, line: '#121212CC', lineWidth: 1, radius: 0, pad: [36, 28], gap: [14, 12] },
          eyebrow(i === 0 ? 'Most readers' : 'A year'),
          heading(3, name),
          text(price, { role: 'figure', color: red, line: 1 }),
          text(words),
          rule(),
          small(more, { color: slate }),
        ),
      ),
    ),
    small('Abroad costs eight pounds more. Students, prisons and lighthouses pay half.'),
  );
export const questions = (): Node =>
  sheet(
    { width: 900 },
    title('Small print', 'Asked by telephone.'),
    faq(
      table<[question: string, answer: string]>(`
        When does it come?             | In the first week of March, June, September and December. The December one is thicker.
        May I write in it?             | That is what the margins are for. Send us the good ones.
        Can I stop?                    | Any time, in one line. We send the rest of the money back and are sad for a day.
        Is there advertising?          | One page, at the back, for things we use: pencils, soup, a chimney sweep.
        I have moved.                  | Tell us before the printer does. After that it is up to your old neighbours.
      `),
    ),
  );

export const about = (): Node =>
  sheet(
    {},
    columns(
      [40, 36, 24],
      [
        image('marginalia-books', 'A woodcut of an open book on a pile of others, with a red ribbon', { radius: 0 }),
        small('The library of the house. Everything else is lent out.', { italic: true }),
      ],
      [
        text(
          'It began as a parish newsletter with too many footnotes. The vicar stopped it after four issues, and the footnotes went on without him.',
        ),
        text(
          'We print long articles by people who have been there, and beside them short notes by people who have not but would like to say something.',
        ),
        text('Everything is read aloud before it is printed. If the stationer below knocks on the ceiling, it was too long.'),
        small(`${business.owner}, editor`),
      ],
      [note('1', 'He takes the paper now. He writes in the margins.'), note('2', 'She knocked twice at this page.')],
    ),
    double(),
    briefs(
      3,
      table<[title: string, words: string]>(`
        Published by    | Marginalia Press, two rooms above the stationer.
        Responsible     | The editor, for everything, including this.
        Printed         | In Netherby, on paper that was a forest and, before that, a newspaper.
      `).map(([line, words]) => [heading(2, line, { role: 'h4' }), small(words)]),
    ),
  );

export const pitch = (): Node =>
  sheet(
    {},
    columns(
      [60, 40],
      [
        heading(2, 'Pitch, complain, correct', { line: 1.02 }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words: 'Write or ring. A pitch has three sentences: what happened, how you know, and why it is you.',
        }),
      ],
      [
        image('marginalia-letter', 'A woodcut of a letter with a red seal', { radius: 0 }),
        heading(2, 'By post', { role: 'h3' }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows(
          [
            ['Tuesday to Thursday', '10:00–16:00'],
            ['Friday', '10:00–12:30'],
          ],
          { ink },
        ),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        note('*', 'We answer everything, in ink, within three weeks.'),
        social(),
      ],
    ),
  );

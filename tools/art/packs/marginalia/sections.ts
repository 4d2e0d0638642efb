/** Builds the sections of an issue: stories, notes, short pieces, letters and covers. */
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
  grid,
  heading,
  image,
  type Node,
  row,
  rule,
  small,
  stack,
  text,
} from '../../nodes.js';
import { table } from '../table.js';
import { briefs, columns, note, sheet, story, title } from './grammar.js';
import { ink, newsprint, onInk, red, theme, thread, white } from './look.js';

type Story = [src: string, alt: string, words: string, title: string, lead: string, by: string];
const [hat, lift, fish] = table<Story>(`
  hat  | A woodcut of a bowler hat with a red band on a chair           | The long read | The chair by the door       | For nineteen years a hat waited in the registry office at Netherby. Nobody asked whose it was, because everybody thought they knew. | Words by Ines Calloway, 6,200 of them
  lift | A woodcut of a lift gate under a dial with a red pointer        | Portrait      | Going up with Mr Osgood     | He has travelled eleven thousand miles without leaving Fenner’s. | Words by Rufus Achterberg
  fish | A woodcut of a red fish in a bowl                              | Opinion       | Against the interesting life | The fish has done one lap. It will do another. Consider the fish. | Words by Theodora Blunt
`) as [Story, Story, Story];

/** Returns the lead story with its notes, beside two shorter ones. */
export const leadStories = (): Node =>
  sheet({}, title('This issue', 'Read these sitting down.'), columns([46, 27, 27], story(hat), story(lift), story(fish)));

/** Returns an article with numbered notes beside its lines. No other pack has this section. */
export const marginNotes = (level = 2): Node =>
  sheet(
    { bg: white, pad: [88, 56] },
    stack(
      { narrow: 900, gap: [14, 12] },
      eyebrow('With notes'),
      heading(level, 'A hat, a chair, and what people assume.', { line: 1 }),
    ),
    ...table<[words: string, number: string, aside: string]>(`
      The hat came in on a Tuesday in March, on the head of a man who wished to register a birth. There were eleven people before him¹. He put it on the chair by the door, as one keeps a place, and went out to move his car.                  | 1 | We have counted again. Twelve, if the dog was waiting too.
      He did not come back. At five o’clock Mrs Pell, who ran the desk, wrote “back soon” on a card and leaned it against the brim. She has since said that she meant herself². The card was still there when she retired.                      | 2 | She has said it to us twice, in different words. We prefer the second.
      By then people had begun to sit on either side of it. Nobody moved it. A hat on a chair is a kind of sentence, and it is rude to interrupt³. In the minutes of 2009 it is listed as furniture.                                            | 3 | The author’s own hat was on our radiator while he wrote this.
    `).map(([words, number, aside]) =>
      row(
        { valign: 'top', gap: [48, 16] },
        col(64, {}, text(words, { size: [21, 19], line: 1.62, color: ink })),
        col(36, { side: { color: thread, width: 2 }, radius: 0, pad: [0, 0], padX: [24, 18] }, note(number, aside)),
      ),
    ),
  );

/** Returns four short pieces, and the five most read. */
export const mostRead = (): Node =>
  sheet(
    {},
    columns(
      [62, 38],
      [
        heading(2, 'In brief', { line: 1.02 }),
        briefs(
          2,
          table<[words: string, title: string, lead: string]>(`
            Weather | The year without a spring       | It was there, says our correspondent, but it was on a Thursday.
            Maps    | A street that moved             | Four metres to the left since 1950. The postman has noticed.
            Food    | Soup, a history of the spoon    | Forks came late, and with a bad name.
            Sounds  | What a closed library sounds like | Pipes, mostly. Then a page.
          `).map(([words, line, more]) => [eyebrow(words), heading(3, line, { role: 'h4', line: 1.14 }), small(more)]),
        ),
      ],
      [
        heading(2, 'Most read', { line: 1.02 }),
        ...table<[number: string, title: string]>(`
          1 | A field guide to waiting
          2 | The last lift operator
          3 | In defence of boredom
          4 | How to leave a party, with maps
          5 | My mother’s handwriting
        `).flatMap(([number, line]) => [
          rule(),
          bar(
            { nowrap: true, gap: 20, justify: 'flex-start', valign: 'top' },
            text(number, { role: 'fact', color: red, italic: true, line: 1.1 }),
            text(line, { face: theme.display, size: [24, 21], color: ink, line: 1.2 }),
          ),
        ]),
      ],
    ),
  );

/** Returns a sentence pulled out of a story, over the full width. */
export const pullQuote = (): Node =>
  sheet(
    { bg: ink, theme: onInk, pad: [96, 56], width: 1080 },
    text('“A hat on a chair is a kind of sentence, and it is rude to interrupt.”', {
      role: 'quote',
      size: [72, 38],
      line: 1.06,
      color: newsprint,
      align: 'center',
    }),
    small('Ines Calloway, in this issue', { align: 'center' }),
  );

/** Returns letters to the editor, answered in the margin. */
export const letters = (): Node =>
  sheet(
    {},
    title('Letters', 'Corrections, with pleasure.'),
    ...table<[words: string, name: string, answer: string]>(`
      Your map of hedgehog routes shows our garden. No hedgehog has come. My wife has put out a chair.                       | Walter Amis, Thornby         | They travel by night, and not on account of chairs.
      On page 41 you call a euphonium “a small tuba”. I have played one for thirty years, and I have calmed down since.       | Beatrix Lund, Harrow Vale    | It is a large trumpet. We are glad that you have calmed down.
      I read the issue from the back, as one should. The ending of the piece on lighthouses is a fine beginning.               | R. Sandoval, at sea          | The author agrees and has asked for it to be turned round.
    `).flatMap(([words, name, answer], i) => [
      ...(i > 0 ? [rule()] : []),
      row(
        { valign: 'top', gap: [48, 16] },
        col(62, { gap: [10, 8] }, text(words, { size: [22, 19], line: 1.5, color: ink }), small(name)),
        col(38, { side: { color: thread, width: 2 }, radius: 0, pad: [0, 0], padX: [24, 18] }, note('*', answer)),
      ),
    ]),
  );

/** Returns four covers. */
export const issues = (): Node =>
  sheet(
    {},
    title('The shelf', 'One hundred and fifty-four, and counting.'),
    grid(
      4,
      { gap: [28, 36], min: '15rem' },
      ...table<[src: string, alt: string, words: string, title: string, more: string]>(`
        candle | A woodcut of a candle with a red flame and a moth    | 154, autumn | The night issue  | Owls, shifts, insomnia, one nocturne.
        brolly | A woodcut of a figure under a red umbrella in the rain | 153, summer | The weather issue | Sold out in the wet week.
        pear   | A woodcut of a pear with a red and black wasp         | 152, spring | The fruit issue  | Contains a recipe. Two readers objected.
        key    | A woodcut of a key with a red tag                     | 151, winter | The lost issue   | Found again behind the radiator.
      `).map(([src, alt, words, line, more]) =>
        stack(
          { gap: [10, 8] },
          image(`marginalia-${src}`, alt, { radius: 0 }),
          eyebrow(words),
          heading(3, line, { role: 'h4' }),
          small(more),
        ),
      ),
    ),
    buttons(button('Ask for an old issue', { ghost: true })),
  );

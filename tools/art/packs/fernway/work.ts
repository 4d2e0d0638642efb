/** Builds the sections about the gardeners' services: calendar, gardens, care plans, nursery, and the steps of one garden. */
import { bar, button, buttons, col, grid, heading, image, type Node, row, rule, small, stack, tag, text } from '../../nodes.js';
import { table } from '../table.js';
import { headline, leafCard, leafCorners, room } from './grammar.js';
import { hedge, ink, moss, onHedge, sheetWhite, soil, sun, theme } from './look.js';

const times = table<[key: string, name: string, when: string, alt: string]>(`
  roses  | Bare-root roses  | November to March  | A red strip from November to March
  ferns  | Ferns and hostas | April to June      | A green strip from April to June
  beans  | Beans and squash | May to July        | An orange strip from May to July
  lawn   | Lawn seed        | September, quickly | A white strip in September
  tulips | Tulips           | October, November  | A violet strip from October to November
  hedges | Hedges           | October to December | A yellow strip from October to December
`);
/** Shows the planting calendar, a section that only this pack has, with each season as a strip of cut paper. */
export const calendar = (level = 2): Node =>
  room(
    { bg: hedge, theme: onHedge, pad: [64, 40], padBottom: [56, 40], gap: [44, 32] },
    headline(
      'Planting calendar',
      'What to plant now.',
      'Most plants die of impatience, and it is never their own. This is when the ground says yes.',
      level,
    ),
    stack(
      { gap: [14, 20] },
      ...times.flatMap(([key, name, when, alt], i) => [
        ...(i > 0 ? [rule()] : []),
        row(
          { valign: 'center', gap: [32, 8] },
          col(26, { gap: [2, 0] }, heading(level + 1, name, { role: 'h4' }), small(when, { color: sun, weight: 600 })),
          col(74, {}, image(`fernway-months-${key}`, alt, { radius: 0 })),
        ),
      ]),
    ),
    small('Each strip runs from January on the left to December on the right. In a late spring, add two weeks.'),
  );

const projects = table<[src: string, alt: string, name: string, facts: string, words: string]>(`
  long   | A paper garden with a winding path to a red-roofed shed | The long thin one | 31 metres, six weeks | Everybody walked straight to the shed. Now the path takes its time, and so do they.
  shade  | Paper ferns between dark trunks                         | The dark one      | 90 square metres, four weeks | “Nothing grows there,” they said. Eleven ferns disagreed.
  roof   | Four planted pots on a wall before paper houses         | The roof          | 14 pots, nine days   | Carried up five floors by people who no longer speak to us.
  meadow | Tall paper grass with poppies and two bees              | The lazy one      | half an acre, one spring | Mown twice a year. The owner calls it a decision.
`);
export const gardens = (count: number, level = 2): Node =>
  room(
    { padBottom: [88, 56] },
    headline('Gardens', 'Four that used to be a problem.', 'Names are kept out of it. The before pictures are, too.', level),
    grid(
      2,
      { gap: [36, 40], min: '22rem' },
      ...projects
        .slice(0, count)
        .map(([src, alt, name, facts, words]) =>
          stack(
            { gap: [20, 16] },
            image(`fernway-${src}`, alt, { radius: leafCorners }),
            stack(
              { gap: [6, 4] },
              heading(level + 1, name, { role: 'h3' }),
              small(facts, { color: soil, weight: 600 }),
              text(words),
            ),
          ),
        ),
    ),
  );

const plans = table<[src: string, alt: string, name: string, price: string, words: string]>(`
  can    | A red paper watering can over a small plant            | A little help | £48 a month  | Two hours, once a month. We do what you keep putting off, and you never have to name it.
  shears | Paper shears above three round hedges                  | Hedge and edge | £96 a month | Every other week. Straight where it should be, loose where it may.
  barrow | A yellow paper wheelbarrow full of leaves and flowers  | The whole lot | £210 a month | Every week, all year. You keep the deckchair and the opinions.
`);
export const care = (level = 2): Node =>
  room(
    { bg: sheetWhite },
    headline('Care plans', 'Three ways to keep it.', 'You can stop any month. The hedge can’t, so think of somebody.', level),
    grid(
      3,
      { gap: [28, 32], min: '18rem' },
      ...plans.map(([src, alt, name, price, words]) =>
        stack(
          { gap: [20, 16] },
          image(`fernway-${src}`, alt, { radius: leafCorners }),
          stack({ gap: [6, 4] }, heading(level + 1, name, { role: 'h3' }), text(price, { role: 'fact', color: soil, line: 1.2 })),
          text(words),
        ),
      ),
    ),
    buttons(button('Plan a garden')),
  );

const plants = table<[src: string, alt: string, name: string, price: string, words: string]>(`
  lavender | Violet paper lavender in a terracotta pot  | Lavender ‘Late Bus’   | £9  | Sun, poor soil, no kindness.
  rosebush | A paper rose bush with four flowers        | Rose ‘Aunt Vera’      | £24 | Smells of tea. Has thorns and opinions.
  hosta    | A broad-leaved paper hosta in a yellow pot | Hosta ‘Snail’s Choice’ | £12 | Half shade. Bring gravel, or share it.
  apple    | A round paper apple tree with red apples    | Apple ‘Short Ladder’  | £38 | Two metres tall, and it means it.
  grass    | Tall paper grass in a red pot              | Grass ‘Bad Hair Day’  | £11 | Wind makes it better. So does neglect.
  treefern | A paper tree fern in a terracotta pot      | Tree fern             | £65 | Older than it looks. Keep its feet wet.
`);
export const nursery = (count: number, level = 2): Node =>
  room(
    {},
    headline('Nursery', 'Ready to leave home.', 'Raised here, outside, without heating. They have seen weather.', level),
    grid(
      3,
      { gap: [28, 36], min: '17rem' },
      ...plants
        .slice(0, count)
        .map(([src, alt, name, price, words]) =>
          stack(
            { gap: [16, 14] },
            image(`fernway-${src}`, alt, { radius: leafCorners }),
            stack(
              { gap: [4, 4] },
              bar(
                { gap: 16, nowrap: true, valign: 'top' },
                heading(level + 1, name, { role: 'h4' }),
                text(price, { face: theme.display, size: [23, 21], weight: 600, color: soil, line: 1.25 }),
              ),
              text(words),
            ),
          ),
        ),
    ),
    ...(count < 6 ? [buttons(button('See the nursery', { ghost: true }))] : []),
  );
/** Shows steps as sheets in a row. */
export const steps = (line: string, rows: [when: string, name: string, words: string][]): Node =>
  room(
    { bg: sheetWhite },
    heading(2, line),
    grid(
      4,
      { gap: [20, 16], min: '15rem' },
      ...rows.map(([when, name, body]) =>
        leafCard(
          moss,
          bar({ justify: 'flex-start' }, tag(when, { bg: hedge, color: sheetWhite, size: [16, 15], weight: 600, radius: 8 })),
          heading(3, name, { role: 'h3' }),
          text(body, { color: ink }),
        ),
      ),
    ),
  );

/** The steps of one garden, week by week. */
export const weeks = table<[when: string, name: string, words: string]>(`
  Week 1 | We look     | Two hours with a notebook, a spade and your oldest photographs.
  Week 2 | The plan    | On paper, to scale. You may draw on it. Everybody does.
  Week 4 | The digging | Loud, brown and quickly over. The robin supervises.
  Week 6 | Planting    | Plants first where we drew them, then where they wanted to be.
`);

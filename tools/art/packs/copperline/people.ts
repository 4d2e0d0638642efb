/** Builds the sections with testimonials, people, questions and the call to action. */
import {
  col,
  eyebrow,
  faq,
  grid,
  heading,
  image,
  lead,
  link,
  list,
  type Node,
  row,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { table } from '../table.js';
import { bigNumber, headline, plate, run } from './grammar.js';
import { onPeach, peach, sky, soot, theme } from './look.js';

const voices = table<[words: string, name: string]>(`
  They rang from the road to say which tap to turn. The carpet is alive.   | Pia, third floor, HV2
  The bill had five lines and I understood all of them.                    | Mr Osei, HV4
  He labelled my fuse box. I had lived with “maybe kitchen” for ten years. | Lotte, HV1
`);
export const reviews = (level = 2): Node =>
  run(
    {},
    headline(
      'Said afterwards',
      'Dry floors, warm words.',
      'We asked for one sentence each, because people were busy mopping.',
      level,
    ),
    grid(
      3,
      { gap: [24, 20] },
      ...voices.map(([words, name]) =>
        plate(
          text(`“${words}”`, { role: 'quote', face: theme.display, line: 1.2, weight: 600, color: '#FFFFFF' }),
          small(name, { color: sky }),
        ),
      ),
    ),
  );

export const call = (): Node =>
  section(
    { bg: peach, theme: onPeach, pad: [88, 60], width: 1200 },
    row(
      { valign: 'center', gap: [64, 28] },
      col(
        56,
        { gap: [14, 12] },
        heading(2, 'Is it still running?', { size: [84, 54], line: 0.95 }),
        lead('Turn it off, put the kettle on, and ring. If you aren’t sure whether it is urgent, it is.'),
      ),
      col(
        44,
        { gap: [18, 16] },
        bigNumber({ bg: soot, color: '#FFFFFF' }),
        text(`Not urgent? ${link('Ask for a repair')} and we come this week.`),
      ),
    ),
  );

const answers = table<[question: string, answer: string]>(`
  Do I pay if you can’t fix it?              | No. You pay for the way, £30, and we tell you who can.
  Who answers at night?                      | One of the four of us, in turn. You can hear the kettle.
  Can I buy the parts myself?                | Yes. Then we guarantee our work for six years, and you guarantee the tap.
  Do you take old boilers away?              | Yes, and we weigh the copper. It comes off your bill.
  Are you allowed to do gas and electrics?   | Yes. Both certificates hang in the workshop, and a copy is in every van.
  What if it drips again?                    | Within six years, we come back free of charge. It happened twice last year.
`);
export const questions = (level = 2): Node =>
  run(
    {},
    row(
      { valign: 'top', gap: [64, 30] },
      col(36, { gap: [12, 10] }, eyebrow('Questions'), heading(level, 'Asked on the stairs.', { line: 0.98 })),
      col(64, {}, faq(answers)),
    ),
  );

const crew = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  wrench | A red pipe wrench on a blueprint              | Nadia Brandt | Pipes, drains, the firm | Began with her father’s wrench. It is still the best one.
  tester | A yellow multimeter with two cables           | Femi Doyle   | Electrics               | Trusts nothing until it has beeped.
  torch  | A blue soldering torch with a brass head      | Rosa Lindt   | Boilers, hot water      | Has warmed three schools and one very small church.
`);
export const people = (level = 2): Node =>
  run(
    {},
    headline(
      'The crew',
      'Known by their tools.',
      'Apprentices carry all three. It takes four years until one of them feels like yours.',
      level,
    ),
    grid(
      3,
      { gap: [28, 36] },
      ...crew.map(([src, alt, name, role, words]) =>
        stack(
          { gap: [16, 12] },
          image(`copperline-${src}`, alt),
          stack(
            { gap: [4, 4] },
            heading(level + 1, name, { role: 'h3' }),
            text(role, { color: peach, weight: 600 }),
            text(words),
          ),
        ),
      ),
    ),
  );

/** Describes one part of a service, with a picture beside it. */
export const detail = (src: string, alt: string, name: string, words: string, items: string[], isTurned = false): Node => {
  const picture = col(44, {}, image(`copperline-${src}`, alt));
  const side = col(56, { gap: [16, 14] }, heading(2, name, { line: 0.98 }), text(words), list(items, { color: theme.muted }));
  return run({}, row({ valign: 'center', gap: [64, 32] }, ...(isTurned ? [picture, side] : [side, picture])));
};

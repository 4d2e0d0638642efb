/** Shows pairs of pictures of the same site, before and after. */
import { button, buttons, card, col, grid, heading, image, row, stack, text } from '../../nodes.js';
import { headline, type Storey, storey } from './grammar.js';
import { plaster, rust, steel } from './look.js';

type Change = [before: [src: string, alt: string], after: [src: string, alt: string], name: string, facts: string, words: string];
const changes: Change[] = [
  [
    ['before', 'A ruined house with props and a bare roof'],
    ['after', 'The same house with a new roof, windows and a tree'],
    'Rectory Cottage',
    '31 weeks, £148,000, 112 m²',
    'Four walls and a hawthorn, which grew in the parlour. We kept the walls.',
  ],
  [
    ['mill-before', 'A mill without its saw-tooth roof'],
    ['mill-after', 'The same mill with four roofs and dark windows'],
    'The old rope mill',
    '46 weeks, £610,000, 840 m²',
    'Rope since 1871, pigeons since 1980, nine flats since May.',
  ],
];
export const beforeAfter: Storey = storey(
  'concrete',
  headline('Before and after', 'Two that nobody wanted.', 'Each pair stands in the same place. The second one is dry.'),
  ...changes.map(([before, after, name, facts, words]) =>
    stack(
      { gap: [20, 16] },
      grid(
        2,
        { gap: [20, 16], min: '28rem' },
        ...[before, after].map(([src, alt], i) =>
          card(
            { bg: plaster, line: steel, lineWidth: 4, lineBottom: i ? 14 : 4, pad: [0, 0], radius: 0 },
            image(`girder-${src}`, alt, { radius: 0 }),
          ),
        ),
      ),
      row(
        { valign: 'top', gap: [40, 8] },
        col(40, { gap: [4, 4] }, heading(3, name), text(facts, { weight: 600, color: rust })),
        col(60, {}, text(words)),
      ),
    ),
  ),
  buttons(button('See the mill', { ghost: true })),
);

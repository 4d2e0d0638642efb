/** The journal of Loam. */
import { bar, col, grid, heading, image, link, row, section, tag, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { cream, lilac, sage, wide } from './look.js';
import { story, title } from './parts.js';

export const journalPage: PackEntry = {
  key: 'journal',
  title: 'journal',
  kind: 'Blog',
  tags: ['blog', 'journal'],
  description: 'One story across the page and six more in a grid, each with a picture, a date and two lines.',
  parts: [
    title('Journal', 'Notes from beside the kiln.', 'Glazes that behaved, glazes that did not, and what the wheel said.', sage),
    section(
      { bg: cream, width: wide, gap: [72, 48] },
      row(
        { gap: [56, 32] },
        col(56, {}, image('loam-wheel', 'Two hands round a pot on the wheel')),
        col(
          44,
          { gap: [18, 14] },
          bar({ justify: 'flex-start' }, tag('Long read', { bg: lilac, color: '#3A2A55' })),
          heading(2, link('What your hands know')),
          text('Iris closed her eyes for a whole morning and threw thirty cups. Twenty-six of them were better.'),
        ),
      ),
      grid(
        3,
        { gap: [28, 44] },
        story(
          'loam-pitcher',
          'A green jug with a wide handle',
          '9 November',
          'A green that took two years',
          'Copper, ash and a great deal of waiting. June tells all but one line.',
        ),
        story(
          'loam-moon',
          'A round vase, clay below and cream above',
          '26 October',
          'Why the moon leans',
          'On round things, gravity and giving up at the right moment.',
        ),
        story(
          'loam-bottle',
          'A plum-coloured bottle with a branch',
          '12 October',
          'One stem is plenty',
          'Five branches from your street that want a bottle to themselves.',
        ),
        story(
          'loam-mugs',
          'A blue mug and a clay-coloured mug',
          '28 September',
          'The handle question',
          'Two fingers or three? We asked four hundred of you.',
        ),
        story(
          'loam-gourd',
          'A yellow vase with three flowers',
          '14 September',
          'Joined at the waist',
          'How a gourd is thrown in halves and nobody sees where.',
        ),
        story('loam-bowls', 'Three bowls in a stack', '1 September', 'Soup, a defence', 'And the depth of bowl it deserves.'),
      ),
    ),
    call(),
  ],
};

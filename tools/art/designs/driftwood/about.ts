/** The story of Driftwood and its people. */
import { card, col, eyebrow, grid, heading, image, row, section, small, stack, text } from '../../nodes.js';
import { paper, sage, theme } from './look.js';
import { entry, invitation, title } from './parts.js';

export const keepers = section(
  { bg: paper, gap: [48, 36] },
  stack({ narrow: 620, gap: [16, 14] }, eyebrow('The people'), heading(2, 'Who lights the lamps.')),
  grid(
    3,
    { gap: [28, 32] },
    ...(
      [
        ['driftwood-ines', 'Ines Marlow', 'Keeper of the house', 'Knows which window will rattle, and when.'],
        ['driftwood-tom', 'Tom Adeyemi', 'Kitchen', 'Came for a weekend in 2009 and is still here.'],
        ['driftwood-aoife', 'Aoife Lind', 'Garden and boats', 'Lends you boots and tells you about the tide.'],
      ] as const
    ).map(([src, name, role, words]) =>
      stack(
        { gap: [14, 12] },
        image(src, `Portrait of ${name}`),
        stack({ gap: [4, 4] }, heading(3, name, { role: 'h4' }), small(role, { color: theme.accentText }), small(words)),
      ),
    ),
  ),
);

export const aboutPage = entry(
  'about',
  'about',
  'About',
  'The story of a house in a few honest paragraphs, the people who keep it and what they believe in.',
  ['about', 'team'],
  [
    title(
      'Our story',
      'Built for nine children and a lamp.',
      'The house has stood on the headland since 1874. It has been a keeper’s home, a school, a ruin and, for the last twenty years, a hotel.',
    ),
    section(
      { bg: paper },
      row(
        {},
        col(50, {}, image('driftwood-sea', 'Green waves and a low sun')),
        col(
          50,
          {},
          heading(2, 'We bought a roof with a view and no floor.'),
          text(
            'It took four winters to dry out. We kept what the sea had not taken: the stairs, the stone sinks, the bell in the hall.',
          ),
          text(
            'The rest came from nearby. Wool from the valley, timber from the old pier, and a cook who was only passing through.',
          ),
        ),
      ),
    ),
    section(
      { bg: sage, gap: [44, 32] },
      heading(2, 'What we hold to.'),
      grid(
        3,
        {},
        ...(
          [
            ['Warm before grand', 'Wool blankets, heavy curtains and a fire you may poke yourself.'],
            ['What the boats brought', 'There is no menu until four o’clock, when somebody walks up from the harbour.'],
            ['Quiet after ten', 'Except in the bar, where it is quiet after the last song.'],
          ] as const
        ).map(([name, words]) => card({ bg: '#FBFAF5' }, heading(3, name, { role: 'h3' }), text(words))),
      ),
    ),
    keepers,
    invitation,
  ],
);

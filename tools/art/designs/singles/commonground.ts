/** The team of a community garden. */

import type { Design } from '../../design.js';
import { eyebrow, grid, heading, image, lead, section, small, stack } from '../../nodes.js';
import { themes } from '../themes.js';

const theme = themes.commonground;

export const commongroundTeam: Design = {
  slug: 'commonground-team',
  type: 'block',
  theme,
  listing: {
    title: 'Common Ground team',
    description: 'Four faces with a name, a role and one honest line each. Two beside each other on tablets, one on phones.',
    template_type: 'Team',
    categories: ['Community', 'Nonprofit'],
    tags: ['team', 'people', 'about'],
  },
  parts: [
    section(
      { bg: '#FFF6EC', gap: [52, 36] },
      stack(
        { narrow: 760, gap: [16, 14] },
        eyebrow('Who you will meet'),
        heading(2, 'Four people with muddy boots.'),
        lead('They keep the keys, the compost and the calendar. Ask them anything.'),
      ),
      grid(
        4,
        { gap: [28, 32] },
        ...(
          [
            ['commonground-dana', 'Dana Holm', 'Plots and keys', 'Grows eleven kinds of bean and can name them all.'],
            ['commonground-yusuf', 'Yusuf Amadi', 'Saturday lunches', 'Feeds sixty from whatever the beds give that morning.'],
            ['commonground-mei', 'Mei Tan', 'Lessons', 'Teaches compost, bees and, above all, patience.'],
            ['commonground-rui', 'Rui Costa', 'New gardens', 'Finds the empty lot before the weeds do.'],
          ] as const
        ).map(([src, name, role, words]) =>
          stack(
            { gap: [14, 12] },
            image(src, `Portrait of ${name}`),
            stack({ gap: [4, 4] }, heading(3, name, { role: 'h4' }), small(role, { color: theme.accentText }), small(words)),
          ),
        ),
      ),
    ),
  ],
};

/** Features of a clinic. */

import type { Design } from '../../design.js';
import { button, buttons, col, eyebrow, heading, image, lead, row, section, stack, text } from '../../nodes.js';
import { themes } from '../themes.js';

const theme = themes.clearwell;

export const clearwellFeatures: Design = {
  slug: 'clearwell-features',
  type: 'block',
  theme,
  listing: {
    title: 'Clearwell features',
    description:
      'A portrait on one side, three plain promises on the other. For clinics, practices and anyone whose strength is being there.',
    template_type: 'Features',
    categories: ['Health', 'Business'],
    tags: ['features', 'services', 'split'],
  },
  parts: [
    section(
      { bg: '#F5FAFF' },
      row(
        {},
        col(
          44,
          {},
          image('clearwell-doctor', 'A smiling doctor with glasses in a warm orange jumper', { radius: [480, 480, 24, 24] }),
        ),
        col(
          56,
          { gap: [36, 28] },
          stack(
            { gap: [16, 14] },
            eyebrow('How we work'),
            heading(2, 'Care that calls you back.'),
            lead('A small clinic with same-day visits and doctors who know your name.'),
          ),
          ...(
            [
              ['Seen the same day', 'Ring before noon and you are in by eight in the evening. No referral, no waiting list.'],
              ['One doctor, every time', 'The same face and the same notes, so you never start from the beginning.'],
              ['Prices before you come', 'Every treatment has its price on the wall and in your confirmation.'],
            ] as const
          ).map(([title, words]) => stack({ gap: [6, 6] }, heading(3, title, { role: 'h4' }), text(words))),
          buttons(button('Book a visit'), button('Meet the doctors', { ghost: true, border: '#9DBBDB' })),
        ),
      ),
    ),
  ],
};

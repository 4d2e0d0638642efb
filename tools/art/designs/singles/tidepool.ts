/** A hero of a surf school. */

import type { Design } from '../../design.js';
import { button, buttons, eyebrow, grid, heading, lead, section, small, stack, text } from '../../nodes.js';
import { on, themes } from '../themes.js';

const light = on(themes.tidepool, '#FFFFFF', '#F1FAFB', { ground: '#06222C' });

export const tidepoolHero: Design = {
  slug: 'tidepool-hero',
  type: 'block',
  theme: light,
  listing: {
    title: 'Tidepool hero',
    description:
      'A wide opening picture with a strong first line, two buttons and three facts. Made for a surf school; at home with any place worth travelling to.',
    template_type: 'Hero',
    categories: ['Travel', 'Sports'],
    tags: ['hero', 'cover', 'call to action'],
    featured: true,
  },
  parts: [
    section(
      {
        image: 'tidepool-waves',
        alt: 'A surfer rides a long wave while a pale sun sets',
        shade: ['#06222CD9', '#06222C59'],
        minHeight: 740,
        position: 'bottom center',
        pad: [72, 40],
        gap: [56, 40],
      },
      stack(
        { narrow: 680 },
        eyebrow('Small surf trips', { color: '#FFD3C7' }),
        heading(1, 'Chase the long season.', { role: 'display' }),
        lead('Eight surfers, two local guides and a warm, empty break. Board, bed and breakfast are in the price.'),
        buttons(button('Find a trip'), button('How it works', { ghost: true })),
      ),
      grid(
        3,
        { gap: [28, 16] },
        ...(
          [
            ['48 breaks', 'Chosen for the swell, not for the view of the car park.'],
            ['8 surfers', 'On every trip. Enough for dinner, too few for a crowd.'],
            ['4.9 of 5', 'From 1,240 guests who came back tired.'],
          ] as const
        ).map(([figure, words]) => stack({ gap: [6, 4] }, text(figure, { role: 'fact' }), small(words))),
      ),
    ),
  ],
};

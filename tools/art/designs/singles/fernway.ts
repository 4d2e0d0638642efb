/** Questions for a plant shop, and its landing page. */

import type { Design } from '../../design.js';
import {
  button,
  buttons,
  card,
  col,
  eyebrow,
  faq,
  grid,
  heading,
  image,
  lead,
  type Node,
  row,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { themes } from '../themes.js';

const theme = themes.fernway;

/** Builds questions beside an invitation to ask. */
function questions(): Node {
  return row(
    { valign: 'top' },
    col(
      38,
      { gap: [18, 16] },
      eyebrow('Good questions'),
      heading(2, 'Before you take one home.'),
      text('Something else on your mind? Write to hello@fernway.example and a person who waters plants will answer.'),
    ),
    col(
      62,
      {},
      faq([
        [
          'What if my plant arrives in a sulk?',
          'Send a photograph within thirty days and we post a new one. You keep the first: most of them recover.',
        ],
        [
          'I have one dark window. Is there hope?',
          'Yes. Look for the half-moon sign: those plants come from forest floors and prefer the shade.',
        ],
        [
          'How often should I water?',
          'Less than you think. Each pot carries a card with a finger’s depth marked on it; water when it is dry to the line.',
        ],
        ['Do you deliver to offices?', 'Every Tuesday, with care notes for the person who waters them.'],
      ]),
    ),
  );
}

export const fernwayFaq: Design = {
  slug: 'fernway-questions',
  type: 'block',
  theme,
  listing: {
    title: 'Fernway questions',
    description:
      'Questions and answers that open in place, beside a short invitation to ask. Works without a script in the block version.',
    template_type: 'FAQ',
    categories: ['Shop'],
    tags: ['faq', 'questions', 'support'],
  },
  parts: [section({ bg: '#F7F5EB' }, questions())],
};

const plant = (src: string, name: string, words: string, price: string, alt: string) =>
  stack(
    { gap: [12, 10] },
    image(src, alt),
    stack({ gap: [4, 4] }, heading(3, name, { role: 'h4' }), small(words), text(price, { color: theme.ink })),
  );

export const fernwayLanding: Design = {
  slug: 'fernway-landing',
  type: 'page',
  theme,
  listing: {
    title: 'Fernway landing page',
    description:
      'A landing page for a small shop: opening with a picture, three promises, the range, a customer’s words, questions and a last invitation. Every section can be used by itself.',
    template_type: 'Landing page',
    categories: ['Shop', 'Home and garden'],
    tags: ['landing page', 'shop', 'plants'],
    featured: true,
  },
  parts: [
    section(
      { bg: '#F7F5EB', pad: [88, 48] },
      row(
        {},
        col(
          54,
          { gap: [26, 22] },
          eyebrow('House plants by post'),
          heading(1, 'Green company, delivered.'),
          lead('Plants that arrive healthy and stay that way, with care notes in plain words and a pot that drains.'),
          buttons(button('Shop plants'), button('Read the care notes', { ghost: true, border: '#A9B89F' })),
          small('Free delivery over $40 · Thirty days to change your mind'),
        ),
        col(
          46,
          {},
          image('fernway-plant', 'A leafy house plant in a terracotta pot by an arched window', { radius: [520, 520, 18, 18] }),
        ),
      ),
    ),
    section(
      { bg: '#E8EBD8', pad: [80, 56] },
      grid(
        3,
        {},
        ...(
          [
            ['Hardy first', 'We only grow what forgives: a missed week, a draughty hall, a curious cat.'],
            ['Potted well', 'Peat-free soil, real terracotta and a hole in the bottom. It is most of the secret.'],
            ['Thirty-day promise', 'If it sulks, we replace it. You need a photograph, not an excuse.'],
          ] as const
        ).map(([title, words]) => card({ bg: '#FDFCF6' }, heading(2, title, { role: 'h3' }), text(words))),
      ),
    ),
    section(
      { bg: '#F7F5EB', gap: [48, 36] },
      stack({ narrow: 620, gap: [16, 14] }, eyebrow('In the greenhouse now'), heading(2, 'Three that are hard to lose.')),
      grid(
        3,
        { gap: [32, 36] },
        plant(
          'fernway-fern',
          'Zig-zag fern',
          'Half shade, a drink on Sundays',
          '$24',
          'A fern with broad leaves in a terracotta pot',
        ),
        plant(
          'fernway-blooms',
          'Moon lily',
          'Bright window, flowers twice a year',
          '$38',
          'White and orange flowers in a green vase',
        ),
        plant(
          'fernway-care',
          'The care kit',
          'Leaf tonic, cloth and a small trowel',
          '$18',
          'A green bottle and a white jar on a round plinth',
        ),
      ),
    ),
    section(
      { bg: '#1F3B2C', pad: [104, 64], gap: [28, 24] },
      stack(
        { narrow: 820, align: 'center', gap: [26, 22] },
        text('“My third plant that has not died. I have started to suspect that I am good at this.”', {
          role: 'quote',
          align: 'center',
          color: '#F7F5EB',
        }),
        small('Tomas L., Porto', { align: 'center', color: '#D5E0D0' }),
      ),
    ),
    section({ bg: '#F7F5EB' }, questions()),
    section(
      { bg: '#E9A24C', pad: [88, 56] },
      row(
        { gap: [40, 24] },
        col(
          66,
          { gap: [14, 12] },
          heading(2, 'Your window is waiting.', { color: '#2A1A05' }),
          lead('Tell us about the light you have. We suggest three plants, not thirty.', { color: '#4A2F0A' }),
        ),
        col(34, {}, buttons(button('Find my plant'))),
      ),
    ),
  ],
};

import { button, buttons, col, eyebrow, faq, grid, heading, image, lead, row, section, small, stack, text } from '../nodes.ts';
import { on, themes } from './themes.ts';

const { tidepool, fernway, clearwell, commonground } = themes;
const light = on(tidepool, '#FFFFFF', '#F1FAFB', { ground: '#06222C' });

const tidepoolHero = {
  slug: 'tidepool-hero',
  theme: light,
  listing: {
    title: 'Tidepool hero',
    description: 'A wide opening picture with a strong first line, two buttons and three facts. Made for a surf school; at home with any place worth travelling to.',
    template_type: 'Hero',
    categories: ['Travel', 'Sports'],
    tags: ['hero', 'cover', 'call to action'],
    featured: true,
  },
  parts: [
    section(
      { image: 'tidepool-waves', alt: 'A surfer rides a long wave while a pale sun sets', shade: ['#06222CD9', '#06222C59'], minHeight: 740, position: 'bottom center', pad: [72, 40], gap: [56, 40] },
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
        ...[
          ['48 breaks', 'Chosen for the swell, not for the view of the car park.'],
          ['8 surfers', 'On every trip. Enough for dinner, too few for a crowd.'],
          ['4.9 of 5', 'From 1,240 guests who came back tired.'],
        ].map(([figure, words]) => stack({ gap: [6, 4] }, text(figure, { role: 'fact' }), small(words))),
      ),
    ),
  ],
};

const clearwellFeatures = {
  slug: 'clearwell-features',
  theme: clearwell,
  listing: {
    title: 'Clearwell features',
    description: 'A portrait on one side, three plain promises on the other. For clinics, practices and anyone whose strength is being there.',
    template_type: 'Features',
    categories: ['Health', 'Business'],
    tags: ['features', 'services', 'split'],
  },
  parts: [
    section(
      { bg: '#F5FAFF' },
      row(
        {},
        col(44, {}, image('clearwell-doctor', 'A smiling doctor with glasses in a warm orange jumper', { radius: [480, 480, 24, 24] })),
        col(
          56,
          { gap: [36, 28] },
          stack({ gap: [16, 14] }, eyebrow('How we work'), heading(2, 'Care that calls you back.'), lead('A small clinic with same-day visits and doctors who know your name.')),
          ...[
            ['Seen the same day', 'Ring before noon and you are in by eight in the evening. No referral, no waiting list.'],
            ['One doctor, every time', 'The same face and the same notes, so you never start from the beginning.'],
            ['Prices before you come', 'Every treatment has its price on the wall and in your confirmation.'],
          ].map(([title, words]) => stack({ gap: [6, 6] }, heading(3, title, { role: 'h4' }), text(words))),
          buttons(button('Book a visit'), button('Meet the doctors', { ghost: true, border: '#9DBBDB' })),
        ),
      ),
    ),
  ],
};

const commongroundTeam = {
  slug: 'commonground-team',
  theme: commonground,
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
      stack({ narrow: 760, gap: [16, 14] }, eyebrow('Who you will meet'), heading(2, 'Four people with muddy boots.'), lead('They keep the keys, the compost and the calendar. Ask them anything.')),
      grid(
        4,
        { gap: [28, 32] },
        ...[
          ['commonground-dana', 'Dana Holm', 'Plots and keys', 'Grows eleven kinds of bean and can name them all.'],
          ['commonground-yusuf', 'Yusuf Amadi', 'Saturday lunches', 'Feeds sixty from whatever the beds give that morning.'],
          ['commonground-mei', 'Mei Tan', 'Lessons', 'Teaches compost, bees and, above all, patience.'],
          ['commonground-rui', 'Rui Costa', 'New gardens', 'Finds the empty lot before the weeds do.'],
        ].map(([src, name, role, words]) =>
          stack({ gap: [14, 12] }, image(src, `Portrait of ${name}`), stack({ gap: [4, 4] }, heading(3, name, { role: 'h4' }), small(role, { color: commonground.accentText }), small(words))),
        ),
      ),
    ),
  ],
};

const fernwayFaq = {
  slug: 'fernway-questions',
  theme: fernway,
  listing: {
    title: 'Fernway questions',
    description: 'Questions and answers that open in place, beside a short invitation to ask. Works without a script in the block version.',
    template_type: 'FAQ',
    categories: ['Shop'],
    tags: ['faq', 'questions', 'support'],
  },
  parts: [section({ bg: '#F7F5EB' }, questions())],
};

/** Also a part of the landing page. */
export function questions() {
  return row(
    { valign: 'top' },
    col(38, { gap: [18, 16] }, eyebrow('Good questions'), heading(2, 'Before you take one home.'), text('Something else on your mind? Write to hello@fernway.example and a person who waters plants will answer.')),
    col(
      62,
      {},
      faq([
        ['What if my plant arrives in a sulk?', 'Send a photograph within thirty days and we post a new one. You keep the first: most of them recover.'],
        ['I have one dark window. Is there hope?', 'Yes. Look for the half-moon sign: those plants come from forest floors and prefer the shade.'],
        ['How often should I water?', 'Less than you think. Each pot carries a card with a finger’s depth marked on it; water when it is dry to the line.'],
        ['Do you deliver to offices?', 'Every Tuesday, with care notes for whoever ends up doing the watering.'],
      ]),
    ),
  );
}

export const blockDesigns = [tidepoolHero, clearwellFeatures, commongroundTeam, fernwayFaq].map((design) => ({ ...design, type: 'block' }));

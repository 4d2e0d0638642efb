/** Builds the sections about treatments, their prices and their steps. Each states its duration in minutes. */
import { button, buttons, col, eyebrow, grid, heading, image, type Node, row, small, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { capsule, chip, headline, pod, room } from './grammar.js';
import { coral, ink, teal, theme, white } from './look.js';

const cares = table<[src: string, alt: string, name: string, minutes: string, hurts: string, words: string]>(`
  look    | A porcelain tooth beside a mouth mirror        | Check-up      | 20 minutes | no                | We look, count and show you on a screen. You may keep your music.
  clean   | A porcelain tooth over a blue toothbrush       | Cleaning      | 40 minutes | tickles           | Everything that a brush can’t reach, without a lecture about it.
  filling | A porcelain tooth with a coral filling         | Fillings      | 35 minutes | a pinch           | White, hard and done before your parking ticket ends.
  crown   | A porcelain tooth that wears a golden crown    | Crowns        | two visits | no, you’re numb   | Made upstairs by a woman with a very small brush.
  moon    | A porcelain tooth beside a yellow moon         | Night guards  | 15 minutes | no                | For people who grind through their to-do list at night.
  rescue  | Coral and teal headphones around a small tooth | Nervous ones  | as long as it takes | you decide | One word stops everything. It is “tea”, and we mean it.
`);
/** Shows treatments as cards on mint plates. */
export const treatments = (count: number, level = 2): Node =>
  room(
    { bg: white },
    headline(
      'Treatments',
      'How long, and does it hurt?',
      'Those are the two questions that everybody has. So they are on every card.',
      level,
    ),
    grid(
      3,
      { gap: [28, 36], min: '18rem' },
      ...cares
        .slice(0, count)
        .map(([src, alt, name, minutes, hurts, words]) =>
          stack(
            { gap: [18, 14] },
            image(`clearwell-${src}`, alt),
            stack(
              { gap: [6, 4] },
              heading(level + 1, name, { role: 'h3' }),
              small(`${minutes} · hurts: ${hurts}`, { face: theme.display, color: teal, weight: 600 }),
              text(words),
            ),
          ),
        ),
    ),
    ...(count < 6 ? [buttons(button('See all treatments', { ghost: true }))] : []),
  );

const minutes = table<[minute: string, name: string, feels: string, words: string]>(`
  Minute 0  | The door        | like a café          | Somebody knows your name. There is a form, and it is one page.
  Minute 4  | A talk, upright | like a talk          | We ask what you fear. Then we write it down in large letters.
  Minute 12 | The chair tips  | like a deckchair     | Slowly, and you hold the button.
  Minute 14 | We look         | cool, a little wet   | A mirror and a light. Nothing with a point until you say so.
  Minute 20 | A picture       | a click              | Two seconds. You see it before we do.
  Minute 27 | What we found   | like homework, marked | On one page: what is fine, what can wait, what can’t, what each costs.
`);
/** Describes a first visit minute by minute, a section that only this pack has. */
export const timeline = (level = 2): Node =>
  room(
    {},
    headline(
      'First visit',
      'Thirty minutes, no pain in any of them.',
      'We timed it with a stopwatch and 212 patients. One of them was asleep.',
      level,
    ),
    grid(
      3,
      { gap: [20, 18], min: '18rem' },
      ...minutes.map(([minute, name, feels, words]) =>
        pod(
          chip(minute),
          heading(level + 1, name, { role: 'h3' }),
          text(words),
          small(`Feels ${feels}`, { color: teal, weight: 600 }),
        ),
      ),
    ),
  );

const fees = table<[name: string, price: string, words: string]>(`
  First visit, thirty minutes | £45  | With pictures and the page that you take home.
  Check-up                    | £32  | Every six months, or when we say that a year will do.
  Cleaning, forty minutes     | £58  | Coffee stains are included. We drink it too.
  White filling               | £95  | Per tooth, with the pinch.
  Root treatment              | £340 | Two visits. It is quieter than its reputation.
  Crown                       | £480 | Made upstairs, fitted in ten days.
  Night guard                 | £160 | Thin, clear, and invisible to your cat.
  Children under twelve       | £0   | The duck is free, too.
`);
/** Lists prices in a large capsule. */
export const prices = (count: number, level = 2): Node =>
  room(
    {},
    capsule(
      row(
        { valign: 'top', gap: [64, 28] },
        col(
          36,
          { gap: [14, 12] },
          eyebrow('Prices'),
          heading(level, 'Said before the chair tips.'),
          text('If something changes while we work, we stop, sit you up and ask.'),
          ...(count < 8 ? [buttons(button('See all prices', { ghost: true }))] : []),
        ),
        col(
          64,
          {},
          pairs(fees.slice(0, count), { face: theme.display, size: [22, 20], value: teal, valueWeight: 600, ink: theme.ink }),
        ),
      ),
    ),
  );
/** Shows steps as a row of pods. */
export const steps = (line: string, rows: [when: string, name: string, words: string][]): Node =>
  room(
    {},
    heading(2, line),
    grid(
      4,
      { gap: [20, 16], min: '15rem' },
      ...rows.map(([when, name, text_]) => pod(chip(when, coral, ink), heading(3, name, { role: 'h3' }), text(text_))),
    ),
  );

/** The people and the address of Plinth. */
import { bar, button, buttons, col, heading, image, lead, link, row, rule, section, slot, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { ink, onPink, paper, pink, wide } from './look.js';
import { questions } from './offers.js';
import { title } from './parts.js';
import { figures, team } from './studio.js';
import { strip } from './work.js';

export const aboutPage: PackEntry = {
  key: 'about',
  title: 'about',
  kind: 'About',
  tags: ['about', 'team'],
  description: 'Sixteen years in two columns, four figures and three portraits made of circles.',
  parts: [
    title(
      'A floor, a desk, nine chairs.',
      'Plinth was founded in 2010 by two people who could not agree on a typeface, and still cannot.',
      pink,
      onPink,
    ),
    strip(),
    section(
      { bg: paper, width: wide },
      row(
        { valign: 'top', gap: [64, 36] },
        col(50, {}, heading(2, 'A plinth makes you look at what stands on it.')),
        col(
          50,
          {},
          lead(
            'So our work should disappear a little. If you leave the show humming the poster, something went wrong with the show.',
          ),
          text(
            'We draw by hand first, argue at the long desk second and open a file third. Most of the work happens before the computer wakes up.',
          ),
          text(
            'A tenth of our time goes to people who cannot pay: schools, choirs, a lifeboat station. It is usually the best tenth.',
          ),
        ),
      ),
    ),
    figures(),
    team(),
    call(),
  ],
};

export const contactPage: PackEntry = {
  key: 'contact',
  title: 'contact',
  kind: 'Contact',
  tags: ['contact'],
  description: 'An invitation in very large letters, four facts, a form in thick lines and an arrow that shows the way.',
  parts: [
    call(1),
    section(
      { bg: paper, width: wide },
      row(
        { valign: 'center' },
        col(
          50,
          { gap: [20, 18] },
          ...(
            [
              ['New work', link('hello@plinth.example', 'mailto:hello@plinth.example')],
              ['Jobs and placements', link('desk@plinth.example', 'mailto:desk@plinth.example')],
              ['Telephone', link('01632 960 177', 'tel:+441632960177')],
              ['Studio', 'Mill Yard 9, second floor. Follow the arrows.'],
            ] as const
          ).flatMap(([name, words]) => [rule(), bar({ gap: 16 }, text(name, { weight: 700, color: ink }), text(words))]),
        ),
        col(50, {}, image('plinth-sign', 'A blue wall with a letter, two arrows and a person in front')),
      ),
    ),
    section(
      { bg: pink, theme: onPink, width: wide },
      row(
        { valign: 'top' },
        col(
          42,
          {},
          heading(2, 'Or write it down here.', { line: 1 }),
          text('Five lines are plenty. If it needs more, it needs coffee.'),
          text('Monday to Friday, ten to six', { weight: 700, color: ink }),
          text(`Mill Yard 9. ${link('Open in maps')}`),
        ),
        col(
          58,
          {},
          slot('contact', text('Five lines by mail are plenty. Or ring.'), {
            ...buttons(
              button('Write to us', { url: 'mailto:hello@plinth.example' }),
              button('Ring the studio', { ghost: true, url: 'tel:+441632960177' }),
            ),
            tight: true,
          }),
        ),
      ),
    ),
    questions(),
  ],
};

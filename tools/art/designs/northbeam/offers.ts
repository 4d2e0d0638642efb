/** Prices and questions of Northbeam. */
import {
  button,
  buttons,
  card,
  col,
  eyebrow,
  faq,
  grid,
  heading,
  lead,
  link,
  list,
  row,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { edge, night } from './look.js';
import { centred } from './product.js';

export const plan = (name: string, price: string, line: string, offers: string[], label: string, best = false) =>
  card(
    {
      bg: best ? '#F2F5FF' : '#151C34',
      line: best ? '#F2F5FF' : edge,
      pad: [38, 28],
      gap: [20, 18],
      theme: best ? { ink: '#0B0F1E', muted: '#424C6B', accentText: '#3B45C4', accent: '#3B45C4', onAccent: '#FFFFFF' } : {},
    },
    stack({ gap: [8, 8] }, heading(3, name, { role: 'h3' }), small(line)),
    text(price, { role: 'figure', color: best ? '#0B0F1E' : '#F2F5FF' }),
    small(price === '$0' ? 'for ever, for one team' : 'a month for each team, billed yearly'),
    buttons(button(label, best ? {} : { ghost: true, border: '#56618E' })),
    list(offers),
  );

export const pricing = () =>
  section(
    { bg: night, gap: [60, 40] },
    stack(
      { narrow: 640, align: 'center', gap: [18, 16] },
      eyebrow('Pricing', centred),
      heading(2, 'Pay for teams, not for seats.', centred),
      lead('Invite everyone who ships. The price follows the number of teams, and you can leave at any month’s end.', centred),
    ),
    grid(
      3,
      { gap: [24, 20] },
      plan(
        'Starter',
        '$0',
        'To see whether forecasts help.',
        ['One team', 'Weekly forecast', 'Ninety days of history'],
        'Start free',
      ),
      plan(
        'Team',
        '$24',
        'For people who promise dates.',
        ['Up to ten teams', 'Forecasts every hour', 'Slack and e-mail digests', 'Two years of history'],
        'Try for 30 days',
        true,
      ),
      plan(
        'Scale',
        '$79',
        'For releases that span teams.',
        ['Any number of teams', 'Single sign-on', 'Audit log and API', 'A named engineer'],
        'Talk to us',
      ),
    ),
  );

export const questions = () =>
  section(
    { bg: night },
    row(
      { valign: 'top' },
      col(
        38,
        { gap: [16, 14] },
        eyebrow('questions'),
        heading(2, 'Fair things to ask.'),
        text(`Something else? Write to ${link('hello@northbeam.example', 'mailto:hello@northbeam.example')}.`),
      ),
      col(
        62,
        {},
        faq([
          [
            'Does it change anything in our tracker?',
            'No. It reads. If you allow it, it can write one comment a day, and you choose where.',
          ],
          ['How does it know?', 'From how long similar work took you before. Your history is the model; there is no other.'],
          ['What if our estimates are bad?', 'Everybody’s are. Northbeam ignores them unless you ask it not to.'],
          ['Can we host it ourselves?', 'Yes, on the Scale plan: one container and a database.'],
        ]),
      ),
    ),
  );

/** The people and the address of Northbeam. */
import { button, buttons, card, col, eyebrow, grid, heading, image, link, row, section, slot, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { edge, night, panel } from './look.js';
import { questions } from './offers.js';
import { title } from './parts.js';
import { figures, team } from './proof.js';

export const aboutPage: PackEntry = {
  key: 'about',
  title: 'about',
  kind: 'About',
  tags: ['about', 'team'],
  description: 'Why the product exists, in three paragraphs and four figures, and the people who make it.',
  parts: [
    title(
      'about',
      'We missed a date in 2014.',
      'It was a small one, and everybody had known for weeks. Nobody had said it, because there was no place to say it. So we built the place.',
    ),
    section(
      { bg: night, width: 1200 },
      row(
        {},
        col(
          50,
          { gap: [20, 16] },
          heading(2, 'Weather people had solved it.'),
          text(
            'They do not promise sun. They say seventy per cent, and you take a coat. It took us a year to believe that software could be as honest.',
          ),
          text('Today twenty-six of us work from nine cities. We release on Tuesdays. The range is usually Monday to Wednesday.'),
          buttons(button('See open positions', { ghost: true, border: '#56618E' })),
        ),
        col(50, {}, image('northbeam-beam', 'Fine lines of light that bend across a night sky')),
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
  tags: ['contact', 'support'],
  description: 'Three ways to reach a person, with honest times of reply, a form, and the questions below.',
  parts: [
    title(
      'contact',
      'A person answers. Usually Jonas.',
      'Support is part of everybody’s week here, so the person who answers you has touched the code.',
    ),
    section(
      { bg: night, width: 1200 },
      grid(
        3,
        { gap: [24, 20] },
        ...(
          [
            ['Help', 'help@northbeam.example', 'Within four hours on working days. Faster if something is on fire.'],
            ['Sales', 'hello@northbeam.example', 'We show it on your own backlog or not at all. Thirty minutes.'],
            ['Security', 'security@northbeam.example', 'Read within the hour, every hour. Our key is on the status page.'],
          ] as const
        ).map(([name, mail, line]) =>
          card(
            { bg: panel, line: edge },
            heading(2, name, { role: 'h3' }),
            text(link(mail, `mailto:${mail}`), { color: '#7CE8D2' }),
            text(line),
          ),
        ),
      ),
    ),
    section(
      { bg: night, width: 1200, pad: [40, 24] },
      row(
        { valign: 'top' },
        col(
          40,
          { gap: [16, 14] },
          eyebrow('write'),
          heading(2, 'Tell us what slipped.'),
          text('The date, the team, the ticket nobody looked at. You get an answer, never a sequence of mails.'),
          text('Monday to Friday, nine to five', { weight: 600, color: '#F2F5FF' }),
          text(`Harbour Row 12. ${link('Open in maps')}`),
        ),
        col(
          60,
          { bg: panel, line: edge, pad: [44, 26], radius: 20, valign: 'top' },
          slot('contact', text('Write to a person, and a person writes back.'), {
            ...buttons(button('Write to us', { url: 'mailto:hello@northbeam.example' })),
            tight: true,
          }),
        ),
      ),
    ),
    questions(),
    call(),
  ],
};

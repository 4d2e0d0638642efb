/** The address and the menu of Morsel. */
import { button, buttons, col, eyebrow, grid, heading, image, link, row, section, slot, small, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { hours, invitation, questions } from './closing.js';
import { onNight, paper, plum } from './look.js';
import { course, courses } from './menu.js';
import { note, title } from './parts.js';

export const contactPage: PackEntry = {
  key: 'contact',
  title: 'contact',
  kind: 'Contact',
  tags: ['contact', 'opening hours'],
  description:
    'Opening hours as a clear list, three ways to get in touch, a form for tables and the way there. Without a form plugin, buttons take its place.',
  parts: [
    hours(1),
    section(
      { bg: paper, gap: [56, 40] },
      grid(
        3,
        {},
        note('A table', link('01632 960 142', 'tel:+441632960142'), 'After two in the afternoon, or at any time by mail.'),
        note('A question', link('table@morsel.example', 'mailto:table@morsel.example'), 'Ruth answers everything before supper.'),
        note('A job', link('pass@morsel.example', 'mailto:pass@morsel.example'), 'Come for a shift and stay for family meal.'),
      ),
      image('morsel-front', 'The restaurant at night, its awning lit and two small tables outside'),
    ),
    section(
      { theme: onNight, bg: plum },
      row(
        { valign: 'top' },
        col(
          42,
          { gap: [18, 16] },
          eyebrow('Ask for a table'),
          heading(2, 'Say when. We say yes, mostly.'),
          text(
            'Two by the window or nine on a Sunday: tell us the day, the hour and what somebody can’t eat. We answer before supper.',
          ),
          text(`Lamp Street 14, by the canal. ${link('Open in maps')}`),
        ),
        col(
          58,
          {},
          slot('contact', text('Ask by mail, or ring after two in the afternoon.'), {
            ...buttons(
              button('Write to us', { url: 'mailto:table@morsel.example' }),
              button('Ring the kitchen', { ghost: true, url: 'tel:+441632960142' }),
            ),
            tight: true,
          }),
        ),
      ),
    ),
    questions(),
  ],
};

export const menuPage: PackEntry = {
  key: 'menu',
  title: 'menu',
  kind: 'Menu',
  tags: ['menu', 'prices'],
  description: 'Four courses in two columns with names, a line of words and a price. Made to be changed every afternoon.',
  parts: [
    title(
      'Menu',
      'Written at four, gone by ten.',
      'Four small things, four from the oven, three sweet ones. Take two each and argue about the last bite.',
      { bg: plum, theme: onNight },
    ),
    section(
      { bg: paper, gap: [72, 48] },
      row({ valign: 'top', gap: [80, 48] }, col(50, {}, course(...courses.small)), col(50, {}, course(...courses.oven))),
      grid(
        3,
        { gap: [20, 20] },
        image('morsel-fish', 'Two fish on a plate with lemon'),
        image('morsel-pears', 'Two pears on a table'),
        image('morsel-wine', 'A bottle and two glasses'),
      ),
      row({ valign: 'top', gap: [80, 48] }, col(50, {}, course(...courses.sweet)), col(50, {}, course(...courses.drinks))),
      small('Everything can be made without meat. Tell us about allergies and we cook around them. Prices in euro.'),
    ),
    invitation(),
  ],
};

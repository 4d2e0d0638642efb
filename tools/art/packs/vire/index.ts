/** Vire: a hair salon. One giant word per page, two narrow columns, and locks of hair made of strands. */

import { section, stack } from '../../nodes.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { mapOf } from '../parts.js';
import { blocks } from './blocks.js';
import { vireDrawings, vireLogo } from './drawings.js';
import { bark, henna, powder, rose, theme, wine } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

export const vire = describePack({
  slug: 'vire-salon',
  prefix: 'vire',
  name: 'Vire',
  slogan: 'Hair that behaves on Mondays',
  theme,
  categories: ['Beauty', 'Business'],
  styles: ['Elegant', 'Bold'],
  tags: ['hair salon', 'hairdresser'],
  listing: {
    title: 'Vire Salon',
    description:
      'A hair salon with one giant word per page and locks that run through it: price lists, a colour card with upkeep in weeks, stylists from behind and weddings. Seven pages, a blog and six sections.',
    translations: {
      de: {
        description:
          'Ein Friseursalon mit einem riesigen Wort je Seite und Locken, die hindurchlaufen: Preislisten, eine Farbkarte mit Pflege in Wochen, Stylisten von hinten und Hochzeiten. Sieben Seiten, ein Blog und sechs Abschnitte.',
      },
    },
    tags: ['barber', 'beauty', 'salon'],
    featured: true,
  },
  roles: { primary: ['Henna', henna], secondary: ['Bark', bark], text: ['Wine', wine], accent: ['Copper', '#A4492A'] },
  extras: { rose: ['Rose', rose], powder: ['Powder', powder], blush: ['Blush', '#D6BBAE'] },
  facts: {
    name: ['Vire'],
    activity: ['Hair that behaves on Mondays.'],
    about: ['Three chairs, warm water, no small talk unless you start.'],
    owner: ['Inès Okoro'],
    phone: ['01632 960 256', '+441632960256'],
    email: ['chair@vire.example'],
    address: ['3 Lantern Yard, Corvale'],
    street: ['3 Lantern Yard'],
    city: ['Corvale'],
    founded: ['2009'],
  },
  slots: [
    ['word', 'Giant word of the front page', 'Hair', [3, 7]],
    ['colour-title', 'Headline of the colour card', 'Twelve colours, and what they ask of you.', [10, 70]],
    ['stylists-title', 'Headline of the stylists', 'Three pairs of hands, seen from their best side.', [10, 70]],
    ['call', 'Invitation', 'A chair is free on Thursday.', [10, 60]],
    ['contact-title', 'Headline of the contact page', 'Tell us who, what and when.', [10, 60]],
    ['person-two', 'Second person', 'Tam Reilly', [3, 40]],
    ['person-three', 'Third person', 'Lene Voss', [3, 40]],
  ],
  header: { bg: rose, width: 1312, action: ['Book a chair', '/contact'] },
  blog: { title: 'Diary', slug: 'diary' },
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'service',
        label: 'What shall we do?',
        kind: 'select',
        options: ['Cut and finish', 'Colour', 'Cut and colour', 'Hair up', 'I don’t know yet'],
        is_half: true,
      },
      { name: 'day', label: 'Which day? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'What are you hoping for?', kind: 'textarea', required: true },
    ],
    button: 'Ask for a chair',
    look: {
      text: wine,
      field: powder,
      line: bark,
      button: wine,
      button_text: '#FFFFFF',
      radius: 0,
      button_radius: 0,
      is_underlined: true,
    },
  },
  links: {
    'Book a chair': 'contact',
    'See all prices': 'cuts-and-colour',
    'See the looks': 'looks',
    'Growing out a fringe': 'growing-out-a-fringe',
    'Grey, on purpose': 'grey-on-purpose',
    'Water temperature matters': 'water-temperature-matters',
    'Cuts and colour': 'cuts-and-colour',
    Stylists: 'stylists',
    Looks: 'looks',
    Weddings: 'weddings',
    'House rules': 'house-rules',
    Diary: 'diary',
    'Open in maps': mapOf('3 Lantern Yard, Corvale'),
    '01632 960 256': 'tel:+441632960256',
    'chair@vire.example': 'mailto:chair@vire.example',
    '3 Lantern Yard': 'contact',
  },
  posts,
  pages,
  blocks,
  frame: (t) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: rose, theme: t, width: 1120, pad: [96, 56] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: powder, theme: t, width, pad: [80, 48], gap: [40, 32] }, ...children),
      blog: { label: 'Diary', title: 'From behind the chair', lead: 'What hair does, and what we do about it.' },
      search: { hint: 'Search the salon', nothing: 'Nothing in that drawer. Try another word.' },
      lost: {
        title: 'Somebody cut this page off.',
        lead: 'The address leads nowhere. Search for what you wanted, or go back to the mirror.',
        back: 'Back to the mirror',
      },
    }),
  drawings: vireDrawings,
  logo: vireLogo,
});

/** Stillpoint: stones balance in a breath of coloured light that widens from section to section. */
import { type Node, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { stillpointDrawings, stillpointLogo } from './drawings.js';
import { breath, business, column, disc } from './grammar.js';
import { dusk, lilac, peach, pearl, rose, theme, violet } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Journal', slug: 'journal' };
const centred = (children: Node[]): Node[] => children.map((node): Node => Object.assign({}, node, { align: 'center' }));

export const stillpoint = describePack({
  slug: 'stillpoint-yoga',
  prefix: 'stillpoint',
  name: business.name,
  slogan: 'Yoga and sitting above a bakery',
  theme,
  categories: ['Wellness', 'Health'],
  styles: ['Calm', 'Elegant'],
  tags: ['yoga', 'wellness'],
  listing: {
    title: 'Stillpoint Yoga',
    description:
      'A yoga room, practice or therapist in one centred column without boxes: stones balance in circles of lilac and peach light that widens from section to section, classes are rings from sweaty to still, prices and days are circles, and each page ends in a sunset. Eight pages, a blog and seventeen sections.',
    translations: {
      de: {
        title: 'Stillpoint Yoga',
        description:
          'Yogaraum, Praxis oder Therapie in einer mittigen Spalte ganz ohne Kästen: Steine balancieren in Kreisen aus Flieder- und Pfirsichlicht, das von Abschnitt zu Abschnitt weiter wird, Kurse sind Ringe von schweißtreibend bis still, Preise und Wochentage sind Kreise, und jede Seite endet mit einem Sonnenuntergang. Acht Seiten, ein Blog und siebzehn Abschnitte.',
      },
    },
    tags: ['meditation', 'therapy', 'pilates', 'massage', 'timetable'],
    featured: true,
  },
  roles: {
    primary: ['Violet', violet],
    secondary: ['Rose', rose],
    text: ['Smoke', theme.muted],
    accent: ['Peach light', peach],
  },
  extras: {
    lilac: ['Lilac air', lilac],
    pearl: ['Pearl', pearl],
    dusk: ['Dusk', dusk],
  },
  facts: factsOf(business),
  slots: [
    ['dial-title', 'Headline of the effort dial', 'From sweaty to still.', [8, 50]],
    ['classes-title', 'Headline of the classes', 'Pick by how tired you are.', [8, 50]],
    ['first-title', 'Headline of the first time', 'Three things to know, then you may forget them.', [8, 60]],
    ['teacher-title', 'Headline of the teacher', 'I used to mend roofs.', [8, 50]],
    ['week-title', 'Headline of the week', 'Twelve classes, none on Saturday.', [8, 50]],
    ['prices-title', 'Headline of the prices', 'Three ways to pay, no contract.', [8, 50]],
    ['fees-title', 'Headline of the fees', 'What an hour costs.', [8, 50]],
    ['room-title', 'Headline of the room', 'One flight up, past the bread.', [8, 50]],
    ['call', 'Invitation', 'There is a mat by the window.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Ring twice, then push.', [8, 50]],
  ],
  header: { bg: lilac, width: 1240, action: ['Book a mat', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Mat booking and one-to-one enquiry',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What would you like?',
        kind: 'select',
        options: [
          'A mat in strong flow',
          'A mat in slow flow',
          'A mat in hatha',
          'A mat in yin',
          'A cushion for sitting',
          'A one-to-one hour',
          'A workshop',
        ],
        is_half: true,
      },
      { name: 'day', label: 'Which day?', kind: 'date', is_half: true },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'mats', label: 'How many of you?', kind: 'number', is_half: true },
      { name: 'message', label: 'Anything that we should know, such as a knee?', kind: 'textarea' },
    ],
    button: 'Roll out a mat',
    look: { ...formLook(theme, pearl, { line: violet, isUnderlined: true }), radius: 24 },
  },
  links: linksOf(
    { business, pages, posts, blog },
    {
      'Book a mat': 'contact',
      'Ask for an hour': 'contact',
      'See the classes': 'classes',
      'See the timetable': 'timetable',
    },
  ),
  posts,
  pages,
  blocks,
  frame: () =>
    frame({
      top: (...children) =>
        breath(
          2,
          { light: 'blush', width: 760, pad: [96, 60], padBottom: [64, 40], gap: [0, 0] },
          stack({ gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) =>
        breath(3, { light: 'pearl', width, pad: [48, 32], padBottom: [120, 72], gap: [48, 36] }, ...children),
      missing: (...children) =>
        breath(
          3,
          { light: 'blush', pad: [72, 44], padBottom: [96, 60], gap: [32, 26] },
          disc('lost', 'A stack of stones that has fallen over', 440),
          column(640, [20, 16], ...centred(children)),
        ),
      blog: {
        label: 'Journal',
        title: 'Written after class',
        lead: 'About backs, buses and blankets. One page a season.',
      },
      search: { hint: 'Search the journal', nothing: 'Nothing here. Breathe out and try another word.' },
      lost: {
        title: 'It fell over.',
        lead: 'This page was balanced on another one, and somebody sneezed. Search for it, or start again with the flat stone.',
        back: 'Back to the first stone',
      },
    }),
  drawings: stillpointDrawings,
  logo: stillpointLogo,
});

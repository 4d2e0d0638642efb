/** Ledger & Oak: a law firm. A banknote and a deed: guilloche seals, a red double margin, numbered paragraphs. */

import { section, stack } from '../../nodes.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { mapOf } from '../parts.js';
import { blocks } from './blocks.js';
import { ledgerDrawings, ledgerLogo } from './drawings.js';
import { deed, gold, green, ink, red, sheet, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

export const ledger = describePack({
  slug: 'ledger-law',
  prefix: 'ledger',
  name: 'Ledger & Oak',
  slogan: 'Counsel you can read',
  theme,
  categories: ['Law', 'Business'],
  styles: ['Classic', 'Elegant'],
  tags: ['law', 'lawyer'],
  listing: {
    title: 'Ledger Law',
    description:
      'A law firm that looks like a deed: guilloche seals, a red double margin, numbered paragraphs and fixed fees as you pay, we do, you get. Seven pages, a blog and six sections, with words that clients understand.',
    translations: {
      de: {
        title: 'Ledger Kanzlei',
        description:
          'Eine Kanzlei, die wie eine Urkunde aussieht: Siegel mit Guillochen, ein roter doppelter Rand, nummerierte Absätze und feste Honorare. Sieben Seiten, ein Blog und sechs Abschnitte, mit Worten, die Mandanten verstehen.',
      },
    },
    tags: ['law firm', 'solicitor', 'notary', 'attorney'],
    featured: true,
  },
  roles: { primary: ['Red margin', red], secondary: ['Banknote green', green], text: ['Ink', ink], accent: ['Gold', gold] },
  extras: { deed: ['Deed', deed], sheet: ['Sheet', sheet], rule: ['Rule', '#C9BFAC'] },
  facts: {
    name: ['Ledger & Oak'],
    activity: ['Counsel you can read.'],
    about: [
      'Wills, leases, work and small companies. The first letter is a page long, and it names the price.',
      'Wills, leases, work and small companies, in plain words.',
    ],
    owner: ['Harriet Coyle'],
    phone: ['01632 960 418', '+441632960418'],
    email: ['desk@ledger-oak.example'],
    address: ['9 Chancel Row, Eastmere'],
    street: ['9 Chancel Row'],
    city: ['Eastmere'],
    founded: ['1987'],
  },
  slots: [
    ['fees-title', 'Headline of the fees', 'You pay, we do, you get.', [10, 50]],
    ['areas-title', 'Headline of the practice areas', 'Four areas, one table to sit at.', [10, 60]],
    ['people-title', 'Headline of the people', 'Three lawyers, no waiting room.', [10, 60]],
    ['call', 'Invitation', 'Bring the letter that you don’t understand.', [10, 70]],
    ['contact-title', 'Headline of the contact page', 'Half an hour, free of charge.', [10, 60]],
    ['person-two', 'Second person', 'Samuel Adeyemi', [3, 40]],
    ['person-three', 'Third person', 'Odile Marsh', [3, 40]],
  ],
  header: { bg: deed, width: 1360, action: ['Ask a lawyer', '/contact'] },
  blog: { title: 'Notes', slug: 'notes' },
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'area',
        label: 'What is it about?',
        kind: 'select',
        options: ['A will or an estate', 'A home or a lease', 'Work', 'A company', 'Something else'],
        is_half: true,
      },
      { name: 'urgency', label: 'By when? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'Tell us in your own words', kind: 'textarea', required: true },
    ],
    button: 'Send it to us',
    look: {
      text: ink,
      field: deed,
      line: ink,
      button: red,
      button_text: '#FFFFFF',
      radius: 0,
      button_radius: 0,
      is_underlined: true,
    },
  },
  links: {
    'Ask a lawyer': 'contact',
    'See our fixed fees': 'fees',
    'A will, step by step': 'a-will',
    'What a will really costs': 'what-a-will-really-costs',
    'Your lease, in nine sentences': 'your-lease-in-nine-sentences',
    'Signing for a friend': 'signing-for-a-friend',
    'Practice areas': 'practice-areas',
    People: 'people',
    Fees: 'fees',
    Questions: 'questions',
    Notes: 'notes',
    'Open in maps': mapOf('9 Chancel Row, Eastmere'),
    '01632 960 418': 'tel:+441632960418',
    'desk@ledger-oak.example': 'mailto:desk@ledger-oak.example',
    '9 Chancel Row': 'contact',
  },
  posts,
  pages,
  blocks,
  frame: (t) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: deed, theme: t, width: 1120, pad: [88, 52] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: sheet, theme: t, width, pad: [72, 44], gap: [40, 32] }, ...children),
      blog: { label: 'Notes', title: 'All notes', lead: 'Short pieces on long papers.' },
      search: { hint: 'Search the files', nothing: 'Nothing filed under that. Try another word.' },
      lost: {
        title: 'This page has been struck out.',
        lead: 'There is nothing at this address, and nobody to sue. Search for it, or start again at § 1.',
        back: 'Back to § 1',
      },
    }),
  drawings: ledgerDrawings,
  logo: ledgerLogo,
});

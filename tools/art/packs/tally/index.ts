/** Describes Tally: an accountant's site as one till receipt, with pictures printed as characters made of dots. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { tallyDrawings, tallyLogo } from './drawings.js';
import { business } from './grammar.js';
import { brown, deep, green, ink, ledger, onPaper, paper, theme, yellow } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Tips', slug: 'tips' };

export const tally = describePack({
  slug: 'tally-accounting',
  prefix: 'tally',
  name: business.name,
  slogan: 'It adds up',
  theme,
  categories: ['Consulting', 'Business'],
  styles: ['Playful', 'Illustrated'],
  tags: ['accountant', 'tax'],
  listing: {
    title: 'Tally Accounting',
    description:
      'An accountant on one long till receipt: services as line items, a tax calendar with boxes to tick, totals that line up, and pictures printed in dot-matrix characters on bookkeeping green. Eight pages, a blog and thirteen sections.',
    translations: {
      de: {
        title: 'Tally Steuerberatung',
        description:
          'Eine Steuerkanzlei auf einem langen Kassenbon: Leistungen als Posten, ein Steuerkalender zum Abhaken, Summen, deren Kommas untereinander stehen, und Bilder, gedruckt aus Zeichen auf Buchhaltungsgrün. Acht Seiten, ein Blog und dreizehn Abschnitte.',
      },
    },
    tags: ['bookkeeping', 'consultant', 'tax adviser', 'payroll'],
    featured: true,
  },
  roles: {
    primary: ['Ledger green', green],
    secondary: ['Ribbon brown', brown],
    text: ['Carbon', theme.muted],
    accent: ['Note yellow', yellow],
  },
  extras: {
    ledger: ['Bookkeeping green', ledger],
    paper: ['Paper', paper],
    deep: ['Drawer', deep],
    black: ['Carbon black', ink],
  },
  facts: factsOf(business),
  slots: [
    ['services-title', 'Headline of the services', 'Five things we do.', [6, 50]],
    ['deadlines-title', 'Headline of the deadlines', 'What is due, and when.', [6, 50]],
    ['prices-title', 'Headline of the prices', 'How much is it?', [6, 50]],
    ['switch-title', 'Headline of the change', 'Thirty days, one letter.', [6, 50]],
    ['team-title', 'Headline of the team', 'The people with the pencils.', [6, 50]],
    ['call', 'Invitation', 'Your receipts in a shoebox? We have a shelf for that.', [10, 80]],
    ['contact-title', 'Headline of the contact page', 'Ring, write, drop a box.', [6, 50]],
    ['person-two', 'Second person', 'Felix Harrow', [3, 40]],
    ['person-three', 'Third person', 'Ines Vasquez', [3, 40]],
    ['person-four', 'Fourth person', 'Ravi Lindholm', [3, 40]],
  ],
  header: { bg: ledger, width: 1290, action: ['First call', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'First call form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it about?',
        kind: 'select',
        options: ['A first call', 'The list of documents', 'A tax return', 'Switching to us', 'A letter from the tax office'],
        is_half: true,
      },
      {
        name: 'size',
        label: 'How big are you?',
        kind: 'select',
        options: ['Just me', 'Me and a van', 'Up to five people', 'Up to twenty', 'More'],
        is_half: true,
      },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'when', label: 'A good day to ring', kind: 'date', is_half: true },
      { name: 'message', label: 'What do you do, and what worries you?', kind: 'textarea', required: true },
    ],
    button: 'Put it on the pile',
    look: formLook(onPaper, '#FFFFFF', { line: green }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Book a first call': 'contact', 'First call': 'contact', 'See all prices': 'prices' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section({ tag: 'div', bg: ledger, theme: look, width: 760, pad: [72, 44] }, stack({ gap: [20, 16] }, ...children)),
      body: (width, ...children) =>
        section({ tag: 'div', bg: paper, theme: { ...look, ...onPaper }, width, pad: [72, 44], gap: [40, 32] }, ...children),
      blog: { label: 'Tips', title: 'Small print, printed large', lead: 'Desks, biscuits and which shoebox can go.' },
      search: { hint: 'Search the files', nothing: 'Not in this drawer. Try another word.' },
      lost: {
        title: 'This one doesn’t balance.',
        lead: 'The page is missing from the books. Search for another one, or begin again at the first line.',
        back: 'Back to line one',
      },
    }),
  drawings: tallyDrawings,
  logo: tallyLogo,
});

/** Copperline: plumbing, heating and electrics. One copper pipe runs through a blueprint, around corners, into every section. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { copperlineDrawings, copperlineLogo } from './drawings.js';
import { business } from './grammar.js';
import { blue, copper, coral, deep, onPaper, paper, peach, sky, soot, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Tips', slug: 'tips' };

export const copperline = describePack({
  slug: 'copperline-trades',
  prefix: 'copperline',
  name: business.name,
  slogan: 'We stop drips at night',
  theme,
  categories: ['Trades', 'Business'],
  tags: ['plumber', 'trades'],
  listing: {
    title: 'Copperline Trades',
    description:
      'A plumber, heating engineer and electrician on a blueprint: one copper pipe runs down every page, the number stands in large figures, and a guide shows how to turn off water, gas and power. Nine pages, a blog and ten sections.',
    translations: {
      de: {
        title: 'Copperline Handwerk',
        description:
          'Sanitär, Heizung und Elektrik auf einer Blaupause: Ein Kupferrohr läuft durch jede Seite, die Telefonnummer steht in großen Ziffern, und eine Anleitung zeigt, wie man Wasser, Gas und Strom abstellt. Neun Seiten, ein Blog und zehn Abschnitte.',
      },
    },
    tags: ['electrician', 'heating', 'craftsman', 'emergency service'],
    featured: true,
  },
  roles: { primary: ['Peach copper', peach], secondary: ['Sky', sky], text: ['Chalk', theme.muted], accent: ['Coral', coral] },
  extras: {
    blue: ['Blueprint', blue],
    deep: ['Deep blue', deep],
    paper: ['Paper', paper],
    copper: ['Copper', copper],
    soot: ['Soot', soot],
  },
  facts: factsOf(business),
  slots: [
    ['services-title', 'Services headline', 'Water, warmth, power.', [8, 40]],
    ['prices-title', 'Prices headline', 'The price, before the spanner.', [10, 50]],
    ['areas-title', 'Headline of the areas', 'Six postcodes, four vans.', [10, 50]],
    ['reviews-title', 'Headline of the reviews', 'Dry floors, warm words.', [8, 50]],
    ['crew-title', 'Headline of the crew', 'Known by their tools.', [8, 50]],
    ['call', 'Call-to-action question', 'Is it still running?', [8, 40]],
    ['contact-title', 'Headline of the contact page', 'Tell us what it does.', [8, 50]],
    ['person-two', 'Second person', 'Femi Doyle', [3, 40]],
    ['person-three', 'Third person', 'Rosa Lindt', [3, 40]],
  ],
  header: { bg: blue, width: 1340, action: ['Ask for a repair', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true },
      {
        name: 'what',
        label: 'What is it?',
        kind: 'select',
        options: ['Water', 'Warmth', 'Power', 'I can’t tell'],
        is_half: true,
      },
      { name: 'since', label: 'Since when? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'What does it do?', kind: 'textarea', required: true },
    ],
    button: 'Ask for a repair',
    look: formLook(onPaper, '#FFFFFF', { line: blue }),
  },
  links: linksOf({ business, pages, posts, blog }, { 'Ask for a repair': 'contact', 'See all prices': 'prices' }),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: blue, theme: look, width: 1200, pad: [88, 56] },
          stack({ narrow: 860, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: deep, theme: look, width, pad: [80, 48], gap: [40, 32] }, ...children),
      blog: { label: 'Tips', title: 'Things you can turn yourself', lead: 'Short, dry and tested on our own houses.' },
      search: { hint: 'Search the van', nothing: 'Not in this van. Try another word.' },
      lost: {
        title: 'This pipe leads nowhere.',
        lead: 'Somebody capped it years ago. Search for what you need, or go back to the stopcock.',
        back: 'Back to the stopcock',
      },
    }),
  drawings: copperlineDrawings,
  logo: copperlineLogo,
});

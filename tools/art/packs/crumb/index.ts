/** Crumb: a bakery with a few chairs. Gingham, fat letters, and everything printed like the lid of a biscuit tin. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { crumbDrawings, crumbLogo } from './drawings.js';
import { business } from './grammar.js';
import { berry, blue, cocoa, cream, custard, icing, milk, pink, rose, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const crumb = describePack({
  slug: 'crumb-cafe',
  prefix: 'crumb',
  name: business.name,
  slogan: 'A bakery with eleven chairs',
  theme,
  categories: ['Café', 'Food and drink'],
  styles: ['Playful', 'Illustrated'],
  tags: ['bakery', 'café'],
  listing: {
    title: 'Crumb Café',
    description:
      'A bakery that looks like a biscuit tin: pink gingham, fat letters, icing between the sections, a counter that says what is left and a clock for what comes out of the oven. Eight pages, a blog and ten sections.',
    translations: {
      de: {
        title: 'Crumb Café und Bäckerei',
        description:
          'Eine Bäckerei wie eine alte Keksdose: rosa Vichykaro, dicke Buchstaben, Zuckerguss zwischen den Abschnitten, eine Theke, die sagt, was noch da ist, und eine Backuhr. Acht Seiten, ein Blog und zehn Abschnitte.',
      },
    },
    tags: ['coffee shop', 'cake', 'ice cream', 'pastry'],
    featured: true,
  },
  roles: {
    primary: ['Raspberry', berry],
    secondary: ['Enamel blue', blue],
    text: ['Brown sugar', theme.muted],
    accent: ['Custard', custard],
  },
  extras: {
    cocoa: ['Cocoa', cocoa],
    cream: ['Cream', cream],
    pink: ['Pale pink', pink],
    rose: ['Rose', rose],
  },
  facts: factsOf(business),
  slots: [
    ['counter-title', 'Headline of the counter', 'Today, while it lasts.', [8, 50]],
    ['clock-title', 'Headline of the bake clock', 'Set your watch by the buns.', [8, 50]],
    ['story-title', 'Headline of the story', 'Eleven chairs, one oven, no hurry.', [8, 60]],
    ['cakes-title', 'Headline of the cakes', 'Three sizes of happy.', [8, 50]],
    ['cake-page-title', 'Headline of the cake page', 'Say it with sponge.', [8, 50]],
    ['breakfast-title', 'Headline of the breakfast page', 'Sit down. It is only Tuesday.', [8, 60]],
    ['flour-title', 'Headline of the flour page', 'Three things and a lot of sleep.', [8, 60]],
    ['call', 'Invitation', 'Sold out is a compliment.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Follow the pigeon.', [8, 50]],
  ],
  header: { bg: milk, width: 1240, action: ['Order a cake', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Order form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What may it be?',
        kind: 'select',
        options: ['A small cake', 'A middle cake', 'A large cake', 'A table for breakfast', 'A job', 'Something else'],
        is_half: true,
      },
      { name: 'day', label: 'For which day?', kind: 'date', is_half: true },
      { name: 'people', label: 'For how many?', kind: 'number', is_half: true },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'message', label: 'Flavour, writing, allergies', kind: 'textarea', required: true },
    ],
    button: 'Send it to the oven',
    look: { ...formLook(theme, '#FFFFFF', { line: cocoa }), radius: 14 },
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Order a cake': 'contact', 'Book a table': 'contact', 'Ask about a job': 'contact', 'See the counter': 'counter' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: icing, theme: look, width: 1120, pad: [96, 56] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: cream, theme: look, width, pad: [88, 48], gap: [40, 32] }, ...children),
      blog: {
        label: 'News',
        title: 'Written with floury hands',
        lead: 'Buns, a starter and a pigeon, in that order of importance.',
      },
      search: { hint: 'Search the crumbs', nothing: 'Not in this tin. Try another word.' },
      lost: {
        title: 'Somebody ate this page.',
        lead: 'There are only crumbs left of it. Search for another one, or start again at the counter.',
        back: 'Back to the counter',
      },
    }),
  drawings: crumbDrawings,
  logo: crumbLogo,
});

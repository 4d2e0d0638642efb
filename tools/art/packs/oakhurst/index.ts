/** Oakhurst: an estate agency. White panels float on a toy-sized town seen from above. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { oakhurstDrawings, oakhurstLogo } from './drawings.js';
import { business } from './grammar.js';
import { coal, cream, lawn, night, oak, orange, sand, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const oakhurst = describePack({
  slug: 'oakhurst-estates',
  prefix: 'oakhurst',
  name: business.name,
  slogan: 'We know which side gets the morning sun',
  theme,
  categories: ['Real estate', 'Business'],
  tags: ['real estate', 'estate agent'],
  listing: {
    title: 'Oakhurst Estates',
    description:
      'An estate agency above its town: gabled houses in the evening, in snow and at noon, white panels with one large round corner, homes with their faults and a street guide with hours of sun. Eight pages, a blog and nine sections.',
    translations: {
      de: {
        title: 'Oakhurst Immobilien',
        description:
          'Ein Immobilienbüro über seiner Stadt: Giebelhäuser am Abend, im Schnee und am Mittag, weiße Felder mit einer großen runden Ecke, Häuser mit ihren Fehlern und ein Straßenführer mit Sonnenstunden. Acht Seiten, ein Blog und neun Abschnitte.',
      },
    },
    tags: ['property', 'lettings', 'realtor', 'housing'],
    featured: true,
  },
  roles: {
    primary: ['Evening', night],
    secondary: ['Oak green', oak],
    text: ['Ink', theme.muted],
    accent: ['Roof tile', orange],
  },
  extras: { cream: ['Cream', cream], sand: ['Sand', sand], lawn: ['Lawn', lawn], coal: ['Coal', coal] },
  facts: factsOf(business),
  slots: [
    ['streets-title', 'Headline of the street guide', 'A street before a house.', [8, 50]],
    ['sell-title', 'Headline for sellers', 'Sold in 41 days, mud included.', [8, 60]],
    ['people-title', 'Headline of the people', 'Three agents, by their front doors.', [10, 60]],
    ['let-title', 'Headline of the lettings', 'Somebody else’s kettle, your roof.', [10, 60]],
    ['call', 'Call-to-action question', 'What is your home worth on a rainy Tuesday?', [10, 70]],
    ['contact-title', 'Headline of the contact page', 'Which door is it about?', [8, 50]],
    ['person-two', 'Second person', 'Ruben Faber', [3, 40]],
    ['person-three', 'Third person', 'Sunniva Dahl', [3, 40]],
  ],
  header: { bg: cream, width: 1320, action: ['Value my home', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'wish',
        label: 'How can we help?',
        kind: 'select',
        options: ['Value my home', 'Show me a home', 'Let my home', 'Something else'],
        is_half: true,
      },
      { name: 'day', label: 'Which day? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'Which street, which door?', kind: 'textarea', required: true },
    ],
    button: 'Send it to the office',
    look: formLook(theme, cream, { line: night }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Value my home': 'contact', 'Show homes': 'homes', 'Walk the streets': 'streets' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: sand, theme: look, width: 1200, pad: [88, 52] },
          stack({ narrow: 860, gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: cream, theme: look, width, pad: [72, 44], gap: [40, 32] }, ...children),
      blog: { label: 'News', title: 'Seen on the way', lead: 'Streets, surveys and moving, from people who do all three.' },
      search: { hint: 'Search the town', nothing: 'No such street. Try another word.' },
      lost: {
        title: 'This house was never built.',
        lead: 'There is a meadow at this address. Search for another one, or start again at the crossing.',
        back: 'Back to the crossing',
      },
    }),
  drawings: oakhurstDrawings,
  logo: oakhurstLogo,
});

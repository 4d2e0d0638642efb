/** Girder & Sons: a builder. Two-colour prints of steel, and pages built like storeys, from the roof down to the ground floor. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { girderDrawings, girderLogo } from './drawings.js';
import { business } from './grammar.js';
import { board, concrete, onOrange, orange, plaster, rust, steel, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const girder = describePack({
  slug: 'girder-construction',
  prefix: 'girder',
  name: business.name,
  slogan: 'Built straight, handed over on time',
  theme,
  categories: ['Construction', 'Trades'],
  styles: ['Bold', 'Illustrated'],
  tags: ['construction', 'builder'],
  listing: {
    title: 'Girder Construction',
    description:
      'A builder in black and hi-vis orange: screen prints of cranes, roofs and steel, pages stacked like storeys with their level in a rail, and a live board of sites from dig to keys. Eight pages, a blog and twelve sections.',
    translations: {
      de: {
        title: 'Girder Bau',
        description:
          'Ein Bauunternehmen in Schwarz und Signalorange: Siebdrucke von Kränen, Dächern und Stahl, Seiten wie Stockwerke übereinander und eine Tafel, die jede Baustelle vom Aushub bis zum Schlüssel zeigt. Acht Seiten, ein Blog und zwölf Abschnitte.',
      },
    },
    tags: ['roofing', 'contractor', 'building company', 'extension'],
    featured: true,
  },
  roles: {
    primary: ['Steel', steel],
    secondary: ['Rust', rust],
    text: ['Pencil', theme.muted],
    accent: ['Hi-vis orange', orange],
  },
  extras: { concrete: ['Concrete', concrete], plaster: ['Plaster', plaster] },
  facts: factsOf(business),
  slots: [
    ['trades-title', 'Headline of the trades', 'Four trades, one foreman.', [8, 50]],
    ['board-title', 'Headline of the site board', 'Where we stand today.', [8, 50]],
    ['guarantee-title', 'Headline of the guarantee', 'Twelve years on the roof. In writing.', [8, 60]],
    ['services-title', 'Headline of the services', 'From the drain up.', [6, 40]],
    ['projects-title', 'Headline of the projects', 'Please lean on the walls.', [6, 50]],
    ['process-title', 'Headline of the process', 'Six steps. No “nearly”.', [6, 50]],
    ['team-title', 'Headline of the team', 'Names on the helmets.', [6, 50]],
    ['call', 'Invitation', 'If it leaks, we come. If it rains, we are there already.', [10, 80]],
    ['contact-title', 'Headline of the contact page', 'Tell us where it hurts.', [6, 50]],
    ['person-two', 'Second person', 'Abel Roper', [3, 40]],
    ['person-three', 'Third person', 'Ines Cordeiro', [3, 40]],
    ['person-four', 'Fourth person', 'Dov Lindgren', [3, 40]],
    ['person-five', 'Fifth person', 'Kemi Oyelaran', [3, 40]],
  ],
  header: { bg: board, width: 1360, action: ['Ask for a quote', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Quote form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it?',
        kind: 'select',
        options: ['A roof', 'An extension', 'A steel frame', 'Ground works', 'A whole house', 'A job with you'],
        is_half: true,
      },
      { name: 'size', label: 'Size in m² (a guess will do)', kind: 'number', is_half: true },
      { name: 'start', label: 'Start, if you could choose', kind: 'date', is_half: true },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'message', label: 'What is there, and what should be?', kind: 'textarea', required: true },
    ],
    button: 'Send it to the site hut',
    look: formLook(theme, '#FFFFFF', { line: steel }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Ask for a quote': 'contact', 'Apply for a job': 'contact', 'See current sites': 'projects', 'See the mill': 'mill' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: orange, theme: { ...look, ...onOrange }, width: 1160, pad: [92, 52] },
          stack({ narrow: 860, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: plaster, theme: look, width, pad: [88, 48], gap: [40, 32] }, ...children),
      blog: { label: 'News', title: 'From the site hut', lead: 'Quotes, wind and fifty ordinary days.' },
      search: { hint: 'Search the drawings', nothing: 'Not on this plan. Try another word.' },
      lost: {
        title: 'This floor isn’t built yet.',
        lead: 'Or it was, and somebody moved the stairs. Search for another one, or go back to the ground floor.',
        back: 'Back to the ground floor',
      },
    }),
  drawings: girderDrawings,
  logo: girderLogo,
});

/** Fernway: gardeners with a nursery. Cut paper leaves and hills surround clearings with words. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { fernwayDrawings, fernwayLogo } from './drawings.js';
import { business } from './grammar.js';
import { hedge, moss, paper, soil, sun, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Advice', slug: 'advice' };

export const fernway = describePack({
  slug: 'fernway-garden',
  prefix: 'fernway',
  name: business.name,
  slogan: 'We cut no corners, just hedges',
  theme,
  categories: ['Home and garden', 'Trades'],
  styles: ['Illustrated', 'Warm'],
  tags: ['gardener', 'landscaping'],
  listing: {
    title: 'Fernway Garden',
    description:
      'A garden of cut paper: leaves with real shadows, hills between the sections, a planting calendar made of paper strips, gardens, care plans and a nursery with prices. Eight pages, a blog and eleven sections.',
    translations: {
      de: {
        title: 'Fernway Gärtnerei',
        description:
          'Ein Garten aus geschnittenem Papier: Blätter mit echten Schatten, Hügel zwischen den Abschnitten, ein Pflanzkalender aus Papierstreifen, Gärten, Pflegepakete und eine Gärtnerei mit Preisen. Acht Seiten, ein Blog und elf Abschnitte.',
      },
    },
    tags: ['florist', 'plant shop', 'nursery', 'garden design'],
    featured: true,
  },
  roles: { primary: ['Hedge', hedge], secondary: ['Soil', soil], text: ['Ink', theme.muted], accent: ['Sun', sun] },
  extras: {
    paper: ['Paper', paper],
    moss: ['Moss', moss],
  },
  facts: factsOf(business),
  slots: [
    ['calendar-title', 'Headline of the planting calendar', 'What to plant now.', [8, 50]],
    ['gardens-title', 'Headline of the gardens', 'Four that used to be a problem.', [8, 60]],
    ['care-title', 'Headline of the care plans', 'Three ways to keep it.', [8, 50]],
    ['nursery-title', 'Headline of the nursery', 'Ready to leave home.', [8, 50]],
    ['team-title', 'Headline of the team', 'Three people, by their boots.', [8, 50]],
    ['call', 'Call-to-action headline', 'Show us the worst corner.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Show us the worst corner first.', [8, 60]],
    ['person-two', 'Second person', 'Tomas Lind', [3, 40]],
    ['person-three', 'Third person', 'Bea Whitcombe', [3, 40]],
  ],
  header: { bg: paper, width: 1280, action: ['Plan a garden', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Garden visit request',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it about?',
        kind: 'select',
        options: ['A new garden', 'Care, once or always', 'A hedge', 'Plants from the nursery', 'Something else'],
        is_half: true,
      },
      { name: 'day', label: 'Which day suits you? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'What does it look like now?', kind: 'textarea', required: true },
    ],
    button: 'Ask for a visit',
    look: formLook(theme, paper, { line: hedge }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Plan a garden': 'contact', 'See our gardens': 'gardens', 'See the nursery': 'nursery' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: moss, theme: look, width: 1200, pad: [84, 52] },
          stack({ narrow: 860, gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: paper, theme: look, width, pad: [80, 48], gap: [40, 32] }, ...children),
      blog: {
        label: 'Advice',
        title: 'Pinned to the shed',
        lead: 'Short texts on water, shade and leaving things alone.',
      },
      search: { hint: 'Search the shed', nothing: 'Not in this shed. Try another word.' },
      lost: {
        title: 'Nothing grows here.',
        lead: 'The page has been moved to a sunnier place, or the slugs had it. Search for another one, or start again at the gate.',
        back: 'Back to the gate',
      },
    }),
  drawings: fernwayDrawings,
  logo: fernwayLogo,
});

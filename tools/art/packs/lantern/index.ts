/** Describes Lantern School: a cut-out town at night in chalk and crayon, with one lantern that moves from page to page. */
import { image, section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { lanternDrawings, lanternLogo } from './drawings.js';
import { business } from './grammar.js';
import { chalk, cream, night, onCream, onNight, red, theme, violet, yellow } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const lantern = describePack({
  slug: 'lantern-school',
  prefix: 'lantern',
  name: business.name,
  slogan: 'A small school for children from three to eleven',
  theme,
  categories: ['School', 'Education'],
  styles: ['Playful', 'Illustrated'],
  tags: ['school', 'nursery'],
  listing: {
    title: 'Lantern School',
    description:
      'A school or nursery in chalk and crayon: a cut-out town at night with one lantern that moves from page to page, uneven blocks, large numerals, and the school year as one ribbon. Eight pages, a blog and fifteen sections.',
    translations: {
      de: {
        title: 'Lantern-Schule',
        description:
          'Schule oder Kita in Kreide und Wachsstift: eine ausgeschnittene Stadt bei Nacht mit einer Laterne, die von Seite zu Seite wandert, schiefe Blöcke, große Ziffern und das Schuljahr als ein einziges Band. Acht Seiten, ein Blog und fünfzehn Abschnitte.',
      },
    },
    tags: ['primary school', 'courses', 'children', 'term dates'],
    featured: true,
  },
  roles: {
    primary: ['Violet crayon', violet],
    secondary: ['Red crayon', red],
    text: ['Ink', theme.muted],
    accent: ['Lamplight', yellow],
  },
  extras: {
    chalk: ['Chalk blue', chalk],
    cream: ['Drawing paper', cream],
    night: ['Night', night],
  },
  facts: factsOf(business),
  slots: [
    ['next-title', 'Headline of the next dates', 'What happens next.', [8, 50]],
    ['classes-title', 'Headline of the classes', 'Three rooms, eight years.', [8, 50]],
    ['day-title', 'Headline of the day', 'Quarter to eight until toast.', [8, 50]],
    ['ribbon-title', 'Headline of the ribbon', 'One ribbon. Red is school, yellow is yours.', [8, 60]],
    ['voices-title', 'Headline of the voices', 'Heard at the gate.', [8, 50]],
    ['steps-title', 'Headline of the admission', 'Four steps to a peg with a name.', [8, 50]],
    ['fees-title', 'Headline of the fees', 'The whole price, in one place.', [8, 50]],
    ['lunch-title', 'Headline of the lunches', 'Cooked upstairs, eaten downstairs.', [8, 50]],
    ['team-title', 'Headline of the team', 'Glasses may be larger in real life.', [8, 50]],
    ['call', 'Invitation', 'Sit in the small chair. Ask anything.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Follow the light.', [8, 50]],
  ],
  header: { bg: chalk, width: 1280, action: ['Come and look', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Visit and absence form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it about?',
        kind: 'select',
        options: ['A visit', 'An absence', 'The newsletter', 'Something else'],
        is_half: true,
      },
      { name: 'day', label: 'Which day?', kind: 'date', is_half: true },
      { name: 'child', label: 'Name of the child', kind: 'text', is_half: true },
      { name: 'age', label: 'Age or class', kind: 'text', is_half: true },
      { name: 'message', label: 'What should we know?', kind: 'textarea' },
    ],
    button: 'Send to the office',
    look: formLook(theme, '#FFFFFF', { line: violet }),
  },
  links: linksOf({ business, pages, posts, blog }, { 'Come and look': 'contact', 'See the classes': 'classes' }),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: night, theme: { ...look, ...onNight }, width: 1120, pad: [96, 60] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: cream, theme: { ...look, ...onCream }, width, pad: [88, 48], gap: [40, 32] }, ...children),
      missing: (...children) =>
        section(
          { tag: 'div', bg: night, theme: { ...look, ...onNight }, width: 820, pad: [72, 40], gap: [20, 16] },
          image('lantern-lost', 'A lantern that has gone out, with a thin line of smoke', { width: 300, radius: 0 }),
          ...children,
        ),
      blog: {
        label: 'News',
        title: 'Notes to take home',
        lead: 'Stories from the carpet, rules for snow, and the contents of a rucksack.',
      },
      search: { hint: 'Search the notes', nothing: 'Not in this rucksack. Try another word.' },
      lost: {
        title: 'The light is out here.',
        lead: 'The page moved, or somebody took the lantern. Search for it, or follow the path back to the gate.',
        back: 'Back to the gate',
      },
    }),
  drawings: lanternDrawings,
  logo: lanternLogo,
});

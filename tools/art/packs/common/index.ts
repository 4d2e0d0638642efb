/** Common Ground: a charity on a hill of torn paper, to which every page adds a layer. */
import { image, section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { commonDrawings, commonLogo } from './drawings.js';
import { business } from './grammar.js';
import { amber, cream, onAmber, onCream, peach, plum, rust, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const common = describePack({
  slug: 'common-ground-charity',
  prefix: 'common',
  name: business.name,
  slogan: 'Neighbours with eleven beds and one long table',
  theme,
  categories: ['Nonprofit', 'Community'],
  styles: ['Illustrated', 'Warm'],
  tags: ['charity', 'non-profit'],
  listing: {
    title: 'Common Ground Charity',
    description:
      'A charity, club or neighbourhood project in torn paper: people stand on the seams of a hill that every page adds a layer to, pictures are torn into their cards, and ten pounds lie there as a pile of four papers. Eight pages, a blog and nineteen sections.',
    translations: {
      de: {
        title: 'Common Ground Nachbarschaftsverein',
        description:
          'Verein, Hilfsprojekt oder Nachbarschaft aus gerissenem Papier: Menschen stehen auf den Nähten eines Hügels, der mit jeder Seite um eine Schicht wächst, Bilder laufen in ihre Karten aus, und zehn Pfund liegen als Stapel aus vier Papieren da. Acht Seiten, ein Blog und neunzehn Abschnitte.',
      },
    },
    tags: ['club', 'donations', 'volunteers', 'community garden'],
    featured: true,
  },
  roles: {
    primary: ['Plum paper', plum],
    secondary: ['Rust paper', rust],
    text: ['Ink', theme.muted],
    accent: ['Amber paper', amber],
  },
  extras: { peach: ['Peach paper', peach], cream: ['Cream paper', cream] },
  facts: factsOf(business),
  slots: [
    ['receipt-title', 'Headline of the receipt', 'Ten pounds buys nine lunches. Here is the receipt.', [8, 60]],
    ['projects-title', 'Headline of the projects', 'Four things, once a week.', [8, 50]],
    ['numbers-title', 'Headline of the numbers', 'Counted twice, by Walter.', [8, 50]],
    ['story-title', 'Headline of the story', 'It was a car park for one car.', [8, 50]],
    ['dates-title', 'Headline of the next dates', 'Four Saturdays.', [8, 50]],
    ['voices-title', 'Headline of the voices', 'Overheard at the table.', [8, 50]],
    ['give-title', 'Headline of the amounts', 'Four sums, four things.', [8, 50]],
    ['steps-title', 'Headline of the way in', 'From visitor to key in a month.', [8, 50]],
    ['team-title', 'Headline of the team', 'Six of three hundred and forty.', [8, 50]],
    ['report-title', 'Headline of the annual report', 'All of it, on one page.', [8, 50]],
    ['call', 'Invitation', 'Come on Saturday. Bring a spoon.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Knock on the shed.', [8, 50]],
  ],
  header: { bg: peach, width: 1280, action: ['Lend a hand', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Volunteer and pledge form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What would you like?',
        kind: 'select',
        options: ['To lend a hand', 'To pledge a gift', 'To get the newsletter', 'Something else'],
        is_half: true,
      },
      { name: 'hours', label: 'Hours a week, or pounds', kind: 'number', is_half: true },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'since', label: 'From which day?', kind: 'date', is_half: true },
      { name: 'message', label: 'What should we know?', kind: 'textarea' },
    ],
    button: 'Push it under the door',
    look: formLook(theme, '#FFFFFF', { line: plum }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    {
      'Lend a hand': 'contact',
      'Where ten pounds go': 'give',
      'contact page': 'contact',
      'Give £5': 'contact',
      'Give £10': 'contact',
      'Give £25': 'contact',
      'Give £60': 'contact',
    },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: amber, theme: { ...look, ...onAmber }, width: 1120, pad: [88, 56] },
          stack({ narrow: 820, gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: cream, theme: { ...look, ...onCream }, width, pad: [88, 48], gap: [40, 32] }, ...children),
      missing: (...children) =>
        section(
          { tag: 'div', bg: peach, theme: look, width: 760, pad: [64, 40], gap: [20, 16] },
          image('common-lost', 'A dog beside a signpost whose arms point in two directions', { width: 520, radius: 28 }),
          ...children,
        ),
      blog: {
        label: 'News',
        title: 'Pinned to the shed',
        lead: 'What happened, what it cost, and who brought the salt.',
      },
      search: { hint: 'Search the shed', nothing: 'Not in this shed. Try another word, or the tent.' },
      lost: {
        title: 'The path ends here.',
        lead: 'Somebody planted beans on it. Search for the page, or follow the dog back to the gate.',
        back: 'Back to the gate',
      },
    }),
  drawings: commonDrawings,
  logo: commonLogo,
});

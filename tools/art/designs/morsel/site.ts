/** The site that Morsel creates, and its post templates. */
import { classicFrame, custom, describeSite, type PackSite, system } from '../site.js';
import { on } from '../themes.js';
import { theme } from './look.js';
import { posts } from './posts.js';

const site = describeSite({
  prefix: 'morsel',
  title: 'Morsel',
  slogan: 'Slow food, quick smiles',
  colors: [
    system('primary', 'Brick', '#B4331B'),
    system('secondary', 'Plum', '#4B1C2D'),
    system('text', 'Text', '#5A473C'),
    system('accent', 'Mustard', '#E8A33D'),
    custom('night', 'Night', '#1E1410'),
    custom('paper', 'Paper', '#FBF2E4'),
    custom('cream', 'Cream', '#F4E3CA'),
  ],
  pages: [
    ['home', 'Home'],
    ['menu', 'Menu'],
    ['suppers', 'Private suppers', 'private-suppers'],
    ['about', 'About'],
    ['contact', 'Contact'],
  ],
  postsPage: ['News', 'news'],
  links: {
    'Reserve a table': 'contact',
    'See the menu': 'menu',
    'Read our story': 'about',
    Menu: 'menu',
    Cellar: 'menu',
    'Sunday table': 'one-table-on-sunday',
    Reserve: 'contact',
    'Private suppers': 'private-suppers',
    'Find us': 'contact',
    '01632 960 142': 'tel:+441632960142',
    'table@morsel.example': 'mailto:table@morsel.example',
    'Lamp Street 14': 'contact',
  },
  head: {
    bg: '#1E1410',
    theme: on(theme, '#FBF2E4', '#D9C5B0', { accent: '#E8A33D', onAccent: '#1E1410', accentText: '#E8A33D' }),
    action: ['Reserve a table', '/contact'],
    hidden: 'contact',
  },
  posts,
});

const frame = classicFrame({
  theme,
  width: 1120,
  band: '#1E1410',
  bandTheme: on(theme, '#FBF2E4', '#D9C5B0', { accent: '#E8A33D', onAccent: '#1E1410', accentText: '#E8A33D', line: '#4A3A31' }),
  body: '#FBF2E4',
  blog: { label: 'From the kitchen', title: 'News', lead: 'What the market had, who came, and what was left over.' },
  search: { hint: 'Search the kitchen', nothing: 'Nothing on the stove. Try another word.' },
  lost: {
    title: 'This page has been eaten.',
    lead: 'The address leads nowhere. Search for what you wanted, or sit down at the front.',
    back: 'Back to the front',
  },
});

export const morselSite: PackSite = { site, frame };

/** The site that Loam creates, and its post templates. */
import { classicFrame, custom, describeSite, type PackSite, system } from '../site.js';
import { on } from '../themes.js';
import { theme } from './look.js';
import { posts } from './posts.js';

const site = describeSite({
  prefix: 'loam',
  title: 'Loam',
  slogan: 'Pots for the everyday feast',
  colors: [
    system('primary', 'Clay', '#33241E'),
    system('secondary', 'Moss', '#3F4A2C'),
    system('text', 'Text', '#5E4B41'),
    system('accent', 'Rust', '#9A4322'),
    custom('cream', 'Cream', '#FBF6EF'),
    custom('lilac', 'Lilac', '#B8A2E2'),
    custom('butter', 'Butter', '#F8E6B0'),
    custom('sage', 'Sage', '#CAD8BD'),
    custom('peach', 'Peach', '#F8D8C3'),
  ],
  pages: [
    ['home', 'Home'],
    ['classes', 'Classes'],
    ['about', 'About'],
    ['journal', 'Journal'],
    ['contact', 'Contact'],
  ],
  postsPage: ['All notes', 'all-notes'],
  links: {
    'Shop the kiln': 'contact',
    'Meet the potters': 'about',
    'Watch us work': 'about',
    'Book a place': 'contact',
    'What your hands know': 'what-your-hands-know',
    'A green that took two years': 'a-green-that-took-two-years',
    'Why the moon leans': 'why-the-moon-leans',
    'One stem is plenty': 'all-notes',
    'The handle question': 'all-notes',
    'Joined at the waist': 'all-notes',
    'Soup, a defence': 'all-notes',
    'This kiln': 'home',
    'Seconds corner': 'contact',
    Vouchers: 'contact',
    Potters: 'about',
    'Saturday class': 'classes',
    Journal: 'journal',
    'Post and returns': 'contact',
    Mending: 'contact',
    'hands@loam.example': 'mailto:hands@loam.example',
  },
  head: { bg: '#FBF6EF', theme, width: 1240, action: ['Visit us', '/contact'], hidden: 'contact' },
  posts,
});

const frame = classicFrame({
  theme,
  width: 1240,
  band: '#B8A2E2',
  bandTheme: on(theme, '#33241E', '#4F3D34', { accentText: '#33241E', line: '#B9A594' }),
  body: '#FBF6EF',
  blog: { label: 'Journal', title: 'All notes', lead: 'From the wheel, the kiln and the shelf by the window.' },
  search: { hint: 'Search the shelves', nothing: 'Nothing on the shelf. Try another word.' },
  lost: {
    title: 'This one cracked in the kiln.',
    lead: 'The page you wanted isn’t here. Search for it, or start again at the door.',
    back: 'Back to the door',
  },
});

export const loamSite: PackSite = { site, frame };

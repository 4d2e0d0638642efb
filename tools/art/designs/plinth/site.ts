/** The site that Plinth creates, and its post templates. */
import { classicFrame, custom, describeSite, type PackSite, system } from '../site.js';
import { on } from '../themes.js';
import { theme } from './look.js';
import { posts } from './posts.js';

const site = describeSite({
  prefix: 'plinth',
  title: 'Plinth',
  slogan: 'We make the plain thing, beautifully',
  colors: [
    system('primary', 'Ink', '#141414'),
    system('secondary', 'Blue', '#2338E0'),
    system('text', 'Text', '#4A4842'),
    system('accent', 'Vermilion', '#F2431D'),
    custom('paper', 'Paper', '#F3F0E8'),
    custom('pink', 'Pink', '#F4B6C9'),
    custom('yellow', 'Yellow', '#FFC531'),
  ],
  pages: [
    ['home', 'Home'],
    ['services', 'Services'],
    ['about', 'About'],
    ['journal', 'Journal'],
    ['contact', 'Contact'],
  ],
  postsPage: ['All notes', 'all-notes'],
  links: {
    'See the work': 'home',
    'How we work': 'services',
    'Book a week': 'contact',
    'Start a mark': 'contact',
    'Talk about a year': 'contact',
    'Read it': 'all-notes',
    'The sign nobody needed': 'the-sign-nobody-needed',
    'What a dairy taught us about white': 'what-a-dairy-taught-us-about-white',
    'In praise of the second idea': 'in-praise-of-the-second-idea',
    'A short history of our door': 'all-notes',
    'How to say no in an e-mail': 'all-notes',
    Work: 'home',
    Services: 'services',
    Journal: 'journal',
    Shop: 'contact',
    Newsletter: 'contact',
    Type: 'about',
    'hello@plinth.example': 'mailto:hello@plinth.example',
    '01632 960 177': 'tel:+441632960177',
    'Mill Yard 9, second floor': 'contact',
  },
  head: { bg: '#F3F0E8', theme, width: 1240, action: ['Write to us', '/contact'], hidden: 'contact' },
  posts,
});

const frame = classicFrame({
  theme,
  width: 1240,
  band: '#FFC531',
  bandTheme: on(theme, '#141414', '#3A2C08', { line: '#141414' }),
  body: '#F3F0E8',
  blog: { label: 'Journal', title: 'All notes', lead: 'Short ones, on doors, dairies and second ideas.' },
  search: { hint: 'Search the studio', nothing: 'Nothing here. Try another word.' },
  lost: {
    title: 'Nothing on this plinth.',
    lead: 'The page has moved or never was. Search for it, or go back to the start.',
    back: 'Back to the start',
  },
});

export const plinthSite: PackSite = { site, frame };

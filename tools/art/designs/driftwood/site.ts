/** The site that Driftwood creates, and its post templates. */
import { classicFrame, custom, describeSite, type PackSite, system } from '../site.js';

import { theme } from './look.js';
import { posts } from './posts.js';

const site = describeSite({
  prefix: 'driftwood',
  title: 'Driftwood',
  slogan: 'Rooms that face the weather',
  colors: [
    system('primary', 'Forest', '#1E2B27'),
    system('secondary', 'Bronze', '#7A5B1E'),
    system('text', 'Text', '#51605A'),
    system('accent', 'Lamplight', '#E5C68C'),
    custom('paper', 'Paper', '#F6F4EC'),
    custom('sage', 'Sage', '#E6EAE1'),
    custom('card', 'Card', '#FBFAF5'),
  ],
  pages: [
    ['home', 'Home'],
    ['rooms', 'Rooms'],
    ['about', 'Our story', 'our-story'],
    ['journal', 'Journal'],
    ['contact', 'Contact'],
  ],
  postsPage: ['All entries', 'all-entries'],
  links: {
    'Check dates': 'contact',
    'See the rooms': 'rooms',
    'Read our story': 'our-story',
    'Book this room': 'contact',
    'Open in maps': 'contact',
    'Eleven kinds of fog': 'eleven-kinds-of-fog',
    'The last swim': 'the-last-swim',
    'Why the Lamp room hums': 'why-the-lamp-room-hums',
    'Spring tide at the door': 'spring-tide-at-the-door',
    Rooms: 'rooms',
    Table: 'our-story',
    Vouchers: 'contact',
    'Our story': 'our-story',
    Journal: 'journal',
    'Work here': 'contact',
    '+44 1632 960 190': 'tel:+441632960190',
    'stay@driftwood.example': 'mailto:stay@driftwood.example',
    'Saltby Head': 'contact',
  },
  head: { bg: '#F6F4EC', theme, action: ['Check dates', '/contact'], hidden: 'contact' },
  posts,
});

const frame = classicFrame({
  theme,
  width: 1120,
  band: '#E6EAE1',
  body: '#F6F4EC',
  blog: { label: 'Journal', title: 'All entries', lead: 'What the weather did, and what the house made of it.' },
  search: { hint: 'Search the house', nothing: 'Nothing washed up. Try another word.' },
  lost: {
    title: 'The tide took this page.',
    lead: 'The address leads nowhere, or no longer. Look for it here, or walk back up to the house.',
    back: 'Back to the house',
  },
});

export const driftwoodSite: PackSite = { site, frame };

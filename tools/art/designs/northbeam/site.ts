/** The site that Northbeam creates, and its post templates. */
import { classicFrame, custom, describeSite, type PackSite, system } from '../site.js';

import { theme } from './look.js';
import { posts } from './posts.js';

const site = describeSite({
  prefix: 'northbeam',
  title: 'Northbeam',
  slogan: 'Know what ships before it slips',
  colors: [
    system('primary', 'Beam', '#8B97FF'),
    system('secondary', 'Signal', '#7CE8D2'),
    system('text', 'Text', '#A9B3D2'),
    system('accent', 'Indigo', '#3B45C4'),
    custom('night', 'Night', '#0B0F1E'),
    custom('panel', 'Panel', '#12182E'),
    custom('light', 'Light', '#F2F5FF'),
  ],
  pages: [
    ['home', 'Home'],
    ['product', 'Product'],
    ['about', 'About'],
    ['changelog', 'Changelog'],
    ['contact', 'Contact'],
  ],
  postsPage: ['Blog', 'blog'],
  links: {
    'Start free': 'contact',
    'See it on your backlog': 'contact',
    'Read how it works': 'product',
    'Try for 30 days': 'contact',
    'Talk to us': 'contact',
    'See open positions': 'contact',
    Forecasts: 'product',
    Signals: 'product',
    Pricing: 'home',
    Status: 'changelog',
    About: 'about',
    Changelog: 'changelog',
    Jobs: 'contact',
    Documentation: 'product',
    Security: 'contact',
    Contact: 'contact',
  },
  head: { bg: '#0B0F1E', theme, width: 1200, action: ['Start free', '/contact'] },
  posts,
});

const frame = classicFrame({
  theme,
  width: 1200,
  band: '#12182E',
  body: '#0B0F1E',
  blog: { label: 'Blog', title: 'Blog', lead: 'Releases, and what we think about while they are late.' },
  search: { hint: 'Search Northbeam', nothing: 'No match. Try another word.' },
  lost: {
    title: 'This page slipped.',
    lead: 'There is nothing at this address. Search for it, or return to the front page.',
    back: 'Go to the front page',
  },
});

export const northbeamSite: PackSite = { site, frame };

/** Hollow Fern: photographers of weddings. A contact sheet: frames between perforated edges, red grease pencil, one picture chosen. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { hollowDrawings, hollowLogo } from './drawings.js';
import { business } from './grammar.js';
import { brown, film, paper, pencil, rose, skin, theme, tray } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Journal', slug: 'journal' };

export const hollow = describePack({
  slug: 'hollow-photography',
  prefix: 'hollow',
  name: business.name,
  slogan: 'Weddings on film, in natural light',
  theme,
  categories: ['Photography', 'Events'],
  styles: ['Dark', 'Elegant'],
  tags: ['photographer', 'wedding'],
  listing: {
    title: 'Hollow Fern Photography',
    description:
      'Wedding photographers with a darkroom: frames between perforated edges of film, captions with frame numbers, one picture circled in red pencil, and a contact sheet of 24. Eight pages, a blog and eleven sections.',
    translations: {
      de: {
        title: 'Hollow Fern Fotografie',
        description:
          'Hochzeitsfotografen mit Dunkelkammer: Bilder zwischen perforierten Filmrändern, Bildnummern in kleiner Schrift, ein Bild rot eingekreist und ein Kontaktbogen mit 24 Aufnahmen. Acht Seiten, ein Blog und elf Abschnitte.',
      },
    },
    tags: ['photography', 'portfolio', 'portraits', 'film'],
    featured: true,
  },
  roles: {
    primary: ['Skin light', skin],
    secondary: ['Faded rose', rose],
    text: ['Fixer', theme.muted],
    accent: ['Grease pencil', pencil],
  },
  extras: {
    brown: ['Darkroom', brown],
    tray: ['Tray', tray],
    film: ['Film', film],
    paper: ['Paper', paper],
  },
  facts: factsOf(business),
  slots: [
    ['prints-title', 'Headline of the prints', 'We stand where the light is.', [8, 50]],
    ['sheet-title', 'Headline of the contact sheet', 'Twenty-four frames, three in red.', [8, 60]],
    ['steps-title', 'Headline of the steps', 'Four times you hear from us.', [8, 50]],
    ['dates-title', 'Headline of the dates', 'What is left of next year.', [8, 50]],
    ['stories-title', 'Headline of the stories', 'Six days, six kinds of light.', [8, 50]],
    ['prices-title', 'Headline of the prices', 'Three sizes, no small print.', [8, 50]],
    ['families-title', 'Headline of the family page', 'Before they are taller than you.', [8, 50]],
    ['about-title', 'Headline of the page about you', 'Quiet people with loud shutters.', [8, 50]],
    ['call', 'Invitation', 'Is your day still free?', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Name the day.', [8, 50]],
  ],
  header: { bg: film, width: 1320, action: ['Ask for your date', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Date form',
    fields: [
      { name: 'name', label: 'Your names', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      { name: 'day', label: 'The day', kind: 'date', is_half: true },
      { name: 'place', label: 'The place', kind: 'text', is_half: true },
      { name: 'guests', label: 'How many guests?', kind: 'number', is_half: true },
      {
        name: 'about',
        label: 'What for?',
        kind: 'select',
        options: ['Half a roll', 'One day', 'Two days', 'A family hour', 'Not sure yet'],
        is_half: true,
      },
      { name: 'message', label: 'What should we know?', kind: 'textarea', required: true },
    ],
    button: 'Ask for the date',
    look: formLook(theme, tray, { line: '#F4ECE6' }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Ask for your date': 'contact', 'See the stories': 'stories', 'See a whole story': 'story' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: film, theme: { ...look, ground: film }, width: 1120, pad: [96, 56] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: brown, theme: look, width, pad: [88, 48], gap: [40, 32] }, ...children),
      blog: {
        label: '▸ 18 Journal',
        title: 'Notes from the dark',
        lead: 'Light, weather, and what people do when they think that nobody looks.',
      },
      search: { hint: 'Search the rolls', nothing: 'Not on this roll. Try another word.' },
      lost: {
        title: 'This frame is blank.',
        lead: 'The shutter stuck, or the page moved. Search for another one, or wind back to the start.',
        back: 'Back to frame one',
      },
    }),
  drawings: hollowDrawings,
  logo: hollowLogo,
});

/** Clearwell: a dental practice. Glossy porcelain floats in mint air, and words sit in white capsules. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { clearwellDrawings, clearwellLogo } from './drawings.js';
import { business } from './grammar.js';
import { air, blue, coral, deep, leaf, mint, teal, theme, white } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Advice', slug: 'advice' };

export const clearwell = describePack({
  slug: 'clearwell-dental',
  prefix: 'clearwell',
  name: business.name,
  slogan: 'Care that calls you back',
  theme,
  categories: ['Health', 'Business'],
  styles: ['Calm', 'Modern'],
  tags: ['dentist', 'medical practice'],
  listing: {
    title: 'Clearwell Dental',
    description:
      'A dental practice in mint air: glossy porcelain things float beside the words, treatments state their minutes and whether they hurt, and a first visit is described minute by minute. Eight pages, a blog and eleven sections.',
    translations: {
      de: {
        title: 'Clearwell Zahnarztpraxis',
        description:
          'Eine Zahnarztpraxis in mintgrüner Luft: glänzendes Porzellan schwebt neben den Worten, jede Behandlung nennt ihre Minuten und ob sie wehtut, und der erste Besuch wird Minute für Minute erzählt. Acht Seiten, ein Blog und elf Abschnitte.',
      },
    },
    tags: ['doctor', 'clinic', 'health', 'appointment'],
    featured: true,
  },
  roles: { primary: ['Deep mint', teal], secondary: ['Sky blue', blue], text: ['Ink', theme.muted], accent: ['Coral', coral] },
  extras: {
    mint: ['Mint air', mint],
    leaf: ['Mint leaf', leaf],
    white: ['Porcelain', white],
    deep: ['Night', deep],
  },
  facts: factsOf(business),
  slots: [
    ['treatments-title', 'Headline of the treatments', 'How long, and does it hurt?', [8, 50]],
    ['visit-title', 'Headline of the first visit', 'Thirty minutes, no pain in any of them.', [10, 60]],
    ['prices-title', 'Headline of the prices', 'Said before the chair tips.', [8, 50]],
    ['team-title', 'Headline of the team', 'Three people, by their mugs.', [8, 50]],
    ['children-title', 'Headline for children', 'The duck goes first.', [8, 50]],
    ['call', 'Call-to-action question', 'Does something twinge?', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Where does it hurt?', [8, 50]],
    ['person-two', 'Second person', 'Jonah Adeyemi', [3, 40]],
    ['person-three', 'Third person', 'Petra Walsh', [3, 40]],
  ],
  header: { bg: leaf, width: 1280, action: ['Ask for a time', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Appointment request',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'phone', label: 'Your phone', kind: 'tel', is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true },
      {
        name: 'known',
        label: 'Have you been here before?',
        kind: 'select',
        options: ['No, I’m new', 'Yes, within a year', 'Yes, long ago'],
        is_half: true,
      },
      { name: 'day', label: 'Which day suits you? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'What is it about?', kind: 'textarea', required: true },
    ],
    button: 'Ask for a time',
    look: { ...formLook(theme, mint, { line: teal }), radius: 20 },
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Ask for a time': 'contact', 'See all prices': 'prices', 'See all treatments': 'treatments' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: air, theme: look, width: 1200, pad: [88, 52] },
          stack({ narrow: 860, gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: mint, theme: look, width, pad: [80, 48], gap: [40, 32] }, ...children),
      blog: {
        label: 'Advice',
        title: 'Read before you bite',
        lead: 'Short texts on teeth, written by people who have seen thousands.',
      },
      search: { hint: 'Search the drawer', nothing: 'Not in this drawer. Try another word.' },
      lost: {
        title: 'There is a gap here.',
        lead: 'This page has fallen out, and nothing grew back. Search for another one, or start again at the door.',
        back: 'Back to the door',
      },
    }),
  drawings: clearwellDrawings,
  logo: clearwellLogo,
});

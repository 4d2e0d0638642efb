/** Kinetic: a gym. Bodies photographed fourteen times on one plate, and bands of black and lime that lean like a runner. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { kineticDrawings, kineticLogo } from './drawings.js';
import { business } from './grammar.js';
import { black, bone, coral, lime, onBone, onLime, panel, steam, theme } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Notes', slug: 'notes' };

export const kinetic = describePack({
  slug: 'kinetic-gym',
  prefix: 'kinetic',
  name: business.name,
  slogan: 'Move like you mean it',
  theme,
  categories: ['Sports'],
  styles: ['Bold', 'Dark'],
  tags: ['gym', 'fitness'],
  listing: {
    title: 'Kinetic Gym',
    description:
      'A gym in black and acid lime: runners, lifters and boxers photographed fourteen times on one plate, bands that lean forwards, and a timetable that stays readable on a phone. Eight pages, a blog and fourteen sections.',
    translations: {
      de: {
        title: 'Kinetic Fitness',
        description:
          'Ein Fitnessstudio in Schwarz und grellem Limettengrün: Läufer, Heber und Boxer, vierzehnmal auf eine Platte belichtet, Bänder, die sich nach vorn legen, und ein Kursplan, der auch auf dem Handy lesbar bleibt. Acht Seiten, ein Blog und vierzehn Abschnitte.',
      },
    },
    tags: ['coach', 'personal trainer', 'sports club', 'workout'],
    featured: true,
  },
  roles: { primary: ['Acid lime', lime], secondary: ['Steam', steam], text: ['Chalk', theme.muted], accent: ['Coral', coral] },
  extras: { black: ['Black', black], panel: ['Rubber', panel], bone: ['Bone', bone] },
  facts: factsOf(business),
  slots: [
    ['classes-title', 'Headline of the classes', 'Pick your kind of tired.', [8, 50]],
    ['timetable-title', 'Headline of the timetable', 'Be here. Be early.', [8, 40]],
    ['coaches-title', 'Headline of the coaches', 'They know your knees.', [8, 50]],
    ['prices-title', 'Headline of the prices', 'Three plans, no joining fee.', [8, 50]],
    ['results-title', 'Headline of the results', 'Figures, no before and after.', [8, 50]],
    ['first-title', 'Headline of the first week', 'One step, then the one after.', [8, 50]],
    ['call', 'Invitation', 'Your first class is free. Your second is harder.', [10, 80]],
    ['contact-title', 'Headline of the contact page', 'On your marks.', [6, 50]],
    ['person-one', 'First coach', 'Tomasz Reid', [3, 40]],
    ['person-two', 'Second coach', 'Amara Osei', [3, 40]],
    ['person-three', 'Third coach', 'Petra Halloran', [3, 40]],
    ['person-four', 'Fourth coach', 'Wei Lindqvist', [3, 40]],
  ],
  header: { bg: black, width: 1290, action: ['Free class', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Trial class form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it about?',
        kind: 'select',
        options: ['A free class', 'A membership', 'One hour with a coach', 'A group or a company', 'Something else'],
        is_half: true,
      },
      {
        name: 'class',
        label: 'Which class?',
        kind: 'select',
        options: ['You choose', 'Lift', 'Row', 'Box', 'Skip', 'Ride', 'Undo'],
        is_half: true,
      },
      { name: 'day', label: 'Which day?', kind: 'date', is_half: true },
      { name: 'phone', label: 'Your phone (optional)', kind: 'tel', is_half: true },
      { name: 'message', label: 'Anything that hurts, or that we should know?', kind: 'textarea' },
    ],
    button: 'Hold me a place',
    look: formLook({ ...theme, ink: bone }, black, { line: steam }),
  },
  links: linksOf(
    { business, pages, posts, blog },
    { 'Book a free class': 'contact', 'Free class': 'contact', 'See the timetable': 'timetable' },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: lime, theme: { ...look, ...onLime }, width: 1160, pad: [84, 48] },
          stack({ narrow: 900, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: bone, theme: { ...look, ...onBone }, width, pad: [84, 48], gap: [40, 32] }, ...children),
      blog: { label: 'Notes', title: 'Between two sets', lead: 'Rest, squats and half a banana.' },
      search: { hint: 'Search the floor', nothing: 'Not on this floor. Try another word.' },
      lost: {
        title: 'You overshot the finish.',
        lead: 'This page ran on without you. Search for another one, or jog back to the start.',
        back: 'Back to the start',
      },
    }),
  drawings: kineticDrawings,
  logo: kineticLogo,
});

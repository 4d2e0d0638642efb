/** Noor Hadley: a yellow legal pad covered in index cards and fat blue felt pen. */
import { image } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { noorDrawings, noorLogo } from './drawings.js';
import { business, index, sheet } from './grammar.js';
import { blue, coral, cream, navy, onCard, pad, season, theme, wine, year } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Notes', slug: 'notes' };

export const noor = describePack({
  slug: 'noor-personal',
  prefix: 'noor',
  name: business.name,
  slogan: 'Explains things with a pen',
  theme,
  categories: ['Personal', 'Portfolio'],
  styles: ['Playful', 'Illustrated'],
  tags: ['personal', 'freelancer'],
  listing: {
    title: 'Noor Hadley Personal',
    description:
      'One person on a yellow legal pad: turned index cards with pins, tape and real shadows, fat blue felt-pen drawings, arrows across the edges of cards, and a “now” card whose paper yellows with its date. Eight pages, a blog and fifteen sections.',
    translations: {
      de: {
        title: 'Noor Hadley Persönlich',
        description:
          'Eine Person auf einem gelben Schreibblock: schräg hängende Karteikarten mit Nadeln, Klebeband und echten Schatten, Zeichnungen mit dickem blauem Filzstift, Pfeile über Kartenränder hinweg und eine Karte „Gerade jetzt“, deren Papier mit dem Datum vergilbt. Acht Seiten, ein Blog und fünfzehn Abschnitte.',
      },
    },
    tags: ['cv', 'resume', 'speaker', 'illustrator', 'portfolio'],
    featured: true,
  },
  roles: {
    primary: ['Felt-pen blue', blue],
    secondary: ['Pin red', wine],
    text: ['Ink', theme.muted],
    accent: ['Coral note', coral],
  },
  extras: {
    pad: ['Legal pad', pad],
    cream: ['Index card', cream],
    navy: ['Night blue', navy],
    season: ['Card of last season', season],
    year: ['Card of last year', year],
  },
  facts: factsOf(business),
  slots: [
    ['now-title', 'Headline of the “now” cards', 'What I am up to.', [8, 50]],
    ['work-title', 'Headline of the works', 'Six pages that saved six meetings.', [8, 50]],
    ['words-title', 'Headline of the words', 'Said by people who had to sit through it.', [8, 60]],
    ['steps-title', 'Headline of the steps', 'Four steps, two weeks, one page.', [8, 50]],
    ['story-title', 'Headline of your story', 'I was an engineer whom nobody read.', [8, 50]],
    ['years-title', 'Headline of the years', 'Two of those were good.', [8, 50]],
    ['rates-title', 'Headline of the rates', 'The whole price, with the train.', [8, 50]],
    ['talks-title', 'Headline of the talks', 'Three of them, all with pens.', [8, 50]],
    ['call', 'Invitation', 'Ring me. I will doodle while you talk.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Third door, smells of marker.', [8, 50]],
  ],
  header: { bg: cream, width: 1260, theme: onCard, action: ['Ask for a drawing', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Project enquiry',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it?',
        kind: 'select',
        options: ['One page', 'A day in the room', 'A talk', 'Just hello'],
        is_half: true,
      },
      { name: 'day', label: 'Needed by (a date, or “soon”)', kind: 'text', is_half: true },
      { name: 'message', label: 'What takes an hour to say?', kind: 'textarea', required: true },
    ],
    button: 'Put it on the desk',
    look: formLook(onCard, '#FFFFFF', { line: blue }),
  },
  links: linksOf({ business, pages, posts, blog }, { 'Ask for a drawing': 'contact', 'See the work': 'work' }),
  posts,
  pages,
  blocks,
  frame: () =>
    frame({
      top: (...children) =>
        sheet(
          { width: 980, pad: [40, 26], padBottom: [24, 16], gap: [0, 0] },
          index('wide', { gap: [16, 14], padX: [56, 24] }, ...children),
        ),
      body: (width, ...children) => sheet({ width, pad: [40, 28], padBottom: [88, 52], gap: [40, 32] }, ...children),
      missing: (...children) =>
        sheet(
          { width: 900, pad: [40, 26], gap: [20, 16] },
          image('noor-lost', 'A ball of paper that missed the basket, drawn with a felt pen', { width: 420, radius: 0 }),
          ...children,
        ),
      blog: {
        label: 'Notes',
        title: 'Written with the other hand',
        lead: 'About drawing, money and Fridays. About one a season.',
      },
      search: { hint: 'Search the notes', nothing: 'Nothing on this card. Try another word.' },
      lost: {
        title: 'Missed the basket.',
        lead: 'This page was a draft, or it fell behind the desk. Search for it, or start again at the top of the pad.',
        back: 'Back to the top',
      },
    }),
  drawings: noorDrawings,
  logo: noorLogo,
});

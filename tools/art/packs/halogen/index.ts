/** Halogen: a hot-pink gig poster, overprinted with one dark blue plate. */
import { image, section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack, type Form } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { halogenDrawings, halogenLogo } from './drawings.js';
import { business, paperOf } from './grammar.js';
import { blue, night, onYellow, pale, pink, plum, theme, yellow } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Journal', slug: 'journal' };
const booking: Form = {
  key: 'contact',
  title: 'Booking form',
  fields: [
    { name: 'day', label: 'Date first', kind: 'date', is_half: true },
    {
      name: 'about',
      label: 'What is it?',
      kind: 'select',
      options: ['A show', 'Tickets', 'A record', 'Press', 'Something else'],
      is_half: true,
    },
    { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
    { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
    { name: 'place', label: 'City and room', kind: 'text', is_half: true },
    { name: 'people', label: 'How many people?', kind: 'number', is_half: true },
    { name: 'message', label: 'Anything else?', kind: 'textarea' },
  ],
  button: 'Send the date',
  look: formLook(theme, '#FFF4F8', { line: blue }),
};
const mailing: Form = {
  key: 'list',
  title: 'Mailing list',
  fields: [
    { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
    { name: 'city', label: 'Your city', kind: 'text', is_half: true },
  ],
  button: 'Put me on the list',
  look: formLook(onYellow, '#FFFBE0', { line: blue }),
};

export const halogen = describePack({
  slug: 'halogen-music',
  prefix: 'halogen',
  name: business.name,
  slogan: 'Four people and a lamp',
  theme,
  categories: ['Music', 'Events'],
  styles: ['Bold', 'Illustrated'],
  tags: ['band', 'musician'],
  listing: {
    title: 'Halogen Music',
    description:
      'A band, musician or DJ as a hot-pink gig poster: pictures in two halftone screens that overprint each other, very wide letters, type turned along the edge, songs as a table, and the tour as a line of the metro on which solid dots are sold out. Nine pages, a blog and twenty-one sections.',
    translations: {
      de: {
        title: 'Halogen Musik',
        description:
          'Band, Musikerin oder DJ als pinkes Konzertplakat: Bilder aus zwei übereinander gedruckten Rasterplatten, sehr breite Buchstaben, gedrehte Zeilen am Plakatrand, Lieder als Tabelle und die Tour als Metrolinie, auf der volle Punkte ausverkauft sind. Neun Seiten, ein Blog und einundzwanzig Abschnitte.',
      },
    },
    tags: ['dj', 'tour dates', 'concert', 'album'],
    featured: true,
  },
  roles: {
    primary: ['Blue plate', blue],
    secondary: ['Plum', plum],
    text: ['Ink', night],
    accent: ['Yellow paper', yellow],
  },
  extras: { pink: ['Hot pink', pink], pale: ['Pale pink', pale] },
  facts: factsOf(business),
  slots: [
    ['hero-date', 'Next date on the front page', '14 January, Leeds. Then eleven more.', [8, 60]],
    ['dates-title', 'Headline of the next dates', 'Dates first. Songs later.', [8, 50]],
    ['record-title', 'Title of the new record', 'Filament.', [3, 24]],
    ['video-title', 'Headline of the video', 'Moth, the video.', [6, 40]],
    ['list-title', 'Headline of the mailing list', 'Dates by mail.', [6, 40]],
    ['tour-title', 'Headline of the tour map', 'Twelve stops, one van.', [8, 50]],
    ['people-title', 'Headline of the band', 'They sent the instruments.', [8, 50]],
    ['years-title', 'Headline of the years', 'Eight years, two kits.', [8, 50]],
    ['photos-title', 'Headline of the gallery', 'Taken between songs.', [8, 50]],
    ['press-title', 'Headline of the quotes', 'They wrote this down.', [8, 50]],
    ['fees-title', 'Headline of the fees', 'Three ways to have us.', [8, 50]],
    ['call', 'Invitation to book', 'Louder in person. Ask the neighbours.', [8, 60]],
    ['contact-title', 'Headline of the booking page', 'Speak up. Name a date.', [8, 50]],
  ],
  header: { bg: blue, width: 1320, theme: { ink: pink, accent: yellow, onAccent: night }, action: ['Book us', '/contact'] },
  blog,
  form: booking,
  moreForms: [mailing],
  links: linksOf(
    { business, pages, posts, blog },
    {
      'See the dates': 'dates',
      'All twelve dates': 'dates',
      'Hear it': 'music',
      'Order the record': 'contact',
      'Read a lyric': 'lyrics',
      'Watch the video': 'journal',
      'Ask for it': `mailto:${business.email}`,
      Tickets: 'contact',
    },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', ...paperOf('yellow'), width: 1280, pad: [88, 52] },
          stack({ narrow: 980, gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) => section({ tag: 'div', ...paperOf('pale'), width, pad: [88, 48], gap: [40, 32] }, ...children),
      missing: (...children) =>
        section(
          { tag: 'div', bg: pale, theme: look, width: 860, pad: [64, 40], gap: [20, 16] },
          image('halogen-jack', 'A plug that has lost its socket', { radius: 0 }),
          ...children,
        ),
      blog: {
        label: 'Journal',
        title: 'Between the songs.',
        lead: 'From the van, the stairs and the shop for lamps. Date first.',
      },
      search: { hint: 'Search the van', nothing: 'Not in this van. Try another word, or the sister.' },
      lost: {
        title: 'No signal.',
        lead: 'The page is unplugged, or we are. Search for it, or start again at the top of the set.',
        back: 'Back to the top of the set',
      },
    }),
  drawings: halogenDrawings,
  logo: halogenLogo,
});

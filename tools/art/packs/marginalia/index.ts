/** Describes Marginalia: a quarterly that looks like a newspaper, with opinions in red italics in the margin. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { marginaliaDrawings, marginaliaLogo } from './drawings.js';
import { business, double } from './grammar.js';
import { ink, newsprint, red, sand, slate, theme, white } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'Blog', slug: 'blog' };

export const marginalia = describePack({
  slug: 'marginalia-magazine',
  prefix: 'marginalia',
  name: business.name,
  slogan: 'A quarterly with notes in the margin',
  theme,
  categories: ['Magazine', 'Personal'],
  styles: ['Classic', 'Illustrated'],
  tags: ['magazine', 'blog'],
  listing: {
    title: 'Marginalia Magazine',
    description:
      'A magazine that looks like a newspaper with opinions: a huge name between double rules, columns with rules, woodcuts with one spot of red, and notes in red italics beside the lines they comment on. Nine pages, a blog and fourteen sections.',
    translations: {
      de: {
        title: 'Marginalia Magazin',
        description:
          'Ein Magazin wie eine Zeitung mit eigener Meinung: ein riesiger Titel zwischen Doppellinien, Spalten, Holzschnitte mit einem roten Fleck und rote Randnotizen neben den Zeilen, die sie meinen. Neun Seiten, ein Blog und vierzehn Abschnitte.',
      },
    },
    tags: ['newspaper', 'author', 'writer', 'editorial'],
    featured: true,
  },
  roles: {
    primary: ['Correction red', red],
    secondary: ['Slate', slate],
    text: ['Print', theme.muted],
    accent: ['Sand', sand],
  },
  extras: {
    black: ['Ink', ink],
    newsprint: ['Newsprint', newsprint],
    white: ['White', white],
  },
  facts: factsOf(business),
  slots: [
    ['stories-title', 'Headline of the stories', 'Read these sitting down.', [8, 50]],
    ['notes-title', 'Headline of the article with notes', 'A hat, a chair, and what people assume.', [8, 60]],
    ['letters-title', 'Headline of the letters', 'Corrections, with pleasure.', [8, 50]],
    ['issues-title', 'Headline of the issues', 'One hundred and fifty-four, and counting.', [8, 60]],
    ['authors-title', 'Headline of the page of authors', 'People who finish sentences.', [8, 50]],
    ['subscribe-title', 'Headline of the subscriptions', 'A year of good post.', [8, 50]],
    ['about-title', 'Headline of the page about you', 'Two rooms, one argument.', [8, 50]],
    ['call', 'Invitation', 'Four issues, one owl.', [8, 50]],
    ['contact-title', 'Headline of the contact page', 'Begin anywhere.', [8, 50]],
  ],
  header: { bg: newsprint, width: 1360, action: ['Subscribe', '/subscribe'] },
  blog,
  form: {
    key: 'contact',
    title: 'Pitch form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it?',
        kind: 'select',
        options: ['A pitch', 'A letter to the editor', 'A correction', 'A subscription', 'Something else'],
        is_half: true,
      },
      { name: 'page', label: 'Which issue or page? (optional)', kind: 'text', is_half: true },
      { name: 'message', label: 'Three sentences, or more', kind: 'textarea', required: true },
    ],
    button: 'Send it to the desk',
    look: formLook(theme, white, { line: ink }),
  },
  links: linksOf({ business, pages, posts, blog }, { 'Read the issue': 'read', 'Ask for an old issue': 'contact' }),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: newsprint, theme: look, width: 1120, pad: [56, 40], gap: [28, 22] },
          double(),
          stack({ narrow: 900, gap: [16, 14] }, ...children),
          double(),
        ),
      body: (width, ...children) =>
        section(
          { tag: 'div', bg: newsprint, theme: look, width, pad: [56, 36], padBottom: [88, 56], gap: [40, 32] },
          ...children,
        ),
      blog: { label: 'Blog', title: 'Between the issues', lead: 'Shorter pieces, for the three months in which you wait.' },
      search: { hint: 'Search the archive', nothing: 'Not in this archive. Try another word, or an older one.' },
      lost: {
        title: 'Page torn out.',
        lead: 'Somebody needed it more. Search for another one, or go back to the front page.',
        back: 'Back to the front page',
      },
    }),
  drawings: marginaliaDrawings,
  logo: marginaliaLogo,
});

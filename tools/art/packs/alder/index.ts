/** St Alder: a church. A stained-glass window glows in a dark wall, and a hymn board shows the times. */
import { section, stack } from '../../nodes.js';
import { factsOf, formLook, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { alderDrawings, alderLogo } from './drawings.js';
import { business } from './grammar.js';
import { blue, bone, brass, ember, gold, ink, oak, stone, theme, wall } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const alder = describePack({
  slug: 'alder-church',
  prefix: 'alder',
  name: business.name,
  slogan: 'Come as you are, stay for soup',
  theme,
  categories: ['Church', 'Nonprofit'],
  styles: ['Dark', 'Illustrated'],
  tags: ['church', 'parish'],
  listing: {
    title: 'St Alder Church',
    description:
      'A church at night: a stained-glass window on every page, its colours on the floor, service times on a hymn board and a week on one printed sheet. Eight pages, a blog and twelve sections.',
    translations: {
      de: {
        title: 'St Alder Kirche',
        description:
          'Eine Kirche bei Nacht: auf jeder Seite ein buntes Glasfenster, seine Farben auf dem Boden, die Gottesdienste auf einer Liedertafel und die Woche auf einem gedruckten Blatt. Acht Seiten, ein Blog und zwölf Abschnitte.',
      },
    },
    tags: ['congregation', 'community', 'religion', 'charity'],
    featured: true,
  },
  roles: {
    primary: ['Gold glass', gold],
    secondary: ['Morning blue', blue],
    text: ['Chalk', theme.muted],
    accent: ['Ember', ember],
  },
  extras: {
    wall: ['Night wall', wall],
    stone: ['Stone', stone],
    bone: ['Bone', bone],
    oak: ['Oak', oak],
    brass: ['Brass', brass],
    shade: ['Shade', ink],
  },
  facts: factsOf(business),
  slots: [
    ['welcome-title', 'Headline of the welcome', 'You don’t have to believe all of it.', [8, 60]],
    ['groups-title', 'Headline of the groups', 'Six rooms, one kettle.', [8, 50]],
    [
      'sermon',
      'Sentence from a sermon',
      '“If your faith is the size of a lentil, good. We know what to do with lentils.”',
      [20, 120],
    ],
    ['people-title', 'Headline of the people', 'Four people with keys.', [8, 50]],
    ['give-title', 'Headline of the giving page', 'It takes a crew to keep it afloat.', [10, 60]],
    ['call', 'Invitation', 'There is a chair at the back.', [10, 60]],
    ['contact-title', 'Headline of the contact page', 'Push the right half of the door.', [8, 50]],
    ['person-two', 'Second person', 'Piet Okafor', [3, 40]],
    ['person-three', 'Third person', 'Joan Tully', [3, 40]],
    ['person-four', 'Fourth person', 'Samir Haddad', [3, 40]],
  ],
  header: { bg: wall, width: 1280, action: ['Plan a visit', '/contact'] },
  blog,
  form: {
    key: 'contact',
    title: 'Contact form',
    fields: [
      { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
      { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
      {
        name: 'about',
        label: 'What is it about?',
        kind: 'select',
        options: ['I’d like to visit', 'A baptism', 'A wedding', 'A funeral', 'Please pray', 'Something else'],
        is_half: true,
      },
      { name: 'day', label: 'Which day? (optional)', kind: 'date', is_half: true },
      { name: 'message', label: 'What should we know?', kind: 'textarea', required: true },
    ],
    button: 'Send it to the office',
    look: formLook(theme, wall, { line: brass }),
  },
  links: linksOf({ business, pages, posts, blog }, { 'Plan a visit': 'contact', 'Hear last Sunday': 'sermons' }),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: wall, theme: look, width: 1120, pad: [96, 56] },
          stack({ narrow: 820, gap: [20, 16] }, ...children),
        ),
      body: (width, ...children) =>
        section({ tag: 'div', bg: stone, theme: look, width, pad: [88, 48], gap: [40, 32] }, ...children),
      blog: {
        label: 'News',
        title: 'Pinned in the porch',
        lead: 'Bells, soup and plain words, written by the person with the key.',
      },
      search: { hint: 'Search the vestry', nothing: 'Not in this cupboard. Try another word.' },
      lost: {
        title: 'This pew is empty.',
        lead: 'The page has gone home, or it never came. Search for another one, or start again at the door.',
        back: 'Back to the door',
      },
    }),
  drawings: alderDrawings,
  logo: alderLogo,
});

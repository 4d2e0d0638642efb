/** Overlap: a conference of three transparent circles, which change their mix from section to section. */
import { image, section, stack } from '../../nodes.js';
import { factsOf, linksOf } from '../business.js';
import { describePack } from '../describe.js';
import { frame } from '../frame.js';
import { blocks } from './blocks.js';
import { overlapDrawings, overlapLogo } from './drawings.js';
import { letterForm, talkForm, ticketForm } from './forms.js';
import { band, business } from './grammar.js';
import { citron, coral, green, ink, mint, theme, violet, white } from './look.js';
import { pages } from './pages.js';
import { posts } from './posts.js';

const blog = { title: 'News', slug: 'news' };

export const overlap = describePack({
  slug: 'overlap-event',
  prefix: 'overlap',
  name: business.name,
  slogan: 'A conference for three trades at a time',
  theme,
  categories: ['Events', 'Education'],
  styles: ['Bold', 'Playful'],
  tags: ['conference', 'festival'],
  listing: {
    title: 'Overlap Event',
    description:
      'A conference, festival or meeting in three transparent circles: huge discs overlap behind every section in another mix, speakers are faces of three discs each, and a schedule in three lanes becomes a list by time on phones. Eight pages, a blog and twenty-two sections.',
    translations: {
      de: {
        title: 'Overlap Veranstaltung',
        description:
          'Konferenz, Festival oder Tagung aus drei durchscheinenden Kreisen: Riesige Scheiben überlagern sich hinter jedem Abschnitt in anderer Mischung, Vortragende sind Gesichter aus je drei Scheiben, und ein Programm in drei Spuren wird auf dem Handy zur Liste nach Uhrzeit. Acht Seiten, ein Blog und zweiundzwanzig Abschnitte.',
      },
    },
    tags: ['event', 'speakers', 'schedule', 'tickets', 'call for papers'],
    featured: true,
  },
  roles: {
    primary: ['Violet disc', violet],
    secondary: ['Green disc', green],
    text: ['Night ink', theme.muted],
    accent: ['Coral disc', coral],
  },
  extras: {
    citron: ['Citron paper', citron],
    white: ['White paper', white],
    night: ['Night', ink],
    mint: ['Mint lane', mint],
  },
  facts: factsOf(business),
  slots: [
    ['tracks-title', 'Headline of the tracks', 'Pick one. You will end up in another.', [8, 50]],
    ['speakers-title', 'Headline of the speakers', 'Nobody here does this for a living.', [8, 50]],
    ['schedule-title', 'Headline of the schedule', 'Three lanes. You can’t see it all.', [8, 50]],
    ['tickets-title', 'Headline of the tickets', 'Lunch is in the price. Tax too.', [8, 50]],
    ['sponsors-title', 'Headline of the sponsors', 'Six firms, no speeches.', [8, 40]],
    ['story-title', 'Headline of the story', 'It began with a double booking.', [8, 50]],
    ['crew-title', 'Headline of the crew', 'Four people, eleven months.', [8, 40]],
    ['way-title', 'Headline of the way', 'Eleven minutes from platform 2.', [8, 50]],
    ['steps-title', 'Headline of the steps', 'From 150 words to a stage.', [8, 50]],
    ['call', 'Invitation', 'Come with a question. Leave with a person.', [8, 60]],
    ['contact-title', 'Headline of the contact page', 'Ask. We disagree kindly.', [8, 40]],
  ],
  header: { bg: citron, width: 1240, action: ['Get a ticket', '/tickets'] },
  blog,
  form: ticketForm,
  moreForms: [talkForm, letterForm],
  links: linksOf(
    { business, pages, posts, blog },
    {
      'Get a ticket': 'tickets',
      'See the schedule': 'schedule',
      'Take one day': 'contact',
      'Take all three': 'contact',
      'Take the table': 'contact',
    },
  ),
  posts,
  pages,
  blocks,
  frame: (look) =>
    frame({
      top: (...children) =>
        section(
          { tag: 'div', bg: citron, theme: look, width: 1120, pad: [72, 48] },
          stack({ narrow: 860, gap: [18, 14] }, ...children),
        ),
      body: (width, ...children) => band('white', { width, pad: [72, 44], padBottom: [104, 64], gap: [40, 32] }, ...children),
      missing: (...children) =>
        section(
          { tag: 'div', bg: citron, theme: look, width: 800, pad: [48, 32], padBottom: [96, 60], gap: [20, 16] },
          image('overlap-missed', 'Three discs with long faces, which don’t touch', { width: 640, radius: 0 }),
          ...children,
        ),
      blog: {
        label: 'News',
        title: 'Between two Junes',
        lead: 'What we decide, who disagrees, and what is for lunch.',
      },
      search: { hint: 'Search the news', nothing: 'No match. Try another word, or a shorter one.' },
      lost: {
        title: 'These three never met.',
        lead: 'The page has moved, or it was in another hall. Search for it, or start again at the door.',
        back: 'Back to the door',
      },
    }),
  drawings: overlapDrawings,
  logo: overlapLogo,
});

import { pagesOf } from '../entries.js';
import { call, masthead, opening } from './grammar.js';
import { about, authors, index, pitch, questions, rates, services, slowStories } from './own.js';
import { issues, leadStories, letters, marginNotes, mostRead, pullQuote } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home          | Home     | home, hero, magazine          | The front page of a magazine: the name across the page over a woodcut of a city at night, three stories in columns, an article with notes in the margin, short pieces and letters.
  slow      | Slow things   | Gallery  | section, stories, columns     | The page of one section of a magazine: two stories with woodcuts in columns and three short pieces.
  read      | The long read | Text     | article, notes, quote         | A long article with numbered notes beside its lines, and a pull quote over the full width.
  issues    | Issues        | Products | issues, archive, covers       | Four covers of a magazine with number and theme, and an index of subjects by issue.
  authors   | Authors       | Services | authors, team, rates          | Six authors with their subjects, and the fees for five kinds of text.
  letters   | Letters       | Testimonials | letters, readers          | Letters from readers, each answered in red in the margin.
  subscribe | Subscribe     | Pricing  | pricing, subscription, table  | Three subscriptions with prices in ruled boxes, and five questions that open in place.
  about     | About         | About    | about, imprint, history       | How a parish newsletter became a quarterly, in columns with notes, and the imprint.
  contact   | Write to us   | Contact  | contact, pitch, form          | A form for pitches, letters and subscriptions, beside the address. Without a form plugin, buttons take its place.
`,
  {
    home: [masthead(), leadStories(), marginNotes(), mostRead(), pullQuote(), letters(), call()],
    slow: [
      opening(
        'Section',
        'Slow things.',
        'Snails, ferries, lacquer, oaks. Everything here takes longer than it has to.',
        'This section was due in 2019.',
      ),
      slowStories(),
      mostRead(),
      call(),
    ],
    read: [
      opening(
        'The long read',
        'The chair by the door.',
        'For nineteen years a hat waited in the registry office at Netherby. By Ines Calloway.',
        'Reading time: one pot of tea, not two.',
      ),
      marginNotes(),
      pullQuote(),
      letters(),
      call(),
    ],
    issues: [
      opening(
        'Issues',
        'Thirty-eight years of Tuesdays.',
        'Most old issues are still here. Some are under the short leg of the table.',
        'No. 61 is under the table. Do not ask for no. 61.',
      ),
      issues(),
      index(),
      call(),
    ],
    authors: [
      opening(
        'Authors',
        'People who finish sentences.',
        'Write to them. They would rather read a letter than write the next piece.',
        'Semicolons are paid as words.',
      ),
      authors(),
      services(),
      call(),
    ],
    letters: [
      opening(
        'Letters',
        'Dear Sir, or Madam, or owl.',
        'We print the best ten of each quarter, and answer the others by hand.',
        'The owl does not reply.',
      ),
      letters(),
      call(),
    ],
    subscribe: [
      opening(
        'Subscribe',
        'A year of good post.',
        'Between the bills and the pizza leaflets there could be something with footnotes.',
        'Like this one.',
      ),
      rates(),
      questions(),
    ],
    about: [
      opening(
        'About',
        'Two rooms, one argument.',
        'We have edited this paper since before the stationer sold pens with rollers.',
        'She still regrets the rollers.',
      ),
      about(),
      call(),
    ],
    contact: [
      opening(
        'Write to us',
        'Begin anywhere.',
        'Three sentences are enough for a pitch, and one is enough for a correction.',
        'Two, if you are cross.',
      ),
      pitch(),
    ],
  },
  { about: { inMenu: false }, letters: { inMenu: false }, authors: { inMenu: false } },
);

import { blocksOf } from '../entries.js';
import { call, masthead, pageFooter } from './grammar.js';
import { authors, index, questions, rates, services } from './own.js';
import { issues, leadStories, letters, marginNotes, mostRead, pullQuote } from './sections.js';

export const blocks = blocksOf(
  `
  masthead | masthead     | Hero           | hero, masthead, newspaper  | The name across the page between double rules, over a wide woodcut, a headline and a note in red.
  notes    | margin notes | Text           | article, notes, margin     | Three paragraphs with numbered notes in red italics beside them; on phones they follow each paragraph.
  columns  | columns      | Section        | stories, columns           | Three stories with woodcuts in columns of different width, with rules between them.
  brief    | in brief     | Features       | briefs, most read          | Four short pieces beside the five most read.
  quote    | pull quote   | Media          | quote, dark                | One sentence in large letters over the full width, on ink.
  reply    | letters      | Testimonials   | letters, readers           | Three letters from readers, each answered in red in the margin.
  covers   | issues       | Products       | issues, covers, archive    | Four covers with number, theme and one line.
  where    | index        | Table          | index, table               | A ruled index of subjects with the numbers of their issues.
  bylines  | bylines      | Team           | authors, team, names       | Six names with their subject and one line each, without portraits.
  fees     | fees         | Price list     | price list, rates          | Five kinds of text with the fee for each, beside a woodcut of a nib.
  rates    | rates        | Pricing        | pricing, subscription      | Three subscriptions side by side in ruled boxes.
  ask      | small print  | FAQ            | faq, questions             | Five questions that open in place.
  call     | call         | Call to action | call to action, sand       | A line in very large letters on sand with one button and the phone number.
  footer   | footer       | Footer         | footer, links, dark        | The name in very large letters, two lists of links, the contact and social links on ink.
`,
  {
    masthead: [masthead()],
    notes: [marginNotes()],
    columns: [leadStories()],
    brief: [mostRead()],
    quote: [pullQuote()],
    reply: [letters()],
    covers: [issues()],
    where: [index()],
    bylines: [authors()],
    fees: [services()],
    rates: [rates()],
    ask: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['masthead', 'notes'],
);

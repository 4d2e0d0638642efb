import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { topics } from './own.js';
import { prices, questions } from './rates.js';
import { nextTalks, numbers, threeSketches, timeline } from './records.js';
import { cv } from './resume.js';
import { howItGoes, nowCards, someWords, workCards } from './sections.js';

export const blocks = blocksOf(
  `
  hero     | hero          | Hero           | hero, drawing, personal   | A large handwritten headline on ruled yellow paper, beside two index cards that one felt-pen line connects.
  now      | now cards     | Section        | now, status, cards        | Three cards about what keeps you busy, with a date; their paper is the yellower, the older they are.
  works    | works         | Portfolio      | work, portfolio, cards    | Three works as felt-pen drawings on pinned cards, with client, title and two sentences.
  words    | words         | Testimonials   | testimonials, quotes      | Three sentences on cards of different size and colour, one with an arrow across its edge.
  steps    | steps         | Process        | process, steps            | Four steps with small drawings over a line that loops to the next section.
  sketches | sketches      | Gallery        | sketches, story, process  | Three sketches of the same thing: wrong, nearly, right.
  years    | years         | Timeline       | timeline, years, about    | Six years on ruled lines with title and one sentence, the good ones in blue.
  resume   | CV            | About          | cv, resume, print         | A curriculum vitae on one wide card: work and school on the left, skills and languages on the right.
  prices   | rates         | Pricing        | pricing, rates, services  | Three services on pinned cards with price and three facts, the middle one in blue.
  topics   | talks         | Services       | talks, topics, cards      | Three talks with length and description on cards of different paper.
  talks    | talk dates    | Events         | events, dates, talks      | Three dates on one wide card, with place, title and one sentence.
  numbers  | four numbers  | Stats          | numbers, stats, cards     | Four numbers on four cards of different size.
  answers  | questions     | FAQ            | faq, questions            | Five questions on a wide card that open in place.
  call     | invitation    | Call to action | call to action, phone     | An invitation to ring in handwriting on blue, beside a telephone with a long cord.
  footer   | footer        | Footer         | footer, links, dark       | The name in handwriting, two lists of links, the desk and social links on navy.
`,
  {
    hero: [hero()],
    now: [nowCards()],
    works: [workCards()],
    words: [someWords()],
    steps: [howItGoes()],
    sketches: [threeSketches()],
    years: [timeline()],
    resume: [cv()],
    prices: [prices()],
    topics: [topics()],
    talks: [nextTalks()],
    numbers: [numbers()],
    answers: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'now'],
);

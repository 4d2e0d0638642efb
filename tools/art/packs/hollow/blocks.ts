import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { contactSheet, datesLeft, extras, howItGoes, kindWords, prices, questions, threePrints } from './sections.js';

export const blocks = blocksOf(
  `
  hero    | hero          | Hero           | hero, cover, film         | A frame as wide as the window between two edges of film, circled in red pencil, with a large headline and two buttons.
  sheet   | contact sheet | Gallery        | gallery, contact sheet    | Twenty-four numbered frames on eight strips of film, three of them circled in red.
  prints  | three prints  | Portfolio      | gallery, prints, captions | Three upright prints with frame number and caption under a headline.
  steps   | how it goes   | Process        | process, steps            | Four steps as ruled rows with frame numbers.
  words   | kind words    | Testimonials   | testimonials, quote       | One large sentence of a couple beside a print with its caption.
  dates   | dates left    | Schedule       | schedule, dates           | Seven months with the dates left in each and one line about its light.
  collections | collections | Pricing      | pricing, packages         | Three collections with hours, price and contents, the middle one on paper.
  extras  | extras        | Price list     | price list, extras        | Four extras with price and one line each, ruled.
  answers | questions     | FAQ            | faq, questions            | Seven questions that open in place.
  call    | call          | Call to action | call to action, paper     | A large question on paper with one button and the phone number.
  footer  | footer        | Footer         | footer, links, dark       | The name in large letters, two lists of links, the contact and social links on black film.
`,
  {
    hero: [hero()],
    sheet: [contactSheet()],
    prints: [threePrints()],
    steps: [howItGoes()],
    words: [kindWords()],
    dates: [datesLeft()],
    collections: [prices()],
    extras: [extras()],
    answers: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'sheet'],
);

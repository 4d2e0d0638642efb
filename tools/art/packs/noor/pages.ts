import { pagesOf } from '../entries.js';
import { call, hero, opening } from './grammar.js';
import { answer, contact, question, story, topics } from './own.js';
import { extraRates, prices, questions } from './rates.js';
import { nextTalks, numbers, threeSketches, timeline } from './records.js';
import { cv } from './resume.js';
import { howItGoes, nowCards, someWords, workCards } from './sections.js';

export const pages = pagesOf(
  `
  home     | Home               | Home      | home, hero, personal      | The front page of one person: two index cards that a line connects, “now” cards whose paper yellows with their date, three works, words of clients and an invitation to ring.
  work     | Work               | Portfolio | work, portfolio, grid     | Six works as felt-pen drawings on cards, each with client and two sentences, four numbers, and how a drawing comes about.
  piece    | One story          | Portfolio  | case study, story, sketches | One piece of work from the question to the result, with three sketches and three figures.
  about    | About              | About     | about, timeline, story    | A self-portrait in nine lines, a letter, and six years on ruled lines, of which two were good.
  cv       | CV                 | About     | cv, resume, print         | A whole curriculum vitae on one wide card that is fit to print: work, school, skills and languages.
  services | Services and rates | Services  | services, rates, prices   | Three services with whole prices, extras in normal size, four steps and five questions.
  speaking | Speaking           | Events    | talks, speaker, dates     | Three talks, the next dates on one wide card, and words of those who listened.
  contact  | Contact            | Contact   | contact, form, hours      | A form on a card beside the desk with its hours, and a drawn map. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), nowCards(), workCards(), someWords(), call()],
    work: [
      ...opening(
        'Work',
        'Things that used to take an hour to say.',
        'Six pages for six clients. The meetings that they saved are not in the picture.',
        ['heap', 'A heap of index cards, the uppermost with two mountains, a sun and a flag'],
      ),
      workCards(6),
      numbers(),
      howItGoes(),
      call(),
    ],
    piece: [
      ...opening(
        'One story',
        'Going home before noon.',
        'A hospital, a form with four signatures, and a card that fits into a tunic pocket.',
        ['corridor', 'A hospital corridor on a card, and a question mark on a second one'],
      ),
      question(),
      threeSketches(),
      answer(),
      call(),
    ],
    about: [
      ...opening(
        'About',
        'Hello. This is me in nine lines.',
        'The glasses took two of them. I live by the sea, I walk on Fridays, and I still own the mud boots.',
        ['portrait', 'A woman with glasses and a fringe, drawn with a felt pen in nine lines'],
      ),
      story(),
      timeline(),
      someWords(),
      call(),
    ],
    cv: [
      ...opening(
        'CV',
        'Six years of this. Two of those were good.',
        'One page, as it should be. Print it, fold it, leave it on the right desk.',
        ['years', 'Six steps, two of them golden, and a small figure that climbs them'],
      ),
      cv(),
      call(),
    ],
    services: [
      ...opening(
        'Services and rates',
        'What it costs, before it costs anything.',
        'Three things that I do, with their price. The rest I do for friends, badly.',
        ['tin', 'A tin with coins on one card, and a price tag on a string'],
      ),
      prices(),
      extraRates(),
      howItGoes(),
      questions(),
      call(),
    ],
    speaking: [
      ...opening(
        'Speaking',
        'I talk with my hands, and a pen in one of them.',
        'In front of forty people or four hundred. Everybody draws, nobody has to show it.',
        ['stage', 'A microphone on one card, a speech bubble on another, three listeners below'],
      ),
      topics(),
      nextTalks(),
      someWords(),
      call(),
    ],
    contact: [
      ...opening(
        'Contact',
        'Third door, smells of marker.',
        'Down to the harbour, along the rope works, ring twice. The bell is drawn, knock instead.',
        ['map', 'A drawn map of the harbour with a red arrow to a cross'],
      ),
      contact(),
    ],
  },
  { cv: { menu: 'CV' }, piece: { inMenu: false }, services: { menu: 'Rates', slug: 'rates' } },
);

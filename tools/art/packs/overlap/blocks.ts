import { blocksOf } from '../entries.js';
import { deadlines, howWeChoose, proposal } from './calls.js';
import { call, hero, pageFooter } from './grammar.js';
import { crewList, newsletter, story } from './own.js';
import { teaser } from './schedule.js';
import { guestBook, numbers, speakerCards, sponsors, trackCards } from './sections.js';
import { abstract } from './talk.js';
import { groups, questions, ticketCards } from './tickets.js';
import { access, beds, plan } from './venue.js';

export const blocks = blocksOf(
  `
  hero       | hero           | Hero           | hero, circles, date           | A large headline with date and place, beside three huge discs that overlap.
  tracks     | three tracks   | Features       | tracks, topics, circles       | Three tracks as round pictures with hall, question and one sentence.
  people     | speakers       | Team           | speakers, team, portraits     | Four speakers as round faces of three discs each, with role, track and talk, on violet.
  lanes      | three lanes    | Schedule       | schedule, agenda, programme   | Talks in three coloured lanes with times, shared breaks and a “now” marker; one list by time on phones.
  badges     | tickets        | Pricing        | tickets, prices, plans        | Three tickets as badges with price, three facts and a button.
  groups     | group prices   | Price list     | prices, groups, extras        | Five prices for groups and extras as ruled rows on white, beside a headline.
  sponsors   | sponsors       | Logos          | sponsors, partners, logos     | Six marks of sponsors, each with what it pays for.
  numbers    | four numbers   | Stats          | numbers, stats, facts         | Four large numbers in the colours of the discs, on ink.
  voices     | voices         | Testimonials   | testimonials, quotes          | Three sentences of guests on papers of three colours.
  summary    | one talk       | Text           | talk, session, abstract       | The summary of a talk beside a panel with day, time, hall and a button.
  began      | story          | About          | about, story, history         | How the conference began, as a headline beside three paragraphs.
  crew       | crew           | Listings       | crew, organisers, list        | Four names with role and sentence as ruled rows on ink.
  steps      | four steps     | Process        | steps, call for papers        | Four numbered steps from a proposal to the stage, on four colours.
  proposal   | proposal form  | Contact        | form, call for papers, speakers | A form for proposals beside three criteria, on violet.
  dates      | dates          | Timeline       | dates, deadlines, timeline    | Four dates with large figures as ruled rows, on citron.
  map        | plan and way   | Map            | map, travel, directions       | The city as a plan of discs, and three ways to the venue with their minutes.
  hotels     | hotels         | Events         | hotels, travel, list          | Four hotels with way, price and sentence as ruled rows.
  access     | access         | Table          | access, accessibility, lists  | Three cards of what makes a venue usable for everybody.
  answers    | questions      | FAQ            | faq, questions, tickets       | Six questions about tickets that open in place.
  letter     | newsletter     | Newsletter     | newsletter, email, form       | A form for the newsletter beside a headline, on ink.
  invitation | invitation     | Call to action | call to action, tickets       | A large invitation beside a question mark whose dot is a face, on violet.
  footer     | footer         | Footer         | footer, links, dark           | The name in large letters, two lists of links, the desk and social links on ink.
`,
  {
    hero: [hero()],
    tracks: [trackCards()],
    people: [speakerCards()],
    lanes: [teaser()],
    badges: [ticketCards()],
    groups: [groups()],
    sponsors: [sponsors()],
    numbers: [numbers()],
    voices: [guestBook()],
    summary: [abstract()],
    began: [story()],
    crew: [crewList()],
    steps: [howWeChoose()],
    proposal: [proposal()],
    dates: [deadlines()],
    map: [plan()],
    hotels: [beds()],
    access: [access()],
    answers: [questions()],
    letter: [newsletter()],
    invitation: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'lanes'],
);

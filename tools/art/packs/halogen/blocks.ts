import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { numbers, people, photos, years } from './people.js';
import { files, quotes, texts } from './press.js';
import { lyric, olderRecords, record, video } from './records.js';
import { fees, mailingList, rider } from './shows.js';
import { evening, nextDates, questions, tourMap } from './tour.js';

export const blocks = blocksOf(
  `
  hero     | hero          | Hero           | hero, band, poster          | A very wide headline over a singer in front of a low sun in halftone, with one line of type turned along the edge.
  tour     | tour map      | Map            | tour, map, dates            | Twelve concerts as a line of the metro: rings still have tickets, solid dots are sold out.
  next     | next dates    | Events         | dates, tickets, table       | Five dates as ruled rows with the day in large letters, city, room, and tickets or a label.
  record   | new record    | Products       | record, tracklist, album    | A sleeve in halftone with prices and buttons, beside ten songs as a table.
  older    | two records   | Table          | records, songs, tracklist   | Two sleeves with year and one sentence, each above its songs as a table.
  video    | video still   | Media          | video, still, music         | A still of a video over the whole width, with one button, below a headline on dark blue.
  lyric    | lyric         | Text           | lyrics, song, notes         | Four verses in large letters with turned labels, and notes in the margin.
  list     | mailing list  | Newsletter     | newsletter, mailing list    | A promise beside a short form on yellow. Without a form plugin, a button takes its place.
  evening  | one evening   | Schedule       | schedule, evening, hours    | Seven hours of a concert as ruled rows on dark blue.
  people   | band members  | Team           | band, members, team         | Four members as their instruments in halftone, with role and one sentence.
  years    | eight years   | Timeline       | timeline, history, band     | Six dates of a band as ruled rows on yellow.
  numbers  | four numbers  | Stats          | numbers, stats, facts       | Four large numbers with a line each on dark blue.
  photos   | snapshots     | Gallery        | photos, gallery, concert    | A wide picture of a crowd above four snapshots with date and place.
  quotes   | press quotes  | Testimonials   | press, quotes, reviews      | Three quotes with date and paper, on panels of three colours.
  texts    | three lengths | Features       | press, biography, texts     | The story of a band in 20, 50 and 80 words, to copy.
  files    | press files   | Listings       | press, downloads, files     | Five files with format and size as ruled rows on yellow.
  fees     | three shows   | Pricing        | fees, booking, prices       | Three kinds of shows with fee and three facts, on panels of three colours.
  rider    | rider         | Services       | rider, stage, booking       | What the promoter has and what the band brings, in two columns of ruled rows.
  door     | questions     | FAQ            | faq, questions, door        | Five questions at the door that open in place.
  call     | booking call  | Call to action | call to action, booking     | Two sentences in very wide letters on dark blue, with a button and a phone number.
  footer   | footer        | Footer         | footer, links, dark         | The name in very wide letters, two lists of links, the contact and social links on near black.
`,
  {
    hero: [hero()],
    tour: [tourMap()],
    next: [nextDates()],
    record: [record()],
    older: [olderRecords()],
    video: [video()],
    lyric: [lyric()],
    list: [mailingList()],
    evening: [evening()],
    people: [people()],
    years: [years()],
    numbers: [numbers()],
    photos: [photos()],
    quotes: [quotes()],
    texts: [texts()],
    files: [files()],
    fees: [fees()],
    rider: [rider()],
    door: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'tour'],
);

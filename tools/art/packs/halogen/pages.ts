import { pagesOf } from '../entries.js';
import { about, call, hero, opening } from './grammar.js';
import { numbers, people, photos, years } from './people.js';
import { files, quotes, texts } from './press.js';
import { lyric, olderRecords, record, video } from './records.js';
import { contact, fees, mailingList, rider } from './shows.js';
import { evening, nextDates, questions, tourMap } from './tour.js';

export const pages = pagesOf(
  `
  home    | Home    | Home      | home, hero, music              | The front page of a band: a singer in front of a low sun, the next dates, the new record with its songs, a still of the video and a mailing list.
  dates   | Dates   | Events    | tour, dates, tickets           | The tour as a line of the metro whose sold-out stops are solid dots, one evening by its hours, and questions at the door.
  records | Music   | Portfolio | records, songs, tracklist      | Three records with sleeves in halftone and every song with its length, the new one with prices.
  lyrics  | Lyrics  | Page      | lyrics, song, words            | One lyric in large letters with turned labels, and notes in the margin.
  band    | Band    | About     | band, members, about           | Four members as their instruments, eight years with the date first, and four numbers.
  gallery | Gallery | Gallery   | photos, gallery, concert       | A wide picture of a concert and four snapshots with date, place and one sentence.
  press   | Press   | Media     | press, downloads, quotes       | Three quotes with their dates, the story in three lengths to copy, and a list of files.
  shows   | Shows   | Services  | booking, fees, rider           | Three kinds of shows with their fee, and the rider in two columns: what you have and what we bring.
  contact | Book us | Contact   | booking, contact, form         | A booking form that asks for the date first, beside the office with its hours. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), about(), nextDates(), record(), video(), mailingList()],
    dates: [
      opening(
        'pink',
        'January and February 2027',
        'Twelve rooms. Wear flat shoes.',
        'From Leeds to Aarhus in twenty-four days. Five of the rooms are full, the others have a door.',
        ['globe', 'A globe that one yellow line with six stops crosses'],
      ),
      tourMap(),
      evening(),
      questions(),
      mailingList(),
    ],
    records: [
      opening(
        'pale',
        'Three records',
        'Put it on. Then sit down.',
        'All three are in print, on plastic, on tape or as files. We know which one you mean.',
        ['turntable', 'A record player from above, with a yellow label on the record'],
      ),
      record(),
      olderRecords(),
      call(),
    ],
    lyrics: [
      opening(
        'yellow',
        'Words and notes',
        'You sang it wrong. Here it is.',
        'One song at a time, with what happened in the room. This month it is the one about the lamp.',
        ['moth', 'A large moth with patterned wings below a lit bulb'],
      ),
      lyric(),
      call(),
    ],
    band: [
      opening(
        'pink',
        'Four people',
        'Two flats, one letter.',
        'We met because of a noise complaint that each of us thought was about the others.',
        ['four', 'Four people from behind in front of a low yellow sun, one with a guitar case'],
      ),
      people(),
      years(),
      numbers(),
      call(),
    ],
    gallery: [
      opening(
        'pink',
        'Autumn 2026',
        'It was darker than this.',
        'Four rooms, one lamp and a phone with a cracked lens. The dots were there already.',
        ['gate', 'A bright doorway with a few people in front of it at night'],
      ),
      photos(),
      call(),
    ],
    press: [
      opening(
        'pink',
        'For people who write',
        'Say it louder, or just print it.',
        'Quotes, texts and files. We don’t explain the lyrics, the moth has asked us not to.',
        ['megaphone', 'A megaphone and three yellow waves of sound'],
      ),
      quotes(),
      texts(),
      files(),
      call(),
    ],
    shows: [
      opening(
        'pink',
        'Have us round',
        'Any room with two fuses.',
        'Clubs, yards, museums, one lift. You name a date and we say what fits through the door.',
        ['speakers', 'Three speaker cabinets, one of them yellow, joined by a cable'],
      ),
      fees(),
      rider(),
      call(),
    ],
    contact: [
      opening(
        'yellow',
        'Date first',
        'Speak up. Name a date.',
        'Then the place, then the number of people. Everything else can wait until the sound check.',
        ['microphone', 'A large microphone in front of an orange ring'],
      ),
      contact(),
    ],
  },
  { records: { slug: 'music' }, contact: { inMenu: false }, lyrics: { inMenu: false }, gallery: { inMenu: false } },
);

import { pagesOf } from '../entries.js';
import { deadlines, howWeChoose, proposal } from './calls.js';
import { call, hero, opening } from './grammar.js';
import { contact, crewList, newsletter, story } from './own.js';
import { dayOf, teaser } from './schedule.js';
import { guestBook, numbers, speakerCards, sponsors, trackCards } from './sections.js';
import { abstract, sameTime, speaker } from './talk.js';
import { groups, questions, ticketCards } from './tickets.js';
import { access, beds, halls, plan } from './venue.js';

export const pages = pagesOf(
  `
  home     | Home           | Home      | home, hero, conference       | The front page of a conference or festival: three huge discs, date and place, three tracks, speakers, a schedule in three lanes, tickets, sponsors, the newsletter and an invitation.
  speakers | Speakers       | About     | speakers, team, about        | Eight speakers whose faces are three discs each, how it began, the crew, and what guests said.
  schedule | Schedule       | Schedule  | schedule, programme, agenda  | Three days in three lanes with halls, shared breaks and a “now” marker. On phones, each day is one list by time.
  talk     | One talk       | Service detail | talk, session, detail   | One talk with its summary, time and hall, its speaker, and what happens in the other halls.
  tickets  | Tickets        | Pricing   | tickets, prices, groups      | Three tickets as badges, prices for groups, and six answers.
  venue    | Venue          | Services  | venue, map, travel, access   | The city as a plan of discs, the way, the halls, four hotels, and access.
  call     | Call for talks | Process   | call for papers, form, steps | Four steps from a proposal to the stage, the form, and four dates.
  contact  | Contact        | Contact   | contact, form, questions     | A form for tickets and questions beside the desk with its hours, and six answers. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), trackCards(), speakerCards(), teaser(), numbers(), ticketCards(), sponsors(), newsletter(), call()],
    speakers: [
      opening(
        'Speakers',
        'Eight people who fix things.',
        'They come from three trades that rarely share a lift. Here they share a stage, and one of them built the lift.',
        ['trio', 'Three faces made of discs, shoulder to shoulder'],
      ),
      speakerCards(8, 1),
      story(),
      crewList(),
      guestBook(),
      call(),
    ],
    schedule: [
      opening(
        'Schedule',
        'Three lanes, to the minute.',
        'Halls are close, breaks are long. If you leave a talk early, leave towards another one.',
        ['clocks', 'Three transparent clocks in coral, violet and mint'],
      ),
      dayOf('thursday', 'white', 'Doors at 9:00. The first disagreement is expected at 9:49.', { now: '11:40' }),
      dayOf('friday', 'citron', 'The longest day. Eat.'),
      dayOf('saturday', 'dawn', 'Ends at 14:30, because trains exist.'),
      call(),
    ],
    talk: [
      opening('Thursday, 10:15', 'The form that nobody reads.', 'A nurse, 41 boxes and a pair of scissors. In Holder 1.', [
        'stage',
        'A speaker of three discs at a lectern; rings leave her and change colour',
      ]),
      abstract(),
      speaker(),
      sameTime(),
      call(),
    ],
    tickets: [
      opening(
        'Tickets',
        '600 seats. No queue.',
        'You pay, you get a badge, you walk in. The queue at 12:34 is for soup and can’t be skipped.',
        ['tickets', 'Three tickets with round notches fan out over discs'],
      ),
      ticketCards(1),
      groups(),
      questions(),
      call(),
    ],
    venue: [
      opening(
        'Venue',
        'Three gasholders and a river.',
        'Built to hold the town’s gas in 1887. Holds hot air in June, by tradition.',
        ['holders', 'Three gasholders from above as crossing rings, full of dots for people'],
      ),
      plan(),
      halls(),
      access(),
      beds(),
      call(),
    ],
    call: [
      opening(
        'Call for talks',
        'Tell us what you broke.',
        '21 slots, 25 minutes each, open until 31 January. First-time speakers get the better microphone.',
        ['microphone', 'A microphone of discs, and arcs of sound to both sides'],
      ),
      howWeChoose(),
      proposal(),
      deadlines(),
    ],
    contact: [
      opening(
        'Contact',
        'Ask. We disagree kindly.',
        'By mail, by phone, or at the desk under the smallest of the three circles.',
        ['bubbles', 'Two transparent speech bubbles, and rays that fill what they share'],
      ),
      contact(),
      questions(),
    ],
  },
  { call: { menu: 'Call', slug: 'call-for-talks' }, talk: { inMenu: false } },
);

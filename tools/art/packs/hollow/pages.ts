import { heading, text } from '../../nodes.js';
import { pagesOf } from '../entries.js';
import { call, hero, opening, shot } from './grammar.js';
import { paper } from './look.js';
import { about, date, families, oneDay, stories } from './own.js';
import { contactSheet, datesLeft, extras, howItGoes, kindWords, prices, questions, threePrints } from './sections.js';

export const pages = pagesOf(
  `
  home     | Home      | Home      | home, hero, photographer       | The front page of wedding photographers: one frame on a strip of film, three prints, a contact sheet of 24 frames, steps, one sentence of a couple and the dates left.
  stories  | Stories   | Gallery   | gallery, weddings, portfolio   | Six weddings as large prints with the number of the frame, the couple and a title.
  story    | One story | Portfolio | portfolio, wedding, gallery    | One wedding from morning to night: a frame as wide as the window, hours with captions and the whole contact sheet.
  prices   | Prices    | Pricing   | pricing, services, collections | Three collections with hours, price and prints, extras with prices, and how a wedding goes.
  families | Families  | Services  | services, families, portraits  | An hour outdoors with a family: where, when, what to wear and what it costs, under a picture at the sea.
  about    | About     | About     | about, team, story             | Two photographers and an old camera, with figures, and a frond as wide as the window.
  faq      | Questions | FAQ       | faq, questions                 | Seven questions about film, rain, guests and rights that open in place.
  contact  | Your date | Contact   | contact, date, form            | A form that asks for the day, the place and the guests, beside the way to the darkroom. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), threePrints(), contactSheet(), howItGoes(), kindWords(), datesLeft(), call()],
    stories: [
      opening(
        '10',
        'Stories',
        'Six days, six kinds of light.',
        'Each of them had a plan. The pictures are from the parts that went differently.',
      ),
      stories(),
      call(),
    ],
    story: [
      shot(
        { src: 'forest', alt: 'A couple on a path between tall trees in the morning', marks: ['▸ 21', 'Imogen and Tariq'] },
        heading(1, 'The door nobody shut.', { line: 0.98 }),
        text('Saint Osyth in May. Ninety guests, one draught, and all the light we could ask for.', { color: paper }),
      ),
      oneDay(),
      contactSheet(),
      kindWords(),
      call(),
    ],
    prices: [
      opening('22', 'Prices', 'Three sizes, no small print.', 'The number you see is the number you pay. Both of us can add up.'),
      prices(),
      extras(),
      howItGoes(),
      call(),
    ],
    families: [
      shot(
        { src: 'sea', alt: 'A family of four on wet sand against the light', marks: ['▸ 30', 'Low tide'] },
        heading(1, 'Before they are taller than you.', { line: 0.98 }),
        text('Families, babies, grandparents, dogs. One hour, one roll, and then ice cream.', { color: paper }),
      ),
      families(),
      call(),
    ],
    about: [
      opening(
        '27',
        'About',
        'Quiet people with loud shutters.',
        'We are two, we are married to other people, and we have been to four hundred weddings.',
      ),
      about(),
      shot(
        { src: 'fern', alt: 'A fern frond against low light', height: 520, marks: ['▸ 0', 'Test frame'] },
        heading(2, 'The first frame of every roll is a fern.', { line: 1 }),
        text('It grows behind the darkroom, and it holds still.', { color: paper }),
      ),
      call(),
    ],
    faq: [
      opening('33', 'Questions', 'Asked on every walk.', 'Ask us the others. We like the odd ones best.'),
      questions(),
      datesLeft(),
      call(),
    ],
    contact: [
      opening('36', 'Your date', 'Name the day.', 'We look it up in a paper diary, so give us until tomorrow evening.'),
      date(),
    ],
  },
  { story: { inMenu: false }, faq: { inMenu: false } },
);

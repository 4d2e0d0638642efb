import { blocksOf } from '../entries.js';
import { workshops, years } from './dates.js';
import { call, hero, pageFooter } from './grammar.js';
import { answers, fees, prices } from './money.js';
import { oneHour, place, someWords, teacher } from './own.js';
import { dial, firstTime, fiveClasses, oneBreath, theWeek } from './sections.js';

export const blocks = blocksOf(
  `
  hero     | hero            | Hero           | hero, stones, calm        | A large centred headline above seven balanced stones, in front of five circles of peach light.
  dial     | effort dial     | Features       | effort, classes, rings    | Five classes as circles within circles, from a sweaty one outside to a still one in the middle.
  styles   | five classes    | Services       | classes, services         | Five classes with effort, length and three sentences beside round pictures that change sides.
  first    | first time      | Steps          | first visit, steps        | Three steps below round pictures of a stone in the water, whose rings widen.
  breath   | one breath      | Stats          | breath, numbers, circles  | Three numbers in three circles that grow: breathe in, wait, breathe out.
  week     | week            | Schedule       | timetable, week, classes  | Six days as upright capsules of light, each with two classes and their time.
  portrait | teacher         | Team           | teacher, portrait         | The teacher in a round picture, with three sentences, name and three facts.
  session  | one hour        | Process        | process, therapy          | How a one-to-one hour goes, in three circles with numbers.
  words    | words           | Testimonials   | testimonials, quotes      | Three large centred sentences below each other, without boxes.
  circles  | prices          | Pricing        | pricing, prices, circles  | Three prices in three circles of light, from lilac to peach.
  fees     | fees            | Price list     | price list, fees          | Five fees in one narrow column, each with a sentence.
  dates    | workshops       | Events         | events, dates, workshops  | Four workshops as wide capsules of light with the day as a large figure.
  years    | eleven years    | Timeline       | timeline, years           | Five years as large figures in one centred column, each with a sentence.
  place    | room and hours  | Opening hours  | hours, place, map         | The room in a round picture above its address and its opening hours.
  answers  | questions       | FAQ            | faq, questions            | Six questions without lines that open in place.
  call     | invitation      | Call to action | call to action, book      | A large centred sentence with one button and the phone number, in the widest light.
  footer   | evening footer  | Footer         | footer, links, dark       | A sunset in circles that ends in the night of the footer, with two lists of links and the contact.
`,
  {
    hero: [hero()],
    dial: [dial()],
    styles: [fiveClasses()],
    first: [firstTime()],
    breath: [oneBreath()],
    week: [theWeek()],
    portrait: [teacher()],
    session: [oneHour()],
    words: [someWords()],
    circles: [prices()],
    fees: [fees()],
    dates: [workshops()],
    years: [years()],
    place: [place()],
    answers: [answers()],
    call: [call()],
    footer: pageFooter(),
  },
  ['hero', 'dial'],
);

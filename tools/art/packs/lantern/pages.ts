import { pagesOf } from '../entries.js';
import { lunch, papers, questions, schoolFees } from './families.js';
import { call, hero, opening } from './grammar.js';
import { clubList, forParents, holidays, story, team, termRibbon, visit } from './own.js';
import { admission, nextDates, numbers, schoolDay, someVoices, threeClasses } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home       | Home     | home, hero, school         | The front page of a small school: a town drawn in chalk and crayon, the next dates, three classes by age, a day at school, voices and an invitation.
  classes   | Classes    | Services | classes, ages, services    | Three classes by age with what they do, four numbers, and clubs after three.
  day       | A day here | Timeline | timeline, day, lunch       | One school day from the gate to the late room, the lunches of a week, and voices.
  team      | Team       | About    | about, team, story         | Six people as small children draw them, and how the school began with a power cut.
  dates     | Dates      | Events   | calendar, dates, holidays  | The school year as one drawn ribbon, terms and holidays as a table, and the next feasts.
  admission | Admission  | Pricing  | admission, fees, documents | How to get a place in four steps, all fees by term, bursaries, and the documents to bring.
  parents   | Parents    | FAQ      | parents, downloads, lunch  | Papers to print, how to report an absence, the lunch menu and six answers.
  contact   | Contact    | Contact  | contact, visit, form       | A form for visits, absences and the newsletter, beside the office with its hours. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), ...nextDates(), threeClasses(), ...schoolDay(), someVoices(), call()],
    classes: [
      opening(
        'Classes by age',
        'Three rooms, eight years.',
        'A class keeps its teacher for three years. By then they know each other’s handwriting.',
        ['wood', 'A lantern hangs between coloured pencils that stand like trees in the snow'],
      ),
      threeClasses(1),
      numbers(),
      clubList(),
      call(),
    ],
    day: [
      opening(
        'A day here',
        'From the first snail to the last toast.',
        'Every day has the same bones. What grows on them is different each time, and usually muddy.',
        ['bus', 'A yellow school bus drives over a hill at dawn with a lantern on its roof'],
      ),
      ...schoolDay(),
      lunch(),
      someVoices(),
      call(),
    ],
    team: [
      opening(
        'Team',
        'Fourteen grown-ups, mostly tidy.',
        'They teach, cook, mend and count heads. Six of them sat still for a portrait.',
        ['pegs', 'Coats, a satchel and a lantern hang from a row of pegs'],
      ),
      team(),
      story(),
      call(),
    ],
    dates: [
      opening(
        'Dates',
        'The year, before it happens.',
        'All terms, holidays and feasts in one place. If something moves, we say so here first.',
        ['kite', 'A kite with a ribbon for a tail flies past the moon and carries a lantern'],
      ),
      termRibbon(),
      holidays(),
      ...nextDates(),
      call(),
    ],
    admission: [
      opening(
        'Admission',
        'How a child gets in.',
        'Places, prices and papers, in that order. Ask the office anything that is missing here.',
        ['door', 'A half-open school door at night with a lantern beside it and light on the steps'],
      ),
      admission(),
      schoolFees(),
      papers(),
      call(),
    ],
    parents: [
      opening(
        'Parents',
        'For those with the car keys.',
        'Downloads, lunches, lost mittens. You won’t need this page often, but when you do, it’s urgent.',
        ['table', 'A kitchen table with a lunch box, a letter, one mitten and a lantern'],
      ),
      forParents(),
      lunch(),
      questions(),
      call(),
    ],
    contact: [
      opening(
        'Contact',
        'Follow the light.',
        'Past the bakery, left at the postbox, then towards the noise. The gate is never locked before five.',
        ['gate', 'A garden gate with a lantern on its post, and a path to a lit house'],
      ),
      visit(),
    ],
  },
);

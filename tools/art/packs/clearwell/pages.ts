import { col, heading, link, row, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { pagesOf } from '../entries.js';
import { formSlot } from '../parts.js';
import { table } from '../table.js';
import { ask, business, call, capsule, hero, opening, phoneLink, room } from './grammar.js';
import { children, hourList, hours, people, questions, voices, words } from './sections.js';
import { prices, steps, timeline, treatments } from './treatments.js';

const fillingSteps = table<[when: string, name: string, words: string]>(`
  5 minutes  | The pinch   | A gel first, then the needle. You count backwards from ten. Nobody has reached two.
  4 minutes  | We wait     | You are going numb. We talk about holidays, and you answer with your eyebrows.
  18 minutes | The work    | It hums. You hold the button that stops it.
  8 minutes  | The light   | Blue and warm. Then you bite on paper until it feels like yours.
`);
const childSteps = table<[when: string, name: string, words: string]>(`
  Age 1 | On a lap      | We look for four seconds and clap for ten.
  Age 3 | The lift      | Up, down, up. The chair is the best ride in town.
  Age 5 | Counting      | Twenty teeth, one sticker. Two if you count along.
  Age 8 | The big ones  | A thin coat of varnish, strawberry or mint.
`);

const visit = () =>
  room(
    {},
    capsule(
      row(
        { valign: 'top', gap: [72, 44] },
        col(
          56,
          { gap: [20, 18] },
          heading(2, 'Ask for a time'),
          formSlot({
            email: business.email,
            phone: dialled(business.phone),
            words: 'Write to us or ring. If it throbs, ring: the same week is a promise.',
          }),
        ),
        col(
          44,
          { gap: [18, 16] },
          heading(2, 'Hours'),
          hourList(),
          text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
          text('The bus stops outside. There is a ramp on the left and a lift that talks.'),
          text(link(business.phone, phoneLink), { needs: ['phone'] }),
          social(),
        ),
      ),
    ),
  );

export const pages = pagesOf(
  `
  home       | Home        | Home           | home, hero, dentist              | The front page of a dental practice: a porcelain tooth in mint air, four promises, treatments with minutes, a first visit and prices.
  treatments | Treatments  | Services       | services, treatments, dentist    | Six treatments as cards, each with how long it takes and whether it hurts.
  filling    | A filling   | Service detail | detail, filling, steps           | One treatment in four steps with its minutes, its price and what to do afterwards.
  prices     | Prices      | Pricing        | pricing, prices, payment plan    | Eight prices in a large capsule, each with one line, and answers about insurers and paying in parts.
  first      | First visit | Process        | process, first visit, timeline   | A first visit minute by minute, with what each minute feels like and what to bring.
  children   | Children    | Features       | children, family, steps          | How children meet a dentist: a duck, a chair that goes up and down, and four ages.
  team       | Team        | About          | about, team, people              | Three people shown by their mugs, how the practice began and what patients say.
  contact    | Contact     | Contact        | contact, appointment, emergency  | A request for an appointment, opening hours, the number for emergencies and the way to the door. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), treatments(3), timeline(), people(), prices(4), voices(), hours(), call()],
    treatments: [treatments(6, 1), prices(4), questions(), call()],
    filling: [
      opening(
        'A filling',
        'Thirty-five minutes and one pinch.',
        'It starts with a gel that tastes of banana. That is the worst part, and we have complained.',
        ['lamp', 'A porcelain tooth with a coral filling under a blue lamp'],
        ask(),
      ),
      steps('What happens, with a clock.', fillingSteps),
      words(
        'Afterwards.',
        'You are numb for two hours. Don’t chew, don’t whistle, and don’t sign anything after a party.',
        'It may be sensitive to cold for a week. If it still is after two, ring us. We look again, and that costs nothing.',
      ),
      call(),
    ],
    prices: [prices(8, 1), questions(), call()],
    first: [
      opening(
        'First visit',
        'It takes 20 minutes. You may keep your music.',
        'Ten more are for talking. Bring a list of your medicines and one question that you are embarrassed about.',
        ['chair', 'A mint-coloured dental chair with a coral headrest under a yellow lamp'],
        ask(),
      ),
      timeline(),
      words(
        'What to bring.',
        'Your insurance card, your medicines and an old picture of your teeth, if somebody has one.',
        'You needn’t brush for an hour before. We can tell, and we don’t mind either way.',
      ),
      call(),
    ],
    children: [children(1), steps('Four ages, four visits.', childSteps), questions(), call()],
    team: [
      people(1),
      words(
        'One corridor, no white coats.',
        'The practice began in a flat above a bakery. Patients came for the smell and stayed for the care.',
        'The bakery has moved. We still have its oven, and the crowns are fired in it.',
      ),
      voices(),
      call(),
    ],
    contact: [
      opening('Contact', 'Where does it hurt?', 'Or where does it not hurt any more, which we like to hear, too.', [
        'phone',
        'A coral porcelain telephone with a round dial',
      ]),
      visit(),
      questions(),
    ],
  },
  { filling: { inMenu: false } },
);

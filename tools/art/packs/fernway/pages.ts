import { col, heading, image, link, row, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { pagesOf } from '../entries.js';
import { formSlot, pairs } from '../parts.js';
import { table } from '../table.js';
import { ask, business, call, headline, hero, leafCard, opening, phoneLink, ridge, room } from './grammar.js';
import { sheetWhite, soil, theme } from './look.js';
import { hourList, people, questions, voices, words } from './sections.js';
import { calendar, care, gardens, nursery, steps, weeks } from './work.js';

const rounds = table<[name: string, days: string, words: string]>(`
  Nettle End and Church End | every day          | We walk. The barrow comes, too.
  The river villages        | Tuesday, Friday    | Clay, floods, and the best roses in the county.
  Upper Down                | Wednesday          | Chalk and wind. Bring lavender, not hydrangeas.
  The new estate            | Thursday           | Rubble under turf. We have a very strong fork.
  Farther away              | by arrangement     | For a garden that makes us curious.
`);
const bed = table<[name: string, count: string, words: string]>(`
  Hornbeam, clipped     | 38 | The two hedges. Leaves stay on all winter, brown and rustling.
  Pale roses            | 14 | Beside the path, at the height of a nose.
  Ferns, three kinds    | 61 | Behind the shed, where the ball goes.
  Autumn grasses        | 44 | At the end, so that there is a reason to walk there in October.
  Bulbs                 | 900 | You’ll have forgotten them by February. That is the idea.
`);
const pairLook = {
  face: theme.display,
  size: [23, 21] as [number, number],
  weight: 600,
  value: soil,
  valueWeight: 600,
  ink: theme.ink,
};

const visit = () =>
  room(
    { pad: [64, 48], padBottom: [120, 72] },
    leafCard(
      sheetWhite,
      row(
        { valign: 'top', gap: [72, 44] },
        col(
          56,
          { gap: [20, 18] },
          heading(2, 'Ask for a visit'),
          formSlot({
            email: business.email,
            phone: dialled(business.phone),
            words: 'Write to us or ring. A photograph says more than the word “jungle”, and we have seen worse.',
          }),
        ),
        col(
          44,
          { gap: [18, 16] },
          heading(2, 'The nursery is open'),
          hourList(),
          text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
          text('Past the church, left at the greenhouse. Dogs may come in. Goats may not, again.'),
          text(link(business.phone, phoneLink), { needs: ['phone'] }),
          social(),
        ),
      ),
    ),
  );

export const pages = pagesOf(
  `
  home     | Home        | Home           | home, hero, garden                | The front page of a gardener: a paper pot before a large sun, a planting calendar, gardens, care plans and a nursery.
  gardens  | Gardens     | Portfolio      | portfolio, gardens, projects      | Four finished gardens as large pictures with size, weeks and a short story.
  plot     | One garden  | Service detail | detail, garden, plan, steps       | One garden in detail: its plan from above, the weeks it took and the plants with their numbers.
  care     | Care plans  | Services       | pricing, services, garden care    | Three care plans with monthly prices, questions and what customers say.
  nursery  | Nursery     | Products       | products, plants, prices          | Six plants with prices and one honest line each, above the planting calendar.
  team     | Team        | About          | about, team, people               | Three people shown by their boots, how the nursery began and what customers say.
  areas    | Areas       | Areas          | areas, map, days                  | A paper map beside a list of villages with the days on which the gardeners come.
  contact  | Contact     | Contact        | contact, garden visit, form       | A request for a garden visit, opening hours and the way to the nursery. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), ridge('down'), calendar(), ridge('up'), gardens(4), care(), nursery(3), voices(), call()],
    gardens: [gardens(4, 1), steps('From jungle to garden.', weeks), voices(), call()],
    plot: [
      opening(
        'One garden',
        'The long thin one.',
        'Thirty-one metres by six, with a shed at the end like a full stop. Six weeks later it reads differently.',
        ['plan', 'A paper garden from above, with a winding path, a pond, a terrace and round trees'],
        ask(),
      ),
      steps('Six weeks, in four pages.', weeks),
      room(
        {},
        row(
          { valign: 'top', gap: [64, 28] },
          col(
            40,
            { gap: [14, 12] },
            heading(2, 'What went in.'),
            text('Numbers are plants, not packets. The bulbs took two people, one kneeling mat and a long podcast.'),
          ),
          col(60, {}, pairs(bed, pairLook)),
        ),
      ),
      call(),
    ],
    care: [care(1), questions(), voices(), call()],
    nursery: [nursery(6, 1), ridge('down'), calendar(), ridge('up'), questions(), call()],
    team: [
      people(1),
      words(
        'It began with a hedge.',
        'In 2009 somebody rang about a hedge that had eaten a caravan. It took nine days, and the caravan still had milk in it.',
        'We stayed. The glasshouse came with the field, the ducks came by themselves, and the third pair of boots answered an advertisement that said “must like rain”.',
      ),
      voices(),
      call(),
    ],
    areas: [
      opening(
        'Areas',
        'As far as the barrow rolls.',
        'We work where we can be back in a quarter of an hour, because plants ring at lunchtime.',
        ['map', 'A paper map with a river, five houses, a red flag and trees'],
      ),
      room(
        { bg: sheetWhite },
        headline('Rounds', 'Who sees us when.', 'Same village, same weekday. Your dog will learn it before you do.'),
        pairs(rounds, pairLook),
      ),
      call(),
    ],
    contact: [
      room(
        { pad: [64, 40], padBottom: [24, 16] },
        row(
          { valign: 'center', gap: [56, 24] },
          col(60, { gap: [16, 12] }, heading(1, 'Show us the worst corner first.', { line: 1 })),
          col(40, {}, image('fernway-sprout', 'Two paper leaves come out of a hill of paper soil', { radius: 0 })),
        ),
      ),
      visit(),
      questions(),
    ],
  },
  { plot: { slug: 'one-garden', inMenu: false } },
);

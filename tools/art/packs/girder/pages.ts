import { pagesOf } from '../entries.js';
import { beforeAfter } from './change.js';
import { call, hero, opening, stacked } from './grammar.js';
import { history, millFacts, millWeeks, openPlaces, quote, team, terms } from './own.js';
import { board, guarantee, numbers, priceList, questions, timeline, voices, whatWeBuild } from './sections.js';

export const pages = pagesOf(
  `
  home     | Home        | Home      | home, hero, construction     | The front page of a builder as a building in section: a crane on orange, four trades, figures, live sites, a guarantee and the ground floor.
  services | Services    | Services  | services, prices, trades     | Four trades with prices per square metre, five typical jobs with what people paid, and answers from the fence.
  projects | Projects    | Portfolio | portfolio, projects          | Two ruins before and after with weeks and price, current sites with their bars, and what owners say.
  mill     | The mill    | Service detail | project, case, facts    | One project in detail: facts, what happened in which weeks, and what it looks like now.
  process  | How we work | Process   | process, timeline, steps     | A house in twenty weeks from boots to keys, the guarantee, and questions.
  team     | Team        | About     | about, team, history         | Five people and twenty-six more, how it all began, and last year in four figures.
  jobs     | Jobs        | Page      | jobs, hiring                 | Four open places with their pay, and what comes with them.
  contact  | Contact     | Contact   | contact, quote, opening hours | A form for quotes, opening hours and the way to the yard. Without a form plugin, buttons take its place.
`,
  {
    home: stacked(hero, whatWeBuild, numbers, board, guarantee, call),
    services: stacked(
      opening(
        'Services',
        'From the drain up.',
        'Roofs, extensions, frames and the holes below them. One foreman for all of it.',
        ['roof', 'A roof truss on two walls with a ladder and a helmet'],
      ),
      whatWeBuild,
      priceList,
      questions,
      call,
    ),
    projects: stacked(
      opening(
        'Projects',
        'Please lean on the walls.',
        'Two hundred and eleven buildings in six parishes. You have probably been in one.',
        ['pair', 'A house between a ladder and a scaffold before an orange sun'],
      ),
      beforeAfter,
      board,
      voices,
      call,
    ),
    mill: stacked(
      opening('Project', 'A mill, nine flats, one anvil.', 'Forty-six weeks inside four old walls, and none of them moved.', [
        'barn',
        'A long building with steel portals and a dark gate',
      ]),
      millFacts,
      millWeeks,
      voices,
      call,
    ),
    process: stacked(
      opening('How we work', 'Six steps. No “nearly”.', 'You know on each day what happens next, and on most days it does.', [
        'timber',
        'A building behind a scaffold with a hoist and a pallet of bricks',
      ]),
      timeline,
      guarantee,
      questions,
      call,
    ),
    team: stacked(
      opening('Team', 'Names on the helmets.', 'Ask anybody. If they don’t know it, they know who poured it.', [
        'crew',
        'A helmet, a spirit level, a hammer and a ladder before an orange disc',
      ]),
      team,
      history,
      numbers,
      call,
    ),
    jobs: stacked(
      opening('Jobs', 'Bring your own back.', 'We lift with cranes, plan with pencils, and stop when it is dark.', [
        'hiring',
        'A ladder against a tall wall with a helmet at its foot',
      ]),
      openPlaces,
      terms,
      call,
    ),
    contact: stacked(
      opening(
        'Contact',
        'Tell us where it hurts.',
        'A crack, a plan, a wet patch shaped like a country. We have seen all of them.',
        ['plan', 'The floor plan of a house with a pencil and a measure'],
      ),
      quote,
      questions,
    ),
  },
  { mill: { inMenu: false }, jobs: { inMenu: false }, process: { slug: 'how-we-work' } },
);

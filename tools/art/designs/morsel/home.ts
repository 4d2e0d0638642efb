/** The front page, the private suppers and the story of Morsel. */
import { col, eyebrow, heading, image, row, section, text } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { invitation, questions } from './closing.js';
import { hero, story, ways } from './house.js';
import { brick, onBrick, paper } from './look.js';
import { board } from './menu.js';
import { offer, title } from './parts.js';
import { figures, reviews, team } from './people.js';

export const homePage: PackEntry = {
  key: 'home',
  title: 'home',
  kind: 'Home',
  tags: ['home', 'hero', 'menu'],
  description:
    'The front page of a restaurant: tonight’s list, three ways to eat, the oven, what guests say and a table by the window.',
  parts: [hero(), ways(), board(), story(), reviews(), invitation()],
};

export const suppersPage: PackEntry = {
  key: 'suppers',
  title: 'private suppers',
  kind: 'Services',
  tags: ['services', 'events', 'faq'],
  description:
    'Three offers with pictures, what is included and a price: the long table, the whole room and cooking elsewhere. Questions below.',
  parts: [
    title(
      'Private suppers',
      'Bring everyone. We have a long table.',
      'Birthdays, book launches, quiet reunions and one wedding a month. You choose the day, we choose the fish.',
    ),
    section(
      { bg: paper, gap: [88, 56] },
      offer(
        'morsel-table',
        'A set table seen from above',
        'The long table',
        'Fourteen seats by the oven, one menu for all, served in the middle so that people talk.',
        ['Five shared courses', 'Wine chosen by Ruth', 'Yours from six to midnight'],
        '58 euro a guest',
        false,
      ),
      offer(
        'morsel-pears',
        'Two pears and half a lemon on a table',
        'The whole room',
        'Forty seats, the kitchen, the cellar and the key. We put your name on the door for a night.',
        ['Standing or seated', 'Your music, our neighbours permitting', 'Cake welcome, no charge for the knife'],
        'from 2,400 euro',
        true,
      ),
      offer(
        'morsel-loaf',
        'A loaf of bread on a board',
        'At your place',
        'A small oven on a trailer, two cooks and everything down to the salt. You only need a garden.',
        ['From twelve guests', 'Plates and glasses included', 'We leave the garden as it was'],
        'from 64 euro a guest',
        false,
      ),
    ),
    questions(),
    invitation(),
  ],
};

export const aboutPage: PackEntry = {
  key: 'about',
  title: 'about',
  kind: 'About',
  tags: ['about', 'team'],
  description:
    'A bakery that became a restaurant, told in two paragraphs, with the three people who cook and four honest figures.',
  parts: [
    title(
      'About',
      'We inherited an oven and worked backwards.',
      'Morsel began as a bakery’s last day. The baker handed over the key, the starter and one piece of advice: never hurry the fire.',
      { bg: brick, theme: onBrick },
    ),
    section(
      { bg: paper },
      row(
        {},
        col(
          52,
          { gap: [20, 16] },
          eyebrow('Since 2016'),
          heading(2, 'One street, eleven growers, no lorry.'),
          text('Most of what you eat here was within forty kilometres this morning. The rest is lemons, and we are not sorry.'),
          text('We close on Mondays to see the people who grow it, and in August to see our own.'),
        ),
        col(48, {}, image('morsel-pears', 'Two pears and half a lemon on a wooden table')),
      ),
    ),
    figures(),
    team(),
    invitation(),
  ],
};

/** The front page and the classes of Loam. */
import { section } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call, questions } from './closing.js';
import { butter, cream, wide } from './look.js';
import { lesson, title } from './parts.js';
import { letters, makers } from './people.js';
import { hero, promises, shelf } from './shop.js';

export const homePage: PackEntry = {
  key: 'home',
  title: 'home',
  kind: 'Home',
  tags: ['home', 'products', 'hero'],
  description:
    'The front page of a shop: a still life, six things with prices, three promises, how it is made, letters and a list to join.',
  parts: [hero(), shelf(), promises(), makers(), letters(), call()],
};

export const classesPage: PackEntry = {
  key: 'classes',
  title: 'classes',
  kind: 'Services',
  tags: ['services', 'classes', 'faq'],
  description: 'Three offers with a picture, what is included and a price each, and the questions that come before booking.',
  parts: [
    title(
      'Classes and commissions',
      'Get your hands dirty. We have towels.',
      'Eight wheels, three teachers, one radio. No talent needed; the clay has enough.',
      butter,
    ),
    section(
      { bg: cream, width: wide, gap: [96, 60] },
      lesson(
        'loam-wheel',
        'Two hands round a pot on the wheel',
        'Saturday wheel',
        'Four hours from a lump to two bowls that are recognisably bowls. We fire and glaze them and post them to you.',
        ['Clay, apron and cake included', 'Eight people, two teachers', 'Two pieces fired and sent'],
        '€95 a person',
        false,
      ),
      lesson(
        'loam-bowls',
        'Three bowls in a stack',
        'Six Tuesdays',
        'An evening a week for those who caught it on a Saturday. You will throw, trim, glaze and learn to let go.',
        ['Six evenings, half past six to nine', 'A shelf of your own', 'As many pots as you can carry'],
        '€290 for the course',
        true,
      ),
      lesson(
        'loam-pitcher',
        'A green jug with a wide handle',
        'Made for you',
        'Plates for a restaurant, urns for a garden, a mug for every colleague. Tell us the number and the date.',
        ['Drawing and sample first', 'From twelve pieces', 'Your mark under the foot'],
        'from €18 a piece',
        false,
      ),
    ),
    questions(),
    call(),
  ],
};

/** The front page and the services of Plinth. */
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { onYellow, yellow } from './look.js';
import { pricing, questions, steps } from './offers.js';
import { title } from './parts.js';
import { quote, services } from './studio.js';
import { hero, selected } from './work.js';

export const homePage: PackEntry = {
  key: 'home',
  title: 'home',
  kind: 'Home',
  tags: ['home', 'hero', 'work'],
  featured: true,
  description: 'The front page of a studio: one enormous line, a quilt of shapes, selected work, four crafts and a call.',
  parts: [...hero(), selected(), services(), quote(), call()],
};

export const servicesPage: PackEntry = {
  key: 'services',
  title: 'services',
  kind: 'Services',
  tags: ['services', 'pricing', 'process'],
  description: 'Services, process, prices and questions of a studio, each in another colour.',
  parts: [
    title(
      'Less, but on purpose.',
      'We do four things and say no to the rest. That is how nine people keep their evenings and you keep your deadline.',
      yellow,
      onYellow,
    ),
    services(),
    steps(),
    pricing(),
    questions(),
    call(),
  ],
};

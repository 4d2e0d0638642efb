/** The front page and the product page of Northbeam. */
import { grid, section } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { night, side } from './look.js';
import { pricing, questions } from './offers.js';
import { deep, promise, title } from './parts.js';
import { features, hero } from './product.js';
import { figures, voices } from './proof.js';

export const homePage: PackEntry = {
  key: 'home',
  title: 'home',
  kind: 'Home',
  tags: ['home', 'hero', 'saas'],
  description:
    'The front page of a product: a promise, the product itself, four reasons in a mosaic, figures, voices, prices and a call.',
  parts: [hero(), features(), figures(), voices(), pricing(), call()],
};

export const productPage: PackEntry = {
  key: 'product',
  title: 'product',
  kind: 'Services',
  tags: ['services', 'features', 'faq'],
  description:
    'Three features in depth, each with a screen and a short list, three promises and the questions people really ask.',
  parts: [
    title(
      'product',
      'One honest page about your release.',
      'No score, no traffic light, no dashboard of dashboards. A date, a range and the reasons.',
    ),
    section(
      { bg: night, width: 1200, gap: [104, 64] },
      deep(
        'northbeam-forecast',
        'A line that has been, and a fan of what may be',
        'forecast',
        'The future, with its error bars on',
        'Ten thousand runs of your own history, every hour, drawn as one fan.',
        ['Eight times in ten inside the range', 'Share a link that stays current', 'Works from thirty finished tickets'],
        false,
      ),
      deep(
        'northbeam-signals',
        'Three signals in a list, the first of them marked',
        'signal',
        'What to look at before lunch',
        'Three tickets, no more, with the reason each one matters to the date.',
        ['Quiet when nothing changed', 'Knows holidays and half days', 'Explains itself in one sentence'],
        true,
      ),
      deep(
        'northbeam-rituals',
        'A note that wrote itself, with a list of things done',
        'ritual',
        'Meetings that answer themselves',
        'The stand-up, the weekly and the release note, written from what really happened.',
        ['In Slack, Teams or plain e-mail', 'In eleven languages', 'You can edit before it goes out'],
        false,
      ),
    ),
    section(
      { bg: side, width: 1200 },
      grid(
        3,
        { gap: [24, 20] },
        promise(
          'northbeam-range',
          'A line that opens into a range',
          'Never a single number',
          'A date without a range is a wish. We do not sell wishes.',
        ),
        promise(
          'northbeam-watch',
          'A clock with a red dot',
          'Fresh every hour',
          'And once more when you press the button, because we know you will.',
        ),
        promise(
          'northbeam-link',
          'Two squares joined by a line',
          'Leaves no trace',
          'Disconnect and everything is deleted the same day. We send you the log.',
        ),
      ),
    ),
    questions(),
    call(),
  ],
};

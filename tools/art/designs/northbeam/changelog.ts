/** The changelog of Northbeam. */
import { image, section } from '../../nodes.js';
import type { PackEntry } from '../pack.js';
import { call } from './closing.js';
import { night } from './look.js';
import { note, title } from './parts.js';

export const changelogPage: PackEntry = {
  key: 'changelog',
  title: 'changelog',
  kind: 'Blog',
  tags: ['blog', 'changelog', 'news'],
  description: 'What is new, with versions and dates down the side and one picture for the best of it.',
  parts: [
    title('changelog', 'What changed, and why.', 'A release every Tuesday. The small ones are the ones you notice.'),
    section(
      { bg: night, gap: [36, 28] },
      image('northbeam-app', 'The product with a forecast, signals and a timeline'),
      note(
        '4.2',
        '17 November',
        'Forecasts across teams',
        'When one team waits for another, the fan now widens for both. It was always true; now you can see it.',
      ),
      note('4.1.3', '10 November', 'Half days', 'Northbeam knows that nothing ships on the afternoon before a holiday.'),
      note(
        '4.1.2',
        '3 November',
        'Quieter mornings',
        'If nothing changed overnight, the nine o’clock note is one line long. It says so.',
      ),
      note(
        '4.1',
        '20 October',
        'Links that stay current',
        'Share a forecast with somebody who has no account. The page keeps up; the permission ends when you say.',
      ),
      note(
        '4.0',
        '1 September',
        'A new engine',
        'The same answers in a tenth of the time, so we can ask the question every hour.',
      ),
    ),
    call(),
  ],
};

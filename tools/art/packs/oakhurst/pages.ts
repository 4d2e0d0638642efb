import { col, grid, heading, link, row, section, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import type { Page } from '../describe.js';
import { formSlot, hourRows } from '../parts.js';
import { table } from '../table.js';
import { letting, millSide } from './details.js';
import { business, call, hero, phoneLink } from './grammar.js';
import { cream, night, oak, sand, theme } from './look.js';
import { homes, people, questions, sell, streets, voices, words } from './sections.js';

const steps = table<[when: string, name: string, words: string]>(`
  Week 1  | We look            | Two hours, a torch, a kettle. You get a price on paper and the reasons for it.
  Week 2  | We photograph      | On the first day with sun. If there is none, we wait. It is worth a thousand.
  Week 3  | People come        | Three a day at most. We stay in the kitchen and answer what you can’t.
  Week 6  | Two offers         | Usually. We read you both, with what the buyers didn’t say.
  Week 10 | The keys           | You hand them over yourself. Most people want to.
`);
export const pages: Page[] = [
  {
    key: 'home',
    label: 'Home',
    title: 'home',
    kind: 'Home',
    tags: ['home', 'hero', 'real estate'],
    description:
      'The front page of an estate agency: a town from above with a white panel and a search-style bar, new homes, a street guide and testimonials.',
    parts: [hero(), homes(3), streets(), sell(), voices(), call()],
  },
  {
    key: 'homes',
    label: 'Homes',
    title: 'homes',
    kind: 'Listings',
    tags: ['listings', 'homes', 'property'],
    description: 'Six homes as cards with price, facts and one frank sentence each.',
    parts: [homes(6, 1), questions(), call()],
  },
  millSide,
  {
    key: 'sell',
    label: 'Sell',
    title: 'sell',
    kind: 'Services',
    tags: ['services', 'sell', 'valuation', 'steps'],
    description: 'How a home is sold in five steps from the first look to the keys, with the fee and one average that is true.',
    parts: [
      sell(1),
      section(
        { bg: cream, width: 1240, pad: [104, 60], gap: [44, 32] },
        heading(2, 'Ten weeks, from torch to keys.'),
        grid(
          5,
          { gap: [24, 28], min: '12rem' },
          ...steps.map(([when, name, words]) =>
            stack(
              { gap: [8, 6] },
              text(when, { face: theme.display, color: oak, weight: 600 }),
              heading(3, name, { role: 'h3' }),
              text(words),
            ),
          ),
        ),
      ),
      voices(),
      questions(),
      call(),
    ],
  },
  letting,
  {
    key: 'streets',
    label: 'Streets',
    title: 'streets',
    kind: 'Areas',
    tags: ['areas', 'streets', 'guide'],
    description: 'Three streets from above with hours of sun, noise, the walk to school and the way to the bakery.',
    parts: [
      streets(1),
      words(
        'How we measure.',
        'On foot, four times: at seven, at noon, at six and after ten. In February, because that is when streets are honest.',
        'Noise is what the dog turns her head for. Sun is counted on the kitchen table.',
      ),
      call(),
    ],
  },
  {
    key: 'people',
    label: 'People',
    title: 'people',
    kind: 'About',
    tags: ['about', 'team', 'people'],
    description: 'Three agents shown by their front doors, how they work and where the agency comes from.',
    parts: [
      people(1),
      words(
        'One town is enough.',
        'The agency began as a noticeboard in the bakery. It had twelve cards, and the baker read them aloud.',
        'We could sell in the next town too. But we don’t know which of its streets flood, and we would have to guess.',
      ),
      voices(),
      call(),
    ],
  },
  {
    key: 'contact',
    label: 'Contact',
    title: 'contact',
    kind: 'Contact',
    tags: ['contact', 'valuation request', 'opening hours'],
    description:
      'A request for a valuation or a viewing, opening hours and the way to the door. Without a form plugin, buttons take its place.',
    parts: [
      section(
        { bg: cream, width: 1240, pad: [96, 48], gap: [18, 14] },
        heading(1, 'Which door is it about?'),
        text('Yours, or one you have walked past too often. We answer before the end of the day.'),
      ),
      section(
        { bg: sand, width: 1240, pad: [96, 60] },
        row(
          { valign: 'top', gap: [72, 44] },
          col(
            58,
            { gap: [20, 18] },
            heading(2, 'Write to us'),
            formSlot({
              email: business.email,
              phone: dialled(business.phone),
              words: 'Write to us or ring. If nobody answers, we are on a staircase.',
            }),
          ),
          col(
            42,
            { gap: [18, 16] },
            heading(2, 'The office'),
            hourRows(
              table<[days: string, times: string]>(`
              Monday to Friday | 9 to 6
              Saturday | 10 to 2
            `),
              { ink: night },
            ),
            text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
            text(link(business.phone, phoneLink), { needs: ['phone'] }),
            social(),
          ),
        ),
      ),
      questions(),
    ],
  },
];

import { col, eyebrow, heading, lead, link, row, social, text } from '../../nodes.js';
import { dialled } from '../business.js';
import type { Page } from '../describe.js';
import { formSlot, hourRows } from '../parts.js';
import { table } from '../table.js';
import { boiler, jobs } from './cases.js';
import { ask, bigNumber, business, hero, opening, phoneLink, run, strip } from './grammar.js';
import { blue, onPaper, paper } from './look.js';
import { call, detail, people, questions, reviews } from './people.js';
import { areas, prices, services, turnOff } from './sections.js';

export const pages: Page[] = [
  {
    key: 'home',
    label: 'Home',
    title: 'home',
    kind: 'Home',
    tags: ['home', 'hero', 'plumber'],
    description:
      'The front page of a plumber: a copper pipe through the page, the number in large figures, three trades, prices and areas.',
    parts: [hero(), strip('valve'), services(), prices(5), areas(), strip('gauge'), reviews(), call()],
  },
  {
    key: 'services',
    label: 'Services',
    title: 'services',
    kind: 'Services',
    tags: ['services', 'plumbing', 'heating', 'electrics'],
    description: 'Three trades of a small firm with drawings, what each includes and a price from.',
    parts: [
      opening(
        {
          label: 'Services',
          line: 'Everything behind the wall.',
          words: 'We do pipes, heat and cables. For roofs and gas mains we know good people and ring them for you.',
          picture: ['manifold', 'A brass manifold that feeds six red and blue pipes, with a gauge'],
        },
        ask(),
      ),
      strip('end'),
      detail(
        'floor',
        'One copper-red pipe laid in eight loops under a floor',
        'Heating',
        'From one cold radiator to warm floors on two storeys.',
        [
          'Boiler servicing and replacement',
          'Radiators, valves, balancing',
          'Underfloor heating in old houses',
          'Hot water in under a minute',
        ],
      ),
      detail(
        'charger',
        'A white car charger with a long grey cable',
        'Electrics',
        'Old houses have surprising wiring. We draw it before we change it.',
        [
          'Fuse boxes with a labelled door',
          'Sockets, switches, outdoor lights',
          'Car chargers with load control',
          'Landlord safety checks, with the certificate',
        ],
        true,
      ),
      prices(5),
      call(),
    ],
  },
  boiler,
  {
    key: 'turn-off',
    label: 'Turn it off',
    title: 'turn it off',
    kind: 'Emergency',
    tags: ['emergency', 'steps', 'guide'],
    description:
      'What to do before the plumber arrives: how to turn off water, gas and power in three drawings, with the number.',
    parts: [turnOff(1), strip('valve'), questions(), call()],
  },
  {
    key: 'prices',
    label: 'Prices',
    title: 'prices',
    kind: 'Pricing',
    tags: ['pricing', 'prices', 'price list'],
    description: 'Eight prices as on an invoice, each with what it includes, and what happens when a job grows.',
    parts: [prices(8, 1), questions(), call()],
  },
  {
    key: 'areas',
    label: 'Areas',
    title: 'areas',
    kind: 'Areas',
    tags: ['areas', 'map', 'postcodes'],
    description: 'A plan of the town with the way of the van, six postcodes and the minutes to each door.',
    parts: [areas(1), strip('gauge'), reviews(), call()],
  },
  jobs,
  {
    key: 'crew',
    label: 'Crew',
    title: 'crew',
    kind: 'About',
    tags: ['about', 'team', 'people'],
    description: 'A small crew known by its tools, how it works and where the firm comes from.',
    parts: [
      people(1),
      run(
        {},
        row(
          { valign: 'top', gap: [64, 28] },
          col(42, {}, heading(2, 'It began with a drip.', { line: 0.98 })),
          col(
            58,
            { gap: [18, 16] },
            text(
              'The first customer lived across the yard and couldn’t sleep. She paid in marmalade, and she told the whole street.',
            ),
            text(
              'There are four vans now. One of us still sleeps with the telephone. We write the price down before we open the bag, because we wouldn’t let anybody in either.',
            ),
          ),
        ),
      ),
      reviews(),
      call(),
    ],
  },
  {
    key: 'contact',
    label: 'Contact',
    title: 'contact',
    kind: 'Contact',
    tags: ['contact', 'opening hours', 'repair request'],
    description:
      'A repair request with what, since when and where, the workshop’s hours and the number for the night. Without a form plugin, buttons take its place.',
    parts: [
      run(
        {},
        row(
          { valign: 'bottom', gap: [64, 24] },
          col(
            60,
            { gap: [16, 14] },
            eyebrow('Contact'),
            heading(1, 'Tell us what it does.', { line: 0.95 }),
            lead('Drips, hums, smells or sparks: each word helps. If it is running now, ring.'),
          ),
          col(40, {}, bigNumber()),
        ),
      ),
      run(
        { bg: paper, theme: onPaper },
        row(
          { valign: 'top', gap: [72, 44] },
          col(
            58,
            { gap: [20, 18] },
            heading(2, 'Ask for a repair'),
            formSlot({
              email: business.email,
              phone: dialled(business.phone),
              words: 'Write to us or ring. Somebody with dry hands answers the same day.',
            }),
          ),
          col(
            42,
            { gap: [18, 16] },
            heading(2, 'Workshop'),
            hourRows(
              table<[days: string, times: string]>(`
              Monday to Friday | 7 to 6
              Saturday | 8 to 1
            `),
              { ink: blue },
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

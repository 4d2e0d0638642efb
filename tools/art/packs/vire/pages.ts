import { col, grid, heading, link, row, section, social, text } from '../../nodes.js';
import type { Page } from '../describe.js';
import { formSlot, hourRows } from '../parts.js';
import { bundle, contact, look, opening } from './grammar.js';
import { powder, wine } from './look.js';
import { call, colourCard, hero, priceList, prices, rules, services, stylists, times, voice } from './sections.js';

export const pages: Page[] = [
  {
    key: 'home',
    label: 'Home',
    title: 'home',
    kind: 'Home',
    tags: ['home', 'hero', 'prices'],
    description:
      'The front page of a salon: a giant word, locks across half the screen, prices, a colour card, stylists and opening hours.',
    parts: [hero(), services(), colourCard(), stylists(), voice(), call()],
  },
  {
    key: 'cuts',
    slug: 'cuts-and-colour',
    label: 'Cuts and colour',
    title: 'cuts and colour',
    kind: 'Services',
    tags: ['services', 'prices', 'price list'],
    description: 'The whole price list in three chapters with hairlines, and the colour card below.',
    parts: [
      opening(
        'Cuts',
        'Every price, before you sit down.',
        'All prices include a wash, a cut-off time and an honest answer. Long hair costs £12 more, because it is.',
      ),
      section(
        { bg: powder, pad: [120, 72], gap: [72, 48] },
        priceList(prices.cuts),
        priceList(prices.colour),
        priceList(prices.rest),
      ),
      colourCard(),
      call(),
    ],
  },
  {
    key: 'stylists',
    label: 'Stylists',
    title: 'stylists',
    kind: 'About',
    tags: ['about', 'team', 'people'],
    description: 'Who cuts: three stylists seen from behind, how they work, and what a client says.',
    parts: [
      opening(
        'Hands',
        'We learned on our brothers.',
        'They have forgiven us. Since 2009 we have worked on people who asked for it.',
        ['vire-waves', 'Long copper waves, seen from behind'],
      ),
      stylists(),
      voice(),
      call(),
    ],
  },
  {
    key: 'looks',
    label: 'Looks',
    title: 'looks',
    kind: 'Gallery',
    tags: ['gallery', 'pictures', 'looks'],
    description: 'A gallery of six looks by length, each with its name, upkeep and price.',
    parts: [
      opening(
        'Looks',
        'Chosen by length, not by season.',
        'Six cuts that we like, what they need in the morning and how often we see you.',
      ),
      section(
        { bg: powder, pad: [112, 68], gap: [48, 36] },
        heading(2, 'From short to long.'),
        grid(
          3,
          { gap: [28, 40], min: '15rem' },
          look(
            'vire-crop',
            'A short ash-blond crop, seen from behind',
            'The crop',
            'Two minutes in the morning, five weeks between cuts.',
          ),
          look('vire-curls', 'Dark curls, seen from behind', 'Left alone', 'Cut dry, curl by curl. No brush, ever.'),
          look('vire-bob', 'A chestnut bob, seen from behind', 'The bob', 'One line, kept sharp. Six weeks.'),
          look('vire-bun', 'A dark bun, seen from behind', 'Up', 'Four pins and a steady hand. We show you.'),
          look('vire-waves', 'Long copper waves, seen from behind', 'Long', 'Two inches off, twice a year. That is all.'),
          look('vire-braid', 'A honey-coloured braid, seen from behind', 'The braid', 'For weddings, gardens and bicycles.'),
        ),
      ),
      call(),
    ],
  },
  {
    key: 'weddings',
    label: 'Weddings',
    title: 'weddings',
    kind: 'Pricing',
    tags: ['pricing', 'packages', 'weddings'],
    description: 'Three packages for weddings with what they include and a price, and how the day goes.',
    parts: [
      opening(
        'Vows',
        'It holds until the last dance.',
        'We come at seven with a case, a kettle and forty pins. You only need to sit.',
        ['vire-braid', 'A honey-coloured braid, seen from behind'],
      ),
      section(
        { bg: powder, pad: [120, 72], gap: [48, 36] },
        heading(2, 'Three ways to say yes.'),
        row(
          { valign: 'top', gap: [40, 36] },
          ...[
            ['Just you', '£190', 'A trial in the salon', 'Hair up on the day', 'A pin kit for the evening'],
            ['You and two', '£340', 'A trial for you', 'Three heads at your place', 'Lene stays until the photographs'],
            ['The whole row', '£620', 'Two stylists from seven', 'Up to seven heads', 'One grandmother, free of charge'],
          ].map(bundle),
        ),
      ),
      call(),
    ],
  },
  {
    key: 'rules',
    slug: 'house-rules',
    label: 'House rules',
    title: 'house rules',
    kind: 'FAQ',
    tags: ['faq', 'questions', 'rules'],
    inMenu: false,
    description:
      'Six rules of a salon as questions that open in place: late, cancelled, not happy, with a child, with a photograph, in silence.',
    parts: [
      opening('Rules', 'Few, and we keep them too.', 'Chairs are small and days are short. These six keep both of us happy.'),
      rules(),
      call(),
    ],
  },
  {
    key: 'contact',
    label: 'Contact',
    title: 'contact',
    kind: 'Contact',
    tags: ['contact', 'opening hours', 'booking'],
    description:
      'A chair request with service and day, opening hours with hairlines and the way to the door. Without a form plugin, buttons take its place.',
    parts: [
      opening('Come', 'Tell us who, what and when.', 'We answer between two clients, so usually within the hour.'),
      section(
        { bg: powder, pad: [112, 68] },
        row(
          { valign: 'top', gap: [72, 44] },
          col(
            58,
            { gap: [20, 18] },
            heading(2, 'Ask for a chair'),
            formSlot({
              email: contact.email,
              phone: '+441632960256',
              words: 'Write to us or ring. Somebody with dry hands will answer.',
            }),
          ),
          col(
            42,
            { gap: [18, 16] },
            heading(2, 'Open'),
            hourRows(times, { ink: wine }),
            text(`3 Lantern Yard, Corvale. ${link('Open in maps')}`, { needs: ['street'] }),
            text(link('01632 960 256', 'tel:+441632960256'), { needs: ['phone'] }),
            social(),
          ),
        ),
      ),
      rules(),
    ],
  },
];

import { heading } from '../../nodes.mjs';
import type { Block } from '../describe.js';
import { pageFooter, paragraph } from './grammar.js';
import { sheet } from './look.js';
import { areaTable, call, fees, hero, people, questions } from './sections.js';

export const blocks: Block[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'split', 'law firm'],
    description: 'A large seal that reaches the edge, one line in Caslon, a red double margin and two buttons.',
    parts: hero(),
    featured: true,
  },
  {
    key: 'fee-table',
    title: 'fixed fees',
    kind: 'Pricing',
    tags: ['pricing', 'prices', 'fees'],
    description: 'Fixed fees in numbered paragraphs: you pay, we do, you get. Hairlines instead of cards.',
    parts: [paragraph('§ 1', 'Fixed fees', { bg: sheet }, heading(2, 'You pay, we do, you get.'), fees('1', 8))],
  },
  {
    key: 'areas-table',
    title: 'practice areas',
    kind: 'Features',
    tags: ['features', 'services', 'practice areas'],
    description: 'Four areas in numbered columns between hairlines, each with a small seal.',
    parts: [areaTable()],
  },
  {
    key: 'medallions',
    title: 'medallions',
    kind: 'Team',
    tags: ['team', 'people'],
    description: 'Three people in engraved medallions with name, field and one line each.',
    parts: [people()],
  },
  {
    key: 'faq',
    title: 'questions',
    kind: 'FAQ',
    tags: ['faq', 'questions'],
    description: 'Six questions beside a numbered margin. They open in place.',
    parts: [questions('§ 1')],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'dark'],
    description: 'One invitation on dark green ink with two buttons.',
    parts: [call()],
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links', 'dark'],
    description: 'The name in large letters, two lists of links, the contact and social links on dark ink.',
    parts: [pageFooter()],
  },
];

/** The sections that are also available as blocks. */
import type { PackEntry } from '../pack.js';
import { keepers } from './about.js';
import { entry, footer, invitation } from './parts.js';
import { packing } from './rooms.js';
import { guestBook, hero, threeRooms, welcome } from './sections.js';

export const blocks: PackEntry[] = [
  entry('hero', 'hero', 'Hero', 'A wide view behind a strong first line, with two buttons.', ['hero', 'cover'], [hero]),
  entry(
    'welcome',
    'welcome',
    'About',
    'Two paragraphs of welcome beside a picture, with one button.',
    ['about', 'split'],
    [welcome],
  ),
  entry(
    'three-rooms',
    'three rooms',
    'Features',
    'Three rooms with a picture, a line and a price each.',
    ['features', 'cards', 'prices'],
    [threeRooms],
  ),
  entry(
    'guest-book',
    'guest book',
    'Testimonials',
    'One line from the guest book, in the middle of a quiet page.',
    ['testimonials', 'quotes'],
    [guestBook],
  ),
  entry('keepers', 'keepers', 'Team', 'Three portraits of the people who keep the house.', ['team', 'people'], [keepers]),
  entry(
    'packing',
    'before you pack',
    'FAQ',
    'Three questions that open in place beside a short heading.',
    ['faq', 'questions'],
    [packing],
  ),
  entry(
    'invitation',
    'invitation',
    'Call to action',
    'One sentence, a telephone number and a button on deep green.',
    ['call to action', 'dark'],
    [invitation],
  ),
  entry('footer', 'footer', 'Footer', 'Name, line and three lists of links on deep green.', ['footer', 'links'], [footer]),
];

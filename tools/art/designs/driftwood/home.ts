/** The front page of Driftwood. */
import { entry, invitation } from './parts.js';
import { guestBook, hero, threeRooms, welcome } from './sections.js';

export const homePage = entry(
  'home',
  'home',
  'Home',
  'The front page of a small hotel: a wide view, a welcome, three rooms, a line from the guest book and an invitation.',
  ['home', 'hero'],
  [hero, welcome, threeRooms, guestBook, invitation],
);

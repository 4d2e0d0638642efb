/** Placeholder scenes for the owner's own pictures. */
import { arch, arches, city, crane } from './buildings.js';
import { dash, fabric, orb, room } from './inside.js';
import { flowers, hills, plant, waves } from './outside.js';
import { portrait, track } from './people.js';
import { books, bottle, cup, plate } from './table.js';

export const scenes = {
  arch,
  waves,
  hills,
  plate,
  cup,
  plant,
  portrait,
  dash,
  bottle,
  room,
  track,
  flowers,
  books,
  orb,
  city,
  crane,
  fabric,
  arches,
};
export type SceneName = keyof typeof scenes;

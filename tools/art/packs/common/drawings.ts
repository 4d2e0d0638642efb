/** Common Ground: a hill of torn paper that grows by one layer from page to page, and the neighbours on its seams. */
import type { Draw } from '../describe.js';
import * as cards from './cards.js';
import * as scenes from './scenes.js';
import * as seams from './seams.js';

const wide =
  (drawing: () => string): Draw =>
  () => ({ drawing: drawing(), width: 1400, quality: 48 });
const carded =
  (drawing: () => string, width = 760): Draw =>
  () => ({ drawing: drawing(), width, quality: 52 });

export const commonLogo = cards.logo;
export const commonDrawings: Record<string, Draw> = {
  hero: wide(scenes.hero),
  projects: wide(scenes.projects),
  lunch: wide(scenes.lunch),
  give: wide(scenes.give),
  volunteer: wide(scenes.volunteer),
  dates: wide(scenes.dates),
  who: wide(scenes.who),
  contact: wide(scenes.contact),
  'seam-amber': wide(seams.seamAmber),
  'seam-plum': wide(seams.seamPlum),
  'seam-peach': wide(seams.seamPeach),
  'seam-rust': wide(seams.seamRust),
  table: carded(cards.table),
  beds: carded(cards.beds),
  workshop: carded(cards.workshop),
  library: carded(cards.library),
  pot: carded(cards.potFull, 900),
  bed: carded(cards.firstBed, 900),
  budget: carded(cards.budget, 900),
  lot: carded(cards.lot),
  lost: carded(cards.lost, 560),
  invite: carded(cards.invite, 700),
  receipt: carded(cards.receipt, 1100),
  ...Object.fromEntries(Object.entries(cards.portraits).map(([name, draw]) => [name, carded(draw, 480)])),
};

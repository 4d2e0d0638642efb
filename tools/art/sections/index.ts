import type { Section } from './grammar.js';
import { aboutSections } from './kinds/about.js';
import { featureSections } from './kinds/features.js';
import * as frame from './kinds/frame.js';
import { heroes } from './kinds/hero.js';
import * as pictures from './kinds/pictures.js';
import { pricingSections } from './kinds/pricing.js';
import * as proof from './kinds/proof.js';
import * as reach from './kinds/reach.js';
import { teamSections } from './kinds/team.js';
import { testimonialSections } from './kinds/testimonials.js';
import * as trade from './kinds/trade.js';

/** All neutral sections, kind by kind. */
export const sections: Section[] = [
  ...heroes,
  ...featureSections,
  ...aboutSections,
  ...teamSections,
  ...testimonialSections,
  ...pricingSections,
  ...[proof, pictures, reach, frame, trade].flatMap((kinds) => Object.values(kinds).flat()),
];

/** Everything in the catalogue except the neutral sections. */
import type { Design } from '../design.js';
import { packs } from '../packs/index.js';
import { driftwood } from './driftwood/index.js';
import { driftwoodSite } from './driftwood/site.js';
import { loam } from './loam/index.js';
import { loamSite } from './loam/site.js';
import { morsel } from './morsel/index.js';
import { morselSite } from './morsel/site.js';
import { northbeam } from './northbeam/index.js';
import { northbeamSite } from './northbeam/site.js';
import { plinth } from './plinth/index.js';
import { plinthSite } from './plinth/site.js';
import { clearwellFeatures } from './singles/clearwell.js';
import { commongroundTeam } from './singles/commonground.js';
import { fernwayFaq, fernwayLanding } from './singles/fernway.js';
import { tidepoolHero } from './singles/tidepool.js';
import type { PackSite } from './site.js';

const singles = [tidepoolHero, clearwellFeatures, commongroundTeam, fernwayFaq, fernwayLanding];
const older = [...driftwood, ...loam, ...morsel, ...northbeam, ...plinth];

export const designs: Design[] = [...singles, ...older, ...packs.flatMap((pack) => pack.designs)];

/** The older packs' sites and post templates, by the slug of the pack. */
export const sites: Record<string, PackSite> = {
  'driftwood-hotel': driftwoodSite,
  'loam-shop': loamSite,
  'morsel-restaurant': morselSite,
  'northbeam-software': northbeamSite,
  'plinth-studio': plinthSite,
};

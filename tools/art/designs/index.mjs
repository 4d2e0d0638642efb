// Everything the catalogue holds.
import { packs } from '../packs/index.ts';
import { blockDesigns } from './blocks.mjs';
import { driftwood } from './driftwood.mjs';
import { fernwayLanding } from './fernway.mjs';
import { loam } from './loam.mjs';
import { morsel } from './morsel.mjs';
import { northbeam } from './northbeam.mjs';
import { plinth } from './plinth.mjs';

export const designs = [...blockDesigns, fernwayLanding, ...driftwood, ...loam, ...morsel, ...northbeam, ...plinth, ...packs.flatMap((pack) => pack.designs)];

/** The packs that have a folder each. */
import { alder } from './alder/index.js';
import { clearwell } from './clearwell/index.js';
import { common } from './common/index.js';
import { copperline } from './copperline/index.js';
import { crumb } from './crumb/index.js';
import type { Pack } from './describe.js';
import { fernway } from './fernway/index.js';
import { girder } from './girder/index.js';
import { halogen } from './halogen/index.js';
import { hollow } from './hollow/index.js';
import { kinetic } from './kinetic/index.js';
import { lantern } from './lantern/index.js';
import { ledger } from './ledger/index.js';
import { marginalia } from './marginalia/index.js';
import { noor } from './noor/index.js';
import { oakhurst } from './oakhurst/index.js';
import { overlap } from './overlap/index.js';
import { stillpoint } from './stillpoint/index.js';
import { tally } from './tally/index.js';
import { vire } from './vire/index.js';

export const packs: Pack[] = [
  ledger,
  vire,
  copperline,
  oakhurst,
  alder,
  clearwell,
  fernway,
  crumb,
  girder,
  kinetic,
  hollow,
  tally,
  marginalia,
  lantern,
  noor,
  common,
  overlap,
  stillpoint,
  halogen,
];

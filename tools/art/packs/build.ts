/**
 * `npm run packs -- ledger-law`: writes these packs, or all of this folder, into catalogue/. Drawings that changed need
 * `--redraw`. Thumbnails are drawn afterwards: `npm run kithouse thumbnails catalogue -- --only 'ledger-*'`.
 */
import { withSerializer } from '../serialize.js';
import { packs } from './index.js';
import { writePacks } from './write.js';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const redraws = process.argv.includes('--redraw');
const chosen = packs.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));

await withSerializer((serialize) =>
  writePacks(new URL('../../../catalogue', import.meta.url).pathname, chosen, serialize, { redraws }),
);

/**
 * `npm run packs -- ledger-law` writes the named packs, or all packs, into catalogue/. `--redraw` draws existing pictures again.
 * Draw the thumbnails afterwards: `npm run kithouse thumbnails catalogue -- --only 'ledger-*'`.
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

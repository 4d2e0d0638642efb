// `npx tsx tools/art/packs/build.mjs ledger-law`: writes these packs, or all of this folder, into catalogue/. Thumbnails are
// made afterwards by `npm run kithouse thumbnails catalogue -- --only ledger-home`. Drawings that changed need `--redraw`.
import { withSerializer } from '../serialize.mjs';
import { packs } from './index.mjs';
import { writePacks } from './write.mjs';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const redraws = process.argv.includes('--redraw');
const chosen = packs.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));

await withSerializer((serialize) =>
  writePacks(new URL('../../../catalogue', import.meta.url).pathname, chosen, serialize, { redraws }),
);

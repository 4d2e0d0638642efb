/**
 * `npx tsx tools/art/build.ts` rewrites catalogue/ from the designs, including the pictures. Draw the thumbnails afterwards:
 * `npm run kithouse thumbnails catalogue`.
 */
import { writeCatalogue } from './catalogue.js';
import { withSerializer } from './serialize.js';

await withSerializer((serialize) => writeCatalogue(new URL('../../catalogue', import.meta.url).pathname, serialize));

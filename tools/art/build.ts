/**
 * `npx tsx tools/art/build.ts`: writes catalogue/ again from the designs, pictures and all. Thumbnails are made afterwards by
 * `npm run kithouse thumbnails catalogue`.
 */
import { writeCatalogue } from './catalogue.js';
import { withSerializer } from './serialize.js';

await withSerializer((serialize) => writeCatalogue(new URL('../../catalogue', import.meta.url).pathname, serialize));

// `npx tsx tools/art/build.mjs`: writes catalogue/ anew from the designs, pictures and all. Thumbnails are made afterwards by
// `npm run kithouse thumbnails catalogue`.
import { writeCatalogue } from './catalogue.mjs';
import { withSerializer } from './serialize.mjs';

await withSerializer((serialize) => writeCatalogue(new URL('../../catalogue', import.meta.url).pathname, serialize));

/** `npm run sections` writes the neutral sections of the catalogue. `kithouse thumbnails` draws their previews. */
import { sections } from './index.js';
import { writeSections } from './write.js';

await writeSections(new URL('../../../catalogue', import.meta.url).pathname, sections);
console.log(`${sections.length} sections for each builder.`);

/**
 * `npx tsx tools/art/build-frames.ts` writes the templates for posts, lists and missing pages of the older packs' sites into
 * catalogue/, and lists them in each site.json. Nothing else in the folder changes.
 */
import { designs, sites } from './designs/index.js';
import { withSerializer } from './serialize.js';
import { writeFrames } from './write-frames.js';

const folder = new URL('../../catalogue', import.meta.url).pathname;

await withSerializer(async (serialize) => {
  for (const [slug, { frame }] of Object.entries(sites)) {
    const theme = designs.find((design) => design.slug === slug)?.theme;
    if (!theme) {
      throw new Error(`No design is named ${slug}.`);
    }
    await writeFrames(folder, slug, { theme, frame, serialize });
  }
});

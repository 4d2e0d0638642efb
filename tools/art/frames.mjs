// `npx tsx tools/art/frames.mjs`: writes the templates of every pack's site for posts, lists and missing pages into catalogue/,
// and lists them in its site.json. Everything else in the folder stays.
import { frames } from './designs/frames.mjs';
import { designs } from './designs/index.mjs';
import { withSerializer } from './serialize.mjs';
import { writeFrames } from './write-frames.mjs';

const folder = new URL('../../catalogue', import.meta.url).pathname;

await withSerializer(async (serialize) => {
  for (const [slug, makeFrame] of Object.entries(frames)) {
    const { theme } = designs.find((design) => design.slug === slug);
    await writeFrames(folder, slug, { theme, frame: makeFrame(theme), serialize });
  }
});

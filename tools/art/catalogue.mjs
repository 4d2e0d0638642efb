// Writes catalogue/: for each design one entry for Elementor and one for the block editor.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBlocks } from './blocks.mjs';
import { blockDesigns } from './designs/blocks.mjs';
import { driftwoodPack, driftwoodPages } from './designs/driftwood.mjs';
import { fernwayLanding } from './designs/fernway.mjs';
import { toElementor } from './elementor.mjs';
import { drawPicture } from './pictures.mjs';

const designs = [...blockDesigns, fernwayLanding, driftwoodPack, ...driftwoodPages];
const platforms = { elementor: '', gutenberg: '-blocks' };

/** Writes every entry into `folder`; `serialize` turns a tree of core blocks into the markup the editor itself would save. */
export async function writeCatalogue(folder, serialize) {
  for (const design of designs) {
    for (const [platform, ending] of Object.entries(platforms)) {
      const entry = path.join(folder, design.slug + ending);
      mkdirSync(entry, { recursive: true });
      writeFileSync(path.join(entry, 'listing.json'), json(listing(design, platform, ending)));
      if (design.parts) {
        const content = platform === 'elementor' ? json(exported(design)) : `${await serialize(toBlocks(design))}\n`;
        writeFileSync(path.join(entry, platform === 'elementor' ? 'template.json' : 'template.html'), content);
        await writePictures(entry, content);
      }
    }
  }
}

function listing(design, platform, ending) {
  return {
    slug: design.slug + ending,
    type: design.type,
    platform,
    ...design.listing,
    plan: 'starter',
    ...(design.pack ? { pack: design.pack + ending } : {}),
    variation: design.slug,
    ...(design.items ? { items: design.items.map((slug) => slug + ending) } : {}),
  };
}

function exported(design) {
  const isPage = design.type === 'page';
  return {
    content: toElementor(design),
    page_settings: isPage ? { hide_title: 'yes' } : [],
    version: '0.4',
    title: design.listing.title,
    type: isPage ? 'page' : 'container',
  };
}

async function writePictures(entry, content) {
  const folder = path.join(entry, 'media');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of new Set([...content.matchAll(/media\/([a-z0-9-]+)\.webp/g)].map(([, found]) => found))) {
    writeFileSync(path.join(folder, `${name}.webp`), await drawPicture(name));
  }
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

// Writes catalogue/: for each design one entry for Elementor and one for the block editor, and the pictures they share.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBlocks } from './blocks.mjs';
import { designs } from './designs/index.mjs';
import { toElementor } from './elementor.mjs';
import { drawPicture } from './pictures.mjs';

const platforms = { elementor: '', gutenberg: '-blocks' };

/**
 * Writes the entries of all designs, or of those whose slug `only` takes. `serialize` turns core blocks into the markup
 * the editor would save.
 */
export async function writeCatalogue(folder, serialize, only) {
  const named = new Set();
  for (const design of designs.filter(({ slug }) => only?.(slug) ?? true)) {
    for (const [platform, ending] of Object.entries(platforms)) {
      const entry = path.join(folder, design.slug + ending);
      mkdirSync(entry, { recursive: true });
      writeFileSync(path.join(entry, 'listing.json'), `${JSON.stringify(listing(design, platform, ending), null, 2)}\n`);
      if (design.parts) {
        const content = platform === 'elementor' ? JSON.stringify(exported(design)) : await serialize(toBlocks(design));
        writeFileSync(path.join(entry, platform === 'elementor' ? 'template.json' : 'template.html'), `${content}\n`);
        for (const [, name] of content.matchAll(/media\/([a-z0-9-]+)\.webp/g)) {
          named.add(name);
        }
      }
    }
  }
  await writePictures(path.join(folder, 'media'), named);
  if (!only) {
    removeLeftovers(folder, named);
  }
}

function listing(design, platform, ending) {
  return {
    slug: design.slug + ending,
    type: design.type,
    platform,
    plan: 'starter',
    ...design.listing,
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

async function writePictures(folder, names) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    writeFileSync(path.join(folder, `${name}.webp`), await drawPicture(name));
  }
}

/** What no design makes any more. */
function removeLeftovers(folder, named) {
  const entries = new Set(designs.flatMap(({ slug }) => Object.values(platforms).map((ending) => slug + ending)));
  for (const name of readdirSync(folder).filter((found) => found !== 'media' && !entries.has(found))) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  for (const file of readdirSync(path.join(folder, 'media')).filter((found) => !named.has(path.basename(found, '.webp')))) {
    rmSync(path.join(folder, 'media', file));
  }
  for (const entry of entries) {
    rmSync(path.join(folder, entry, 'media'), { recursive: true, force: true });
  }
}

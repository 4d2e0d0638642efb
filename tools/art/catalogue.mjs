// Writes catalogue/: for each design one entry for Elementor and one for the block editor, and the pictures they share.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBlocks } from './blocks.mjs';
import { designs } from './designs/index.mjs';
import { sites } from './designs/sites.mjs';
import { toElementor } from './elementor.mjs';
import { packs } from './packs/index.ts';
import { drawPicture } from './pictures.mjs';

const platforms = { elementor: '', gutenberg: '-blocks' };

/**
 * Writes the entries of all designs, or of those whose slug `only` takes. `serialize` turns core blocks into the markup
 * the editor would save. With `keepsPictures`, those that exist are not drawn again.
 */
export async function writeCatalogue(folder, serialize, only, { keepsPictures = false } = {}) {
  const named = new Set();
  for (const design of designs.filter(({ slug }) => only?.(slug) ?? true)) {
    for (const [platform, ending] of Object.entries(platforms)) {
      const entry = path.join(folder, design.slug + ending);
      mkdirSync(entry, { recursive: true });
      writeFileSync(path.join(entry, 'listing.json'), `${JSON.stringify(listing(design, platform, ending), null, 2)}\n`);
      const site = sites[design.slug]?.(design.theme) ?? packs.find(({ slug }) => slug === design.slug)?.site;
      if (site) {
        await writeSite(entry, { design, site, platform, ending, serialize });
        for (const name of [site.logo, ...site.posts.map(({ picture }) => picture)]) {
          named.add(path.basename(name, '.webp'));
        }
      }
      if (design.parts) {
        const content = platform === 'elementor' ? JSON.stringify(exported(design)) : await serialize(toBlocks(design));
        writeFileSync(path.join(entry, platform === 'elementor' ? 'template.json' : 'template.html'), `${content}\n`);
        for (const [, name] of content.matchAll(/media\/([a-z0-9-]+)\.webp/g)) {
          named.add(name);
        }
      }
    }
  }
  const media = path.join(folder, 'media');
  await writePictures(media, [...named].filter((name) => !keepsPictures || !existsSync(path.join(media, `${name}.webp`))));
}

/** `site.json` of a pack with what it names: the header, and the posts as blocks on either platform. */
async function writeSite(folder, { design, site: { header, footer, ...site }, platform, ending, serialize }) {
  const file = platform === 'elementor' ? 'header.json' : 'header.html';
  const drawn = { slug: `${design.slug}-header`, type: 'part', theme: design.theme, parts: header, listing: { title: `${site.title} header` } };
  const markup = platform === 'elementor' ? JSON.stringify(exported(drawn)) : await serialize(toBlocks(drawn));
  writeFileSync(path.join(folder, file), `${markup}\n`);
  for (const { slug, blocks } of site.posts) {
    writeFileSync(path.join(folder, `${slug}.html`), `${await serialize(blocks)}\n`);
  }
  const written = {
    ...site,
    // In blocks every text with a colour has the class `has-text-color`, which a colour of the palette named `text` would paint.
    colors: site.colors.map((color) => (platform === 'gutenberg' && color.id === 'text' ? { ...color, id: 'ink' } : color)),
    pages: site.pages.map((page) => ({ ...page, item: page.item + ending })),
    parts: [
      { type: 'header', title: `${site.title} header`, file },
      { type: 'footer', title: `${site.title} footer`, item: footer + ending },
    ],
    posts: site.posts.map(({ blocks, ...post }) => ({ ...post, file: `${post.slug}.html` })),
  };
  writeFileSync(path.join(folder, 'site.json'), `${JSON.stringify(written, null, 2)}\n`);
}

function listing(design, platform, ending) {
  return {
    slug: design.slug + ending,
    type: design.type,
    platform,
    plan: 'starter',
    rank: 10,
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

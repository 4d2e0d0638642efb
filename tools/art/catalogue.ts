/** Writes catalogue/: one Elementor entry and one block editor entry for each design, and the pictures they share. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBlocks } from './blocks/index.js';
import type { Design, Site } from './design.js';
import { designs, sites } from './designs/index.js';
import { toElementor } from './elementor/index.js';
import { packs } from './packs/index.js';
import { drawPicture } from './pictures.js';
import type { Serialize } from './serialize.js';

const platforms = { elementor: '', gutenberg: '-blocks' };
type Platform = keyof typeof platforms;
/** A folder for entries in one builder's format. */
type Target = { folder: string; platform: Platform; serialize: Serialize };

/**
 * Writes the entries of all designs, or of those whose slug `only` accepts. `serialize` turns core blocks into the markup
 * that the editor would save. With `keepsPictures`, existing pictures are not drawn again.
 */
export async function writeCatalogue(
  folder: string,
  serialize: Serialize,
  only: (slug: string) => boolean = () => true,
  { keepsPictures = false } = {},
): Promise<void> {
  const named = new Set<string>();
  for (const design of designs.filter(({ slug }) => only(slug))) {
    for (const platform of ['elementor', 'gutenberg'] as const) {
      for (const name of await writeEntry(design, { folder, platform, serialize })) {
        named.add(name);
      }
    }
  }
  const media = path.join(folder, 'media');
  const wanted = [...named].filter((name) => !keepsPictures || !existsSync(path.join(media, `${name}.webp`)));
  await writePictures(media, wanted);
}

/** Writes an entry and returns the names of its pictures. */
async function writeEntry(design: Design, target: Target): Promise<string[]> {
  const entry = path.join(target.folder, design.slug + platforms[target.platform]);
  mkdirSync(entry, { recursive: true });
  writeJson(path.join(entry, 'listing.json'), listingOf(design, target.platform));
  const site = siteOf(design);
  const named: string[] = [];
  if (site) {
    await writeSite(entry, design, site, target);
    named.push(...[site.logo, ...site.posts.map(({ picture }) => picture)].map((file) => path.basename(file, '.webp')));
  }
  if (design.parts) {
    const content = await contentOf({ ...design, title: design.listing.title, parts: design.parts }, target);
    writeFileSync(path.join(entry, `template.${endings[target.platform]}`), `${content}\n`);
    named.push(...[...content.matchAll(/media\/([a-z0-9-]+)\.webp/g)].map(([, name = '']) => name));
  }
  return named;
}

const siteOf = ({ slug }: Design): Site | undefined => sites[slug]?.site ?? packs.find((pack) => pack.slug === slug)?.site;

const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const endings: Record<Platform, string> = { elementor: 'json', gutenberg: 'html' };

type Drawn = Parameters<typeof toElementor>[0] & { type: string };
/** Returns parts in the format of a builder. */
const contentOf = async (drawn: Drawn, { platform, serialize }: Target): Promise<string> =>
  platform === 'elementor'
    ? JSON.stringify(toElementor(drawn, drawn.type === 'page' ? 'page' : 'container'))
    : await serialize(toBlocks(drawn));

/** Writes a pack's `site.json` with its header, and its posts as blocks on either platform. */
async function writeSite(entry: string, { slug, theme }: Design, site: Site, target: Target): Promise<void> {
  const title = `${site.title} header`;
  const file = `header.${endings[target.platform]}`;
  const markup = await contentOf({ slug: `${slug}-header`, type: 'part', theme, title, parts: site.header }, target);
  writeFileSync(path.join(entry, file), `${markup}\n`);
  for (const post of site.posts) {
    writeFileSync(path.join(entry, `${post.slug}.html`), `${await target.serialize(post.blocks)}\n`);
  }
  const { header: _, ...rest } = site;
  writeJson(path.join(entry, 'site.json'), siteFileOf(rest, target.platform, file));
}

function siteFileOf({ footer, ...site }: Omit<Site, 'header'>, platform: Platform, header: string): object {
  const ending = platforms[platform];
  return {
    ...site,
    // WordPress adds the class `has-text-color` to all coloured text, so a palette colour named `text` would paint it.
    colors: site.colors.map((color) => (platform === 'gutenberg' && color.id === 'text' ? { ...color, id: 'ink' } : color)),
    pages: site.pages.map((page) => ({ ...page, item: page.item + ending })),
    parts: [
      { type: 'header', title: `${site.title} header`, file: header },
      { type: 'footer', title: `${site.title} footer`, item: footer + ending },
    ],
    posts: site.posts.map(({ blocks: _blocks, ...post }) => ({ ...post, file: `${post.slug}.html` })),
  };
}

function listingOf(design: Design, platform: Platform): object {
  const ending = platforms[platform];
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

export async function writePictures(folder: string, names: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    writeFileSync(path.join(folder, `${name}.webp`), await drawPicture(name));
  }
}

import { AppError, type Dependency, type FontPair, type PackDocument, type PackInfo, type Platform } from '@kithouse/contract';
import { documentKind, findRequirements, isContent, listFontFiles } from '@kithouse/kits';
import { findFontFamily, findFonts, offerFontPairs } from '@kithouse/kits/look';
import type { Db } from '../../db/client.js';
import { assertEntitled, getItem, isEntitled } from '../content/content.service.js';
import { listCategories, listTwins, readPack, type StoredPack } from './packs.queries.js';
import { suggestPlugins, withShop } from './suggested-plugins.js';

export { readPack, type StoredPack } from './packs.queries.js';

type Reader = { id: number; is_verified: boolean };
type Requested = { db: Db; publicUrl: string; previewUrl: string | undefined };

const themes = {
  elementor: { slug: 'hello-elementor', name: 'Hello Elementor' },
  gutenberg: { slug: 'twentytwentyfour', name: 'Twenty Twenty-Four' },
} as const satisfies Record<Platform, PackInfo['theme']>;

/** Describes a pack that an account may import, without its content. The version changes with each publication. */
export type AllowedPack = Awaited<ReturnType<typeof getAllowedPack>>;

/** Returns a pack for an entitled account, or a free one for a visitor, without its content. */
export async function getAllowedPack(db: Db, user: Reader | undefined, requested: { id: number; platform?: Platform }) {
  const item = await getItem(db, user, requested);
  if (item.type !== 'pack') {
    throw new AppError('invalid_input', 'Only packs can be imported as a whole site. Import this template on its own.');
  }
  await assertEntitled(db, user, item);
  return item;
}

/** Reads the content of a pack, and the choices that its import offers. */
export async function openPack(
  { db, publicUrl, previewUrl = publicUrl }: Requested,
  user: Pick<Reader, 'id'> | undefined,
  item: AllowedPack,
): Promise<{ info: PackInfo; pack: StoredPack }> {
  const [pack, categories, twin] = await Promise.all([
    readPack(db, item.id),
    listCategories(db, item.id),
    item.platform === 'elementor' ? findTwin(db, user, { id: item.id, platform: 'gutenberg' }) : undefined,
  ]);
  const { site = {}, settings, menus = [], terms = [], forms = [] } = pack;
  const fontFiles = listFontFiles(pack);
  const media = pack.media.filter(({ sha256 }) => !fontFiles.has(sha256));
  const requires = { ...pack.requires, plugins: withBuilder(item.platform, pack.requires.plugins).map(withShop) };
  const logo = media.find(({ sha256 }) => sha256 === site.logo);
  const font_pairs = pairsFor(pack);
  const info = {
    id: item.id,
    name: item.title,
    platform: item.platform,
    has_settings: settings !== undefined || logo !== undefined,
    site,
    logo_url: logo ? `${publicUrl}/files/${logo.file}` : '',
    settings: settings ?? null,
    font_pairs,
    font_samples: mapSamples(pack, font_pairs, publicUrl),
    documents: pack.documents.filter(isContent).map(toDocument),
    menus: menus.map(({ slug, name, locations, items }) => ({ slug, name, locations, items: items.length })),
    terms: terms.length,
    forms: forms.length,
    media: { count: media.length, bytes: media.reduce((sum, { bytes }) => sum + bytes, 0) },
    requires,
    suggested: suggestPlugins(categories, requires.plugins, { has_form: (site.contact_forms ?? []).length > 0 }),
    theme: site.theme ?? themes[item.platform],
    preview_url: `${previewUrl}/preview/packs/${item.id}`,
    has_block_frame: twin !== undefined,
    warnings: pack.warnings,
  };
  return { info, pack: { ...pack, requires } };
}

/** Finds the same pack for the other platform, if the cloud has one that is free or that the account owns. */
export async function findTwin(
  db: Db,
  user: Pick<Reader, 'id'> | undefined,
  { id, platform }: { id: number; platform: Platform },
) {
  for (const twin of await listTwins(db, id, platform)) {
    if (await isEntitled(db, user, twin)) {
      return twin;
    }
  }
  return undefined;
}

/** Lists the pairs of fonts whose files the pack has. */
function pairsFor(pack: StoredPack): FontPair[] {
  const served = (pack.fonts ?? []).map(({ name }) => name);
  return served.length > 0 ? offerFontPairs(pack.settings?.colors ?? [], findFonts(pack), served) : [];
}

/** Maps each family of the pairs to the address of its upright file with Latin letters. */
function mapSamples({ fonts = [], media }: StoredPack, pairs: readonly FontPair[], publicUrl: string): Record<string, string> {
  const files = new Map(media.map(({ sha256, file }) => [sha256, `${publicUrl}/files/${file}`]));
  const slugs = [...new Set(pairs.flatMap(({ heading, body }) => [heading, body]))];
  return Object.fromEntries(
    slugs.flatMap((slug) => {
      const family = fonts.find(({ name }) => name === findFontFamily(slug)?.name);
      const face = family?.faces.find(({ style, range }) => style === 'normal' && (range === undefined || /U\+0000/.test(range)));
      const address = face && files.get(face.sha256);
      return address === undefined ? [] : [[slug, address]];
    }),
  );
}

/** Adds the builder to the required plugins if the author omitted it. */
function withBuilder(platform: Platform, plugins: readonly Dependency[]): Dependency[] {
  const builder = findRequirements(platform, []).plugins;
  return [...builder.filter(({ slug }) => !plugins.some((plugin) => plugin.slug === slug)), ...plugins];
}

function toDocument(document: StoredPack['documents'][number]): PackDocument {
  const { key, title, slug, post_type, template_type, front_page, posts_page, is_demo } = document;
  return {
    key,
    title,
    slug,
    as: documentKind(document),
    post_type,
    template_type,
    front_page: front_page === true,
    posts_page: posts_page === true,
    is_demo: is_demo === true,
  };
}

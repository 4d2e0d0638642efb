import { AppError, brand, type ItemPreview, type KitSettings, type PreviewPage, Slug } from '@kithouse/contract';
import { documentKind, isContent, normalizeColor } from '@kithouse/kits';
import { listTryOns } from '@kithouse/kits/look';
import type { Db } from '../../db/client.js';
import { isEntitled } from '../content/content.service.js';
import { type DocumentRow, findLook, findPreviewed, listDocuments, type Previewed } from './item-preview.queries.js';
import { findBlocks } from './preview.queries.js';

type Context = { db: Db; publicUrl: string; previewUrl: string };

/** Limits the choices of a pack with thousands of posts. */
const max = { page: 200, post: 20, template: 20 } as const;

/** Describes the preview of a pack, or of a page inside its pack if it is part of one. Throws not found for other items. */
export async function getPreview({ db, publicUrl, previewUrl }: Context, slug: string): Promise<ItemPreview> {
  const item = await findPreviewed(db, slug);
  const shown = item && (await findShown(db, item));
  if (!item || !shown) {
    throw new AppError('item_not_found');
  }
  const { settings, demo } = await findLook(db, shown.id);
  const frameUrl = `${previewUrl}/preview/${shown.folder}/${shown.id}`;
  return {
    id: item.id,
    slug: item.slug,
    name: item.title,
    type: item.type,
    platform: item.platform,
    pages: shown.pages,
    page: shown.page,
    palettes: settings ? listTryOns(settings) : [],
    ...(settings ? { look: toLook(settings) } : {}),
    ...(demo ? { demo } : {}),
    frame_url: frameUrl,
    ...((await hasBlockFrame(db, item)) ? { block_frame_url: `${frameUrl}?frame=blocks` } : {}),
    share_url: `${publicUrl}/preview/${item.slug}`,
  };
}

const toLook = ({ colors, tokens }: KitSettings): ItemPreview['look'] => ({
  colors: colors.map(({ id, color }) => ({ id, color: normalizeColor(color) ?? '#000000' })),
  ...(tokens ? { tokens } : {}),
});

/** Describes the address of a preview for search engines and messengers; undefined for other items. */
export async function findShared({ db, publicUrl }: Omit<Context, 'previewUrl'>, slug: string) {
  const item = Slug.safeParse(slug).success ? await findPreviewed(db, slug) : undefined;
  const widest = item?.pictures[0]?.at(-1);
  return (
    item && {
      title: `${item.title} · ${brand.name}`,
      description: item.description,
      url: `${publicUrl}/preview/${item.slug}`,
      picture: widest && { url: `${publicUrl}/files/${widest.file}`, width: widest.width, height: widest.height },
    }
  );
}

type Shown = { id: number; folder: 'packs' | 'pages'; pages: PreviewPage[]; page: string };

/** Finds what the item's preview shows: a page of a pack has the pack's header, footer and colours around it. */
async function findShown(db: Db, { id, type, pack_id }: Previewed): Promise<Shown | undefined> {
  const own = await listDocuments(db, id);
  if (type === 'page' && pack_id !== null) {
    const pages = toPages(await listDocuments(db, pack_id));
    const page = pages.find(({ key }) => own.some((document) => document.key === key))?.key;
    if (page !== undefined) {
      return { id: pack_id, folder: 'packs', pages, page };
    }
  }
  const pages = toPages(own);
  const [first] = pages;
  return first && { id, folder: type === 'pack' ? 'packs' : 'pages', pages, page: first.key };
}

/**
 * Returns true for a pack for Elementor whose import writes the frame of the same pack of blocks on a block theme. A paid pack of
 * blocks doesn't count, because visitors haven't bought it.
 */
async function hasBlockFrame(db: Db, { id, type, platform }: Previewed): Promise<boolean> {
  const twin = type === 'pack' && platform === 'elementor' ? await findBlocks(db, id) : undefined;
  return twin !== undefined && (await isEntitled(db, undefined, twin));
}

/** Lists the pages in the order of the pack, then posts and templates, each kind up to a limit. */
function toPages(documents: readonly DocumentRow[]): PreviewPage[] {
  const pages = documents.filter(isContent).flatMap((document): PreviewPage[] => {
    const kind = kindOf(document, documents);
    return kind ? [{ key: document.key, title: document.title || document.key, kind }] : [];
  });
  return (['page', 'post', 'template'] as const).flatMap((kind) =>
    pages.filter((page) => page.kind === kind).slice(0, max[kind]),
  );
}

/** Templates that no other page of the preview shows. */
const templates = ['archive', 'search', 'search-results', '404', 'error-404'];

function kindOf(document: DocumentRow, documents: readonly DocumentRow[]): PreviewPage['kind'] | undefined {
  const as = documentKind(document);
  if (as !== 'part') {
    return as === 'page' || documents.length === 1 ? 'page' : as === 'post' && document.post_type === 'post' ? 'post' : undefined;
  }
  const isOfBlog = document.conditions?.every((condition) => condition === 'include/archive/post_archive') ?? false;
  const isShownAsBlog = isOfBlog && documents.some(({ posts_page }) => posts_page);
  return templates.includes(document.template_type) && !isShownAsBlog ? 'template' : undefined;
}

import type { Platform } from '@kithouse/contract';
import { mapFrameColors, markFacts, renderSitePage, withFrameOf } from '@kithouse/kits';
import { markFonts } from '@kithouse/kits/look';
import type { Db } from '../../db/client.js';
import { findBlocks, findItem, getPackBundle } from './preview.queries.js';
import { addClient } from './preview-parts.js';

/**
 * Identifies a preview. `site` is the origin whose wizard can change it; without one no script runs. `hasBlockFrame` shows a pack
 * for Elementor in the frame that its import writes on a site with a block theme.
 */
export type Requested = { id: number; type: 'pack' | 'page'; page: string; site: string | undefined; hasBlockFrame: boolean };

type Preview = {
  /** Changes whenever the page may. */
  version: string;
  /** The requested page if known; empty for the front page, which replaces missing ones. */
  page: string;
  /** Renders the page; undefined if the pack has nothing to show. */
  render: () => Promise<{ page: string; html: string } | undefined>;
};

/** Caches document keys of shown packs by version, so that unknown names cost nothing. */
const known = new Map<string, ReadonlySet<string>>();
const maxKnown = 50;

/** Invalidates caches when a new version of this program may draw differently. */
const started = Date.now().toString(36);

/** Finds a preview; undefined if there is no such item. */
export async function findPreview(db: Db, requested: Requested): Promise<Preview | undefined> {
  const item = await findItem(db, requested);
  if (!item) {
    return undefined;
  }
  const twin = requested.hasBlockFrame && item.platform === 'elementor' ? await findBlocks(db, requested.id) : undefined;
  const version = `${started} ${item.updated_at} ${twin ? `${twin.id} ${twin.updated_at}` : ''}`;
  const pages = known.get(`${requested.id} ${version}`);
  const page = pages === undefined || pages.has(requested.page) ? requested.page : '';
  return { version, page, render: () => render(db, { ...requested, page, twin: twin?.id }, item.platform, version) };
}

/** Breaks lines as WordPress's default theme does, so that no single word is on the last one. */
const blockThemeStyle = '<style>.kit-elements :is(p,h1,h2,h3,h4,h5,h6,blockquote,figcaption){text-wrap:pretty}</style>';

type Rendered = Requested & { twin: number | undefined };

async function render(db: Db, requested: Rendered, platform: Platform, version: string): ReturnType<Preview['render']> {
  const { id, page, site, twin } = requested;
  const own = await getPackBundle(db, id);
  const frame = twin === undefined ? undefined : await getPackBundle(db, twin);
  const bundle = frame ? withFrameOf(own, frame) : own;
  const keys = new Set(bundle.documents.map(({ key }) => key));
  remember(`${id} ${version}`, keys);
  const files = new Map(bundle.media.map(({ sha256, file }) => [sha256, file]));
  const more = { ...(site === undefined ? {} : { site }), ...(twin === undefined ? {} : { frame: 'blocks' }) };
  const shown = renderSitePage(site === undefined ? bundle : markFacts(markFonts(bundle)), page, {
    mediaUrl: (sha256) => `../../files/${files.get(sha256)}`,
    pageUrl: (key) => `?${new URLSearchParams({ page: key, ...more })}`,
    head: twin === undefined ? '' : blockThemeStyle,
  });
  const frameColors = mapFrameColors(own.settings, frame?.settings);
  const html =
    shown && (site === undefined ? shown.html : addClient(shown.html, { site, platform, page: shown.key, frameColors }));
  return html === undefined ? undefined : { page: keys.has(page) ? page : '', html };
}

function remember(pack: string, keys: ReadonlySet<string>): void {
  known.delete(pack);
  known.set(pack, keys);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) {
    known.delete(oldest);
  }
}

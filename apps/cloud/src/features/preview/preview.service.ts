import type { Platform } from '@kithouse/contract';
import { renderSitePage } from '@kithouse/kits';
import type { Db } from '../../db/client.js';
import { findPack, getPackBundle } from './preview.queries.js';
import { addClient } from './preview-parts.js';

/** `site` is the origin whose wizard may change what is shown; without one nothing runs in the page. */
export type Asked = { id: number; page: string; site: string | undefined };

type Preview = {
  /** Changes whenever the page may. */
  version: string;
  /** The page that is asked for, as far as is known; empty for the front page, which stands for any that is not there. */
  page: string;
  /** The page that is shown, and its HTML; undefined when the pack has nothing to show. */
  render: () => Promise<{ page: string; html: string } | undefined>;
};

/** Keys of the documents of packs that were shown, by version, so that a name that nothing has costs nothing. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 50;

/** Another version of this program may draw otherwise. */
const started = Date.now().toString(36);

/** Undefined when there is no such pack. */
export async function findPreview(db: Db, asked: Asked): Promise<Preview | undefined> {
  const pack = await findPack(db, asked.id);
  if (!pack) {
    return undefined;
  }
  const version = `${started} ${pack.updated_at}`;
  const pages = known.get(`${asked.id} ${version}`);
  const page = pages === undefined || pages.has(asked.page) ? asked.page : '';
  return { version, page, render: () => render(db, { ...asked, page }, pack.platform, version) };
}

async function render(db: Db, { id, page, site }: Asked, platform: Platform, version: string): ReturnType<Preview['render']> {
  const bundle = await getPackBundle(db, id);
  const keys = new Set(bundle.documents.map(({ key }) => key));
  remember(`${id} ${version}`, keys);
  const files = new Map(bundle.media.map(({ sha256, file }) => [sha256, file]));
  const shown = renderSitePage(bundle, page, {
    mediaUrl: (sha256) => `../../files/${files.get(sha256)}`,
    pageUrl: (key) => `?${new URLSearchParams({ page: key, ...(site === undefined ? {} : { site }) })}`,
  });
  const html = shown && (site === undefined ? shown.html : addClient(shown.html, { site, platform }));
  return html === undefined ? undefined : { page: keys.has(page) ? page : '', html };
}

function remember(pack: string, keys: ReadonlySet<string>): void {
  known.delete(pack);
  known.set(pack, keys);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) {
    known.delete(oldest);
  }
}

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
  /** Undefined when the pack has nothing to show. */
  render: () => Promise<string | undefined>;
};

/** Another version of this program may draw otherwise. */
const started = Date.now().toString(36);

/** Undefined when there is no such pack. */
export async function findPreview(db: Db, asked: Asked): Promise<Preview | undefined> {
  const pack = await findPack(db, asked.id);
  return pack && { version: `${started} ${pack.updated_at}`, render: () => render(db, asked, pack.platform) };
}

async function render(db: Db, { id, page, site }: Asked, platform: Platform): Promise<string | undefined> {
  const bundle = await getPackBundle(db, id);
  const files = new Map(bundle.media.map(({ sha256, file }) => [sha256, file]));
  const shown = renderSitePage(bundle, page, {
    mediaUrl: (sha256) => `../../files/${files.get(sha256)}`,
    pageUrl: (key) => `?${new URLSearchParams({ page: key, ...(site === undefined ? {} : { site }) })}`,
  });
  return shown && (site === undefined ? shown.html : addClient(shown.html, { site, platform }));
}

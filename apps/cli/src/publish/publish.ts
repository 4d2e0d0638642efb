import { AppError } from '@kithouse/contract';
import { count } from '../count.js';
import { describeAbsentMedia } from '../media/absent-media.js';
import type { Draft, Publication } from '../sources/publication.js';
import type { EntryListing } from '../sources/read-entry.js';
import { findSourceKind, readSource } from '../sources/read-source.js';
import { createStudio, type Studio } from '../studio.js';
import { addPictures, lacksPictures } from '../thumbnails/add-pictures.js';
import { sayError } from '../user-error.js';
import { createPublisher, type Publisher } from './publisher.js';

export type PublishOptions = {
  /** A template file, an entry's folder, a folder of entries, or a theme. */
  source: string;
  cloud: string;
  key: string;
  /** Listing for a single file. */
  listing?: Partial<EntryListing>;
  fetch_media?: boolean;
  /** Renders missing pictures if a browser is available; otherwise they are drawn from the structure. */
  render?: boolean;
  /** Main categories whose entries are left out; the main category of an entry is its first. */
  without?: readonly string[] | undefined;
  log?: (line: string) => void;
};

export type PublishReport = { published: number; uploaded: number; failed: { slug: string; reason: string }[] };

/** Publishes all of a source. Idempotent: existing files are not sent again. */
export async function publish({
  source,
  cloud,
  key,
  render,
  without = [],
  log = () => undefined,
  ...options
}: PublishOptions): Promise<PublishReport> {
  const kind = await findSourceKind(source);
  const studio = createStudio(kind === 'theme' ? { theme: source } : {});
  try {
    const all = await readSource(source, kind, { studio, ...options });
    const items = all.filter(({ listing }) => !without.some((category) => category === listing.categories[0]));
    const renderer = render && items.some(lacksPictures) ? await getRenderer(studio, log) : undefined;
    const report = await sendAll(items, createPublisher({ url: cloud, key }), renderer, log);
    if (!options.fetch_media) {
      describeAbsentMedia({ warnings: items.flatMap(({ bundle }) => bundle.warnings) }).forEach(log);
    }
    return report;
  } finally {
    await studio.close();
  }
}

async function getRenderer(studio: Studio, log: (line: string) => void) {
  const renderer = await studio.getRenderer();
  if (!renderer) {
    log('No browser was found. Preview images show the structure of the templates instead.');
  }
  return renderer;
}

type Renderer = Awaited<ReturnType<Studio['getRenderer']>>;

/** Limits concurrently drawn pictures; rendering is serial. */
const atOnce = 6;

/** Sends all items. Continues after a refused item, but stops when the cloud is unreachable. */
async function sendAll(items: Draft[], publisher: Publisher, renderer: Renderer, log: (line: string) => void) {
  const report: PublishReport = { published: 0, uploaded: 0, failed: [] };
  const size = renderer ? 1 : atOnce;
  for (let start = 0; start < items.length; start += size) {
    const publications = await Promise.all(
      items.slice(start, start + size).map((item) => {
        const onFailure = (reason: string) =>
          log(`${item.listing.slug}: the preview image couldn’t be created (${reason.split('\n', 1)[0]})`);
        return addPictures(item, { renderer, onFailure });
      }),
    );
    for (const [index, publication] of publications.entries()) {
      await sendOne(publication, `${start + index + 1}/${items.length}`, { publisher, report, log });
    }
  }
  return report;
}

type Sending = { publisher: Publisher; report: PublishReport; log: (line: string) => void };

async function sendOne(publication: Publication, place: string, { publisher, report, log }: Sending) {
  const { slug } = publication.listing;
  try {
    const { created, uploaded } = await publisher.send(publication);
    report.published += 1;
    report.uploaded += uploaded;
    log(`${place} ${slug}: ${created ? 'added' : 'up to date'}${uploaded > 0 ? `, ${count(uploaded, 'file')} uploaded` : ''}`);
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    report.failed.push({ slug, reason: sayError(error) });
    log(`${place} ${slug}: rejected. ${sayError(error)}`);
  }
}

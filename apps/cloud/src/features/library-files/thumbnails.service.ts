import { createHash } from 'node:crypto';
import type { Bundle } from '@kithouse/contract';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.js';
import type { Renderer } from '../../ports/renderer.js';
import { defineJob, type JobKind } from '../jobs/job.service.js';
import { upload } from '../publishing/media.service.js';
import { listUndrawn, setThumbnail, type Undrawn } from './thumbnails.queries.js';
import { renderPage } from './thumbnails.tasks.js';
import { findBundleText } from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'threads'>;

/** Width in px of a thumbnail and of the pictures in a small page. */
const width = 800;
const innerWidth = 1280;

/** Limits the pictures drawn from the top of a page, by number and total bytes of the originals. */
const max = { pictures: 40, bytes: 60 * 1024 * 1024 };
const maxPixels = 50_000_000;

const batch = 100;

/** Draws the thumbnails that pushed files lack, one page at a time. */
export const thumbnailJob = (context: Context, renderer: Renderer): JobKind =>
  defineJob({
    name: 'thumbnails',
    limits: { every: 5, run: 120, atOnce: 1, retries: 3, retryAfter: 60 },
    payload: z.object({ file: z.int(), version: z.int() }),
    addDue: (queue) => queue.addMissing('thumbnails', async () => (await listUndrawn(context.db, batch)).map(toJob)),
    run: ({ file, version }) => drawThumbnail(context, renderer, { id: file, version }),
  });

const toJob = ({ job_id, id, version }: Undrawn) => ({ id: job_id, payload: { file: id, version } });

type Version = Pick<Undrawn, 'id' | 'version'>;

/** Draws the thumbnail of a file's version. A newer version or a picture that exists by then stays. */
export async function drawThumbnail(context: Context, renderer: Renderer, file: Version): Promise<void> {
  const text = await findBundleText(context.db, file.id, file.version);
  if (text === undefined) {
    return;
  }
  const pictures = await loadPictures(context, JSON.parse(text) as Bundle);
  const html = await context.threads.run(renderPage, { text, pictures }, { owner: 'thumbnails', bytes: text.length });
  if (html === undefined) {
    return;
  }
  const picture = await renderer.render(html, { width });
  if ((await sharp(picture).stats()).entropy === 0) {
    // The sketch of a single-colour page is more useful.
    return;
  }
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await upload(context, sha256, picture);
  await setThumbnail(context.db, file, sha256);
}

/** Returns data addresses of small copies by sha256, because the drawn page loads nothing else. */
async function loadPictures({ files }: Pick<Context, 'files'>, { media }: Bundle): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  let bytes = 0;
  for (const { sha256, mime } of media) {
    const file =
      /^image\/(?:jpeg|png|webp|gif|avif)$/.test(mime) && pictures.size < max.pictures ? await files.open(sha256) : undefined;
    bytes += file?.bytes ?? 0;
    if (file && bytes <= max.bytes) {
      const copy = await shrink(Buffer.concat(await file.stream.toArray()));
      if (copy) {
        pictures.set(sha256, `data:image/webp;base64,${copy.toString('base64')}`);
      }
    } else {
      file?.stream.destroy();
    }
  }
  return pictures;
}

const shrink = (picture: Buffer): Promise<Buffer | undefined> =>
  sharp(picture, { limitInputPixels: maxPixels })
    .resize(innerWidth, innerWidth * 2, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch(() => undefined);

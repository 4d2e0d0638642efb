import { createHash } from 'node:crypto';
import type { Bundle } from '@kithouse/contract';
import { renderBundle } from '@kithouse/kits';
import sharp from 'sharp';
import type { Deps } from '../../deps.js';
import type { Renderer } from '../../ports/renderer.js';
import { upload } from '../publishing/media.service.js';
import { listUndrawn, setThumbnail, type Undrawn } from './thumbnails.queries.js';
import { findBundle } from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'log'>;

/** Width in px of a thumbnail and of the pictures in a small page. */
const width = 800;
const innerWidth = 1280;

/** Limits the pictures drawn from the top of a page, by number and total bytes of the originals. */
const most = { pictures: 40, bytes: 60 * 1024 * 1024 };
const maxPixels = 50_000_000;

/** A file modified at the same moment as another may be committed later; the full pass finds it. */
const pause = { between: 5_000, until_all_again: 10 * 60_000 };
const batch = 20;

/** Draws missing thumbnails, oldest first, while the process runs. Returns a function that stops it. */
export function startDrawing(context: Context, renderer: Renderer): () => Promise<void> {
  const round: Round = { tried: new Map(), is_stopped: false };
  let running = Promise.resolve();
  const draw = () => {
    running = running
      .then(() => drawThumbnails(context, renderer, round))
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'drawing thumbnails failed');
      });
  };
  const startOver = () => {
    round.last = undefined;
  };
  const timers = [setInterval(draw, pause.between), setInterval(startOver, pause.until_all_again)];
  for (const timer of timers) {
    timer.unref();
  }
  return async () => {
    round.is_stopped = true;
    for (const timer of timers) {
      clearInterval(timer);
    }
    await renderer.stop();
    await running;
  };
}

/** Holds what one process has tried, each version once, and its position. */
type Round = { tried: Map<number, number>; is_stopped: boolean; last?: Undrawn | undefined };

/** Draws missing thumbnails. Logs a file that fails and keeps its sketch. Several processes can run it concurrently. */
export async function drawThumbnails(
  context: Context,
  renderer: Renderer,
  round: Round = { tried: new Map(), is_stopped: false },
): Promise<void> {
  for (;;) {
    const files = await listUndrawn(context.db, round.last, batch);
    for (const file of files) {
      if (round.is_stopped) {
        return;
      }
      if (round.tried.get(file.id) !== file.version) {
        round.tried.set(file.id, file.version);
        await draw(context, renderer, file).catch((error: unknown) => {
          context.log.warn({ err: error, file: file.id, version: file.version }, 'a thumbnail could not be drawn');
        });
      }
      round.last = file;
    }
    if (files.length < batch) {
      return;
    }
  }
}

async function draw(context: Context, renderer: Renderer, file: Undrawn): Promise<void> {
  const bundle = await findBundle(context.db, file.id, file.version);
  if (!bundle) {
    return;
  }
  const pictures = await loadPictures(context, bundle);
  const [page] = renderBundle(
    { ...bundle, documents: bundle.documents.slice(0, 1) },
    { mediaUrl: (sha256) => pictures.get(sha256) },
  );
  if (!page) {
    return;
  }
  const picture = await renderer.render(page.html, { width });
  if ((await sharp(picture).stats()).entropy === 0) {
    // The sketch of a single-colour page is more useful.
    return;
  }
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await upload(context, sha256, picture);
  await setThumbnail(context.db, file, sha256);
}

/** Returns data addresses of small copies by sha256, because the drawn page loads nothing else. */
async function loadPictures({ files }: Context, { media }: Bundle): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  let bytes = 0;
  for (const { sha256, mime } of media) {
    const file =
      /^image\/(?:jpeg|png|webp|gif|avif)$/.test(mime) && pictures.size < most.pictures ? await files.open(sha256) : undefined;
    bytes += file?.bytes ?? 0;
    if (file && bytes <= most.bytes) {
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

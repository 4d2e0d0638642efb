import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ContentMedium, ImageSize } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { drawVariants } from './draw-variants.js';
import { cutFor } from './image-sizes.js';
import { findVariant, listUndrawn, listVariants, saveVariants, type Undrawn } from './variants.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'log'>;

const pause = 2_000;
/** Limits concurrency, so that requests stay fast. */
const at_once = 2;
const batch = 20;

/** Holds the pictures that one process has tried and whether it should stop. */
type Round = { tried: Set<string>; is_stopped: boolean };

/** Creates the copies of published pictures while the process runs. Returns a function that stops it. */
export function startMakingVariants(context: Context): () => Promise<void> {
  const round: Round = { tried: new Set(), is_stopped: false };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= makeVariants(context, round)
      .catch((error: unknown) => context.log.error({ err: error }, 'making copies of pictures failed'))
      .finally(() => {
        running = undefined;
      });
  }, pause);
  timer.unref();
  return async () => {
    round.is_stopped = true;
    clearInterval(timer);
    await running;
  };
}

/** Creates missing copies. Logs an unreadable picture and skips it. Several processes can run it concurrently. */
export async function makeVariants(context: Context, round: Round = { tried: new Set(), is_stopped: false }): Promise<void> {
  for (;;) {
    const found = await listUndrawn(context.db, batch + round.tried.size);
    const pictures = found.filter(({ sha256 }) => !round.tried.has(sha256));
    if (pictures.length === 0) {
      return;
    }
    const work = pictures.values();
    await Promise.all(
      Array.from({ length: at_once }, async () => {
        for (const picture of work) {
          if (round.is_stopped) {
            return;
          }
          await make(context, picture, round);
        }
      }),
    );
    if (round.is_stopped) {
      return;
    }
  }
}

async function make({ db, files, log }: Context, { sha256, extension }: Undrawn, round: Round): Promise<void> {
  const file = await files.open(sha256);
  if (!file) {
    // A backup may restore it, so the next process tries again.
    round.tried.add(sha256);
    return;
  }
  const drawn = await drawVariants(await buffer(file.stream), extension).catch((error: unknown) => {
    log.warn({ err: error, sha256 }, 'no copies could be made of a picture');
    return [];
  });
  const variants = await Promise.all(
    drawn.map(async ({ bytes, ...variant }) => {
      const variant_sha256 = createHash('sha256').update(bytes).digest('hex');
      await files.put(variant_sha256, bytes);
      return { ...variant, variant_sha256, bytes: bytes.length };
    }),
  );
  await saveVariants(db, sha256, variants);
}

/** Finds a copy by hash if its picture is public. */
export const findCopy = (db: Db, sha256: string, extension: string) => findVariant(db, sha256, extension);

type Ready = Required<Pick<ContentMedium, 'width' | 'height' | 'variants'>>;

/** Returns the existing copies that a site with these sizes would create, by picture hash. */
export async function variantsFor(db: Db, filesUrl: string, sha256: string[], sizes: ImageSize[]): Promise<Map<string, Ready>> {
  const ready = new Map<string, Ready>();
  if (sha256.length === 0 || sizes.length === 0) {
    return ready;
  }
  for (const row of await listVariants(db, sha256)) {
    const full = { width: row.full_width ?? 0, height: row.full_height ?? 0 };
    const is_wanted = sizes.some((size) => {
      const cut = cutFor(full, size);
      return cut?.width === row.width && cut.height === row.height;
    });
    if (is_wanted) {
      const variants = ready.get(row.sha256)?.variants ?? [];
      const { variant_sha256, extension, width, height, bytes } = row;
      variants.push({ sha256: variant_sha256, url: `${filesUrl}${variant_sha256}.${extension}`, width, height, bytes });
      ready.set(row.sha256, { ...full, variants });
    }
  }
  return ready;
}

/** Adds to each medium the copies that a site with these sizes would create. */
export async function addVariants<Medium extends ContentMedium>(
  db: Db,
  filesUrl: string,
  media: Medium[],
  sizes: ImageSize[],
): Promise<Medium[]> {
  const hashes = media.map(({ sha256 }) => sha256);
  const ready = await variantsFor(db, filesUrl, hashes, sizes);
  return media.map((medium) => ({ ...medium, ...ready.get(medium.sha256) }));
}

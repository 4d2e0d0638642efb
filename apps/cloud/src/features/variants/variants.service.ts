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
/** Few, so that people who wait for an answer are not kept. */
const at_once = 2;
const batch = 20;

/** What one process has tried, and whether it shall end. */
type Round = { tried: Set<string>; is_stopped: boolean };

/** Makes the copies of what is or was published, for as long as the process runs. Answers what ends it. */
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

/** Makes the copies that are missing. One picture that cannot be read is noted and has none. Several processes may do so at once. */
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
    // It may come back from a backup: the next process tries again.
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

/** The copy of this hash, when everybody may see the picture that it is of. */
export const findCopy = (db: Db, sha256: string, extension: string) => findVariant(db, sha256, extension);

type Ready = Required<Pick<ContentMedium, 'width' | 'height' | 'variants'>>;

/** By the hash of the picture, the copies that a site with these sizes would make, as far as they are ready. */
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

/** The media of a template, each with the copies that a site with these sizes would make. */
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

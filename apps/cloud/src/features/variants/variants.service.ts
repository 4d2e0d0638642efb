import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ContentMedium, ImageSize } from '@kithouse/contract';
import * as z from 'zod/mini';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { defineJob, type JobKind } from '../jobs/job.service.js';
import { drawVariants } from './draw-variants.js';
import { cutFor } from './image-sizes.js';
import { filterUndrawn, findVariant, listUndrawn, listVariants, saveVariants, type Undrawn } from './variants.queries.js';

type Context = Pick<Deps, 'db' | 'files'>;

const batch = 100;

/** Creates the smaller copies of published pictures. */
export const pictureJob = (context: Context): JobKind =>
  defineJob({
    name: 'pictures',
    // Two at a time, so that requests stay fast.
    limits: { every: 2, run: 300, atOnce: 2, retries: 4, retryAfter: 60 },
    payload: z.object({ sha256: z.string(), extension: z.string() }),
    addDue: (queue) => queue.addMissing('pictures', async () => (await listUndrawn(context.db, batch)).map(toJob)),
    run: (picture) => makeVariants(context, picture),
  });

const toJob = ({ job_id, sha256, extension }: Undrawn) => ({ id: job_id, payload: { sha256, extension } });

/** Creates the copies of a picture. Idempotent, also in several processes at once. */
export async function makeVariants({ db, files }: Context, { sha256, extension }: Omit<Undrawn, 'job_id'>): Promise<void> {
  const file = await files.open(sha256);
  if (!file) {
    throw new Error('The file of this picture is missing. Restore it from a backup, then retry.');
  }
  const variants = [];
  for (const { bytes, ...variant } of await drawVariants(await buffer(file.stream), extension)) {
    const variant_sha256 = createHash('sha256').update(bytes).digest('hex');
    await files.put(variant_sha256, bytes);
    variants.push({ ...variant, variant_sha256, bytes: bytes.length });
  }
  await saveVariants(db, sha256, variants);
}

/** Finds a copy by hash if its picture is public. */
export const findCopy = (db: Db, sha256: string, extension: string) => findVariant(db, sha256, extension);

/** Returns the hashes of the pictures whose smaller copies haven't been drawn yet. */
export const listWithoutCopies = async (db: Db, sha256: string[]): Promise<string[]> =>
  sha256.length > 0 ? filterUndrawn(db, sha256) : [];

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

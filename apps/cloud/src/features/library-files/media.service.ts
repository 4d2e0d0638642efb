import { AppError, type findMissingCloudMedia, type Output, type PushedMedium, type uploadCloudMedia } from '@kithouse/contract';
import type { MediaReference, ResolvedMedia } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { assertWithinBudget } from '../account/attempts.service.js';
import { type Media, sortMedia, upload } from '../publishing/media.service.js';
import { listUploadedHashes, recordUpload } from './media.queries.js';
import { assertRoom } from './quota.service.js';

type Context = Pick<Deps, 'db' | 'files' | 'clock' | 'config'>;

const megabyte = 1024 * 1024;

/** Returns the files that the account must still upload, even if others have uploaded them. */
export async function findMissing(
  context: Context,
  userId: number,
  sha256: string[],
): Promise<Output<typeof findMissingCloudMedia>> {
  const own = await findOwn(context, userId, sha256);
  return { missing: [...new Set(sha256)].filter((hash) => !own.has(hash)) };
}

export async function uploadOwn(
  context: Context,
  userId: number,
  sha256: string,
  file: Buffer,
): Promise<Output<typeof uploadCloudMedia>> {
  await assertWithinBudget(context, 'cloudMediaBytesOfAccount', Math.ceil(file.length / megabyte), `${userId}`);
  await assertRoom(context, userId, file.length);
  const done = await upload(context, sha256, file);
  await recordUpload(context.db, userId, sha256);
  return done;
}

/**
 * Looks up each file that a template shows. Throws `media_missing` with the addresses that were omitted or whose file this
 * account has not uploaded.
 */
export async function resolveMedia(
  context: Context,
  userId: number,
  shown: MediaReference[],
  given: Record<string, PushedMedium>,
): Promise<Map<string, ResolvedMedia>> {
  const answers = new Map(shown.map(({ url }) => [url, Object.hasOwn(given, url) ? given[url] : undefined]));
  const own = await findOwn(
    context,
    userId,
    [...answers.values()].flatMap((answer) => answer?.sha256 ?? []),
  );
  const missing: string[] = [];
  const resolved = new Map<string, ResolvedMedia>();
  for (const [url, answer] of answers) {
    const file = answer && own.get(answer.sha256);
    if (file) {
      resolved.set(url, toResolved(answer, file));
    } else if (answer === null) {
      resolved.set(url, { failed: 'the site could not get hold of it' });
    } else {
      missing.push(url);
    }
  }
  if (missing.length > 0) {
    throw new AppError('media_missing', undefined, { addresses: missing });
  }
  return resolved;
}

/** Takes a file's type and size from its bytes, and only its name and alt text from the sender. */
function toResolved({ file_name, alt }: NonNullable<PushedMedium>, { sha256, mime, width, height, bytes }: Media): ResolvedMedia {
  return {
    sha256,
    mime,
    bytes,
    file_name,
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(alt === '' ? {} : { alt }),
  };
}

async function findOwn(context: Context, userId: number, sha256: string[]): Promise<Map<string, Media>> {
  const { media } = await sortMedia(context, await listUploadedHashes(context.db, userId, [...new Set(sha256)]));
  return media;
}

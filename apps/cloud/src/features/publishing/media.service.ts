import { createHash } from 'node:crypto';
import { AppError, type findMissingMedia, type Output, type uploadMedia } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Files } from '../../ports/files.js';
import { findCopy } from '../variants/variants.service.js';
import { addMedia, deleteUnused, deleteUnusedBefore, findPublicUse, listMedia, type Media } from './media.queries.js';
import { readMediaKind } from './media-kind.js';

export type { Media };

type Stores = { db: Db; files: Files };

const fileName = /^([0-9a-f]{64})\.([a-z0-9]+)$/;

/** Returns the hashes that must still be uploaded. */
export async function findMissing(stores: Stores, sha256: string[]): Promise<Output<typeof findMissingMedia>> {
  const { missing } = await sortMedia(stores, sha256);
  return { missing };
}

/** Sorts media into existing and missing ones. Both row and file must exist: after restoring a backup one may be older. */
export async function sortMedia(
  { db, files }: Stores,
  sha256: string[],
): Promise<{ media: Map<string, Media>; missing: string[] }> {
  const wanted = [...new Set(sha256)];
  const rows = await listMedia(db, wanted);
  const kept = await Promise.all(rows.map(({ sha256 }) => files.has(sha256)));
  const media = new Map(rows.filter((_, index) => kept[index]).map((row) => [row.sha256, row]));
  return { media, missing: wanted.filter((hash) => !media.has(hash)) };
}

export async function upload({ db, files }: Stores, sha256: string, file: Buffer): Promise<Output<typeof uploadMedia>> {
  if (createHash('sha256').update(file).digest('hex') !== sha256) {
    throw new AppError('invalid_input', 'The file doesn’t match its hash. Upload it again.');
  }
  const media = { sha256, bytes: file.length, ...(await readMediaKind(file)) };
  // The row is written first, so that the sweep finds what a killed process leaves.
  await addMedia(db, media);
  await files.put(sha256, file);
  // A concurrent deletion may have removed the row, or removes the file now.
  await addMedia(db, media);
  if (!(await files.has(sha256))) {
    await files.put(sha256, file);
  }
  return { status: 'success', message: 'The file is stored.' };
}

type StoredFile = Pick<Media, 'sha256' | 'mime'>;

/** Finds a public file by name, and whether it stays public. A smaller copy is as public as its picture. */
export async function findPublicFile(db: Db, name: string): Promise<(StoredFile & { isLasting: boolean }) | undefined> {
  const media = await findFile(db, name);
  const use = media && (await findPublicUse(db, media.sha256));
  if (media && use) {
    return { sha256: media.sha256, mime: media.mime, isLasting: use.published };
  }
  const [, sha256 = '', extension = ''] = fileName.exec(name) ?? [];
  const copy = sha256 === '' ? undefined : await findCopy(db, sha256, extension);
  return copy && { sha256: copy.sha256, mime: copy.mime, isLasting: true };
}

/** Finds the stored file of a name such as `<sha256>.webp`; undefined for any other name. */
export async function findFile(db: Db, name: string): Promise<Media | undefined> {
  const [, sha256, extension] = fileName.exec(name) ?? [];
  const [media] = sha256 === undefined ? [] : await listMedia(db, [sha256]);
  return media?.extension === extension ? media : undefined;
}

/** Deletes a file unless something else uses it. */
export async function discard(stores: Stores, sha256: string): Promise<void> {
  await removeAll(stores, (trx) => deleteUnused(trx, [sha256]));
}

/** Deletes files uploaded before a time and unused since. Returns their number. */
export function sweepMedia(stores: Stores, before: Date): Promise<number> {
  return removeAll(stores, (trx) => deleteUnusedBefore(trx, before.toISOString()));
}

/** Deletes each row after its file, so that an interruption leaves nothing that no sweep would find. */
function removeAll({ db, files }: Stores, forget: (trx: Db) => Promise<{ sha256: string }[]>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const gone = await forget(trx);
    for (const { sha256 } of gone) {
      await files.remove(sha256);
    }
    return gone.length;
  });
}

/** Returns the name of a stored file under `/files/`. */
export const fileNameOf = ({ sha256, extension }: Pick<Media, 'sha256' | 'extension'>) => `${sha256}.${extension}`;

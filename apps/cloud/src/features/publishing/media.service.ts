import { createHash } from 'node:crypto';
import { AppError, type findMissingMedia, type Output, type uploadMedia } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Files } from '../../ports/files.js';
import { addMedia, listMedia, type Media } from './media.queries.js';
import { readMediaKind } from './media-kind.js';

type Stores = { db: Db; files: Files };

/** Of these hashes, those that still have to be uploaded. */
export async function findMissing(stores: Stores, sha256: string[]): Promise<Output<typeof findMissingMedia>> {
  const { missing } = await sortMedia(stores, sha256);
  return { missing };
}

/** Both must be there, the row and the file: after a restore from a backup one of them may be older. */
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
    throw new AppError('invalid_input', 'The file was damaged on the way: its content does not have that hash.');
  }
  const kind = await readMediaKind(file);
  await files.put(sha256, file);
  await addMedia(db, { sha256, bytes: file.length, ...kind });
  return { status: 'success', message: 'The file is stored.' };
}

/** The stored file of this name, such as `<sha256>.webp`. Undefined for any other name. */
export async function findFile(db: Db, name: string): Promise<Media | undefined> {
  const [, sha256, extension] = /^([0-9a-f]{64})\.([a-z0-9]+)$/.exec(name) ?? [];
  const [media] = sha256 === undefined ? [] : await listMedia(db, [sha256]);
  return media?.extension === extension ? media : undefined;
}

/** Name of a stored file under `/files/`. */
export const fileNameOf = ({ sha256, extension }: Pick<Media, 'sha256' | 'extension'>) => `${sha256}.${extension}`;

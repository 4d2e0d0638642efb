import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as chain, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

/** Limits the names in a backup, because they become identifiers and file names. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const maxBytes = 10_000_000;
const longestLine = 256 * 1024 * 1024;

const Manifest = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  version: z.string().max(100),
  migrations: z.array(z.string().max(200)).max(10_000),
  tables: z
    .array(z.object({ name: identifier, columns: z.array(identifier).max(1_600), rows: z.number().int(), sha256: hash }))
    .max(1_000),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^-?\d{1,19}$/), is_called: z.boolean() })).max(1_000),
  files: z.object({ count: z.number().int(), sha256: hash }),
});

export type Manifest = z.infer<typeof Manifest>;

/** Returns the paths within a folder of backups and within one backup. */
export const pathsOf = {
  files: (folder: string) => join(folder, 'files'),
  manifest: (backup: string) => join(backup, 'backup.json'),
  tables: (backup: string) => join(backup, 'tables'),
  table: (backup: string, name: string) => join(backup, 'tables', `${identifier.parse(name)}.gz`),
  fileList: (backup: string) => join(backup, 'files.gz'),
  keys: (backup: string) => join(backup, 'keys'),
};

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Returns the name of a backup, which sorts by time. */
export const nameBackup = (at: Date) => at.toISOString().replace(/[:.]/g, '-');

/** Lists the complete backups of a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => backupName.test(name)).toSorted();
}

/** Reads and checks the manifest of a backup. Throws one clear sentence. */
export async function readManifest(backup: string): Promise<Manifest> {
  const path = pathsOf.manifest(backup);
  try {
    if ((await stat(path)).size > maxBytes) {
      throw new Error('too large');
    }
    return Manifest.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? `There is no backup in ${backup}.` : `${path} is not the manifest of a backup.`);
  }
}

/** Writes lines, compressed, and returns their number and the hash of the file. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<{ count: number; sha256: string }> {
  let count = 0;
  const hashed = createHash('sha256');
  const texts = Readable.from(
    (async function* () {
      for await (const line of lines) {
        count += 1;
        yield `${line}\n`;
      }
    })(),
  );
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hashed.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(texts, createGzip({ level: 6 }), watch, createWriteStream(path, { mode: 0o600 }));
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
  return { count, sha256: hashed.digest('hex') };
}

/** Reads the lines of a compressed file. Throws one sentence for a longer line, which may unpack to any size. */
export async function* readLines(path: string, longest = longestLine): AsyncGenerator<string> {
  // The loop reports a failure, because it destroys the last stream.
  const texts = chain(createReadStream(path), createGunzip(), () => {}).setEncoding('utf8');
  let unfinished: string[] = [];
  let length = 0;
  for await (const chunk of texts as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    unfinished.push(first);
    length += first.length;
    if (length > longest) {
      throw new Error(`${path} is damaged: a line is too long. Restore another backup.`);
    }
    for (const next of others) {
      yield unfinished.join('');
      unfinished = [next];
      length = next.length;
    }
  }
}

/** Throws one sentence if a file is missing or has changed. */
export async function assertUnchanged(path: string, sha256: string): Promise<void> {
  if ((await hashFile(path)) !== sha256) {
    throw new Error(`${path} is missing or damaged. Restore another backup.`);
  }
}

async function hashFile(path: string): Promise<string | undefined> {
  const hashed = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hashed);
    return hashed.digest('hex');
  } catch {
    return undefined;
  }
}

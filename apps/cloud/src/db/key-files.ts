import { readFile, rename, writeFile } from 'node:fs/promises';

/** Names the key files of the data folder. `folder.id` is the first one: it shows which cloud the others belong to. */
export const keyNames = [
  'folder.id',
  'signing.key',
  'signing.next.key',
  'signing.previous.key',
  'plan.key',
  'publisher.key',
] as const;

export type KeyName = (typeof keyNames)[number];

/** Writes a small file that only its owner can read, complete or not at all. */
export async function writePrivate(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}

/** Reads a file; undefined if it is missing. Throws if it can't be read. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

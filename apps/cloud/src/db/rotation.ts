import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureSigningKey } from '../ports/signer.js';

/** Names the files of the signing key, of the one that follows it and of the one before it. */
export const signingNames = { current: 'signing.key', next: 'signing.next.key', previous: 'signing.previous.key' } as const;

/** Reads the keys that are accepted beside the current one. Creates the next one, so that it is known before its first use. */
export async function readAccepted(folder: string): Promise<Buffer[]> {
  const next = await ensureSigningKey(join(folder, signingNames.next));
  const previous = await readFile(join(folder, signingNames.previous)).catch(() => undefined);
  return previous ? [next, previous] : [next];
}

/**
 * Makes the next key the current one, which every running process accepts since its start, and retains the current one as the
 * previous one. Safe to repeat after a kill.
 *
 * @returns The new current key.
 */
export async function rotate(folder: string): Promise<Buffer> {
  const [current, next, previous] = [signingNames.current, signingNames.next, signingNames.previous].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const key = await ensureSigningKey(next);
  if (!(await isHalfRotated(folder))) {
    await rm(`${previous}.part`, { force: true });
    await link(current, `${previous}.part`);
    await rename(`${previous}.part`, previous);
    await writeFile(`${current}.part`, key, { mode: 0o600, flush: true });
    await rename(`${current}.part`, current);
  }
  return key;
}

/** Returns whether a rotation was killed after it replaced the current key. */
export async function isHalfRotated(folder: string): Promise<boolean> {
  const [current, next] = await Promise.all(
    [signingNames.current, signingNames.next].map((name) => readFile(join(folder, name)).catch(() => undefined)),
  );
  return current !== undefined && next !== undefined && current.equals(next);
}

/** Forgets the key that became the current one, so that the next start creates another. */
export const forgetNext = (folder: string) => rm(join(folder, signingNames.next), { force: true });

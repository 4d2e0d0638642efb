import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/** Hands out addresses that work for whoever holds them, until they end. */
export type Signer = {
  /** Path, what it says, when it ends and the signature, as they follow the public address of the cloud. */
  sign: (path: string, until: Date, said?: Record<string, string>) => string;
  /** What a signed path and query say; nothing when they were not signed here, were changed, or have ended. */
  read: (pathAndQuery: string, now: Date) => Record<string, string> | undefined;
};

export function createSigner(key: Buffer): Signer {
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign(path, until, said = {}) {
      const query = new URLSearchParams({ ...said, until: `${Math.floor(until.getTime() / 1000)}` });
      const text = `${path}?${query}`;
      return `${text}&signature=${signatureOf(text)}`;
    },
    read(pathAndQuery, now) {
      const [, text = '', query = '', signature = ''] = /^([^?]*\?(.*))&signature=([\w-]{43})$/.exec(pathAndQuery) ?? [];
      if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(text)))) {
        return undefined;
      }
      const { until = '0', ...said } = Object.fromEntries(new URLSearchParams(query));
      return Number(until) * 1000 > now.getTime() ? said : undefined;
    },
  };
}

/** The key in a file that only the operator can read; of processes that start at once, one makes it for all. */
export async function ensureSigningKey(path: string): Promise<Buffer> {
  const kept = await readKey(path);
  if (kept) {
    return kept;
  }
  const part = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(part, randomBytes(32), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces what another process has put there a moment ago.
    await link(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(part, { force: true });
  }
  return (await readKey(path)) ?? ensureSigningKey(path);
}

async function readKey(path: string): Promise<Buffer | undefined> {
  try {
    const key = await readFile(path);
    if (key.length < 32) {
      throw new Error(`The signing key in ${path} is damaged. Please delete that file: a new one is made at the next start.`);
    }
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

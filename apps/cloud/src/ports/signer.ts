import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/** Creates signed addresses that work for anybody until they expire. */
export type Signer = {
  /** Returns path, values, expiry and signature, to append to the cloud's public address. */
  sign: (path: string, until: Date, values?: Record<string, string>) => string;
  /** Reads the values of a signed path and query; undefined if forged, changed or expired. */
  read: (pathAndQuery: string, now: Date) => Record<string, string> | undefined;
};

/** @param accepted Keys whose signatures are accepted too, while keys are rotated. */
export function createSigner(key: Buffer, accepted: readonly Buffer[] = []): Signer {
  const signWith = (used: Buffer, text: string) => createHmac('sha256', used).update(text).digest('base64url');
  const signatureOf = (text: string) => signWith(key, text);
  const isGenuine = (text: string, signature: string) =>
    [key, ...accepted].some((used) => timingSafeEqual(Buffer.from(signature), Buffer.from(signWith(used, text))));
  return {
    sign(path, until, values = {}) {
      const query = new URLSearchParams({ ...values, until: `${Math.floor(until.getTime() / 1000)}` });
      const text = `${path}?${query}`;
      return `${text}&signature=${signatureOf(text)}`;
    },
    read(pathAndQuery, now) {
      const [, text = '', query = '', signature = ''] = /^([^?]*\?(.*))&signature=([\w-]{43})$/.exec(pathAndQuery) ?? [];
      if (signature === '' || !isGenuine(text, signature)) {
        return undefined;
      }
      const { until = '0', ...values } = Object.fromEntries(new URLSearchParams(query));
      return Number(until) * 1000 > now.getTime() ? values : undefined;
    },
  };
}

/** Reads the key file or creates it with random bytes, readable by the operator only; processes that start together share one. */
export async function ensureSigningKey(path: string): Promise<Buffer> {
  const kept = await readKey(path);
  if (kept) {
    return kept;
  }
  const part = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(part, randomBytes(32), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces a file that another process has just created.
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
      throw new Error(
        `The key in ${path} is damaged. Restore the file from a backup. If there is none, delete it and start with --adopt-data.`,
      );
    }
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

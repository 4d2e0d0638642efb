import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates 256 random bits as URL-safe text. */
export const createSecret = () => randomBytes(32).toString('base64url');

/** Hashes a secret. A fast hash is enough for random secrets; only passwords need a slow one. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

export const isSameHash = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

const keyPattern = /^kh_([1-9]\d{0,8})_([\w-]{43})$/;

export const formatKey = (id: number, secret: string) => `kh_${id}_${secret}`;

/** Parses an API key; undefined if it is malformed. */
export function parseKey(key: string): { id: number; secret: string } | undefined {
  const [, id, secret] = keyPattern.exec(key) ?? [];
  return id === undefined || secret === undefined ? undefined : { id: Number(id), secret };
}

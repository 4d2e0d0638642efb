import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody can guess, as text that survives addresses and headers. */
export const createSecret = () => randomBytes(32).toString('base64url');

/** A plain hash is enough for what cannot be guessed; only passwords need a slow one. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

export const isSameHash = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

const keyPattern = /^kh_([1-9]\d{0,8})_([\w-]{43})$/;

export const formatKey = (id: number, secret: string) => `kh_${id}_${secret}`;

/** The parts of an API key, or nothing when it cannot be one. */
export function parseKey(key: string): { id: number; secret: string } | undefined {
  const [, id, secret] = keyPattern.exec(key) ?? [];
  return id === undefined || secret === undefined ? undefined : { id: Number(id), secret };
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates 256 random bits as URL-safe text. */
export const createSecret = () => randomBytes(32).toString('base64url');

/** Hashes a secret. A fast hash is enough for random secrets; only passwords need a slow one. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

export const isSameHash = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** Begins the keys of sites and programs, and those of operators, so that neither is mistaken for the other. */
const prefixes = { site: 'kh', operator: 'kho' };
type KeyKind = keyof typeof prefixes;
const keyPattern = /^(kho?)_([1-9]\d{0,8})_([\w-]{43})$/;

export const formatKey = (id: number, secret: string, kind: KeyKind = 'site') => `${prefixes[kind]}_${id}_${secret}`;

export const isOperatorKey = (key: string): boolean => key.startsWith(`${prefixes.operator}_`);

/** Parses a key; undefined if it is malformed or of another kind. */
export function parseKey(key: string, kind: KeyKind = 'site'): { id: number; secret: string } | undefined {
  const [, prefix, id, secret] = keyPattern.exec(key) ?? [];
  return prefix !== prefixes[kind] || id === undefined || secret === undefined ? undefined : { id: Number(id), secret };
}

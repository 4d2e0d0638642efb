import { randomBytes } from 'node:crypto';
import { toBase32 } from '../../ports/totp.js';
import { hashSecret } from './secrets.service.js';

const number = 10;

/** Creates one-time codes of 80 random bits, in groups for reading. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: number }, () => (toBase32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-'));

/** Removes the spaces and hyphens that people type or paste. */
export const cleanCode = (given: string) => given.replaceAll(/[\s-]/g, '').toUpperCase();

/** Hashes a cleaned code. A fast hash is enough for 80 random bits. */
export const hashRecoveryCode = (code: string) => hashSecret(cleanCode(code));

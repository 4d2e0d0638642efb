import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { createSealer, type Sealer } from '../../ports/sealer.js';

const Stored = z.object({ user_id: z.int(), secret: z.string() });

/** Uses the signing key, so that the secrets in a stolen database are useless. Other keys also open, while keys are rotated. */
export const createFactorSealer = (signing: Buffer, accepted: readonly Buffer[] = []): Sealer =>
  createSealer(signing, 'second-factor', accepted);

/** Creates a secret of 160 bits, as RFC 4226 recommends. */
export const createFactorSecret = () => randomBytes(20);

/** Encrypts the secret together with its account, so that a row copied to another account is worthless. */
export const sealFactor = (sealer: Sealer, user_id: number, secret: Buffer) => ({
  sealed: sealer.seal({ user_id, secret: secret.toString('base64') }),
  key_id: sealer.keyId,
});

/** Returns undefined for a secret of another account, or one that no known key opens, as after the loss of the key. */
export function openFactor(sealer: Sealer, userId: number, sealed: Buffer): Buffer | undefined {
  try {
    const { user_id, secret } = Stored.parse(sealer.open(sealed));
    return user_id === userId ? Buffer.from(secret, 'base64') : undefined;
  } catch {
    return undefined;
  }
}

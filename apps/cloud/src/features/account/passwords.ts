import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../http/limiter.js';

/** Configures Argon2id as OWASP recommends: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each computation takes a thread and 19 MiB, so a flood of sign-ins must not occupy the threads that read files. */
const limit = createLimiter(2, 200);

/** Normalises a password, however a keyboard composes its letters. */
const normalise = (password: string) => password.normalize('NFKC');

/** Throws `rate_limited` if too many others wait. */
export const hashPassword = (password: string) => limit(() => hash(normalise(password), strength));

let decoy: Promise<string> | undefined;

/** Verifies a password. Takes as long without an account, so that timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  // Not limited, because a refusal would be cached.
  decoy ??= hash('nobody has this password', strength);
  const known = passwordHash ?? (await decoy);
  const isRight = await limit(() => verify(known, normalise(password)).catch(() => false));
  return isRight && passwordHash !== undefined;
}

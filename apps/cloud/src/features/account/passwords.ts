import { hash, verify } from '@node-rs/argon2';

/** Configures Argon2id as OWASP recommends: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises a password, however a keyboard composes its letters. */
const normalise = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(normalise(password), strength);

let decoy: Promise<string> | undefined;

/** Verifies a password. Takes as long without an account, so that timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await decoy), normalise(password)).catch(() => false);
  return isRight && passwordHash !== undefined;
}

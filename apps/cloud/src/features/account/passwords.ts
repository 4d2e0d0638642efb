import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default kind, at the strength OWASP names: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One written form for each password, however a keyboard composes its letters. */
const normalise = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(normalise(password), strength);

let decoy: Promise<string> | undefined;

/** Whether the password is right. Takes as long when there is no account, so that time does not tell. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await decoy), normalise(password)).catch(() => false);
  return isRight && passwordHash !== undefined;
}

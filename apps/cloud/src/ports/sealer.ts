import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values for storage, so that a reader of the database learns nothing from them. */
export type Sealer = {
  /** Identifies the key that seals, without revealing it. */
  keyId: string;
  /** Identifies all keys that can be opened. */
  keyIds: string[];
  seal: (value: unknown) => Buffer;
  /** Throws if the value was changed or sealed with an unknown key. */
  open: (sealed: Buffer) => unknown;
};

const cipher = 'aes-256-gcm';
const sizes = { key: 32, nonce: 12, tag: 16 };

/**
 * Creates a sealer. Other keys also open, while keys are rotated.
 */
export function createSealer(secret: Buffer, purpose: string, others: readonly Buffer[] = []): Sealer {
  const [own, ...accepted] = [secret, ...others].map((key) => createKeySealer(key, purpose)) as [KeySealer, ...KeySealer[]];
  const all = [own, ...accepted];
  return {
    keyId: own.keyId,
    keyIds: all.map(({ keyId }) => keyId),
    seal: own.seal,
    open(sealed) {
      const failures: unknown[] = [];
      for (const { open } of all) {
        try {
          return open(sealed);
        } catch (error) {
          failures.push(error);
        }
      }
      throw failures[0];
    },
  };
}

type KeySealer = Omit<Sealer, 'keyIds'>;

/** Derives a key of its own for each purpose from the key file. */
function createKeySealer(secret: Buffer, purpose: string): KeySealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, sizes.key));
  return {
    keyId: createHash('sha256').update(key).digest('base64url').slice(0, 16),
    seal(value) {
      const nonce = randomBytes(sizes.nonce);
      const encryption = createCipheriv(cipher, key, nonce);
      const body = Buffer.concat([encryption.update(JSON.stringify(value), 'utf8'), encryption.final()]);
      return Buffer.concat([nonce, encryption.getAuthTag(), body]);
    },
    open(sealed) {
      const decryption = createDecipheriv(cipher, key, sealed.subarray(0, sizes.nonce), { authTagLength: sizes.tag });
      decryption.setAuthTag(sealed.subarray(sizes.nonce, sizes.nonce + sizes.tag));
      const body = sealed.subarray(sizes.nonce + sizes.tag);
      return JSON.parse(Buffer.concat([decryption.update(body), decryption.final()]).toString('utf8'));
    },
  };
}

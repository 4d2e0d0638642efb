import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** Signs plans. Sites learn the public key once and reject plans signed by another. */
export type ImportPlanSigner = {
  /** Public key: 32 bytes in base64. */
  plan_key: string;
  /** Returns the Ed25519 signature of the UTF-8 text in base64. */
  sign: (text: string) => string;
};

/** Lists the DER prefixes of 32-byte private and public keys. */
const headers = { private: Buffer.from('302e020100300506032b657004220420', 'hex'), public_bytes: 12 };

/** Creates a signer. `seed` is the private key: 32 random bytes. */
export function createImportPlanSigner(seed: Buffer): ImportPlanSigner {
  const der = Buffer.concat([headers.private, seed.subarray(0, 32)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const known = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(headers.public_bytes);
  return { plan_key: known.toString('base64'), sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
}

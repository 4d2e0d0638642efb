import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** Signs what sites are told to do. They learn the public key once and carry out nothing that another has signed. */
export type PlanSigner = {
  /** 32 bytes in base64. */
  plan_key: string;
  /** Ed25519 signature of the text in UTF-8, in base64. */
  sign: (text: string) => string;
};

/** What stands before the 32 bytes of a private and of a public key where they are written as DER. */
const headers = { private: Buffer.from('302e020100300506032b657004220420', 'hex'), public_bytes: 12 };

/** `seed`: 32 random bytes, which are the private key. */
export function createPlanSigner(seed: Buffer): PlanSigner {
  const der = Buffer.concat([headers.private, seed.subarray(0, 32)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const known = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(headers.public_bytes);
  return { plan_key: known.toString('base64'), sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
}

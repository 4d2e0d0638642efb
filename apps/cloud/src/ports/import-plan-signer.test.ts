import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createImportPlanSigner } from './import-plan-signer.js';

const [one, other] = [createImportPlanSigner(Buffer.alloc(32, 1)), createImportPlanSigner(Buffer.alloc(32, 2))];

function isSignedBy(plan_key: string, text: string, signature: string) {
  const x = Buffer.from(plan_key, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

test('verifies a signature with the 32-byte public key, also after a restart', () => {
  const again = createImportPlanSigner(Buffer.alloc(32, 1));

  expect(Buffer.from(one.plan_key, 'base64')).toHaveLength(32);
  expect(again.plan_key).toBe(one.plan_key);
  expect(isSignedBy(one.plan_key, 'Bäckerei 🍕', again.sign('Bäckerei 🍕'))).toBe(true);
});

test('rejects another text and another key', () => {
  expect(isSignedBy(one.plan_key, 'Bakery', one.sign('Bäckerei'))).toBe(false);
  expect(isSignedBy(one.plan_key, 'Bakery', other.sign('Bakery'))).toBe(false);
});

test('uses standard keys and signatures', () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
  const { plan_key, sign } = createImportPlanSigner(seed);

  expect(Buffer.from(plan_key, 'base64').toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  );
  expect(Buffer.from(sign(''), 'base64').toString('hex')).toMatch(
    /^e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155/,
  );
});

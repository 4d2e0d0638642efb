import type { Db } from '../../db/client.js';
import type { Sealer } from '../../ports/sealer.js';
import { openFactor, sealFactor } from './factor-secrets.js';
import { listFactorsOfOtherKeys, resealFactor } from './second-factor.queries.js';

/**
 * Encrypts the secrets of authenticator apps with the current key, before the previous one is forgotten. Skips those that no known
 * key opens.
 */
export async function resealFactors(db: Db, sealer: Sealer): Promise<void> {
  for (const { user_id, sealed } of await listFactorsOfOtherKeys(db, sealer.keyId)) {
    const secret = openFactor(sealer, user_id, sealed);
    if (secret) {
      await resealFactor(db, user_id, sealed, sealFactor(sealer, user_id, secret));
    }
  }
}

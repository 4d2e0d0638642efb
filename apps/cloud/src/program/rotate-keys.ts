import { join } from 'node:path';
import { readConfig } from '../config.js';
import type { Db } from '../db/client.js';
import { acceptKey, assertBelongs } from '../db/data-folder.js';
import { forgetNext, isHalfRotated, readAccepted, rotate, signingNames } from '../db/rotation.js';
import { lockSharedKeys } from '../db/shared-keys.js';
import { resealFactors } from '../features/account/factor-rotation.js';
import { createFactorSealer } from '../features/account/factor-secrets.js';
import { ensureSigningKey } from '../ports/signer.js';
import type { Context } from './context.js';
import { withStores } from './open-stores.js';

/** Replaces the signing key. Running processes already accept the new one, and restarted ones still accept the old one. */
export async function rotateKeys({ environment, print }: Context): Promise<number> {
  return withStores(readConfig(environment), {}, async ({ db, dataDir, shared }) => {
    await assertRotatable(db, dataDir);
    await reseal(db, dataDir);
    await db.transaction().execute(async (trx) => {
      // Another process of the same folder must not copy the former keys into it meanwhile.
      await lockSharedKeys(trx);
      await acceptKey(trx, signingNames.current, await rotate(dataDir));
      await shared.push(trx, Object.values(signingNames));
    });
    await forgetNext(dataDir);
    print(
      'The signing key is replaced. Restart all processes of the cloud, one after the other. The old key is accepted until the next rotation.',
    );
    return 0;
  });
}

/** Encrypts stored secrets with the current key, because the rotation forgets the previous one. */
async function reseal(db: Db, dataDir: string) {
  const current = await ensureSigningKey(join(dataDir, signingNames.current));
  await resealFactors(db, createFactorSealer(current, await readAccepted(dataDir)));
}

/** Refuses the folder of another cloud. A rotation that was killed halfway has changed the folder, but not the database yet. */
async function assertRotatable(db: Db, dataDir: string) {
  if (!(await isHalfRotated(dataDir))) {
    await assertBelongs(db, dataDir);
  }
}

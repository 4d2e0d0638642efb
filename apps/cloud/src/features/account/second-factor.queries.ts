import type { Db } from '../../db/client.js';

type Sealed = { sealed: Buffer; key_id: string };

/** Finds an account's confirmed or pending authenticator app. */
export function findFactor(db: Db, userId: number) {
  return db
    .selectFrom('second_factors')
    .select(['sealed', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a pending app instead of an earlier pending one; returns false if a confirmed one exists. */
export async function putPendingFactor(db: Db, factor: Sealed & { user_id: number; created_at: string }): Promise<boolean> {
  const { sealed, key_id, created_at } = factor;
  const stored = await db
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed, key_id, created_at, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Uses up a code's interval and all earlier ones. One of two concurrent uses succeeds. */
export async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function setFactorConfirmed(db: Db, userId: number, at: string) {
  await db.updateTable('second_factors').set({ confirmed_at: at }).where('user_id', '=', userId).execute();
}

/** Deletes the app and its recovery codes. */
export async function deleteFactor(db: Db, userId: number) {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(trx: Db, userId: number, hashes: Buffer[]) {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses up a recovery code. One of two concurrent uses succeeds. */
export async function useRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const listFactorsOfOtherKeys = (db: Db, keyId: string) =>
  db.selectFrom('second_factors').select(['user_id', 'sealed']).where('key_id', '!=', keyId).execute();

/** Replaces an encrypted secret unless it changed meanwhile. */
export async function resealFactor(db: Db, userId: number, before: Buffer, sealed: Sealed) {
  await db.updateTable('second_factors').set(sealed).where('user_id', '=', userId).where('sealed', '=', before).execute();
}

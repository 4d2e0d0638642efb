import { randomUUID } from 'node:crypto';
import type { Config } from '../config.js';
import { hashPassword } from '../features/account/passwords.js';
import { createRecoveryCodes, hashRecoveryCode } from '../features/account/recovery-codes.js';
import { addByCommand, issueByCommand } from '../features/operators/operators.service.js';
import { withStores } from '../program/open-stores.js';
import { password } from './test-app.js';

/** Makes a new account an owner of a running cloud. `code` is a recovery code, and `operator_key` a key of it. */
export function createOperatorAccount(config: Config) {
  return withStores(config, {}, async ({ db }) => {
    const now = new Date().toISOString();
    const context = { db, clock: { now: () => new Date() } };
    const email = `${randomUUID()}@example.com`;
    const names = { first_name: 'Olga', last_name: 'Operator' };
    const { id } = await db
      .insertInto('users')
      .values({ ...names, email, password_hash: await hashPassword(password), verified_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [code = ''] = createRecoveryCodes();
    const factor = { user_id: id, sealed: Buffer.alloc(1), key_id: 'none', created_at: now, confirmed_at: now };
    await db.insertInto('second_factors').values(factor).execute();
    await db
      .insertInto('recovery_codes')
      .values({ user_id: id, code_hash: hashRecoveryCode(code) })
      .execute();
    await addByCommand(context, email, 'owner');
    return { email, password, code, operator_key: (await issueByCommand(context, email, 1)).operator_key };
  });
}

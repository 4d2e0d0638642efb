import type { Db } from '../../db/client.js';
import { readRecordedAccount } from './recorded-account.queries.js';
import { hashSecret } from './secrets.service.js';
import { findToken, type Purpose } from './tokens.queries.js';

/** Says how the security log records a call about the signed-in account. */
export const recordsAccount = (db: Db) => ({
  readRecorded: ({ account }: { account: number }) => readRecordedAccount(db, account),
});

/** Says how the security log records a call with the token of a link, which tells the account. */
export const recordsLink = (db: Db, purpose: Purpose, now: () => Date) => ({
  ...recordsAccount(db),
  findRecorded: async ({ token }: { token: string }) =>
    (await findToken(db, hashSecret(token), purpose, now().toISOString()))?.user_id,
});

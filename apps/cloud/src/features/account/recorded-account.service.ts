import type { Db } from '../../db/client.js';
import { readRecordedAccount } from './recorded-account.queries.js';
import { hashSecret } from './secrets.service.js';
import { findToken, type Purpose } from './tokens.queries.js';

/** Reads the signed-in account before and after a call, for the security log. */
export const accountRecorder = (db: Db) => ({
  readRecordedFields: ({ account }: { account: number }) => readRecordedAccount(db, account),
});

/** Does the same for a call with the token of a link, which identifies the account. */
export const linkRecorder = (db: Db, purpose: Purpose, now: () => Date) => ({
  ...accountRecorder(db),
  findRecordedAccount: async ({ token }: { token: string }) =>
    (await findToken(db, hashSecret(token), purpose, now().toISOString()))?.user_id,
});

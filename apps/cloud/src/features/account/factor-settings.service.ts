import { AppError, brand, sentence } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { toBase32, toUri } from '../../ports/totp.js';
import { addMail } from '../mail/mail.service.js';
import { assertWithinRateLimit, forgive } from './attempts.service.js';
import { factorMail } from './factor-mails.js';
import { createFactorSecret, sealFactor } from './factor-secrets.js';
import { assertFields } from './fields.js';
import type { FactorEvent } from './mails/factor-mail.js';
import { assertOwnPassword, wrongPassword } from './own-password.service.js';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.js';
import * as factors from './second-factor.queries.js';
import { isAppCodeUsed, isCodeUsed } from './second-factor.service.js';
import { deleteOperatorKeysOf, deleteSessionsOf } from './sessions.queries.js';
import { getUser, holdPassword } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'factorSealer'>;
type Proof = { password: string; code: string };

/** Limits how long an unconfirmed secret can be confirmed. */
const pendingMs = 60 * 60_000;
const wrongCode = sentence('This code is incorrect or expired. Enter the current one.');

export async function getFactorState(db: Db, userId: number) {
  const factor = await factors.findFactor(db, userId);
  const on_since = factor?.confirmed_at ?? null;
  return { on_since, recovery_codes_left: on_since === null ? 0 : await factors.countRecoveryCodes(db, userId) };
}

/** Creates a secret for an app. Throws for an account that has a confirmed one. */
export async function enrolFactor(context: Context, userId: number, password: string) {
  const { clock, factorSealer } = context;
  const user = await assertOwnPassword(context, userId, password);
  const secret = createFactorSecret();
  await context.db.transaction().execute(async (trx) => {
    assertFields('invalid_input', { password: (await holdPassword(trx, user)) ? undefined : wrongPassword });
    const row = { user_id: userId, ...sealFactor(factorSealer, userId, secret), created_at: clock.now().toISOString() };
    if (!(await factors.putPendingFactor(trx, row))) {
      throw new AppError('invalid_input', 'Two-step sign-in is on already. Turn it off to use another app.');
    }
  });
  return { secret: toBase32(secret), uri: toUri(secret, { issuer: brand.name, account: user.email }) };
}

/** Turns the second factor on with the first code of the app. Ends other sessions, because they began without a code. */
export async function confirmFactor(
  context: Context,
  { id, session_id }: { id: number; session_id?: number | undefined },
  code: string,
) {
  await assertWithinRateLimit(context, 'ownCodeOfAccount', `${id}`);
  const now = context.clock.now();
  const recovery_codes = createRecoveryCodes();
  await context.db.transaction().execute(async (trx) => {
    const own = { ...context, db: trx };
    const factor = await factors.findFactor(trx, id);
    if (!factor || factor.confirmed_at !== null || now.getTime() - Date.parse(factor.created_at) > pendingMs) {
      throw new AppError('invalid_input', 'This setup has expired. Start again.');
    }
    assertFields('invalid_input', { code: (await isAppCodeUsed(own, id, factor.sealed, code)) ? undefined : wrongCode });
    await factors.setFactorConfirmed(trx, id, now.toISOString());
    await factors.replaceRecoveryCodes(trx, id, recovery_codes.map(hashRecoveryCode));
    await deleteSessionsOf(trx, id, { except: session_id });
    await report(own, id, 'on');
  });
  await forgive(context, 'ownCodeOfAccount', `${id}`);
  return { recovery_codes };
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(context: Context, userId: number, proof: Proof) {
  const recovery_codes = createRecoveryCodes();
  await changeWithProof(context, userId, proof, async (own) => {
    await factors.replaceRecoveryCodes(own.db, userId, recovery_codes.map(hashRecoveryCode));
    await report(own, userId, 'renewed');
  });
  return { recovery_codes };
}

export const removeFactor = (context: Context, userId: number, proof: Proof): Promise<void> =>
  changeWithProof(context, userId, proof, async (own) => {
    await factors.deleteFactor(own.db, userId);
    // An operator needs the second factor.
    await deleteOperatorKeysOf(own.db, userId);
    await report(own, userId, 'off');
  });

/** Changes the second factor of a person who proves both: in a browser left open, the password alone must not be enough. */
async function changeWithProof(
  context: Context,
  userId: number,
  { password, code }: Proof,
  change: (own: Context) => Promise<void>,
) {
  const user = await assertOwnPassword(context, userId, password);
  await assertWithinRateLimit(context, 'ownCodeOfAccount', `${userId}`);
  await context.db.transaction().execute(async (trx) => {
    const own = { ...context, db: trx };
    assertFields('invalid_input', { password: (await holdPassword(trx, user)) ? undefined : wrongPassword });
    const factor = await factors.findFactor(trx, userId);
    if (!factor?.confirmed_at) {
      throw new AppError('invalid_input', 'Two-step sign-in is off already. Reload the page.');
    }
    assertFields('invalid_input', { code: (await isCodeUsed(own, userId, factor.sealed, code)) ? undefined : wrongCode });
    await change(own);
  });
  await forgive(context, 'ownCodeOfAccount', `${userId}`);
}

async function report(context: Context, userId: number, event: FactorEvent) {
  const person = await getUser(context.db, userId);
  await addMail(context, factorMail, person.email, { person, event });
}

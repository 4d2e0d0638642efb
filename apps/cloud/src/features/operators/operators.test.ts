import * as contract from '@kithouse/contract';
import { createCall, listAllOrders, listMails, type OperatorRole, signInOperator, signOutOperator } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { isScope } from '../../key-scope.js';
import { secureAccount } from '../../testing/authenticator.js';
import { codeOf, openAccount, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { sweepOperatorKeys } from './operator-keys.service.js';
import { addByCommand, issueByCommand, removeByCommand } from './operators.service.js';

const app = await createTestApp();
const hour = 60 * 60_000;

/** Opens an account with a confirmed address and an authenticator app. */
async function openSecured() {
  const person = await openAccount(app);
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', person.user.id).execute();
  return { ...person, authenticator: await secureAccount(app, person) };
}

/** Signs a new operator in, as the command line does. */
async function openOperator(role: OperatorRole) {
  const person = await openSecured();
  await addByCommand(app.deps, person.email, role);
  const signedIn = await app.visitor.call(signInOperator, { email: person.email, password, code: person.authenticator.code() });
  app.clock.advance(30_000);
  return { ...person, browser: person.call, key: signedIn.operator_key, signedIn, call: app.callAs(signedIn.operator_key) };
}

const tryMails = (key: string) => codeOf(app.callAs(key)(listMails, {}));
const actionsOf = (account: number) =>
  app.db.selectFrom('operator_actions').selectAll().where('account', '=', account).orderBy('id').execute();

test('[R-OPS-114] signs an operator in with password and code for 12 hours, and each code works once', async () => {
  const person = await openSecured();
  await addByCommand(app.deps, person.email, 'support');
  const code = person.authenticator.code();
  const signIn = (given?: string) =>
    app.visitor.call(signInOperator, { email: person.email, password, ...(given === undefined ? {} : { code: given }) });

  const withoutCode = await codeOf(signIn());
  const { operator_key, role } = await signIn(code);
  const replayed = await codeOf(signIn(code));
  const atFirst = await tryMails(operator_key);
  app.clock.advance(12 * hour);

  expect([withoutCode, replayed]).toEqual(['second_factor_required', 'second_factor_failed']);
  expect([role, atFirst, await tryMails(operator_key)]).toEqual(['support', 'success', 'invalid_api_key']);
  await sweepOperatorKeys(app.deps);
  expect(await app.db.selectFrom('operator_keys').selectAll().where('user_id', '=', person.user.id).execute()).toEqual([]);
});

test('[R-OPS-114] refuses an operator without a second factor, and ends the keys of one who turns it off', async () => {
  const without = await openAccount(app);
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', without.user.id).execute();
  await addByCommand(app.deps, without.email, 'owner');
  const operator = await openOperator('owner');

  const refused = await codeOf(app.visitor.call(signInOperator, { email: without.email, password }));
  await operator.browser(contract.removeSecondFactor, { password, code: operator.authenticator.code() });

  expect([refused, await tryMails(operator.key)]).toEqual(['invalid_permission', 'invalid_api_key']);
});

test.each<[string, (operator: Awaited<ReturnType<typeof openOperator>>) => Promise<unknown>]>([
  ['a sign-out', ({ call }) => call(signOutOperator, {})],
  ['the end of the role', ({ email }) => removeByCommand(app.deps, email)],
  [
    'the end and return of the role',
    async ({ email }) => {
      await removeByCommand(app.deps, email);
      await addByCommand(app.deps, email, 'owner');
    },
  ],
  [
    'a new password',
    ({ browser }) =>
      browser(contract.changePassword, { password, new_password: 'another long sentence', sign_out_everywhere: false }),
  ],
  ['the end of the account', ({ user }) => app.db.deleteFrom('users').where('id', '=', user.id).execute()],
])('[R-OPS-114] ends the key with %s', async (_name, end) => {
  const operator = await openOperator('owner');
  const before = await tryMails(operator.key);

  await end(operator);

  expect([before, await tryMails(operator.key)]).toEqual(['success', 'invalid_api_key']);
});

/** Lists the calls of the operator, except the one that ends the key. */
const calls = Object.values<unknown>(contract)
  .filter((value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'runs' in value)
  .filter(({ name, access }) => isScope(access) && name !== 'operators.sign-out');

const site = { [contract.brand.siteHeader]: 'https://site.example' };

/** Returns the names of the calls that a key may make, with any input. */
async function listPermitted(key: string) {
  const codes = await Promise.all(
    calls.map(async ({ name, method, path }) => {
      const url = `${app.url}/v1${path.replace('{id}', '999999').replace(/\{\w+\}/, 'none')}`;
      const response = await fetch(url, { method, headers: { authorization: `Bearer ${key}`, ...site } });
      return { name, code: ((await response.json()) as { code?: string }).code };
    }),
  );
  expect(codes.filter(({ code }) => code === 'internal_error')).toEqual([]);
  return codes
    .filter(({ code }) => code !== 'invalid_permission')
    .map(({ name }) => name)
    .toSorted();
}

test('[R-OPS-115] lets each role make only its calls, and nobody else any', async () => {
  const permittedTo = async (role: OperatorRole) => listPermitted((await app.operator(role)).api_key);
  const { api_key } = await app.user();

  expect(await permittedTo('finance')).toEqual(['orders.confirm', 'orders.list-all', 'orders.refund', 'orders.refuse']);
  expect(await permittedTo('support')).toEqual(['jobs.list', 'jobs.retry', 'mails.list', 'mails.resend']);
  expect(await permittedTo('editor')).toEqual(['publishing.missing-media', 'publishing.publish', 'publishing.upload-media']);
  expect(await permittedTo('owner')).toEqual(calls.map(({ name }) => name).toSorted());
  expect(await listPermitted(api_key)).toEqual([]);
});

test('[R-OPS-115] applies a changed role to the next call', async () => {
  const operator = await app.operator('finance');
  const before = await codeOf(operator.call(listAllOrders, {}));

  await addByCommand(app.deps, operator.email, 'editor');

  expect([before, await codeOf(operator.call(listAllOrders, {}))]).toEqual(['success', 'invalid_permission']);
});

test('[R-OPS-115] opens no call of an account with an operator’s key, and none of the operator in a browser', async () => {
  const operator = await openOperator('owner');

  expect(await codeOf(operator.call(contract.getVerified, {}))).toBe('invalid_api_key');
  expect(await codeOf(operator.call(contract.listKeys, {}))).toBe('invalid_api_key');
  expect(await codeOf(operator.browser(listMails, {}))).toBe('invalid_permission');
});

test('[R-OPS-122] returns the role to the account’s browser, but not to its sites', async () => {
  const operator = await openOperator('support');
  const account = await app.user();
  await addByCommand(app.deps, account.email, 'owner');

  expect((await operator.browser(contract.getSession, {})).user?.operator_role).toBe('support');
  expect((await account.call(contract.getProfile, {})).user).not.toHaveProperty('operator_role');
});

test('[R-OPS-113] shows operators to an owner, who can end the role of one', async () => {
  const owner = await app.operator('owner');
  const former = await openOperator('support');

  const { data } = await owner.call(contract.listOperators, {});
  await owner.call(contract.removeOperator, { id: former.user.id });

  expect(data.find(({ id }) => id === former.user.id)).toMatchObject({
    email: former.email,
    role: 'support',
    has_second_factor: true,
    keys: 1,
  });
  expect(await tryMails(former.key)).toBe('invalid_api_key');
  expect(await codeOf(owner.call(contract.removeOperator, { id: former.user.id }))).toBe('not_found');
  expect(
    await codeOf(app.visitor.call(signInOperator, { email: former.email, password, code: former.authenticator.code() })),
  ).toBe('invalid_permission');
});

test('[R-OPS-116] records each call with operator, target, outcome and address, also a refused one', async () => {
  const { id, email, call } = await app.operator('finance');

  await call(listAllOrders, {});
  await codeOf(call(contract.refundOrder, { number: 'KKKK-2222' }));
  await codeOf(call(contract.resendMail, { id: 7 }));

  const mine = { account: id, email, role: 'finance', ip: '127.0.0.1', request_id: expect.any(String) };
  expect(await actionsOf(id)).toMatchObject([
    { ...mine, call: 'orders.list-all', target: null, outcome: 'success' },
    { ...mine, call: 'orders.refund', target: 'KKKK-2222', outcome: 'order_not_found' },
    { ...mine, call: 'mails.resend', target: '7', outcome: 'invalid_permission' },
  ]);
});

test('[R-OPS-116] refuses to change or delete records, and retains them after the account', async () => {
  const { id, call } = await app.operator('support');
  const owner = await app.operator('owner');
  await call(listMails, {});
  const rows = app.db.updateTable('operator_actions').where('account', '=', id);

  await expect(rows.set({ outcome: 'denied' }).execute()).rejects.toThrow('can’t be changed or deleted');
  await expect(rows.set({ email: 'somebody@example.com' }).execute()).rejects.toThrow('can’t be changed or deleted');
  await expect(app.db.deleteFrom('operator_actions').execute()).rejects.toThrow('can’t be changed or deleted');
  await app.db.deleteFrom('users').where('id', '=', id).execute();
  const { data } = await owner.call(contract.listSecurityLog, { account: id });

  expect(data).toMatchObject([{ call: 'mails.list', outcome: 'success' }]);
});

test('[R-OPS-116] records a sign-in', async () => {
  const { user, email } = await openOperator('finance');

  const mine = { account: user.id, email, role: 'finance', ip: '127.0.0.1' };
  expect(await actionsOf(user.id)).toMatchObject([{ ...mine, call: 'operators.sign-in', outcome: 'success' }]);
});

test('[R-OPS-116] records what commands changed, without an account', async () => {
  const { email, id } = await app.operator('editor');
  await removeByCommand(app.deps, email);

  const owner = await app.operator('owner');
  const { data } = await owner.call(contract.listSecurityLog, {});

  expect(data.filter(({ target }) => target?.startsWith(`${id} `))).toMatchObject([
    { call: 'operators.remove', account: null, email: null, target: `${id} ${email}`, outcome: 'success' },
    { call: 'operators.issue-key', target: `${id} ${email} 1 days` },
    { call: 'operators.add', target: `${id} ${email} editor` },
  ]);
});

test('[R-OPS-117] answers the same to an unknown address, a wrong password and an operator without the password', async () => {
  const operator = await openOperator('owner');
  const attempts = [
    { email: 'nobody@example.com', password },
    { email: operator.email, password: 'a wrong password' },
    { email: operator.email, password: 'a wrong password', code: operator.authenticator.code() },
  ];

  const answers = await Promise.all(
    attempts.map(async (attempt) => {
      const response = await fetch(`${app.url}/v1/operator/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(attempt),
      });
      return [response.status, await response.text()];
    }),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(401);
});

test('[R-OPS-117] answers an account without a role like an operator without a second factor', async () => {
  const stranger = await openSecured();
  const without = await openAccount(app);

  const attempts = [
    app.visitor.call(signInOperator, { email: stranger.email, password, code: stranger.authenticator.code() }),
    app.visitor.call(signInOperator, { email: without.email, password }),
  ];

  expect(await Promise.all(attempts.map(codeOf))).toEqual(['invalid_permission', 'invalid_permission']);
});

test('[R-OPS-117] counts wrong codes and passwords together with those of other sign-ins', async () => {
  const operator = await openOperator('owner');
  const other = await openOperator('owner');
  const guess = (code: string) => codeOf(app.visitor.call(signInOperator, { email: operator.email, password, code }));
  const wrong: string[] = [];
  for (let tries = 0; tries < 11; tries++) {
    wrong.push(await guess('000000'));
  }
  for (let tries = 0; tries < 11; tries++) {
    wrong.push(await codeOf(app.browser().call(contract.signIn, { email: other.email, password: `wrong ${tries}` })));
  }

  const blocked = await codeOf(
    app.visitor.call(signInOperator, { email: other.email, password, code: other.authenticator.code() }),
  );

  expect(wrong.slice(9, 11)).toEqual(['second_factor_failed', 'rate_limited']);
  expect([wrong.at(-1), blocked]).toEqual(['rate_limited', 'rate_limited']);
});

test.each(['kho_1_', 'kho_1_aaaa', `kho_999999_${'a'.repeat(43)}`, `kho_0_${'a'.repeat(43)}`, `kh_1_${'a'.repeat(43)}`])(
  '[R-OPS-117] refuses the guessed key %s like every other one',
  async (key) => {
    expect(await tryMails(key)).toBe('invalid_api_key');
  },
);

test('[R-OPS-114] refuses the secret of one operator’s key with the number of another', async () => {
  const [one, other] = [await app.operator('owner'), await app.operator('owner')];
  const [prefix, , ...secret] = one.api_key.split('_');
  const number = other.api_key.split('_')[1];

  expect(await tryMails([prefix, number, ...secret].join('_'))).toBe('invalid_api_key');
  expect(await tryMails(one.api_key.replace('kho_', 'kh_'))).toBe('invalid_api_key');
});

test('[R-OPS-93] accepts operators and their sign-in only from the addresses of the settings', async () => {
  const bound = await createTestApp({ KITHOUSE_OPERATOR_ADDRESSES: '10.0.0.0/8', KITHOUSE_TRUST_PROXY: '1' });
  const { api_key } = await bound.operator('owner');
  const from = (address: string) =>
    createCall({ root: `${bound.url}/v1`, headers: { authorization: `Bearer ${api_key}`, 'x-forwarded-for': address } });
  const outcomes = (address: string) =>
    Promise.all([
      codeOf(from(address)(listMails, {})),
      codeOf(from(address)(signInOperator, { email: 'nobody@example.com', password })),
    ]);

  expect(await outcomes('10.1.2.3')).toEqual(['success', 'login_failed']);
  expect(await outcomes('203.0.113.7')).toEqual(['invalid_permission', 'invalid_permission']);
});

test('[R-OPS-113] gives a role only to a confirmed account', async () => {
  const { email } = await app.user({ verified: false });

  await expect(addByCommand(app.deps, email, 'owner')).rejects.toThrow('isn’t confirmed');
  await expect(addByCommand(app.deps, 'nobody@example.com', 'owner')).rejects.toThrow('There is no account');
  await expect(issueByCommand(app.deps, (await app.user()).email, 1)).rejects.toThrow('isn’t an operator');
});

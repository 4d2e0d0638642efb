import * as contract from '@kithouse/contract';
import { changePassword, confirmOrder, connect, createKey, listMails, revokeKey, signIn } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { isScope } from '../key-scope.js';
import { codeOf, openAccount, password } from '../testing/people.js';
import { createTestApp } from '../testing/test-app.js';
import { isWatched } from './security-log.js';

const app = await createTestApp();

type Line = Record<string, unknown>;
const lines = (): Line[] => app.logged.map((line) => JSON.parse(line) as Line);
const security = (call: string) => lines().filter((line) => line.security === call);

test('logs failed and successful sign-ins with address and request, and never the email or password [R-OPS-65]', async () => {
  const { email, user } = await openAccount(app);
  const browser = app.browser();
  await codeOf(browser.call(signIn, { email, password: 'a wrong password' }));
  await browser.call(signIn, { email, password });

  const [failed, done] = security('session.sign-in');
  expect(failed).toMatchObject({ outcome: 'login_failed', by: 'visitor', person: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(done).toMatchObject({ outcome: 'success', account: user.id, person: failed?.person, reqId: expect.any(String) });
  expect(done?.ip).toBe('127.0.0.1');
  expect(JSON.stringify([failed, done])).not.toMatch(new RegExp(`${email}|${password}|wrong`));
});

test('logs new and revoked keys, a changed password and calls of the operator with their caller [R-OPS-65]', async () => {
  const { user, call } = await openAccount(app);
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', user.id).execute();
  const { key } = await call(createKey, { name: 'CI', password });
  await call(revokeKey, { id: key.id });
  await call(changePassword, { password, new_password: 'another long sentence', sign_out_everywhere: false });
  const operator = await app.operator();
  await operator.call(listMails, {});
  await codeOf(call(listMails, {}));

  await codeOf(operator.call(confirmOrder, { number: 'KKKK-2222' }));

  const all = ['account.create-key', 'account.revoke-key', 'account.change-password', 'mails.list', 'orders.confirm'].flatMap(
    security,
  );
  expect(all).toMatchObject([
    { account: user.id, outcome: 'success', key: key.id },
    { account: user.id, outcome: 'success', target: `${key.id}` },
    { account: user.id, outcome: 'success', by: 'user' },
    { account: operator.id, outcome: 'success', by: 'operator' },
    { account: user.id, outcome: 'invalid_permission', by: 'user' },
    { account: operator.id, outcome: 'order_not_found', by: 'operator', target: 'KKKK-2222' },
  ]);
});

test('logs the account and the request id in every line of a call [R-OPS-64]', async () => {
  const ada = await app.user();
  const headers = {
    authorization: `Bearer ${ada.api_key}`,
    'x-kithouse-site': 'https://site.example',
    'x-request-id': 'from-the-plugin-1',
  };

  await fetch(`${app.url}/v1/clouds/usage`, { headers });

  const [line] = lines().filter(({ reqId }) => reqId === 'from-the-plugin-1');
  expect(line).toMatchObject({ account: ada.id, status: 200 });
  expect(app.logged.join('')).not.toContain(ada.api_key);
});

test('logs no other calls as security events [R-OPS-65]', async () => {
  const before = lines().filter(({ security }) => security).length;
  await codeOf(app.visitor.call(connect, { email: 'x', password: '', site: { url: 'https://a.example', name: 'A' } }));
  await fetch(`${app.url}/v1/items`);

  expect(lines().filter(({ security }) => security)).toHaveLength(before + 1);
});

test('watches every call of the contract that gives or ends access to an account [R-OPS-65]', () => {
  const calls: contract.Endpoint[] = Object.values(contract).filter(
    (value) => typeof value === 'object' && 'access' in value && 'runs' in value && 'name' in value,
  );
  const names = calls.filter((call) => !isScope(call.access) && isWatched(call)).map(({ name }) => name);

  expect(names.toSorted()).toEqual([
    'account.change-email',
    'account.change-password',
    'account.confirm-email',
    'account.confirm-second-factor',
    'account.connect',
    'account.create-key',
    'account.delete',
    'account.disconnect',
    'account.end-browser',
    'account.enrol-second-factor',
    'account.export',
    'account.forgot-password',
    'account.register',
    'account.remove-second-factor',
    'account.renew-recovery-codes',
    'account.reset-password',
    'account.revoke-key',
    'account.verify-email',
    'operators.sign-in',
    'session.sign-in',
    'session.sign-out',
    'session.sign-up',
  ]);
});

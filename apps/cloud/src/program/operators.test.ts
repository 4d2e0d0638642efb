import { listMails } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { secureAccount } from '../testing/authenticator.js';
import { codeOf, openAccount } from '../testing/people.js';
import { createTestApp } from '../testing/test-app.js';
import { runCommand } from './commands.js';
import { UsageError } from './usage-error.js';

const app = await createTestApp();

async function run(...args: string[]) {
  const lines: string[] = [];
  const environment = { DATABASE_URL: app.databaseUrl, KITHOUSE_DATA: app.dataDir, LOG_LEVEL: 'error' };
  const code = await runCommand(args, { environment, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

test('[R-OPS-113] adds, lists and removes operators by commands', async () => {
  const person = await openAccount(app);
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', person.user.id).execute();

  const empty = await run('list-operators');
  const added = await run('add-operator', person.email, 'support');
  await secureAccount(app, person);
  const changed = await run('add-operator', person.email, 'finance');
  const listed = await run('list-operators');
  const removed = await run('remove-operator', person.email);
  const again = await run('remove-operator', person.email);

  expect(empty.text).toBe('There is no operator.');
  expect(added.text).toMatch(/is an operator with the role support\.\nTwo-step sign-in is off/);
  expect(changed.text).toBe(`${person.email} is an operator with the role finance.`);
  expect(listed.text).toBe(`${person.email}  finance  two-step sign-in  0 keys  never used`);
  expect([removed.text, again.text]).toEqual([
    `${person.email} is no longer an operator. The account’s operator keys are revoked.`,
    `${person.email} isn’t an operator.`,
  ]);
});

test('[R-OPS-118] issues a key for a program, with the role and a lifetime', async () => {
  const { email } = await app.user();
  await run('add-operator', email, 'support');

  const { text: key } = await run('issue-operator-key', email, '--days', '2');
  const atFirst = await codeOf(app.callAs(key)(listMails, {}));
  app.clock.advance(2 * 24 * 60 * 60_000);

  expect([atFirst, await codeOf(app.callAs(key)(listMails, {}))]).toEqual(['success', 'invalid_api_key']);
});

test.each([
  [['add-operator', 'ada@example.com', 'admin'], '“admin” isn’t a role. Specify owner, finance, support or editor.'],
  [['add-operator', 'ada@example.com'], '“add-operator” needs <email> <role>.'],
  [['issue-operator-key', 'ada@example.com', '--days', '91'], '--days must be a number from 1 to 90.'],
])('[R-OPS-113] refuses %j in one sentence', async (args, sentence) => {
  const attempt = run(...args);

  await expect(attempt).rejects.toThrow(UsageError);
  await expect(attempt).rejects.toThrow(sentence);
});

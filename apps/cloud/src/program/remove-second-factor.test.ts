import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openDataFolder } from '../db/data-folder.js';
import { secureAccount } from '../testing/authenticator.js';
import { createTemporaryFolder } from '../testing/folders.js';
import { openAccount } from '../testing/people.js';
import { createTestApp } from '../testing/test-app.js';
import { runCommand } from './commands.js';

const app = await createTestApp();
const folder = await createTemporaryFolder();
await openDataFolder(app.db, folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function remove(email: string, data = folder) {
  const lines: string[] = [];
  const environment = { DATABASE_URL: app.databaseUrl, KITHOUSE_DATA: data, LOG_LEVEL: 'error' };
  const code = await runCommand(['remove-second-factor', email], { environment, print: (line) => lines.push(line) });
  return { code, text: lines.join() };
}

test('[R-OPS-105] turns two-step sign-in off by a command, once', async () => {
  const person = await openAccount(app);
  await secureAccount(app, person);

  const [first, second, other] = [await remove(person.email), await remove(person.email), await remove('nobody@example.com')];

  expect(first).toEqual({ code: 0, text: expect.stringContaining(`Two-step sign-in is off for ${person.email}.`) });
  expect(second).toEqual({ code: 0, text: `Two-step sign-in is already off for ${person.email}.` });
  expect(other).toEqual({ code: 1, text: 'There is no account with the email address nobody@example.com.' });
  const mails = await app.db.selectFrom('mails').select('kind').where('recipient', '=', person.email).execute();
  expect(mails.filter(({ kind }) => kind === 'second-factor')).toHaveLength(2);
});

test('[R-OPS-105] refuses the data folder of another cloud, because its keys can’t encrypt the email', async () => {
  const other = await createTemporaryFolder();

  await expect(remove('ada@example.com', other)).rejects.toThrow('is missing');
  await rm(other, { recursive: true, force: true });
});

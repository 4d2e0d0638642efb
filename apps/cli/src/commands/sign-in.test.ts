import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { startTestCloud } from '@kithouse/cloud/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAsk } from '../terminal.js';
import { sayError } from '../user-error.js';
import { runOperators } from './operators.js';
import { signIn, signOut } from './sign-in.js';

vi.setConfig({ testTimeout: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let folder: string;
beforeAll(async () => {
  cloud = await startTestCloud({ LOG_LEVEL: 'fatal' });
  folder = await mkdtemp(join(tmpdir(), 'kithouse-sign-in-'));
}, 120_000);
afterAll(async () => {
  await cloud?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Answers questions with lines, as a program does that writes them to the standard input. */
function answer(...lines: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(lines.map((line) => `${line}\n`).join(''));
  return createAsk(input, output);
}

test('[R-OPS-114] signs in with password and code, and out again', async () => {
  const file = join(folder, 'operator.key');
  await writeFile(file, 'an old key', { mode: 0o644 });
  const { email, password, code } = await cloud.createOperator();
  const lines: string[] = [];
  const given = { args: [], cloud: cloud.url, file, log: (line: string) => void lines.push(line) };
  const run = (key: string, ...args: string[]) => runOperators({ args, cloud: cloud.url, key, log: given.log });

  await signIn(given, undefined, answer(email, password, code));
  const key = (await readFile(file, 'utf8')).trim();
  await run(key);
  await run(key, 'actions');
  const { mode } = await stat(file);
  await signOut(given);

  expect(lines[0]).toMatch(/^You are signed in with the role owner until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. The key is in /);
  expect(lines[1]).toMatch(new RegExp(`^\\d+  ${email}  owner +two-step sign-in  2 keys  used `));
  expect(lines.slice(2).join('\n')).toMatch(/security-log\.list +unfinished[\s\S]+operators\.list +success[\s\S]+operators\.add/);
  expect(lines.at(-1)).toBe('You are signed out.');
  expect((mode & 0o777).toString(8)).toBe('600');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await run(key).catch(sayError)).toContain('sign in again as an operator');
});

test('[R-OPS-117] explains a refused sign-in in one sentence and writes no file', async () => {
  const { email } = await cloud.createOperator();
  const file = join(folder, 'refused.key');
  const given = { args: [], cloud: cloud.url, file, log: () => {} };
  const attempt = (...lines: string[]) => signIn(given, email, answer(...lines)).catch(sayError);

  expect(await attempt('a wrong password')).toBe('The email or password is incorrect. Check both and try again.');
  expect(await attempt()).toBe('There is no answer to “Password”.');
  expect(await signIn({ ...given, file: undefined }, email).catch(sayError)).toContain('Specify the file for the key');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

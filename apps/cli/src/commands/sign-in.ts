import { open, readFile, rename, rm } from 'node:fs/promises';
import { AppError, type Call, createCall, signInOperator, signOutOperator } from '@kithouse/contract';
import { callAsOperator } from '../operator-call.js';
import { explainRefusal } from '../publish/publisher.js';
import { type Ask, createAsk } from '../terminal.js';
import { UserError } from '../user-error.js';

type Options = { args: string[]; cloud: string; file: string | undefined; log: (line: string) => void };

/** Signs an operator in and writes the key to a file that only this user can read. */
export async function signIn({ args, cloud, file, log }: Options, email: string | undefined, given?: Ask) {
  const path = requireFile(args, file);
  const ask = given ?? createAsk();
  const call = createCall({ root: `${cloud.replace(/\/$/, '')}/v1` });
  try {
    const { operator_key, role, expires_at } = await request(call, email, ask);
    await writeKey(path, operator_key);
    log(`You are signed in with the role ${role} until ${expires_at.slice(0, 16).replace('T', ' ')} UTC. The key is in ${path}.`);
    return 0;
  } catch (error) {
    // The cloud's own message says what is wrong with a password or a code.
    throw error instanceof AppError && error.cause === undefined ? new UserError(error.message) : explainRefusal(error, cloud);
  } finally {
    ask.close();
  }
}

/** Revokes the key and deletes its file. */
export async function signOut({ args, cloud, file, log }: Options) {
  const path = requireFile(args, file);
  const key = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`The key file ${path} can’t be read. Check the path and its permissions.`);
  });
  const { message } = await callAsOperator({ args: [], cloud, key: key.trim(), log }, (call) => call(signOutOperator, {}));
  await rm(path, { force: true });
  log(message);
  return 0;
}

async function request(call: Call, given: string | undefined, ask: Ask) {
  const email = given ?? (await ask.visible('Email: '));
  const password = await ask.hidden('Password: ');
  try {
    return await call(signInOperator, { email, password });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'second_factor_required') {
      throw error;
    }
  }
  return call(signInOperator, { email, password, code: await ask.hidden('Code of the authenticator app: ') });
}

/** Replaces the file, so that one that others can read doesn't pass its permissions on. */
async function writeKey(path: string, key: string) {
  await rm(`${path}.part`, { force: true });
  try {
    const part = await open(`${path}.part`, 'wx', 0o600);
    await part.writeFile(`${key}\n`);
    await part.close();
    await rename(`${path}.part`, path);
  } catch {
    throw new UserError(`The key can’t be written to ${path}. Check the path and its permissions.`);
  }
}

function requireFile(args: string[], file: string | undefined): string {
  if (args.length > 0 || file === undefined) {
    throw new UserError('Specify the file for the key, such as --key-file operator.key.');
  }
  return file;
}

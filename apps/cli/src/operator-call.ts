import { AppError, type Call, createCall } from '@kithouse/contract';
import { explainRefusal } from './publish/publisher.js';
import { UserError } from './user-error.js';

type Log = (line: string) => void;
export type OperatorOptions = { args: string[]; cloud: string; key: string; log: Log };

/** Runs an action on its arguments and returns the exit code. */
export type Action = (call: Call, given: string[], log: Log) => Promise<number>;

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Runs the action that the first argument names; lists without arguments. */
export function runAction(options: OperatorOptions, actions: Readonly<Record<string, Action>>): Promise<number> {
  const [name = 'list', ...given] = options.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return callAsOperator(options, (call) => {
    if (!action) {
      throw new UserError(`Specify ${alternatives.format(Object.keys(actions))}.`);
    }
    return action(call, given, options.log);
  });
}

/** Runs calls of the operator and explains why one was refused. */
export async function callAsOperator<T>({ cloud, key }: OperatorOptions, run: (call: Call) => Promise<T>): Promise<T> {
  const call = createCall({ root: `${cloud.replace(/\/$/, '')}/v1`, headers: { authorization: `Bearer ${key}` } });
  try {
    return await run(call);
  } catch (error) {
    throw explainRefusal(error, cloud);
  }
}

type ListOptions<State extends string, Row> = {
  /** All states that the list can be limited to. */
  states: readonly State[];
  initial: State | 'all';
  read: (call: Call, requested: { state: State | 'all'; page: number }) => Promise<{ data: Row[]; total_page: number }>;
  describe: (row: Row) => string;
  /** Returns the sentence for an empty list. */
  explainNone: (state: State | 'all') => string;
};

/** Creates an action that lists all rows in a given state. */
export const listRows =
  <State extends string, Row>({ states, initial, read, describe, explainNone }: ListOptions<State, Row>): Action =>
  async (call, [given = initial], log) => {
    const all = ['all', ...states] as const;
    const state = all.find((each) => each === given);
    if (state === undefined) {
      throw new UserError(`Specify one of these states: ${all.join(', ')}.`);
    }
    let shown = 0;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { data, total_page } = await read(call, { state, page });
      data.map(describe).forEach(log);
      shown += data.length;
      pages = total_page;
    }
    if (shown === 0) {
      log(explainNone(state));
    }
    return 0;
  };

/** Throws one sentence without ids or for a wrong one. */
export function assertIds(
  ids: string[],
  isValid: (id: string) => boolean,
  { missing, wrong }: { missing: string; wrong: string },
) {
  const invalid = ids.find((id) => !isValid(id));
  if (ids.length === 0 || invalid !== undefined) {
    throw new UserError(invalid === undefined ? `Specify ${missing}.` : `“${invalid}” isn’t ${wrong}.`);
  }
}

/** Tries all of them, lists the refused ones and returns 1 if there are any. */
export async function changeEach(ids: string[], log: Log, change: (id: string) => Promise<string>): Promise<number> {
  let code = 0;
  for (const id of ids) {
    try {
      log(await change(id));
    } catch (error) {
      if (!(error instanceof AppError) || error.cause !== undefined || error.status < 404) {
        throw error;
      }
      code = 1;
      log(`${id}: ${error.message}`);
    }
  }
  return code;
}

/** Describes how often a job or an email was tried. */
export const countAttempts = (attempts: number) => `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;

/** Shortens an ISO time to minutes. */
export const toMinute = (time: string) => time.slice(0, 16).replace('T', ' ');

/** Joins columns to one line without control characters. */
export const toLine = (columns: string[]): string =>
  columns
    .join('  ')
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trimEnd();

import { JobState, listJobs, retryJob, type StoredJob } from '@kithouse/contract';
import {
  type Action,
  assertIds,
  changeEach,
  countAttempts,
  listRows,
  type OperatorOptions,
  runAction,
  toLine,
  toMinute,
} from '../operator-call.js';

const none = {
  all: 'No job is waiting.',
  waiting: 'No job is waiting.',
  running: 'No job is running.',
  failed: 'No job has failed.',
};

/** Lists unfinished background jobs, or runs failed ones again. */
export const runJobs = (options: OperatorOptions): Promise<number> =>
  runAction(options, {
    list: listRows({
      states: JobState.options,
      initial: 'all',
      read: (call, requested) => call(listJobs, requested),
      describe,
      explainNone: (state) => none[state],
    }),
    retry,
  });

const retry: Action = async (call, ids, log) => {
  const isId = (id: string) => retryJob.input.shape.id.safeParse(id).success;
  assertIds(ids, isId, { missing: 'the id of a job', wrong: 'the id of a job' });
  return changeEach(ids, log, async (id) => `running again: ${describe(await call(retryJob, { id }))}`);
};

const describe = ({ id, state, created_at, kind, about, attempts, last_error }: StoredJob) =>
  toLine([id, state.padEnd(7), toMinute(created_at), kind, about, countAttempts(attempts), last_error ?? '']);

import { type Call, JobState, listJobs, retryJob, type StoredJob } from '@kithouse/contract';
import { callAsOperator, changeEach, type OperatorOptions, toLine } from '../operator-call.js';
import { UserError } from '../user-error.js';

/** Lists the background jobs that are not done, or runs failed ones again. */
export function runJobs(options: OperatorOptions): Promise<number> {
  const { args, log } = options;
  const [action = 'list', ...given] = args;
  return callAsOperator(options, async (call) => {
    if (action === 'list') {
      await list(call, given[0], log);
      return 0;
    }
    if (action === 'retry') {
      return retry(call, given, log);
    }
    throw new UserError('Specify list or retry.');
  });
}

async function list(call: Call, given: string | undefined, log: (line: string) => void) {
  const state = given === undefined || given === 'all' ? 'all' : JobState.safeParse(given).data;
  if (!state) {
    throw new UserError(`Specify one of these states: all, ${JobState.options.join(', ')}.`);
  }
  let shown = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, total_page } = await call(listJobs, { state, page });
    data.map(describe).forEach(log);
    shown += data.length;
    pages = total_page;
  }
  if (shown === 0) {
    log(state === 'failed' ? 'No job has failed.' : state === 'running' ? 'No job is running.' : 'No job is waiting.');
  }
}

function retry(call: Call, ids: string[], log: (line: string) => void): Promise<number> {
  const wrong = ids.find((id) => !retryJob.input.shape.id.safeParse(id).success);
  if (ids.length === 0 || wrong !== undefined) {
    throw new UserError(wrong === undefined ? 'Specify the id of a job.' : `“${wrong}” isn’t the id of a job.`);
  }
  return changeEach(ids, log, async (id) => `running again: ${describe(await call(retryJob, { id }))}`);
}

const describe = ({ id, state, created_at, kind, about, attempts, last_error }: StoredJob) =>
  toLine([
    id,
    state.padEnd(7),
    created_at.slice(0, 16).replace('T', ' '),
    kind,
    about,
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    last_error ?? '',
  ]).trimEnd();

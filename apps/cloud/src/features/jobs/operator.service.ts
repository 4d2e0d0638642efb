import { AppError, type listJobs, type Output, type ParsedInput, type StoredJob } from '@kithouse/contract';
import { createJobQueue } from '../../db/job-queue.js';
import { findJobState } from '../../db/job-states.js';
import type { Deps } from '../../deps.js';
import * as jobs from './jobs.queries.js';

type Context = Pick<Deps, 'db'>;

const pageSize = 50;

export async function list({ db }: Context, { state, page }: ParsedInput<typeof listJobs>): Promise<Output<typeof listJobs>> {
  const { rows, total } = await jobs.listJobs(db, state, { limit: pageSize, offset: (page - 1) * pageSize });
  return { data: rows.map(toStoredJob), current_page: page, total_page: Math.ceil(total / pageSize), total };
}

/** Finds a job that is waiting, running or failed. */
export async function find({ db }: Context, id: string): Promise<StoredJob | undefined> {
  const job = await jobs.findJob(db, id);
  return job && toStoredJob(job);
}

/** Runs a failed job again now. */
export async function retry({ db }: Context, id: string): Promise<StoredJob> {
  const failed = await jobs.findJob(db, id, 'failed');
  if (!failed) {
    throw new AppError('not_found', 'No job with this id has failed. It may be waiting, running or done.');
  }
  await createJobQueue(db, () => {}).retry(failed.name, id);
  return toStoredJob(await jobs.getJob(db, failed.name, id));
}

function toStoredJob({
  id,
  name,
  data,
  state,
  created_on,
  retry_count,
  started_on,
  start_after,
  output,
}: jobs.JobRow): StoredJob {
  const shown = findJobState(state) ?? 'waiting';
  const reason = output?.message ?? output?.value?.message;
  return {
    id,
    kind: name,
    about: Object.values(data ?? {})
      .join(' ')
      .slice(0, 200),
    state: shown,
    created_at: created_on,
    attempts: started_on === null ? 0 : retry_count + 1,
    last_error: typeof reason === 'string' ? reason : null,
    next_at: shown === 'waiting' ? start_after : null,
  };
}

import type { JobState } from '@kithouse/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/client.js';
import { rowStatesOf } from '../../db/job-states.js';
import type { JobTables } from '../../db/schema/jobs.js';

export type JobRow = Selectable<JobTables['pgboss.job']>;

/** Lists unfinished jobs, oldest first. */
export async function listJobs(db: Db, state: JobState | 'all', { limit, offset }: { limit: number; offset: number }) {
  const requested = db.selectFrom('pgboss.job').where('state', 'in', rowStatesOf(state));
  const rows = await requested.selectAll().orderBy('created_on').orderBy('id').limit(limit).offset(offset).execute();
  const { total } = await requested.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Finds a job that is waiting, running or failed. */
export function findJob(db: Db, id: string, state: JobState | 'all' = 'all'): Promise<JobRow | undefined> {
  return db.selectFrom('pgboss.job').selectAll().where('id', '=', id).where('state', 'in', rowStatesOf(state)).executeTakeFirst();
}

export function getJob(db: Db, name: string, id: string): Promise<JobRow> {
  return db.selectFrom('pgboss.job').selectAll().where('name', '=', name).where('id', '=', id).executeTakeFirstOrThrow();
}

import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import { rowStatesOf } from '../../db/job-states.js';

/** Counts the unfinished jobs by pg-boss's states, and the seconds since the oldest one of each was due. */
export function countJobs(db: Db) {
  return db
    .selectFrom('pgboss.job')
    .select((row) => [
      'name as kind',
      'state',
      row.fn.countAll<number>().as('count'),
      sql<number>`greatest(0, extract(epoch from now() - min(start_after)))::float8`.as('overdueSeconds'),
    ])
    .where('state', 'in', rowStatesOf('all'))
    .groupBy(['name', 'state'])
    .execute();
}

export function countMails(db: Db) {
  return db
    .selectFrom('mails')
    .select((row) => [
      sql<string>`case when failed_at is null then 'waiting' else 'failed' end`.as('state'),
      row.fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`1`)
    .execute();
}

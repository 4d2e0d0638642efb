import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Counts the unfinished jobs, and the seconds that the oldest due one of each kind waits. */
export function countJobs(db: Db) {
  return db
    .selectFrom('pgboss.job')
    .select((row) => [
      'name as kind',
      sql<string>`case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end`.as('state'),
      row.fn.countAll<number>().as('count'),
      sql<number>`greatest(0, extract(epoch from now() - min(start_after)))::float8`.as('overdueSeconds'),
    ])
    .where('state', 'in', ['created', 'retry', 'active', 'failed'])
    .groupBy(['kind', sql.ref('state')])
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

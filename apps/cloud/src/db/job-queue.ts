import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db } from './client.js';

/** Describes how jobs of one name run. Times are in seconds. */
export type QueueOptions = { name: string; expireSeconds: number; retries: number; retrySeconds: number };

/** `id` makes a job unique: while one with this id is stored, even a failed one, another is not added. */
export type NewJob = { id: string; payload: object };
export type TakenJob = { id: string; payload: unknown; key: string | undefined; attempts: number };

export type JobQueue = ReturnType<typeof createJobQueue>;

const second = 1;
const hour = 3600 * second;
const day = 24 * hour;

/** Limits the waiting jobs of a queue. Further work is found once fewer wait. */
const maxWaiting = 500;

const settings = {
  schema: 'pgboss',
  schedule: false,
  /** A job whose process was killed waits this long after its time limit until it is retried. */
  maintenanceIntervalSeconds: 15 * second,
  /** Finished jobs prevent the same work from being added again. */
  archiveCompletedAfterSeconds: 7 * day,
  archiveFailedAfterSeconds: 30 * day,
  deleteAfterSeconds: hour,
};

/** Creates or updates the tables of pg-boss. Safe to run in several processes. */
export async function migrateJobs(db: Db): Promise<void> {
  await inTurn(db, async (connection) => {
    const boss = new PgBoss({ ...settings, db: toExecutor(connection), supervise: false });
    await boss.start();
    await boss.stop({ graceful: false });
  });
}

/** Opens the queue of jobs that all processes of a cloud share. */
export function createJobQueue(db: Db, onError: (error: Error) => void) {
  const boss = new PgBoss({ ...settings, db: toExecutor(db), migrate: false });
  boss.on('error', onError);
  return {
    /** Defines the queues and starts to retry the jobs of killed processes. */
    async start(queues: QueueOptions[]) {
      await define(db, queues);
      await boss.start();
    },
    /** Adds the jobs that `list` finds, unless enough of them wait already. */
    async addMissing(name: string, list: () => Promise<NewJob[]>) {
      const waiting = await boss.getQueueSize(name);
      const jobs = waiting < maxWaiting ? await list() : [];
      if (jobs.length > 0) {
        await boss.insert(jobs.map(({ id, payload }) => ({ name, id, data: payload })));
      }
    },
    /** Adds a job unless one with this key was added in the same interval, by any process. */
    async addRecurring(name: string, key: string, payload: object, everySeconds: number) {
      await boss.send(name, payload, { singletonKey: key, singletonSeconds: everySeconds });
    },
    /** Takes the next due job, which no other process gets until its time limit has passed. */
    async take(name: string): Promise<TakenJob | undefined> {
      const [job] = await boss.fetch(name, { includeMetadata: true });
      return job && { id: job.id, payload: job.data, key: job.singletonKey ?? undefined, attempts: job.retryCount + 1 };
    },
    complete: (name: string, id: string) => boss.complete(name, id),
    /** Retries the job later, or lists it as failed after its last retry. */
    fail: (name: string, id: string, message: string) => boss.fail(name, id, { message }),
    /** Deletes earlier failures of a recurring job, because only its last run matters. */
    async deleteFailures(name: string, { id, key }: TakenJob & { key: string }) {
      await db
        .deleteFrom('pgboss.job')
        .where('name', '=', name)
        .where('singleton_key', '=', key)
        .where('state', '=', 'failed')
        .where('id', '<>', id)
        .execute();
    },
    /** Runs a failed job again now. */
    retry: (name: string, id: string) => boss.retry(name, id),
    /** Fails the jobs whose time limit has passed. It runs by itself every 15 seconds. */
    expire: () => boss.expire(),
    stop: () => boss.stop({ graceful: false }),
  };
}

async function define(db: Db, queues: QueueOptions[]) {
  await inTurn(db, async (connection) => {
    const boss = new PgBoss({ ...settings, db: toExecutor(connection) });
    for (const { name, expireSeconds, retries, retrySeconds } of queues) {
      const options = { name, retryLimit: retries, retryDelay: retrySeconds, retryBackoff: true, expireInSeconds: expireSeconds };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  });
}

/** Changes tables in one process at a time, because two that create tables at once would deadlock. */
async function inTurn(db: Db, work: (connection: Db) => Promise<void>) {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('tables of jobs'))`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('tables of jobs'))`.execute(connection);
    }
  });
}

/**
 * Runs pg-boss's statements in our pool, so that they have its time limits and fail at once while the database is away. A
 * statement that opened a transaction and failed must not leave it to the connection's next user.
 */
function toExecutor(db: Db): PgBoss.Db {
  const run = (connection: Db, text: string, values: unknown[] = []) =>
    connection.executeQuery<object>(CompiledQuery.raw(text, values));
  return {
    executeSql: (text, values) =>
      db.connection().execute(async (connection) => {
        try {
          return await run(connection, text, values);
        } catch (error) {
          await run(connection, 'rollback').catch(() => {});
          throw error;
        }
      }),
  };
}

import * as z from 'zod/mini';
import type { JobQueue } from '../../db/job-queue.js';

/** Describes one kind of background work. Times are in seconds. */
export type JobKind = {
  name: string;
  limits: JobLimits;
  /** Adds the jobs that are due. Every process calls it, and the queue stores each job once. */
  addDue: (queue: JobQueue) => Promise<void>;
  /** Runs a job, possibly for the second time after a kill. Ends early once `signal` is aborted. */
  run: (payload: unknown, signal: AbortSignal) => Promise<void>;
};

export type JobLimits = {
  /** Limits one run. */
  run: number;
  /** Limits the concurrent jobs of one process. */
  atOnce: number;
  retries: number;
  /** Delay of the first retry; each further one doubles it. */
  retryAfter: number;
  /** Pause between two calls of `addDue`. */
  every: number;
};

type Definition<P> = Omit<JobKind, 'run'> & {
  payload: z.ZodMiniType<P>;
  run: (payload: P, signal: AbortSignal) => Promise<void>;
};

/** Defines a kind of job. The payload is stored and listed: it identifies rows and contains no secret. */
export const defineJob = <P>({ payload, run, ...kind }: Definition<P>): JobKind => ({
  ...kind,
  // A payload that another version stored fails its job, and not the worker.
  run: async (given, signal) => run(payload.parse(given), signal),
});

type Recurring = { name: string; limits: JobLimits; parts: Record<string, (signal: AbortSignal) => Promise<unknown>> };

/** Defines parts that each run once per interval, in one of the processes. */
export function defineRecurringJob({ name, limits, parts }: Recurring): JobKind {
  return defineJob({
    name,
    // Twice per interval, so that none is left out when the timers of all processes are late.
    limits: { ...limits, every: limits.every / 2 },
    payload: z.object({ part: z.string() }),
    async addDue(queue) {
      for (const part of Object.keys(parts)) {
        await queue.addRecurring(name, part, { part }, limits.every);
      }
    },
    async run({ part }, signal) {
      // An older version may have added a part that no longer exists.
      await parts[part]?.(signal);
    },
  });
}

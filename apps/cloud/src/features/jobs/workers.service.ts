import { setTimeout as sleep } from 'node:timers/promises';
import type { JobQueue, TakenJob } from '../../db/job-queue.js';
import type { Log } from '../../log.js';
import type { JobKind } from './job.service.js';

/** In ms. After a stop, running jobs have `patience` to end. A result waits `settling` for the database to return. */
const times = { poll: 2000, settling: 60_000, settlePause: 1000, patience: 8000 };

const longestError = 500;

export type Workers = { stop: () => Promise<void> };

type Options = {
  queue: JobQueue;
  log: Log;
  kinds: JobKind[];
  pollMs?: number;
  patienceMs?: number;
  onEnd?: (kind: string, outcome: 'completed' | 'failed', seconds: number) => void;
};

/** Adds due jobs and runs them until it is stopped. Any number of processes can do so; each job runs in one of them. */
export async function startWorkers(options: Options): Promise<Workers> {
  const { queue, kinds, log, patienceMs = times.patience } = options;
  await queue.start(
    kinds.map(({ name, limits }) => ({
      name,
      // Longer than a run, so that only the job of a killed process expires.
      expireSeconds: Math.ceil(limits.run + 2 * (times.settling / 1000)),
      retries: limits.retries,
      retrySeconds: limits.retryAfter,
    })),
  );
  const ending = new AbortController();
  const giveUp = new AbortController();
  const loops = kinds.flatMap((kind) => [
    addDueJobs(kind, queue, log, ending.signal),
    ...Array.from({ length: kind.limits.atOnce }, () => runJobs(kind, options, ending.signal, giveUp.signal)),
  ]);
  return {
    async stop() {
      ending.abort();
      const late = setTimeout(() => giveUp.abort(), patienceMs);
      await Promise.all(loops);
      clearTimeout(late);
      await queue.stop();
    },
  };
}

async function addDueJobs({ name, limits, addDue }: JobKind, queue: JobQueue, log: Log, ending: AbortSignal) {
  const report = createReport(log, { job: name }, 'due jobs could not be added');
  while (await pause(limits.every * 1000, ending)) {
    await addDue(queue).then(() => report(undefined), report);
  }
}

async function runJobs(kind: JobKind, options: Options, ending: AbortSignal, giveUp: AbortSignal) {
  const { queue, log, pollMs = times.poll } = options;
  const report = createReport(log, { job: kind.name }, 'no job could be taken');
  do {
    for (let job = await take(); job; job = await take()) {
      await runJob(kind, job, options, giveUp);
    }
  } while (await pause(pollMs, ending));

  function take(): Promise<TakenJob | undefined> {
    return ending.aborted ? Promise.resolve(undefined) : queue.take(kind.name).catch((error: Error) => report(error));
  }
}

async function runJob(kind: JobKind, job: TakenJob, { queue, log, onEnd }: Options, giveUp: AbortSignal) {
  const { name, limits } = kind;
  const began = performance.now();
  const error = await findError(kind, job, giveUp);
  onEnd?.(name, error ? 'failed' : 'completed', (performance.now() - began) / 1000);
  if (error) {
    const isLast = job.attempts > limits.retries;
    log[isLast ? 'error' : 'warn']({ job: name, id: job.id, attempts: job.attempts, err: error }, 'a job failed');
  }
  await settle(giveUp, log, async () => {
    await (error ? queue.fail(name, job.id, error.message.slice(0, longestError)) : queue.complete(name, job.id));
    if (job.key !== undefined) {
      await queue.deleteFailures(name, { ...job, key: job.key });
    }
  });
}

/** Runs a job within its time limit. Returns its error if it failed. */
async function findError({ run, limits }: JobKind, { payload }: TakenJob, giveUp: AbortSignal): Promise<Error | undefined> {
  const late = AbortSignal.timeout(limits.run * 1000);
  const signal = AbortSignal.any([late, giveUp]);
  try {
    await Promise.race([run(payload, signal), untilAborted(signal)]);
    return undefined;
  } catch (error) {
    return giveUp.aborted
      ? new Error('The process was stopped.')
      : late.aborted
        ? new Error(`The job took longer than ${limits.run} seconds.`)
        : (error as Error);
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) {
      abort();
    }
  });

/** Stores a result, even if the database is away for a moment. Otherwise the job expires and runs again. */
async function settle(giveUp: AbortSignal, log: Log, store: () => Promise<void>) {
  const end = Date.now() + times.settling;
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (Date.now() >= end || giveUp.aborted) {
        log.error({ err: error }, 'the result of a job could not be stored; it will run again');
        return;
      }
      await pause(times.settlePause, giveUp);
    }
  }
}

/** Waits, and returns false once `ending` is aborted. */
async function pause(ms: number, ending: AbortSignal): Promise<boolean> {
  await sleep(ms, undefined, { signal: ending, ref: false }).catch(() => {});
  return !ending.aborted;
}

/** Reports a problem once, and not at every attempt. */
function createReport(log: Log, about: object, message: string) {
  let last: string | undefined;
  return (error: Error | undefined): undefined => {
    if (error && error.message !== last) {
      log.error({ ...about, err: error }, message);
    }
    last = error?.message;
  };
}

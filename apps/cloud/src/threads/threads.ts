import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '@kithouse/contract';
import { awaitElsewhere } from '../db/waiting.js';
import type { Log } from '../log.js';
import { createFairQueue } from './fair-queue.js';
import { type Answer, type Requested, toError } from './messages.js';
import type { Task } from './task.js';

/** Names the account that a task is for, and the size of its input in bytes. */
export type Order = { owner: string; bytes: number };

export type Threads = {
  /**
   * Runs a task in a thread; a small task in the caller's thread, which is faster. Throws the errors of the task, `too_large` if it
   * exceeds a limit, and `rate_limited` if too many tasks wait.
   */
  run: <Input, Result>(task: Task<Input, Result>, input: Input, order: Order) => Promise<Result>;
  count: () => { running: number; waiting: number };
  stop: () => Promise<void>;
};

/** `ms` and `megabytes` limit one task; below `inlineBytes` it needs no thread. A thread that is idle for `idleMs` ends. */
type Limits = { atOnce: number; waiting: number; ms: number; megabytes: number; inlineBytes: number; idleMs: number };

const usual: Limits = {
  atOnce: Math.min(4, Math.max(2, availableParallelism())),
  waiting: 200,
  ms: 30_000,
  megabytes: 512,
  inlineBytes: 128 * 1024,
  idleMs: 60_000,
};

/** A thread doesn't inherit the loader that lets Node run the sources. */
const program = import.meta.url.endsWith('.ts') ? './worker-start.mjs' : './worker.js';

/** Opens threads when they are needed. Each runs one task at a time, and ends with a task that exceeds the limits. */
export function createThreads(log: Log, given: Partial<Limits> = {}): Threads {
  const limits = { ...usual, ...given };
  const queue = createFairQueue(limits);
  const idle = new Map<Worker, NodeJS.Timeout>();
  const open = new Set<Worker>();
  const ending = new AbortController();

  function start(): Worker {
    const worker = new Worker(new URL(program, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    open.add(worker);
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      open.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    return worker;
  }

  /** Returns the thread that was idle most recently, or a new one. */
  function take(): Worker {
    const [worker, timer] = [...idle].at(-1) ?? [start()];
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }

  function giveBack(worker: Worker) {
    idle.set(worker, setTimeout(() => void worker.terminate(), limits.idleMs).unref());
  }

  async function ask(requested: Requested): Promise<Answer> {
    const worker = take();
    const late = AbortSignal.timeout(limits.ms);
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.any([late, ending.signal]) });
      worker.postMessage(requested);
      const [answer] = (await answered) as [Answer];
      giveBack(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      throw explain(error, requested.name, late.aborted);
    }
  }

  function explain(error: unknown, task: string, isLate: boolean): unknown {
    if (ending.signal.aborted) {
      return new AppError('library_unavailable');
    }
    const isOverfull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isLate && !isOverfull) {
      return error;
    }
    log.warn({ task, reason: isLate ? 'time' : 'memory' }, 'a thread was ended because its task exceeded a limit');
    return new AppError('too_large', 'This template is too complex. Split it into smaller ones, and try again.');
  }

  return {
    async run(task, input, { owner, bytes }) {
      if (bytes < limits.inlineBytes) {
        return task.work(input);
      }
      // Waiting isn't the account's own work.
      await awaitElsewhere(() => queue.enter(owner));
      try {
        if (ending.signal.aborted) {
          throw new AppError('library_unavailable');
        }
        const answer = await ask({ module: task.module, name: task.name, input });
        if ('failure' in answer) {
          throw toError(answer.failure);
        }
        return answer.result as ReturnType<typeof task.work>;
      } finally {
        queue.leave();
      }
    },
    count: queue.count,
    async stop() {
      ending.abort();
      await Promise.all([...open].map((worker) => worker.terminate()));
    },
  };
}

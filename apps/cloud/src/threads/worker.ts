import { parentPort } from 'node:worker_threads';
import { type Answer, type Requested, toFailure } from './messages.js';
import type { Task } from './task.js';

async function answer({ module, name, input }: Requested): Promise<Answer> {
  try {
    const { [name]: task } = (await import(module)) as Record<string, Task<unknown, unknown>>;
    if (!task) {
      throw new Error(`${module} exports no task “${name}”.`);
    }
    return { result: task.work(input) };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

parentPort?.on('message', (requested: Requested) => void answer(requested).then((answered) => parentPort?.postMessage(answered)));

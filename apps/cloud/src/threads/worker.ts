import { parentPort } from 'node:worker_threads';
import { type Answer, type Asked, toFailure } from './messages.js';
import type { Task } from './task.js';

async function answer({ module, name, input }: Asked): Promise<Answer> {
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

parentPort?.on('message', (asked: Asked) => void answer(asked).then((answered) => parentPort?.postMessage(answered)));

import { AppError } from '@kithouse/contract';
import { defineTask } from '../threads/task.js';

/** Blocks its thread for some time, then returns a text. */
export const block = defineTask(import.meta.url, 'block', ({ ms, text }: { ms: number; text: string }) => {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    Math.random();
  }
  return text;
});

/** Fills the memory of its thread without an end. */
export const fill = defineTask(import.meta.url, 'fill', (): never => {
  for (const texts: object[] = []; ; ) {
    texts.push({ texts: [texts.length] });
  }
});

export const refuse = defineTask(import.meta.url, 'refuse', (field: string): never => {
  throw new AppError('invalid_bundle', 'Broken.', { field });
});

export const fail = defineTask(import.meta.url, 'fail', (message: string): never => {
  throw new TypeError(message);
});

import { expect } from 'vitest';
import type { TestApp } from './test-app.js';

/** Does some work in a thread, and checks that the cloud answers another request before it ends. */
export async function expectBeside<Result>(app: TestApp, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  await expect.poll(() => app.deps.threads.count().running > 0 || isDone, { interval: 1 }).toBe(true);
  expect([(await fetch(`${app.url}/healthz`)).status, isDone]).toEqual([200, false]);
  return ended;
}

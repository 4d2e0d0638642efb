import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { runFolder, writeServices } from './services.js';
import { type RunningServices, startServices } from './start-services.js';

/** Starts separate services for each worker. Returns a function that stops them. */
export default async function setup({ workers }: FullConfig) {
  const name = path.basename(runFolder);
  const starts = Array.from({ length: workers }, (_, worker) => startServices(path.join(name, String(worker))));
  const outcomes = await Promise.allSettled(starts);
  const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = () => stopAll(running);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  writeServices(running.map(({ cloud, wordpress }) => ({ cloud, wordpress })));
  return stop;
}

async function stopAll(running: RunningServices[]) {
  await Promise.all(running.map(({ stop }) => stop()));
}

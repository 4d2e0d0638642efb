import { listSweeps } from '../jobs/sweep.js';

/** Runs every part of the sweep once, as its jobs do. */
export async function sweep(context: Parameters<typeof listSweeps>[0]): Promise<void> {
  for (const run of Object.values(listSweeps(context))) {
    await run();
  }
}

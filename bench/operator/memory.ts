import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../figure.js';
import type { Topology } from './topology.js';

/** Describes a process by its megabytes early and late in a phase without faults. */
export type Growth = { before: number; after: number; isFlat: boolean };

/**
 * Limits the growth between the second and the last quarter of the phase. A heap in a steady state varies by about a tenth with
 * the time since its last collection. In a short phase, the stores of answers are still filling, up to 80 MB (`http/route.ts`).
 */
const allowed = { share: 0.1, storesMegabytes: 80 };

/** Takes a sample of each process every second. The processes must run all the time. */
export async function measureMemory({ processes }: Topology, ms: number, isShort: boolean): Promise<Growth[]> {
  const samples = processes.map((): number[] => []);
  for (const began = performance.now(); performance.now() - began < ms; await sleep(1000)) {
    for (const [at, process] of processes.entries()) {
      samples[at]?.push(process.memory());
    }
  }
  return samples.map((some) => toGrowth(some, isShort));
}

/** Compares the median of the second quarter with that of the last one. */
export function toGrowth(samples: number[], isShort: boolean): Growth {
  const quarter = (at: number) => median(samples.slice((samples.length * at) / 4, (samples.length * (at + 1)) / 4));
  const [before, after] = [quarter(1), quarter(3)];
  const limit = before * allowed.share + (isShort ? allowed.storesMegabytes : 0);
  return { before, after, isFlat: after - before <= limit };
}

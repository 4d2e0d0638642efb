import { createRandom } from '../../seed/random.js';

type Given = { perSecond: number; seconds: number; workers: number; hours: number };

/**
 * Simulates jobs that arrive at random and take exponentially distributed times, on workers that take the oldest first. Returns
 * the share of the time that workers are busy, and how long jobs wait, in seconds.
 */
export function simulateQueue({ perSecond, seconds, workers, hours }: Given) {
  const random = createRandom(11);
  const draw = (mean: number) => -mean * Math.log(1 - random.next());
  const free = Array.from({ length: workers }, () => 0);
  const waits: number[] = [];
  let busy = 0;
  for (let now = draw(1 / perSecond); now < hours * 3600; now += draw(1 / perSecond)) {
    const first = free.indexOf(Math.min(...free));
    const start = Math.max(now, free[first] ?? 0);
    const took = draw(seconds);
    free[first] = start + took;
    busy += took;
    waits.push(start - now);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  return { busy: busy / (hours * 3600 * workers), p50: at(0.5), p99: at(0.99) };
}

import type { Confirmed, Read } from './confirmed.js';
import type { Growth } from './memory.js';
import { sizes } from './stock.js';
import type { Losses } from './verify.js';

type Drill = { confirmed: Confirmed; losses: Losses; growths: Growth[]; phases: Record<'calm' | 'faults' | 'after', number> };

/** How much slower the slowest 5 % of reads may be during faults. */
const maxSlowdown = 3;

/** Prints the figures of a drill and returns what failed. */
export function report({ confirmed, losses, growths, phases }: Drill): string[] {
  const { items, pictures, accounts, orders, pushed, stars, unconfirmed } = confirmed;
  console.log(`catalogue: ${sizes.items} items, ${sizes.customers} customers, ${sizes.authors} authors`);
  console.log(
    `confirmed: ${items.length} publications with ${pictures.length} pictures, ${accounts.length} accounts, ${orders.size} orders, ` +
      `${pushed.length} templates, ${stars.size} favourites. Refused or cut off: ${unconfirmed}.`,
  );
  console.log(`lost: ${list(losses)}.`);
  const slowdown = reportReads(confirmed.reads, phases);
  for (const [at, { before, after }] of growths.entries()) {
    const change = `${after >= before ? '+' : ''}${(100 * (after / before - 1)).toFixed(1)} %`;
    console.log(`memory of process ${at + 1} under load without faults: ${before} MB, later ${after} MB (${change})`);
  }
  return listFailures({ losses, growths, slowdown });
}

/** Lists why a drill failed. An email that came twice is reported, but loses nothing. */
export function listFailures({ losses, growths, slowdown }: Pick<Drill, 'losses' | 'growths'> & { slowdown: number }): string[] {
  const { repeatedMails: _, ...lost } = losses;
  return [
    ...(Object.values(lost).some((count) => count > 0) ? ['something confirmed is missing'] : []),
    ...(slowdown < maxSlowdown ? [] : [`reads were ${slowdown.toFixed(2)} × slower`]),
    ...(growths.every(({ isFlat }) => isFlat) ? [] : ['the memory of a process grew']),
  ];
}

const list = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** Returns by which factor p95 was higher during faults. Failed reads count as 30 s, because a quick refusal helps nobody. */
function reportReads(reads: Read[], { calm, faults, after }: Drill['phases']): number {
  const between = (from: number, until: number) => reads.filter(({ at }) => at >= from && at < until);
  const p95 = (some: Read[]) => percentile(some.map(({ ms, status }) => (status === 200 ? ms : 30_000)));
  const phases = [between(calm, faults), between(faults, after), between(after, Number.POSITIVE_INFINITY)];
  const [quiet = 0, rough = 0, later = 0] = phases.map(p95);
  const failed = reads.filter(({ status }) => status !== 200).length;
  console.log(
    `reads: ${reads.length}, of which ${failed} failed. p95 ${Math.round(quiet)} ms when calm, ${Math.round(rough)} ms during ` +
      `faults (× ${(rough / quiet).toFixed(2)}), ${Math.round(later)} ms afterwards`,
  );
  return rough / quiet;
}

function percentile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

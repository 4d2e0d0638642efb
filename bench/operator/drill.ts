/**
 * Runs two processes of a cloud under load while parts of it fail, and counts what was lost. It takes 30 minutes, or about three
 * with `--short`. `--port` sets the first of five ports. Exits with 1 if anything confirmed is missing.
 */
import { parseArgs } from 'node:util';
import { faults } from './faults.js';
import { type Confirmed, runLoad } from './load.js';
import { startTopology } from './topology.js';
import { countLosses } from './verify.js';

const { values } = parseArgs({ options: { short: { type: 'boolean' }, port: { type: 'string', default: '8930' } } });
const calmMs = values.short ? 25_000 : 180_000;
const rounds = values.short ? 1 : 10;

const cloud = await startTopology(Number(values.port));
const ending = new AbortController();
const load = runLoad(cloud, ending.signal);
const memory = () => cloud.processes.map((process) => process.memory()).join(' and ');

await new Promise((resolve) => setTimeout(resolve, calmMs));
const [disturbed, before] = [performance.now(), memory()];
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(faults)) {
    console.log(`${new Date().toISOString().slice(11, 19)}  ${name}`);
    await run(cloud);
  }
}
ending.abort();
const confirmed = await load;
const losses = await countLosses(cloud, confirmed);
report(confirmed, losses);
console.log(`memory of the processes: ${before} MB when calm, ${memory()} MB at the end`);
await cloud.stop();
process.exitCode = Object.entries(losses).some(([name, lost]) => name !== 'repeatedMails' && lost > 0) ? 1 : 0;

function report({ reads, unconfirmed, ...written }: Confirmed, lost: Awaited<ReturnType<typeof countLosses>>) {
  const counts = Object.entries(written).map(([name, all]) => `${all.length} ${name}`);
  console.log(`confirmed: ${counts.join(', ')}. Refused or cut off: ${unconfirmed}.`);
  console.log(
    `lost: ${Object.entries(lost)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}.`,
  );
  const [calm, rough] = [reads.filter(({ at }) => at < disturbed), reads.filter(({ at }) => at >= disturbed)];
  const [p95, roughP95] = [calm, rough].map((some) => percentile(some.map(({ ms }) => ms))) as [number, number];
  const failed = reads.filter(({ status }) => status !== 200).length;
  console.log(
    `reads: ${reads.length}, of which ${failed} failed. p95 ${Math.round(p95)} ms when calm, ${Math.round(roughP95)} ms during faults: × ${(roughP95 / p95).toFixed(2)}`,
  );
}

function percentile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

/**
 * Runs two processes of a cloud under load while parts of it fail, and counts what was lost. It takes 30 minutes, or about six
 * with `--short`. `--port` sets the first of five ports. Exits with 1 if anything confirmed is missing, if reads become three
 * times slower, or if memory grows.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { faults } from './faults.js';
import { runLoad } from './load.js';
import { measureMemory } from './memory.js';
import { report } from './report.js';
import { startTopology } from './topology.js';
import { countLosses } from './verify.js';

const { values } = parseArgs({ options: { short: { type: 'boolean' }, port: { type: 'string', default: '8930' } } });
const isShort = values.short === true;
/** In ms. The rounds of faults begin within their time, so the last one may end later. */
const times = isShort
  ? { warmUp: 10_000, calm: 25_000, faults: 1, after: 40_000 }
  : { warmUp: 30_000, calm: 180_000, faults: 16 * 60_000, after: 540_000 };

say('writing the catalogue and the accounts');
const cloud = await startTopology(Number(values.port));
say('the load begins');
const ending = new AbortController();
const load = runLoad(cloud, ending.signal);
await sleep(times.warmUp);
const calm = performance.now();
await sleep(times.calm);
const disturbed = performance.now();
do {
  for (const [name, run] of Object.entries(faults)) {
    say(name);
    await run(cloud);
  }
} while (performance.now() - disturbed < times.faults);
say('nothing fails any more');
const after = performance.now();
const growths = await measureMemory(cloud, times.after, isShort);
ending.abort();
const confirmed = await load;
const losses = await countLosses(cloud, confirmed);
const failed = report({ confirmed, losses, growths, phases: { calm, faults: disturbed, after } });
console.log(failed.length === 0 ? 'passed' : `FAILED: ${failed.join(', ')}`);
await cloud.stop();
process.exitCode = failed.length === 0 ? 0 : 1;

function say(text: string) {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);
}

/**
 * Updates a cloud from former versions to this one while it runs: `npm run ops:upgrade -- --from v1.4.0`. Without `--from`, it
 * tests the last five releases. `--port` sets the first of two ports. Exits with 1 if an update changes or refuses anything.
 */
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { upgrade } from './upgrade/rolling.js';
import { checkOut, listReleases } from './upgrade/versions.js';

const { values } = parseArgs({
  options: { from: { type: 'string', multiple: true }, port: { type: 'string', default: '8940' } },
});
const refs = values.from ?? (await listReleases());
if (refs.length === 0) {
  console.log('This repository has no tags of releases. Choose a version with --from, such as --from HEAD~20.');
}
mkdirSync('.cache/reports', { recursive: true });
for (const ref of refs) {
  const { folder, commit } = await checkOut(ref);
  const began = performance.now();
  const logFile = `.cache/reports/upgrade-${commit}.log`;
  const { problems, answers, migrations, requests, slowestMs } = await upgrade({ folder, port: Number(values.port), logFile });
  console.log(
    `from ${ref}: ${migrations} migrations, ${answers} answers compared, ${problems.length} problems. ` +
      `The older process answered ${requests} requests during the start of the newer one, the slowest in ${Math.round(slowestMs)} ms. ` +
      `${Math.round((performance.now() - began) / 1000)} s`,
  );
  for (const problem of problems) {
    console.log(`  ${problem}`);
  }
  process.exitCode = problems.length > 0 ? 1 : (process.exitCode ?? 0);
  await rm(folder, { recursive: true, force: true });
}

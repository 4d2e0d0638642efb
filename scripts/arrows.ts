/** Checks the dependency arrows, and that there were files to check: a parser that reads none would be green as well. */
import { spawnSync } from 'node:child_process';

const folders = ['packages', 'apps', 'playground', 'e2e', 'bench', 'scripts'];
const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    '--require',
    './scripts/swc-tsx.cjs',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--output-type',
    'json',
    ...folders,
  ],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);
if (stdout === '') {
  console.error(stderr);
  process.exit(1);
}

type Violation = { from: string; to: string; rule: { name: string } };
const { totalCruised, violations } = (JSON.parse(stdout) as { summary: { totalCruised: number; violations: Violation[] } })
  .summary;
for (const { from, to, rule } of violations) {
  console.error(`${rule.name}: ${from} → ${to}`);
}
console.log(`${totalCruised} files, ${violations.length} arrows against the grain`);
process.exitCode = violations.length > 0 || totalCruised < 20 ? 1 : 0;

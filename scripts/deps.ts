/** Checks the dependency rules of TypeScript and PHP, and that there were files to check: a parser that reads none would pass. */
import { spawnSync } from 'node:child_process';
import { checkPhp } from './check-php.js';

const folders = ['packages', 'apps', 'playground', 'e2e', 'bench', 'scripts', 'tools'];
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
const php = checkPhp();
for (const problem of php.problems) {
  console.error(problem);
}
console.log(`${totalCruised} TypeScript files, ${violations.length} violations`);
console.log(php.summary);
process.exitCode = violations.length + php.problems.length > 0 || totalCruised < 20 ? 1 : 0;

/** Prints the number of requirements per area with a passing test in the last run, and lists the rest. Never fails. */
import { readFileSync, statSync } from 'node:fs';
import { type Coverage, coverRequirements, parsePlanned, parseRequirements, requirementFiles } from './coverage.js';
import { readReport, reportFiles } from './reports.js';

const documents = requirementFiles.map((file) => readFileSync(file, 'utf8'));
const requirements = documents.flatMap(parseRequirements);
const runners = ['vitest', 'playwright'] as const;
const reports = runners.map((runner) => ({ runner, results: readReport(runner) }));
const areas = coverRequirements(
  requirements,
  reports.flatMap(({ results }) => results ?? []),
);

for (const { area, total, proven, failing, missing } of areas) {
  console.log(`${area.padEnd(14)} ${String(proven.length).padStart(4)} of ${String(total).padStart(3)}`);
  list('failing', failing);
  list('no test', missing);
}
const sum = (key: 'proven' | 'failing') => areas.reduce((all, area) => all + area[key].length, 0);
console.log(`\n${sum('proven')} of ${requirements.length} requirements have a passing test, ${sum('failing')} a failing one.`);
console.log(`Planned, without a test so far: ${documents.flatMap(parsePlanned).length}.`);
for (const { runner, results } of reports) {
  const when = results
    ? `${results.length} tests, ${statSync(reportFiles[runner]).mtime.toISOString()}`
    : 'no report: run npm test';
  console.log(`${runner}: ${when}`);
}

function list(label: string, ids: Coverage['missing']) {
  if (ids.length > 0) {
    console.log(`  ${label}: ${ids.join(' ')}`);
  }
}

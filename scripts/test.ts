/**
 * Runs all checks and tests, and ends with one line of figures.
 *
 * npm test                                  all parts, without the slowest tests
 * npm run test:long                         the same with those, every row of every table, every screen in every size, the real
 *                                           Elementor and the neighbours
 * npm run test:neighbours                   real WordPress beside other plugins and themes, see docs/compatibility.md
 * node scripts/test.mjs --ci                all parts, the real Elementor, the neighbours and every journey
 * npm test -- --changed                     what depends on the files that differ from the main branch
 * npm test -- --only cloud                  one part: static, unit, library, cloud, plugin, e2e
 * npm test -- favourites                    test files with that word in their name
 * npm test -- --only cloud --postgres system   on the distribution's PostgreSQL
 * npm test -- --only plugin --wordpress native  on the distribution's PHP and MariaDB
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { assertNativePrograms, fetchWordPress, findNeighbourZip, getBrowser, installNativePrograms } from '@kithouse/playground';
import { findChangedRun } from './changed-files.js';
import { runChecks } from './checks.js';
import {
  chooseElementor4Tests,
  chooseNeighbours,
  elementorJourneysUntil,
  elementorTests,
  endOfJourneys,
  listLeftOut,
} from './ci-extent.js';
import { readReport, reportFiles, type Sum, sumUpRun, type TestResult, toClosingLine } from './reports.js';
import { describeSecondTries, listFilesToRetry, withSecondTry } from './second-try.js';
import { startSystemPostgres } from './system-postgres.js';
import { projects, readTestOptions, type Suite, type TestOptions } from './test-options.js';

const playwright = 'node_modules/@playwright/test/cli.js';
/** Lists the journeys that need the real Elementor. */
const elementorJourneys = ['journeys/elementor.spec', 'journeys/atomic-editor.spec'];
const none: Sum = { passed: 0, failed: 0, skipped: 0 };
const began = performance.now();
const isUnattended = Boolean(process.env.CI);

try {
  const options = readTestOptions(process.argv.slice(2));
  if (options.isLong) {
    process.env.KITHOUSE_LONG = '1';
  }
  if (options.wordpress === 'native') {
    assertNativePrograms();
    process.env.KITHOUSE_WORDPRESS = 'native';
  }
  const sums = options.isChanged ? await runChanged(options) : await runAll(options);
  console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s`);
  console.log(toClosingLine(sums));
  process.exitCode = sums.some(({ failed }) => failed > 0) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  console.log(toClosingLine([{ ...none, failed: 1 }]));
  process.exitCode = 1;
}

async function runAll(options: TestOptions): Promise<Sum[]> {
  const has = (suite: Suite) => options.only.includes(suite);
  const sums: Sum[] = [];
  if (has('plugin') || has('e2e') || has('neighbours')) {
    await fetchWordPress();
  }
  if (has('static')) {
    sums.push(await suite('Checks', runChecks));
  }
  if (projects.some(has)) {
    sums.push(await suite('Tests', () => runVitest(options)));
  }
  const isFull = options.isCi || (options.isLong && options.isWhole);
  const zip = isFull ? findNeighbourZip('elementor') : undefined;
  if (zip) {
    sums.push(await suite('The real Elementor', () => runMore('elementor', 'plugin', elementorTests, { ELEMENTOR_ZIP: zip })));
    sums.push(await suite('Elementor 4', () => runElementor4(zip, options)));
  }
  if (has('neighbours')) {
    sums.push(await suite('Neighbours', () => runNeighbours(options)));
  }
  if (zip) {
    sums.push(await suite('Journeys on the real Elementor', () => runElementorJourneys(zip, options)));
  }
  // Last, because in continuous integration it uses the remaining time.
  if (has('e2e')) {
    sums.push(await suite('Journeys in the browser', () => runPlaywright(options)));
  }
  if (options.isWhole) {
    await suite('Sizes', () => runProgram(['--import', 'tsx', 'bench/run.ts', '--sizes']));
  }
  return sums;
}

/** Runs the checks, the tests that import a changed file, and what else depends on one. */
async function runChanged(options: TestOptions): Promise<Sum[]> {
  const { since, isPluginWhole, journeys } = findChangedRun();
  await fetchWordPress();
  const only = projects.filter((project) => project !== 'plugin' || !isPluginWhole);
  const sums = [await suite('Checks', runChecks), await suite('Changed', () => runVitest({ ...options, only }, since))];
  if (isPluginWhole) {
    sums.push(await suite('Plugin', () => runVitest({ ...options, only: ['plugin'] })));
  }
  if (journeys.length > 0) {
    sums.push(await suite('Journeys in the browser', () => runPlaywright({ ...options, only: ['e2e'], filters: journeys })));
  }
  return sums;
}

async function suite<T>(title: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
  return await work();
}

async function runVitest({ only, postgres, filters }: TestOptions, since?: string): Promise<Sum> {
  const chosen = projects.filter((project) => only.includes(project)).flatMap((project) => ['--project', project]);
  const server = postgres === 'system' ? await startSystemPostgres() : undefined;
  const env: Record<string, string> = server ? { TEST_DATABASE_URL: server.url } : {};
  const run = async (report: 'vitest' | 'again', files: string[]) => {
    rmSync(reportFiles[report], { force: true });
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', reportFiles[report]];
    const changed = since && report === 'vitest' ? ['--changed', since, '--passWithNoTests'] : [];
    return await runProgram(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...changed, ...reporters, ...files], env);
  };
  try {
    const code = await run('vitest', filters);
    const first = readReport('vitest');
    const broken = isUnattended ? listFilesToRetry(first) : [];
    if (first === undefined || broken.length === 0) {
      return sumUpRun(first, code);
    }
    const codeAgain = await run('again', broken);
    return sumUpWithSecondTries(withSecondTry(first, readReport('again') ?? first, broken), codeAgain);
  } finally {
    await server?.stop();
  }
}

/** Sums a run after reporting its second tries, so that no figure looks better than it is. */
function sumUpWithSecondTries(results: TestResult[] | undefined, code: number): Sum {
  for (const line of describeSecondTries(results ?? [])) {
    console.log(line);
  }
  return sumUpRun(results, code);
}

/** Runs test files of a Vitest project into a separate report. */
async function runMore(
  report: 'elementor' | 'elementor4' | 'neighbours',
  project: string,
  files: string[],
  env: Record<string, string>,
) {
  rmSync(reportFiles[report], { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', reportFiles[report]];
  const run = (only: string[]) =>
    runProgram(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...only], env);
  const code = await run(files);
  const first = readReport(report);
  const broken = isUnattended ? listFilesToRetry(first) : [];
  if (first === undefined || broken.length === 0) {
    return sumUpRun(first, code);
  }
  const codeAgain = await run(broken);
  return sumUpWithSecondTries(withSecondTry(first, readReport(report) ?? first, broken), codeAgain);
}

/** Runs on native PHP where possible, because these tests start many sites. */
async function runElementor4(zip: string, { isCi }: TestOptions): Promise<Sum> {
  const native: Record<string, string> = installNativePrograms() ? { KITHOUSE_WORDPRESS: 'native' } : {};
  return await runMore('elementor4', 'plugin', chooseElementor4Tests(isCi ? minutesGone() : 0, new Date()), {
    ELEMENTOR_ZIP: zip,
    ...native,
  });
}

async function runNeighbours({ isCi, filters }: TestOptions): Promise<Sum> {
  const isNative = installNativePrograms();
  const { chosen, note } = isCi ? chooseNeighbours(minutesGone(), isNative) : {};
  if (note) {
    console.log(note);
  }
  return await runMore('neighbours', 'neighbours', filters, chosen ? { KITHOUSE_NEIGHBOURS: chosen.join(',') } : {});
}

function minutesGone(): number {
  return (performance.now() - began) / 60_000;
}

async function runElementorJourneys(zip: string, { isCi }: TestOptions): Promise<Sum> {
  const minutes = minutesGone();
  if (isCi && minutes > elementorJourneysUntil) {
    console.log(`Skipped the journeys on the real Elementor because ${minutes.toFixed(0)} minutes have passed.`);
    return none;
  }
  const { executablePath } = await getBrowser();
  const report = reportFiles.elementorJourneys;
  rmSync(report, { force: true });
  const program = [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--workers', '1', ...elementorJourneys];
  const env = { ELEMENTOR_ZIP: zip, KITHOUSE_JOURNEYS_REPORT: report, ...(process.env.CHROMIUM && { CHROMIUM: executablePath }) };
  const code = await runProgram(program, env);
  return sumUpWithSecondTries(readReport('elementorJourneys'), code);
}

async function runPlaywright({ only, filters, isCi }: TestOptions): Promise<Sum> {
  // Located once in advance, so that it can be installed before anything waits for it.
  const { executablePath } = await getBrowser();
  rmSync(reportFiles.playwright, { force: true });
  const wanted = only.length === 1 ? filters : [];
  // A few journeys do not justify starting a second WordPress.
  const workers = wanted.length > 0 ? ['--workers', '1'] : [];
  const program = [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...workers, ...wanted];
  const until = String(Math.round(endOfJourneys(performance.timeOrigin + began)));
  const env = {
    ...(process.env.CHROMIUM && { CHROMIUM: executablePath }),
    ...(isCi && { KITHOUSE_JOURNEYS_UNTIL: until }),
  };
  const code = await runProgram(program, env);
  const results = readReport('playwright');
  for (const line of listLeftOut(results)) {
    console.log(line);
  }
  return sumUpWithSecondTries(results, code);
}

/** Runs a Node program with inherited output and returns its exit code. */
async function runProgram(args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return await new Promise((resolve) => child.once('error', () => resolve(-1)).once('close', (code) => resolve(code ?? -1)));
}

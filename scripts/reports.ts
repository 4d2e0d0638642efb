import { existsSync, readFileSync } from 'node:fs';

/** Describes one test of a report. Its title contains the ids of the requirements it proves in square brackets. */
export type TestResult = {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** File of the test, if the runner reports it. */
  file?: string;
  /** Passed, but only on the second try. */
  isSecondTry?: boolean;
  /** Skip reason, if the runner reports it. */
  reason?: string;
};

export const reportFiles = {
  vitest: '.cache/reports/vitest.json',
  again: '.cache/reports/vitest-again.json',
  elementor: '.cache/reports/vitest-elementor.json',
  elementor4: '.cache/reports/vitest-elementor-4.json',
  neighbours: '.cache/reports/vitest-neighbours.json',
  playwright: '.cache/reports/playwright.json',
  elementorJourneys: '.cache/reports/playwright-elementor.json',
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** Reads a Vitest report. Counts an unreadable test file as one failed test. */
export function readVitest(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    const results = assertionResults.map(({ fullName, status }) => ({ title: fullName, outcome: toOutcome(status), file: name }));
    const isBroken = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
    return isBroken ? [...results, { title: name, outcome: 'failed', file: name }] : results;
  });
}

type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; tests: { status: string; annotations?: { type: string; description?: string }[] }[] };
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

/** Reads a Playwright report. Counts an error outside of tests, such as in the setup, as one failed test. */
export function readPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  const outside = errors.map(({ message = 'error' }): TestResult => ({ title: message, outcome: 'failed' }));
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...outside];
}

function readSuite({ title, specs = [], suites = [] }: Suite, above: string[]): TestResult[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, annotations = [] }): TestResult => {
      const title = [...path, spec.title].join(' ');
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      const result: TestResult = { title, outcome: toOutcome(status), ...(reason !== undefined && { reason }) };
      return status === 'flaky' ? { title, outcome: 'passed', isSecondTry: true } : result;
    }),
  );
  return [...own, ...suites.flatMap((suite) => readSuite(suite, path))];
}

/** Counts anything but success and skips as a failure, so that no report looks better than it is. */
function toOutcome(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'expected') {
    return 'passed';
  }
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

/** Reads the results of a runner's last run; undefined without a readable report. */
export function readReport(runner: keyof typeof reportFiles): TestResult[] | undefined {
  const file = reportFiles[runner];
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'playwright' || runner === 'elementorJourneys'
      ? readPlaywright(report as PlaywrightReport)
      : readVitest(report as VitestReport);
  } catch {
    return undefined;
  }
}

export type Sum = { passed: number; failed: number; skipped: number };

export function sumUp(results: TestResult[]): Sum {
  const count = (wanted: TestResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** Counts a runner as failed that ended badly without a failed test, or without a report. */
export function sumUpRun(results: TestResult[] | undefined, exitCode: number): Sum {
  const sum = sumUp(results ?? []);
  const isHonest = results !== undefined && (exitCode === 0 || sum.failed > 0);
  return isHonest ? sum : { ...sum, failed: sum.failed + 1 };
}

export function toClosingLine(sums: Sum[]): string {
  const total = (key: keyof Sum) => sums.reduce((all, sum) => all + sum[key], 0);
  const skipped = total('skipped');
  return `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

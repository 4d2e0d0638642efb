import { existsSync, readFileSync } from 'node:fs';

/** One test of a report. The title carries the ids of the requirements it proves in square brackets. */
export type TestResult = {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Where it stands, when the runner says so. */
  file?: string;
  /** It passed, but not the first time. */
  isSecondTry?: boolean;
  /** Why it was skipped, when the runner names a reason. */
  reason?: string;
};

export const reportFiles = {
  vitest: '.cache/reports/vitest.json',
  again: '.cache/reports/vitest-again.json',
  elementor: '.cache/reports/vitest-elementor.json',
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

/** A test file that could not even be read counts as one failed test. */
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

/** An error outside of any test, such as in the setup, counts as one failed test. */
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

/** Anything that is neither a success nor left out on purpose is a failure: no report may look better than it is. */
function toOutcome(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'expected') {
    return 'passed';
  }
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

/** The results of the last run of a runner; undefined when it left no report that can be read. */
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

/** A runner that ended badly although no test failed, or left no report, has itself failed. */
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

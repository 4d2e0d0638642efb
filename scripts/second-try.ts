import type { TestResult } from './reports.js';

/** More broken files than these are no accident. */
const maxFiles = 3;

/**
 * Returns the test files that an unattended run tries again alone, so that one flaky test does not hide thousands of results.
 * None if many failed, or something outside of a file did.
 */
export function listFilesToRetry(results: TestResult[] = []): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const files = [...new Set(failed.flatMap(({ file }) => file ?? []))];
  return failed.every(({ file }) => file !== undefined) && files.length <= maxFiles ? files : [];
}

/** Merges the results of retried files and marks tests that passed only then. */
export function withSecondTry(first: TestResult[], again: TestResult[], files: string[]): TestResult[] {
  const brokeFirst = new Set(first.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title));
  const second = again.map((result) =>
    result.outcome === 'passed' && brokeFirst.has(result.title) ? { ...result, isSecondTry: true } : result,
  );
  return [...first.filter(({ file }) => file === undefined || !files.includes(file)), ...second];
}

/** Formats a line for each test that passed only on the second try. */
export const describeSecondTries = (results: TestResult[]) =>
  results.filter(({ isSecondTry }) => isSecondTry).map(({ title }) => `Passed on the second try: ${title}`);

import type { TestResult } from './reports.js';

/** More broken files than these are no accident. */
const mostFiles = 3;

/**
 * Which test files an unattended run tries once more, by themselves: a test that a busy moment broke must not hide what the
 * thousands of others say. None when many broke, or when something outside of a file did.
 */
export function toTryAgain(results: TestResult[] = []): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const files = [...new Set(failed.flatMap(({ file }) => file ?? []))];
  return failed.every(({ file }) => file !== undefined) && files.length <= mostFiles ? files : [];
}

/** The results of a run whose broken files ran a second time; what passed only then is marked. */
export function withSecondTry(first: TestResult[], again: TestResult[], files: string[]): TestResult[] {
  const brokeFirst = new Set(first.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title));
  const second = again.map((result) =>
    result.outcome === 'passed' && brokeFirst.has(result.title) ? { ...result, isSecondTry: true } : result,
  );
  return [...first.filter(({ file }) => file === undefined || !files.includes(file)), ...second];
}

/** A line for each test that passed only at its second try. */
export const tellSecondTries = (results: TestResult[]) =>
  results.filter(({ isSecondTry }) => isSecondTry).map(({ title }) => `Passed only at the second try: ${title}`);

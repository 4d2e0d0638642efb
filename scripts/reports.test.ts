import { expect, test } from 'vitest';
import { readPlaywright, readVitest, sumUp, sumUpRun, toClosingLine } from './reports.js';

const vitest = (tests: Record<string, string>, status = 'passed') => ({
  testResults: [
    { name: 'a.test.ts', status, assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })) },
  ],
});

test('counts passed, failed and skipped tests of vitest', () => {
  const results = readVitest(vitest({ one: 'passed', two: 'failed', three: 'skipped', four: 'todo', five: 'pending' }, 'failed'));

  expect(sumUp(results)).toEqual({ passed: 1, failed: 1, skipped: 3 });
});

test('counts an unreadable test file as a failure, even if its tests had passed', () => {
  expect(readVitest(vitest({}, 'failed'))).toEqual([{ title: 'a.test.ts', outcome: 'failed', file: 'a.test.ts' }]);
  expect(sumUp(readVitest(vitest({ one: 'passed' }, 'failed')))).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('finds Playwright tests in nested suites with the full title', () => {
  const results = readPlaywright({
    suites: [
      {
        title: 'journey.spec.ts',
        suites: [
          { title: '[R-A-01] group', specs: [{ title: 'step', tests: [{ status: 'expected' }, { status: 'unexpected' }] }] },
          {
            title: 'late',
            specs: [{ title: 'skip', tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'No time' }] }] }],
          },
        ],
        specs: [{ title: 'flaky', tests: [{ status: 'flaky' }] }],
      },
    ],
    errors: [{ message: 'setup broke' }],
  });

  expect(results).toEqual([
    { title: 'journey.spec.ts flaky', outcome: 'passed', isSecondTry: true },
    { title: 'journey.spec.ts [R-A-01] group step', outcome: 'passed' },
    { title: 'journey.spec.ts [R-A-01] group step', outcome: 'failed' },
    { title: 'journey.spec.ts late skip', outcome: 'skipped', reason: 'No time' },
    { title: 'setup broke', outcome: 'failed' },
  ]);
});

test('counts a crashed runner as failed, whatever its report says', () => {
  expect(sumUpRun(undefined, 0).failed).toBe(1);
  expect(sumUpRun(readVitest(vitest({ one: 'passed' })), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(sumUpRun(readVitest(vitest({ one: 'failed' }, 'failed')), 1).failed).toBe(1);
});

test('sums everything in the closing line and mentions skipped tests only if there are any', () => {
  expect(
    toClosingLine([
      { passed: 5, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]),
  ).toBe('7 passed, 1 failed');
  expect(toClosingLine([{ passed: 0, failed: 0, skipped: 3 }])).toBe('0 passed, 0 failed, 3 skipped');
});

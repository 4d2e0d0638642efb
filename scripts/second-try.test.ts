import { expect, test } from 'vitest';
import type { TestResult } from './reports.js';
import { describeSecondTries, listFilesToRetry, withSecondTry } from './second-try.js';

const result = (title: string, outcome: TestResult['outcome'], file?: string): TestResult => ({ title, outcome, file });

test('retries the files of a few broken tests once each', () => {
  const results = [
    result('one', 'failed', 'a'),
    result('two', 'failed', 'a'),
    result('three', 'failed', 'b'),
    result('four', 'passed', 'c'),
  ];

  expect(listFilesToRetry(results)).toEqual(['a', 'b']);
});

test('retries nothing after success, many failures or an error outside of a file', () => {
  const many = ['a', 'b', 'c', 'd'].map((file) => result(file, 'failed', file));

  expect(listFilesToRetry([result('one', 'passed', 'a')])).toEqual([]);
  expect(listFilesToRetry(many)).toEqual([]);
  expect(listFilesToRetry([result('one', 'failed', 'a'), result('setup broke', 'failed')])).toEqual([]);
  expect(listFilesToRetry(undefined)).toEqual([]);
});

test('counts the second try for every test of its file and names those that passed only then', () => {
  const first = [result('one', 'failed', 'a'), result('two', 'passed', 'a'), result('three', 'passed', 'b')];
  const again = [result('one', 'passed', 'a'), result('two', 'passed', 'a')];

  const results = withSecondTry(first, again, ['a']);

  expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['three', 'passed'],
    ['one', 'passed'],
    ['two', 'passed'],
  ]);
  expect(describeSecondTries(results)).toEqual(['Passed on the second try: one']);
});

test('fails what breaks twice', () => {
  const results = withSecondTry([result('one', 'failed', 'a')], [result('one', 'failed', 'a')], ['a']);

  expect(results.map(({ outcome }) => outcome)).toEqual(['failed']);
  expect(describeSecondTries(results)).toEqual([]);
});

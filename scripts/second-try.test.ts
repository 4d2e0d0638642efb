import { expect, test } from 'vitest';
import type { TestResult } from './reports.js';
import { tellSecondTries, toTryAgain, withSecondTry } from './second-try.js';

const result = (title: string, outcome: TestResult['outcome'], file?: string): TestResult => ({ title, outcome, file });

test('the files of a few broken tests are tried again, each once', () => {
  const results = [
    result('one', 'failed', 'a'),
    result('two', 'failed', 'a'),
    result('three', 'failed', 'b'),
    result('four', 'passed', 'c'),
  ];

  expect(toTryAgain(results)).toEqual(['a', 'b']);
});

test('nothing is tried again when all went well, when much broke, or when something outside of a file did', () => {
  const many = ['a', 'b', 'c', 'd'].map((file) => result(file, 'failed', file));

  expect(toTryAgain([result('one', 'passed', 'a')])).toEqual([]);
  expect(toTryAgain(many)).toEqual([]);
  expect(toTryAgain([result('one', 'failed', 'a'), result('setup broke', 'failed')])).toEqual([]);
  expect(toTryAgain(undefined)).toEqual([]);
});

test('a second try counts for every test of its file, and what passed only then is told', () => {
  const first = [result('one', 'failed', 'a'), result('two', 'passed', 'a'), result('three', 'passed', 'b')];
  const again = [result('one', 'passed', 'a'), result('two', 'passed', 'a')];

  const results = withSecondTry(first, again, ['a']);

  expect(results.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['three', 'passed'],
    ['one', 'passed'],
    ['two', 'passed'],
  ]);
  expect(tellSecondTries(results)).toEqual(['Passed only at the second try: one']);
});

test('what breaks twice has failed', () => {
  const results = withSecondTry([result('one', 'failed', 'a')], [result('one', 'failed', 'a')], ['a']);

  expect(results.map(({ outcome }) => outcome)).toEqual(['failed']);
  expect(tellSecondTries(results)).toEqual([]);
});

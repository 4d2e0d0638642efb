import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverRequirements, parsePlanned, parseRequirements, parseTitle, requirementFiles } from './coverage.js';

test('finds every requirement of the documents once', () => {
  const text = requirementFiles.map((file) => readFileSync(file, 'utf8')).join('\n');

  const ids = [...parseRequirements(text), ...parsePlanned(text)];

  expect(ids.length).toBe(text.split('\n- **R-').length - 1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('treats only ids at the start of a list item as requirements', () => {
  expect(parseRequirements('see **R-FAV-01**\n- **R-FAV-02** text\n  - **R-FAV-03** nested\n- R-FAV-04')).toEqual(['R-FAV-02']);
});

test('asks for no test of a planned requirement', () => {
  const text = '- **R-FAV-01** text. [planned]\n- **R-FAV-02** a [planned] text';

  expect([parseRequirements(text), parsePlanned(text)]).toEqual([['R-FAV-02'], ['R-FAV-01']]);
});

test('reads one or more bracketed requirement ids anywhere in a title', () => {
  expect(parseTitle('[R-FAV-01] the star flips')).toEqual(['R-FAV-01']);
  expect(parseTitle('[R-FAV-01, R-FAV-02] both')).toEqual(['R-FAV-01', 'R-FAV-02']);
  expect(parseTitle('favourites [R-FAV-01][R-ENT-10] in a group')).toEqual(['R-FAV-01', 'R-ENT-10']);
  expect(parseTitle('R-FAV-01 without brackets, [OP-08]')).toEqual([]);
});

test('does not prove a requirement with a passing and a failing test', () => {
  const [area] = coverRequirements(
    ['R-FAV-01', 'R-FAV-02', 'R-FAV-03', 'R-FAV-04'],
    [
      { title: '[R-FAV-01] a', outcome: 'passed' },
      { title: '[R-FAV-02] b', outcome: 'passed' },
      { title: '[R-FAV-02] c', outcome: 'failed' },
      { title: '[R-FAV-03] d', outcome: 'skipped' },
    ],
  );

  expect(area).toEqual({
    area: 'FAV',
    total: 4,
    proven: ['R-FAV-01'],
    failing: ['R-FAV-02'],
    missing: ['R-FAV-03', 'R-FAV-04'],
  });
});

test('distinguishes areas with dashes and digits', () => {
  expect(coverRequirements(['R-A11Y-01', 'R-A-01'], []).map(({ area }) => area)).toEqual(['A11Y', 'A']);
});

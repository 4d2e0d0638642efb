import { expect, test } from 'vitest';
import { compareAnswers } from '../bench/operator/upgrade/compare.js';

const answer = (json: unknown, etag: string | null = null) => ({ status: 200, json, etag });
const older = { data: [{ id: 1, title: 'Bread', src: '/files/a?until=1&signature=x' }], as_of: '2026-11-01' };

test('[R-OPS-126] accepts added fields, new signatures and the time of the answer', () => {
  const newer = { data: [{ id: 1, title: 'Bread', src: '/files/a?until=2&signature=y', added: true }], as_of: '2026-11-02' };

  expect(compareAnswers(answer(older, 'W/"a"'), answer(newer, 'W/"b"'))).toEqual([]);
});

test.each([
  [answer({ data: [] }), ['data has 1 entries, then 0']],
  [answer({ ...older, data: [{ ...older.data[0], title: 'Cake' }] }), ['data.0.title is "Bread", then "Cake"']],
  [answer({ ...older, data: [{ id: 1, src: older.data[0]?.src }] }), ['data.0.title is "Bread", then missing']],
  [{ ...answer({}), status: 500 }, ['status 200, then 500']],
])('[R-OPS-126] reports %j of a newer version as a difference', (newer, problems) => {
  expect(compareAnswers(answer(older), newer)).toEqual(problems);
});

test('[R-OPS-126] reports different bodies with the same entity tag', () => {
  const newer = { ...older, added: true };

  expect(compareAnswers(answer(older, 'W/"a"'), answer(newer, 'W/"a"'))).toEqual(['different bodies have the same entity tag']);
});

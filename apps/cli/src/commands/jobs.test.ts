import { addFailedJob, startTestCloud } from '@kithouse/cloud/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sayError } from '../user-error.js';
import { runJobs } from './jobs.js';

vi.setConfig({ testTimeout: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let key: string;
beforeAll(async () => {
  cloud = await startTestCloud({ LOG_LEVEL: 'fatal' });
  key = (await cloud.createOperator()).operator_key;
}, 120_000);
afterAll(() => cloud?.stop());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runJobs({ args, cloud: cloud.url, key, log: (line) => lines.push(line) });
  return { code, lines };
}

test('lists a failed job of a running cloud with its error, and runs it again [R-OPS-62]', async () => {
  const [id, missing] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const before = await run('list', 'failed');
  await addFailedJob(cloud.data_dir, { id, reason: 'the disk is full\u001b[31m' });

  const failed = await run('list', 'failed');
  const again = await run('retry', id, missing);

  expect(before).toEqual({ code: 0, lines: ['No job has failed.'] });
  expect(failed.lines).toEqual([
    expect.stringMatching(`^${id}  failed   [-\\d]{10} [:\\d]{5}  thumbnails  12 3  1 attempt  the disk is full\\[31m$`),
  ]);
  expect(again.lines).toEqual([
    expect.stringMatching(`^running again: ${id}  waiting  `),
    `${missing}: No job with this id has failed. It may be waiting, running or done.`,
  ]);
  expect([again.code, await run('list', 'failed')]).toEqual([1, before]);
});

test.each([
  [['start'], 'Specify list or retry.'],
  [['retry'], 'Specify the id of a job.'],
  [['retry', '12'], '“12” isn’t the id of a job.'],
  [['list', 'lost'], 'Specify one of these states: all, waiting, running, failed.'],
])('refuses %j in one sentence', async (args, sentence) => {
  expect(await run(...args).catch(sayError)).toBe(sentence);
});

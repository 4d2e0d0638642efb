import { startTestCloud } from '@kithouse/cloud/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sayError } from '../user-error.js';
import { runJobs } from './jobs.js';

vi.setConfig({ testTimeout: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
beforeAll(async () => {
  cloud = await startTestCloud({ LOG_LEVEL: 'fatal' });
}, 120_000);
afterAll(() => cloud?.stop());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runJobs({ args, cloud: cloud.url, key: cloud.publisher_key, log: (line) => lines.push(line) });
  return { code, lines };
}

test('lists failed jobs of a running cloud, and retries only existing ones [R-OPS-62]', async () => {
  const id = '00000000-0000-4000-8000-000000000001';

  expect(await run('list', 'failed')).toEqual({ code: 0, lines: ['No job has failed.'] });
  expect(await run('retry', id)).toEqual({
    code: 1,
    lines: [`${id}: No job with this id has failed. It may be waiting, running or done.`],
  });
});

test.each([
  [['start'], 'Specify list or retry.'],
  [['retry'], 'Specify the id of a job.'],
  [['retry', '12'], '“12” isn’t the id of a job.'],
  [['list', 'lost'], 'Specify one of these states: all, waiting, running, failed.'],
])('refuses %j in one sentence', async (args, sentence) => {
  expect(await run(...args).catch(sayError)).toBe(sentence);
});

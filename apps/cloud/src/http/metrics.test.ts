import { listItems } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createJobQueue } from '../db/job-queue.js';
import { createMetrics } from '../metrics.js';
import { createTestApp } from '../testing/index.js';

// As `openssl rand -base64 32` prints it.
const token = 'c2NyYXBlLW1lLTAxMjM0NTY3ODktYWJjZGVmZ2hpag/+==';
const app = await createTestApp({ KITHOUSE_METRICS_TOKEN: token });
const closed = await createTestApp();
const scrape = (given: string | undefined = token, url = app.url) =>
  fetch(`${url}/metrics`, { headers: given === '' ? {} : { authorization: `Bearer ${given}` } });

test('shows metrics only to a program with the token, and has no such address without one [R-OPS-63]', async () => {
  const answers = await Promise.all([scrape(), scrape(''), scrape(`${token.slice(0, -3)}x==`), scrape(token, closed.url)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 404]);
  expect(answers[0]?.headers.get('content-type')).toContain('version=0.0.4');
});

test('counts requests by route template and status, and names nobody [R-OPS-63]', async () => {
  const ada = await app.user();
  await ada.call(listItems, { platform: 'gutenberg', type: 'pages', search: 'secretword' });
  await Promise.all(
    ['/files/abc.webp', '/files/def.webp', '/nothing/at/all', '/v1/nothing'].map((path) => fetch(app.url + path)),
  );

  const text = await (await scrape()).text();

  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/v1/items",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/files/:name",status="404"} 2');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="unknown",status="404"\} \d/);
  expect(text).not.toMatch(/secretword|abc\.webp|nothing|example\.com/);
});

test('reports jobs, mails, connections, the index and the event loop [R-OPS-63]', async () => {
  const queue = createJobQueue(app.db, () => {});
  await queue.start([{ name: 'pictures', expireSeconds: 60, retries: 0, retrySeconds: 1 }]);
  await queue.stop();
  const ids = [1, 2, 3].map((number) => ({ id: `00000000-0000-0000-0000-00000000000${number}`, payload: {} }));
  await queue.addMissing('pictures', async () => ids);
  const job = await queue.take('pictures');
  await queue.fail('pictures', job?.id ?? '', 'secretword');
  // One job waits for its first run and one for a retry.
  await app.db
    .updateTable('pgboss.job')
    .set({ state: 'retry' })
    .where('id', '=', ids[2]?.id ?? '')
    .execute();
  // The database is asked at most every two seconds.
  const text = await expect
    .poll(async () => (await scrape()).text(), { timeout: 20_000 })
    .toContain('kithouse_jobs{kind="pictures",state="failed"} 1')
    .then(() => scrape())
    .then((answer) => answer.text());

  expect(text).toContain('kithouse_jobs{kind="pictures",state="waiting"} 2');
  expect(text).toMatch(/kithouse_jobs_overdue_seconds\{kind="pictures"\} [\d.e-]+/);
  expect(text).toMatch(/kithouse_database_connections\{state="open"\} [1-9]/);
  expect(text).toContain('kithouse_database_up 1');
  expect(text).toContain('kithouse_index_items 0');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
  expect(text).not.toContain('secretword');
});

test('reports a database that is away, and nothing that it counted before [R-OPS-63]', async () => {
  const metrics = createMetrics();
  const pool = { open: 0, idle: 0, waiting: 3 };
  const stored = {
    jobs: [{ kind: 'sweep', state: 'failed', count: 1, overdueSeconds: 5 }],
    mails: [{ state: 'failed', count: 2 }],
  };
  const threads = { running: 1, waiting: 2 };
  const before = await metrics.render({ stored, pool, index: { items: 7, ageSeconds: 9 }, threads, hasFiles: true });

  const text = await metrics.render({ stored: undefined, pool, index: undefined, threads, hasFiles: false });

  expect(before).toContain('kithouse_mails{state="failed"} 2');
  expect(before).toContain('kithouse_index_items 7');
  expect(before).toContain('kithouse_thread_tasks{state="waiting"} 2');
  expect(before).not.toContain('kithouse_jobs_overdue_seconds{');
  expect(text).toContain('kithouse_database_up 0');
  expect([before, text].map((lines) => /^kithouse_file_store_up (\d)/m.exec(lines)?.[1])).toEqual(['1', '0']);
  expect(text).toContain('kithouse_database_connections{state="waiting"} 3');
  expect(text).not.toMatch(/kithouse_(jobs|mails)\{/);
});

test('refuses an address for a while after ten wrong tokens [R-OPS-82]', async () => {
  const guarded = await createTestApp({ KITHOUSE_METRICS_TOKEN: token, KITHOUSE_TRUST_PROXY: 'loopback' });
  const ask = async (given: string, ip: string) => {
    const headers = { authorization: `Bearer ${given}`, 'x-forwarded-for': ip };
    return (await fetch(`${guarded.url}/metrics`, { headers })).status;
  };

  const guesses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    guesses.push(await ask(`wrong-${attempt}-0123456789`, '192.0.2.1'));
  }

  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await ask(token, '192.0.2.1')).toBe(429);
  expect(await ask(token, '192.0.2.2')).toBe(200);
});

/** Runs a cloud on a seeded catalogue in its own process, with its comparison on a second port. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import { readConfig } from '../apps/cloud/src/config.js';
import { startEmbedded } from '../apps/cloud/src/db/embedded/start.js';
import { minIndexedItems } from '../apps/cloud/src/features/items/memory/open-index.service.js';
import { createServer } from '../apps/cloud/src/http/server.js';
import { createLog } from '../apps/cloud/src/log.js';
import { startCloud } from '../apps/cloud/src/serve.js';
import { programsDir } from './seed/catalogue.js';

const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbedded({ dataDir, programsDir, settings: { shared_buffers: '512MB' } });
const config = readConfig({ KITHOUSE_DATA: dataDir, KITHOUSE_PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'error' });
// The worker thread that indexes the catalogue ends after passing on the index.
const indexed = new Promise<void>((resolve) => {
  process.once('worker', (worker: Worker) => worker.once('exit', () => resolve()));
});
const cloud = await startCloud(config);
const pool = new pg.Pool({ connectionString: database.url, max: 10 });
const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from items');
if ((rows[0]?.n ?? 0) >= minIndexedItems) {
  await indexed;
}

/** The same kind of server with the same headers and limits. */
const beside = createServer(config, createLog('error'));
const delay = monitorEventLoopDelay({ resolution: 5 });
let constant = Buffer.from('{}');

/** Minimum cost of a page of items: as many rows by primary key, in hand-written SQL. */
const byPrimaryKey = `select i.*, s.downloads as all_downloads, s.favourites, s.rating_sum, s.rating_count
  from items i join item_stats s on s.item_id = i.id where i.id = any($1)`;
beside.get<{ Querystring: { ids: string } }>('/baseline', async (request, reply) => {
  const ids = request.query.ids.split(',').map(Number);
  const { rows } = await pool.query({ name: 'baseline', text: byPrimaryKey, values: [ids] });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ data: rows }));
});
beside.post<{ Body: object }>('/constant', async (request) => {
  constant = Buffer.from(JSON.stringify(request.body));
  return { bytes: constant.length };
});
beside.get('/constant', async (_request, reply) => reply.type('application/json; charset=utf-8').send(constant));
beside.get<{ Querystring: { reset?: string } }>('/delay', async (request) => {
  const { user, system } = process.cpuUsage();
  const seen = { p99: delay.percentile(99) / 1e6, cpu: (user + system) / 1000 };
  if (request.query.reset) {
    delay.reset();
    delay.enable();
  }
  return seen;
});

console.log(JSON.stringify({ cloud: cloud.url, beside: await beside.listen({ host: '127.0.0.1', port: 0 }) }));
process.on('SIGTERM', () => void end());

async function end() {
  await beside.close();
  await cloud.stop();
  await pool.end();
  await database.stop();
  process.exit();
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbedded } from '../../apps/cloud/src/db/embedded/start.js';
import { openMailCatcher } from '../../apps/cloud/src/testing/mail-catcher.js';
import { startObjectStorage } from '../../apps/cloud/src/testing/object-storage.js';
import { startBalancer } from './balancer.js';
import { stockDatabase } from './stock.js';

const sources = join(import.meta.dirname, '../..');
const endWithParent = new URL('../../playground/src/end-with-parent.mjs', import.meta.url).href;

/** What the processes of the cloud log. */
const logFile = '.cache/reports/drill.log';

export type Topology = Awaited<ReturnType<typeof startTopology>>;

/** Starts two processes of a cloud on one stocked database, a bucket and a mail server, behind a balancer. Ports are counted from `first`. */
export async function startTopology(first: number) {
  mkdirSync('.cache/reports', { recursive: true });
  const log = openSync(logFile, 'w');
  const folder = await mkdtemp(join(tmpdir(), 'kithouse-drill-'));
  const dataDir = join(folder, 'data');
  const folders = { dataDir: join(folder, 'database'), programsDir: resolve('.cache/postgres') };
  const stock = await stockDatabase(folders);
  const database = await startEmbedded(folders);
  const storage = await startObjectStorage(first + 3);
  const mails = await openMailCatcher(first + 4);
  const settings = {
    DATABASE_URL: database.url,
    KITHOUSE_DATA: dataDir,
    KITHOUSE_PUBLIC_URL: `http://127.0.0.1:${first}`,
    KITHOUSE_TRUST_PROXY: 'loopback',
    KITHOUSE_DRAIN: '2',
    SMTP_URL: mails.url,
    MAIL_FROM: 'drill@example.com',
    KITHOUSE_OPERATOR_MAIL: 'operator@example.com',
    KITHOUSE_CLOUD_FILES: '-1',
    LOG_LEVEL: 'warn',
    ...storage.environment,
  };
  const one = createProcess({ ...settings, KITHOUSE_PORT: `${first + 1}` }, log);
  const two = createProcess({ ...settings, KITHOUSE_PORT: `${first + 2}` }, log);
  await one.start();
  await two.start();
  const balancer = await startBalancer(first, [{ port: first + 1 }, { port: first + 2 }]);
  return {
    url: balancer.url,
    databaseUrl: database.url,
    stock,
    processes: [one, two] as const,
    storage,
    mails,
    async stop() {
      balancer.close();
      await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
      await Promise.all([storage.close(), mails.close()]);
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates one process of the cloud that can be ended and started again. `root` is the folder of its sources. */
export function createProcess(settings: Record<string, string>, log: number, root = sources) {
  let child: ChildProcess | undefined;
  return {
    async start() {
      const env = { PATH: process.env.PATH, ...settings };
      const options = ['--import', 'tsx', '--import', endWithParent, join(root, 'apps/cloud/src/main.ts')];
      child = spawn(process.execPath, options, { cwd: root, stdio: ['ignore', 'pipe', log, 'ipc'], env });
      const ended = once(child, 'exit').then(() => {
        throw new Error('A process of the cloud ended at its start.');
      });
      await Promise.race([once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line'), ended]);
      ended.catch(() => {});
    },
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      const ended = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child?.kill(signal);
      await ended;
    },
    /** Returns the megabytes of memory that the process uses. */
    memory(): number {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
  };
}

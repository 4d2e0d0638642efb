import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, outboxFolder } from './app.js';
import type { Config } from './config.js';
import { type Db, openDb } from './db/client.js';
import { type Keys, openDataFolder } from './db/data-folder.js';
import { findFreePort } from './db/embedded/port.js';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded/start.js';
import { migrateDatabase } from './db/migrate.js';
import { assertUsable } from './db/server.js';
import { createSharedKeys } from './db/shared-keys.js';
import { assertUnmarked } from './db/state.js';
import type { Deps } from './deps.js';
import { createFactorSealer } from './features/account/factor-secrets.js';
import { keepPublisherKey } from './features/account/publisher-key.js';
import { openIndex } from './features/items/memory/open-index.service.js';
import { expireAnswers } from './features/items/ranking.service.js';
import { startJobs } from './jobs/jobs.js';
import { startMailing } from './jobs/mails.js';
import { createLog, type Log } from './log.js';
import { createMetrics } from './metrics.js';
import { createImportPlanSigner } from './ports/import-plan-signer.js';
import type { Deliver } from './ports/mail.js';
import { createOutboxDelivery } from './ports/mail-outbox.js';
import { createSmtpDelivery } from './ports/mail-smtp.js';
import { openFiles } from './ports/open-files.js';
import { createStripePayment } from './ports/payment-stripe.js';
import { createSealer } from './ports/sealer.js';
import { createSigner } from './ports/signer.js';
import { createThreads } from './threads/threads.js';

export type Cloud = {
  url: string;
  dataDir: string;
  /** Answers “not ready” for `drainMs`, finishes open requests, then closes everything. Idempotent. */
  stop: () => Promise<void>;
};

/** Limits in ms how long a stop waits for requests and mails. */
const patience = { requests: 10_000, mails: 5_000 };

type App = Awaited<ReturnType<typeof createApp>>;

type Options = {
  /** Called when the cloud cannot continue. */
  onFatal?: (reason: string) => void;
  /** Folder for the embedded database's programs; defaults to the data folder. */
  programsDir?: string;
  /** Accepts a data folder or keys that this database was not used with, such as after their loss. */
  adoptsData?: boolean;
};

/** Starts all parts of a cloud. Throws one clear sentence. */
export async function startCloud(
  given: Config,
  { onFatal = () => {}, programsDir, adoptsData = false }: Options = {},
): Promise<Cloud> {
  const config = given.port === 0 ? withPort(given, await findFreePort()) : given;
  const log = createLog(config.logLevel);
  await mkdir(config.dataDir, { recursive: true }).catch(() => {});
  const open: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const ending = new AbortController();
  const stop = () => (stopping ??= closeAll(open));
  const drain = async () => {
    ending.abort();
    await sleep(config.drainMs);
  };
  try {
    const embedded = config.databaseUrl === undefined ? await startDatabase(config, log, programsDir) : undefined;
    if (embedded) {
      open.push(embedded.stop);
      void embedded.ended.then(() => stopping ?? onFatal('The embedded database stopped unexpectedly.'));
    }
    const databaseUrl = embedded?.url ?? config.databaseUrl ?? '';
    const db = await connect(config, databaseUrl, log);
    open.push(() => db.destroy());
    const shared = createSharedKeys(config.dataDir, config.keySecret);
    const deps = await createDeps(config, db, log, await openDataFolder(db, config.dataDir, { isAdopted: adoptsData, shared }));
    open.push(deps.threads.stop, await keepPublisherKey(deps, config.dataDir, shared));
    const stopMailing = startMailing(deps, createDeliver(config), patience.mails);
    open.push(() => atMost(2 * patience.mails, stopMailing()));
    // This version may answer differently from the previous one, so cached answers must expire.
    await expireAnswers(db);
    const index = await openIndex({ db, url: databaseUrl, log, maxItems: config.indexItems });
    open.push(index.stop);
    const app = await createApp({ ...deps, index }, ending.signal);
    open.push(await startJobs(deps), () => closeServer(app));
    const url = await listen(app, config);
    open.push(drain);
    log.info({ url, database: embedded ? 'embedded' : 'server' }, 'ready');
    return { url, dataDir: config.dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sets the port before anything starts, because mails and file links contain it. */
const withPort = (config: Config, port: number): Config => ({
  ...config,
  port,
  publicUrl: config.publicUrl.replace(/:0$/, `:${port}`),
});

function startDatabase({ dataDir }: Config, log: Log, programsDir?: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ dataDir, programsDir, onLine: (line) => log.debug({ line }, 'database') });
}

async function connect(config: Config, url: string, log: Log): Promise<Db> {
  const onError = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  const db = openDb({ url, pool: config.databasePool, timeoutMs: config.databaseTimeoutMs, onError, watches: true });
  try {
    await assertUsable(db);
    await assertUnmarked(db);
    await migrateDatabase(url);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function createDeps(config: Config, db: Db, log: Log, keys: Keys): Promise<Deps> {
  const files = await openFiles(config);
  const payment = config.stripe && createStripePayment(config.stripe, log);
  const signer = createSigner(keys.signing, keys.accepted);
  const sealer = createSealer(keys.signing, 'mail', keys.accepted);
  const factorSealer = createFactorSealer(keys.signing, keys.accepted);
  const planSigner = createImportPlanSigner(keys.plan);
  const clock = { now: () => new Date() };
  const metrics = config.metricsToken === undefined ? undefined : createMetrics();
  const threads = createThreads(log);
  return { db, config, log, files, payment, signer, planSigner, sealer, factorSealer, clock, metrics, threads };
}

const createDeliver = ({ smtpUrl, mailFrom, dataDir }: Config): Deliver =>
  smtpUrl ? createSmtpDelivery(smtpUrl, mailFrom) : createOutboxDelivery(outboxFolder(dataDir));

async function listen(app: App, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is already in use. Stop the other program, or set KITHOUSE_PORT to another port.`);
    }
    throw new Error(`The cloud can’t listen on ${host}:${port} (${code ?? (error as Error).message}).`);
  }
}

async function closeServer(app: App) {
  // A connection whose last response was sent after the stop began would stay open for another request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const closed = app.close();
  await atMost(patience.requests, closed);
  clearInterval(sweep);
  app.server.closeAllConnections();
  await closed;
}

/** Closes in reverse order; a failure does not stop the others. */
async function closeAll(open: (() => Promise<unknown>)[]) {
  for (const close of open.toReversed()) {
    await close().catch(() => {});
  }
}

async function atMost(ms: number, work: Promise<unknown>) {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())]);
}

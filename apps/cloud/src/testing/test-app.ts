import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand, createCall, type OperatorRole } from '@kithouse/contract';
import { afterAll, inject } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config.js';
import { openDb } from '../db/client.js';
import type { Deps } from '../deps.js';
import { createFactorSealer } from '../features/account/factor-secrets.js';
import { createKey } from '../features/account/keys.service.js';
import { hashPassword } from '../features/account/passwords.js';
import { startSession } from '../features/account/sessions.service.js';
import { addByCommand, issueByCommand } from '../features/operators/operators.service.js';
import { createSessionCookie } from '../http/session-cookie.js';
import { createMailDelivery } from '../jobs/mails.js';
import { createLog } from '../log.js';
import { createMetrics } from '../metrics.js';
import { createImportPlanSigner } from '../ports/import-plan-signer.js';
import type { Message } from '../ports/mail.js';
import { openFiles } from '../ports/open-files.js';
import { createStripePayment } from '../ports/payment-stripe.js';
import { createSealer } from '../ports/sealer.js';
import { createSigner } from '../ports/signer.js';
import { createThreads } from '../threads/threads.js';
import { createBrowser } from './browser.js';
import { createDatabase } from './databases.js';

const siteUrl = 'https://site.example';

/** The password of every account that tests create. */
export const password = 'correct horse';

/**
 * Creates the real cloud behind real HTTP, on its own database, called through the same client as the browser. Create one per
 * file; tests create their own users and never assume an empty table.
 */
export async function createTestApp(settings: Record<string, string> = {}) {
  const database = await createDatabase(inject('adminUrl'), inject('template'));
  const dataDir = await mkdtemp(join(tmpdir(), 'kithouse-app-'));
  const clock = createTestClock();
  const mails: { message: Message; id: number }[] = [];
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const config = readConfig({ KITHOUSE_DATA: dataDir, KITHOUSE_PUBLIC_URL: 'https://cloud.example', ...settings });
  const deps: Deps = {
    db: openDb({ url: database.url }),
    config,
    log,
    files: await openFiles(config),
    payment: config.stripe && createStripePayment(config.stripe, log),
    clock,
    signer: createSigner(randomBytes(32)),
    planSigner: createImportPlanSigner(randomBytes(32)),
    sealer: createSealer(randomBytes(32), 'mail'),
    factorSealer: createFactorSealer(randomBytes(32)),
    metrics: config.metricsToken === undefined ? undefined : createMetrics(),
    threads: createThreads(log),
  };
  const delivery = createMailDelivery(deps, async (message, { id }) => void mails.push({ message, id: Number.parseInt(id, 10) }));
  const app = await createApp(deps);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  afterAll(async () => {
    // A refused body may still be in transit; nothing waits for its end.
    app.server.closeAllConnections();
    await app.close();
    await deps.threads.stop();
    await deps.db.destroy();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ownOrigin = new URL(deps.config.publicUrl).origin;
  const callWith = (headers: Record<string, string>) => createCall({ root: `${url}/v1`, headers });
  const callAs = (api_key: string, site = siteUrl) => callWith({ authorization: `Bearer ${api_key}`, [brand.siteHeader]: site });

  return {
    url,
    deps,
    db: deps.db,
    databaseUrl: database.url,
    dataDir,
    clock,
    /** Lists the mails to an address, oldest first, after all queued ones are delivered. */
    async mailsTo(email: string) {
      await delivery.run();
      const inOrder = mails.toSorted((one, other) => one.id - other.id);
      return inOrder.map(({ message }) => message).filter(({ to }) => to === email);
    },
    /** Log lines written so far. */
    logged,
    callAs,
    visitor: { call: callWith({}) },
    async user({ name = 'Ada', verified = true }: { name?: string; verified?: boolean } = {}) {
      const values = {
        email: `${randomUUID()}@example.com`,
        first_name: name,
        last_name: 'Tester',
        password_hash: await testHash(),
      };
      const user = await deps.db
        .insertInto('users')
        .values({ ...values, verified_at: verified ? clock.now().toISOString() : null })
        .returning(['id', 'email', 'first_name', 'last_name'])
        .executeTakeFirstOrThrow();
      const { api_key, key } = await createKey(deps.db, {
        user_id: user.id,
        name: 'test',
        site: { site_url: siteUrl, site: 'site.example' },
      });
      return {
        ...user,
        api_key,
        key_id: key.id,
        call: callAs(api_key),
        /** Opens a browser signed in to this account on the portal. */
        async browse() {
          const browser = createBrowser(`${url}/v1`, ownOrigin);
          browser.jar.set(createSessionCookie(deps.config.publicUrl).name, (await startSession(deps, user.id)).token);
          return browser;
        },
      };
    },
    /** Opens a browser on the portal; `origin` is its page's origin. */
    browser: (origin = ownOrigin, headers: Record<string, string> = {}) => createBrowser(`${url}/v1`, origin, headers),
    /** Reads the key that publishes. */
    async publisher() {
      const { api_key } = await createKey(deps.db, {
        user_id: null,
        name: 'publisher',
        created_at: deps.clock.now().toISOString(),
      });
      return { api_key, call: callAs(api_key) };
    },
    /** Signs in a new operator. */
    async operator(role: OperatorRole = 'owner') {
      const account = await this.user({ name: 'Olga' });
      await addByCommand(deps, account.email, role);
      const { operator_key } = await issueByCommand(deps, account.email, 1);
      return { id: account.id, email: account.email, api_key: operator_key, call: callAs(operator_key) };
    },
  };
}

let hashed: Promise<string> | undefined;

/** Hashes the password of all test users once. */
const testHash = () => {
  hashed ??= hashPassword(password);
  return hashed;
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Creates a clock with the real time that tests can advance. */
function createTestClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms: number) {
      ahead += ms;
    },
  };
}

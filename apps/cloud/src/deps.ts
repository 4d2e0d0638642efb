import type { Config } from './config.js';
import type { Db } from './db/client.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { KeptIndex } from './ports/catalogue.js';
import type { Files } from './ports/files.js';
import type { ImportPlanSigner } from './ports/import-plan-signer.js';
import type { Payment } from './ports/payment.js';
import type { Sealer } from './ports/sealer.js';
import type { Signer } from './ports/signer.js';
import type { Threads } from './threads/threads.js';

/** Lists every dependency outside the process. `serve.ts` creates the real ones. */
export type Deps = {
  db: Db;
  config: Config;
  log: Log;
  files: Files;
  /** Without a payment provider, buyers pay manually and the operator confirms orders. */
  payment: Payment | undefined;
  clock: Clock;
  signer: Signer;
  planSigner: ImportPlanSigner;
  sealer: Sealer;
  /** Encrypts the secrets of authenticator apps. */
  factorSealer: Sealer;
  /** Runs long computations beside the requests. */
  threads: Threads;
  /** Without an index, the database answers all catalogue queries. */
  index?: KeptIndex;
  /** Missing without a token for monitoring programs; nothing is measured then. */
  metrics?: Metrics;
};

export type Clock = { now: () => Date };

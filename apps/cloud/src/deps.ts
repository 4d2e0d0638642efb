import type { Config } from './config.js';
import type { Db } from './db/client.js';
import type { Log } from './log.js';
import type { KeptIndex } from './ports/catalogue.js';
import type { Files } from './ports/files.js';
import type { Mail } from './ports/mail.js';
import type { Payment } from './ports/payment.js';
import type { PlanSigner } from './ports/plan-signer.js';
import type { Signer } from './ports/signer.js';

/** Everything from outside the process. `serve.ts` builds the real ones. */
export type Deps = {
  db: Db;
  config: Config;
  log: Log;
  mail: Mail;
  files: Files;
  /** Without one, orders are paid by hand and confirmed by the operator. */
  payment: Payment | undefined;
  clock: Clock;
  signer: Signer;
  planSigner: PlanSigner;
  /** Without one, the database answers all that the catalogue is asked. */
  index?: KeptIndex;
};

export type Clock = { now: () => Date };

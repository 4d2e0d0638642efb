import type { Config } from './config.js';
import type { Db } from './db/client.js';
import type { Log } from './log.js';
import type { Files } from './ports/files.js';
import type { Mail } from './ports/mail.js';

/** Everything from outside the process. `serve.ts` builds the real ones. */
export type Deps = {
  db: Db;
  config: Config;
  log: Log;
  mail: Mail;
  files: Files;
  clock: Clock;
};

export type Clock = { now: () => Date };

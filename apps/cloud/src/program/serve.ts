import { readConfig } from '../config.js';
import { type Cloud, startCloud } from '../serve.js';
import type { Context } from './context.js';

/** Runs the cloud until a signal or a fatal error. The program then exits by itself. */
export async function serve({ environment, print }: Context, adoptsData: boolean): Promise<undefined> {
  let cloud: Cloud | undefined;
  let isEnding = false;

  /** Shuts down in order; a second signal ends at once, and the embedded database then stops by itself. */
  function end(reason?: string) {
    if (reason) {
      console.error(reason);
    }
    if (isEnding) {
      process.exit(1);
    }
    isEnding = true;
    void (cloud?.stop() ?? Promise.resolve()).finally(() => process.exit(reason ? 1 : 0));
  }

  process.on('SIGTERM', () => end());
  process.on('SIGINT', () => end());
  process.on('uncaughtException', (error) => end(error.stack ?? error.message));
  cloud = await startCloud(readConfig(environment), { onFatal: end, adoptsData });
  print(JSON.stringify({ ready: true, url: cloud.url, data: cloud.dataDir }));
}

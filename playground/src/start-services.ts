import type { MainOptions } from './main.js';
import type { WordPressReady } from './remote.js';
import { startService } from './service.js';

/** Starts WordPress in its own process. */
export function startWordPressProcess(options: MainOptions, log: string) {
  return startService<WordPressReady>({
    name: 'WordPress',
    entry: 'playground/src/main.ts',
    env: { PLAYGROUND_OPTIONS: JSON.stringify(options) },
    log,
  });
}

export type CloudReady = { url: string; data: string };

/** Starts the cloud with its embedded database in its own process. Port 0 uses any free one. */
export function startCloudProcess(
  { port = 0, data, env = {} }: { port?: number; data: string; env?: Record<string, string> },
  log: string,
) {
  return startService<CloudReady>({
    name: 'The cloud',
    entry: 'apps/cloud/src/main.ts',
    env: { KITHOUSE_PORT: String(port), KITHOUSE_DATA: data, ...env },
    log,
  });
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CloudReady, cacheDir, type WordPressReady } from '@kithouse/playground';

/** Connection data of the programs started for one worker. */
export type Services = { wordpress: WordPressReady; cloud: CloudReady };

/** Folder of a run: sites, databases, logs, traces. Concurrent runs need different names. */
export const runFolder = path.join(cacheDir, process.env.E2E_RUN ?? 'e2e');
const file = path.join(runFolder, 'services.json');

/** Writes the services, one per worker. */
export const writeServices = (services: Services[]) => writeFileSync(file, JSON.stringify(services), { mode: 0o600 });
export function readServices(worker: number): Services {
  const services = (JSON.parse(readFileSync(file, 'utf8')) as Services[])[worker];
  if (!services) {
    throw new Error(`Nothing was started for worker ${worker}.`);
  }
  return services;
}

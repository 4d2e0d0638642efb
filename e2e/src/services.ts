import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CloudReady, cacheDir, type WordPressReady } from '@kithouse/playground';

/** What a worker needs to find the programs that the setup started for it alone. */
export type Services = { wordpress: WordPressReady; cloud: CloudReady };

/** Everything of a run lies here: sites, databases, logs, traces of failed tests. Two runs at once need a name each. */
export const runFolder = path.join(cacheDir, process.env.E2E_RUN ?? 'e2e');
const file = path.join(runFolder, 'services.json');

/** One for each worker. */
export const writeServices = (services: Services[]) => writeFileSync(file, JSON.stringify(services), { mode: 0o600 });
export function readServices(worker: number): Services {
  const services = (JSON.parse(readFileSync(file, 'utf8')) as Services[])[worker];
  if (!services) {
    throw new Error(`Nothing was started for worker ${worker}.`);
  }
  return services;
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CloudReady, cacheDir, type WordPressReady } from '@kithouse/playground';

/** What the tests need to find the programs that the setup started. */
export type Services = { wordpress: WordPressReady; cloud: CloudReady };

/** Everything of a run lies here: sites, databases, logs, traces of failed tests. */
export const runFolder = path.join(cacheDir, 'e2e');
const file = path.join(runFolder, 'services.json');

export const writeServices = (services: Services) => writeFileSync(file, JSON.stringify(services), { mode: 0o600 });
export const readServices = () => JSON.parse(readFileSync(file, 'utf8')) as Services;

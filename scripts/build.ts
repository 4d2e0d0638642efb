import { existsSync } from 'node:fs';
import { build } from 'vite';

/** Builds what browsers load: the library into plugin/assets, the provider's pages into dist/portal. */
const configs = ['apps/library/vite.config.ts', 'apps/portal/vite.config.ts'];

for (const configFile of configs.filter((file) => existsSync(file))) {
  await build({ configFile, logLevel: 'warn' });
  console.log(`built ${configFile}`);
}

import { existsSync } from 'node:fs';
import { withLock } from '@kithouse/playground';
import { hashFiles, isStamped, listFiles, writeStamp } from './stamp.js';

type App = { name: string; folder: string; sources: () => string[]; result: string };

/** Lists only the translations, because the build writes other files beside them. */
const listCatalogues = () => listFiles('plugin/languages').filter((file) => /\.pot?$/.test(file));

const apps: App[] = [
  {
    name: 'library',
    folder: 'apps/library',
    sources: () => [...listCatalogues(), 'scripts/i18n'],
    result: 'plugin/assets/manifest.json',
  },
  { name: 'portal', folder: 'apps/portal', sources: () => ['scripts/i18n'], result: 'dist/portal/index.html' },
];

/** Builds the library and the portal if their sources have changed. Returns the names of those it built. */
export async function buildApps({ force = false } = {}): Promise<string[]> {
  return await withLock('.cache/build.lock', async () => {
    const built: string[] = [];
    for (const app of apps) {
      if (await buildApp(app, force)) {
        built.push(app.name);
      }
    }
    return built;
  });
}

async function buildApp({ name, folder, sources, result }: App, force: boolean): Promise<boolean> {
  const hash = hashFiles([folder, ...sources(), 'packages', 'package-lock.json']);
  const stamp = `.cache/stamps/${name}`;
  if (!force && existsSync(result) && isStamped(stamp, hash)) {
    return false;
  }
  const { build } = await import('vite');
  // Test runners set NODE_ENV, which would make Vite bundle React's development build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: `${folder}/vite.config.ts`, logLevel: 'warn' });
  } finally {
    if (NODE_ENV === undefined) {
      delete process.env.NODE_ENV;
    } else {
      process.env.NODE_ENV = NODE_ENV;
    }
  }
  writeStamp(stamp, hash);
  return true;
}

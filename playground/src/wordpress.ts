import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, toWordPress, type WordPress, type WordPressOptions } from './engine.js';
import { fetchWordPress } from './fetch-wordpress.js';
import { installWordPress } from './install.js';
import { createPhpPool, listMounts, type PhpFolders } from './php.js';
import { type PhpScript, runPhp, warmUp } from './run-php.js';
import { listen, serve } from './server.js';
import { prepareSite } from './site.js';
import { restoreSnapshot, takeSnapshot } from './snapshot.js';
import { createStaticFiles, type StaticFolders } from './static-files.js';
import { createTraffic } from './traffic.js';

/** Starts a real WordPress on 127.0.0.1. A new site still needs `install()`. */
export async function startWordPress(options: WordPressOptions = {}): Promise<WordPress> {
  if (process.env.KITHOUSE_WORDPRESS === 'native' || options.host) {
    const { startNativeWordPress } = await import('./native/native-wordpress.js');
    return await startNativeWordPress(options);
  }
  return toWordPress(await startInNode(options));
}

async function startInNode(options: WordPressOptions): Promise<Engine> {
  const { version, core } = await fetchWordPress();
  const { server, url } = await listen(options.port ?? 0);
  const site = path.resolve(options.site ?? mkdtempSync(path.join(tmpdir(), 'playground-')));
  await prepareSite(site);
  const instances = options.instances ?? 3;
  const folders: PhpFolders = {
    core,
    site: realpathSync(site),
    plugins: resolveAll(options.plugins),
    themes: resolveAll(options.themes),
  };
  const pool = createPhpPool({
    ...folders,
    url,
    phpVersion: options.phpVersion ?? '8.3',
    instances,
    constants: options.constants ?? {},
    ini: options.ini ?? {},
  });
  const traffic = createTraffic();
  serve(server, { url, pool, files: createStaticFiles(staticFoldersOf(folders)), traffic });

  const run = (script: PhpScript) => traffic.count(() => runPhp(pool, script));

  return {
    url,
    site,
    run,
    install: () => installWordPress(site, version, run),
    warmUp: () => traffic.count(() => warmUp(pool, instances)),
    snapshot: async (name) => {
      await traffic.calm();
      takeSnapshot(site, name);
    },
    restore: async (name) => {
      await traffic.calm();
      restoreSnapshot(site, name);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool[Symbol.asyncDispose]();
      if (options.site === undefined) {
        rmSync(site, { recursive: true, force: true });
      }
    },
  };
}

/** Lists the mounts with addresses. */
function staticFoldersOf(folders: PhpFolders): StaticFolders {
  const open = listMounts(folders).filter(([inside]) => inside.startsWith('/wordpress') && !inside.endsWith('.php'));
  return open.map(([inside, folder]) => ({
    prefix: `${inside.replace('/wordpress', '')}/`,
    folder,
    isWordPress: folder === folders.core,
  }));
}

/** Resolves links, which cannot be followed inside PHP once mounted. */
function resolveAll(folders: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(folders).map(([slug, folder]) => [slug, realpathSync(folder)]));
}

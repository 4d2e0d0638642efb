import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, toWordPress, type WordPressOptions } from '../engine.js';
import { fetchWordPress } from '../fetch-wordpress.js';
import { installScript } from '../install.js';
import type { PhpScript } from '../run-php.js';
import { prepareSite } from '../site.js';
import { keepUploads, restoreUploads } from '../snapshot.js';
import { startFpm } from './fpm-server.js';
import { createDatabase, type Database } from './mariadb.js';
import { startPhp } from './php-server.js';

/** Starts WordPress on the distribution's PHP and MariaDB. Plugins and themes are copies, so changes are not seen. */
export async function startNativeWordPress(options: WordPressOptions) {
  const root = mkdtempSync(path.join(tmpdir(), 'native-'));
  const { host } = options;
  const site = path.join(root, 'wordpress', host?.folder ?? '');
  const database = await createDatabase();
  await prepareNativeSite(site, database, options);
  const served = { root, port: options.port ?? 0, constants: options.constants ?? {}, ini: options.ini ?? {} };
  const php = host ? await startFpm(served, host) : await startPhp(served);
  const run = (script: PhpScript) => php.run(script);
  const engine: Engine = {
    url: php.url,
    site,
    run,
    install: async () => (await run(installScript)) === true,
    warmUp: async () => undefined,
    snapshot: async (name) => {
      const kept = path.join(root, 'snapshots', name);
      mkdirSync(kept, { recursive: true });
      database.dump(path.join(kept, 'wp.sql'));
      keepUploads(site, kept);
    },
    restore: async (name) => {
      const kept = path.join(root, 'snapshots', name);
      if (!existsSync(kept)) {
        throw new Error(`There is no snapshot named ${name}.`);
      }
      database.restore(path.join(kept, 'wp.sql'));
      restoreUploads(site, kept);
    },
    close: async () => {
      await php.stop();
      database.drop();
    },
  };
  return toWordPress(engine);
}

async function prepareNativeSite(
  site: string,
  { name, socket }: Database,
  { plugins = {}, themes = {}, host = {} }: WordPressOptions,
) {
  const { core } = await fetchWordPress();
  await prepareSite(site);
  cpSync(core, site, {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(core, 'wp-content')) && !file.endsWith('wp-config.php'),
  });
  rmSync(path.join(site, 'wp-content/db.php'));
  const config = path.join(site, 'wp-config.php');
  const settings: Record<string, string> = { DB_NAME: name, DB_USER: 'root', DB_HOST: `localhost:${socket}` };
  const text = Object.entries(settings).reduce(
    (so_far, [key, value]) => so_far.replace(new RegExp(`define\\( '${key}', '[^']*' \\)`), `define( '${key}', '${value}' )`),
    readFileSync(config, 'utf8'),
  );
  writeFileSync(config, text.replace("$table_prefix = 'wp_'", `$table_prefix = '${host.tablePrefix ?? 'wp_'}'`));
  for (const [folder, copies] of Object.entries({ plugins, themes })) {
    for (const [slug, from] of Object.entries(copies)) {
      cpSync(realpathSync(from), path.join(site, 'wp-content', folder, slug), { recursive: true });
    }
  }
  if (host.content !== undefined) {
    // Callers that prepare a site from outside still find it under its usual name.
    renameSync(path.join(site, 'wp-content'), path.join(site, host.content));
    symlinkSync(host.content, path.join(site, 'wp-content'));
  }
}

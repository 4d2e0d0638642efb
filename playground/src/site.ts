import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './cache.js';
import { fetchWordPress } from './fetch-wordpress.js';

/** Source files that a playground site adds to WordPress. */
export const siteFiles = path.join(projectRoot, 'playground/site');

const folders = ['plugins', 'themes', 'uploads', 'upgrade', 'mu-plugins', 'languages'];
const salts = ['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY'].flatMap((key) => [key, key.replace(/KEY$/, 'SALT')]);

/**
 * Writes a site's own files: `wp-content`, `wp-config.php` and `db`. WordPress itself is mounted from the cache.
 * Only updates the playground's files of an existing site.
 */
export async function prepareSite(site: string): Promise<void> {
  const { core, sqlite, theme } = await fetchWordPress();
  const content = path.join(site, 'wp-content');
  for (const folder of folders) {
    mkdirSync(path.join(content, folder), { recursive: true });
  }
  mkdirSync(path.join(site, 'db'), { recursive: true });
  copyOnce(path.join(core, 'wp-content/themes', theme), path.join(content, 'themes', theme));
  copyOnce(sqlite, path.join(content, 'mu-plugins/sqlite-database-integration'));
  cpSync(path.join(siteFiles, 'mu-plugins'), path.join(content, 'mu-plugins'), { recursive: true });
  writeFileSync(path.join(content, 'db.php'), databaseDropIn(sqlite));
  const config = path.join(site, 'wp-config.php');
  if (!existsSync(config)) {
    writeFileSync(config, readFileSync(path.join(siteFiles, 'wp-config.php'), 'utf8').replace('/* SALTS */', makeSalts()));
  }
}

function copyOnce(from: string, to: string) {
  if (!existsSync(to)) {
    cpSync(from, to, { recursive: true });
  }
}

function databaseDropIn(sqlite: string): string {
  return readFileSync(path.join(sqlite, 'db.copy'), 'utf8')
    .replaceAll("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", "__DIR__ . '/mu-plugins/sqlite-database-integration'")
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
}

function makeSalts(): string {
  return salts.map((name) => `define( '${name}', '${randomBytes(32).toString('hex')}' );`).join('\n');
}

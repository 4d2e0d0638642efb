import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackPackage } from './package-archive.js';

export type WordPressFiles = {
  /** Names the version of all data below. */
  version: string;
  core: string;
  sqlite: string;
  /** Default theme of this version. */
  theme: string;
};

/**
 * Returns the folders of WordPress 7.1.1 and its SQLite driver, downloading them (67 MB) the first time. `WORDPRESS_FOLDER`
 * overrides them with an unpacked WordPress of another version.
 */
export async function fetchWordPress(): Promise<WordPressFiles> {
  const folder = await unpackPackage({
    // Automattic's Studio contains a complete WordPress; its tarball is the only recent one on npm.
    spec: 'wp-studio@1.22.0',
    integrity: 'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
    folder: 'wordpress/7.1.1',
    progress: 'Fetching WordPress 7.1.1 (67 MB)…',
    members: ['latest/wordpress', 'sqlite-database-integration'].map((name) => `package/dist/cli/wp-files/${name}`),
    strip: 4,
  });
  const core = process.env.WORDPRESS_FOLDER ?? path.join(folder, 'latest/wordpress');
  const find = (file: string, pattern: RegExp) =>
    pattern.exec(readFileSync(path.join(core, 'wp-includes', file), 'utf8'))?.[1] ?? '';
  return {
    version: find('version.php', /\$wp_version = '([^']+)'/),
    core,
    sqlite: path.join(folder, 'sqlite-database-integration'),
    theme: find('default-constants.php', /'WP_DEFAULT_THEME', '([^']+)'/),
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackPackage } from './package-archive.js';

export type WordPressFiles = {
  /** Names the version of everything below. */
  version: string;
  core: string;
  sqlite: string;
  /** The theme that a new site of this version has. */
  theme: string;
};

/**
 * Answers where WordPress 7.1.1 and its SQLite driver lie, fetching them (67 MB) the first time. `WORDPRESS_FOLDER` names an
 * unpacked WordPress of another version that is used in its place.
 */
export async function fetchWordPress(): Promise<WordPressFiles> {
  const folder = await unpackPackage({
    // Automattic's Studio carries a complete WordPress; its tarball is the only one on npm that is recent.
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

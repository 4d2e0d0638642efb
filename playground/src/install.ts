import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from './cache.js';
import type { PhpScript } from './run-php.js';
import { siteFiles } from './site.js';
import { databaseOf } from './snapshot.js';

export const administrator = { login: 'admin', password: 'password' };

/** Options of a site in use: WordPress queries the database in each request for every missing one. */
const settled = { WPLANG: '', theme_switched: '', medium_crop: '', medium_large_crop: '', large_crop: '' };

export const installScript: PhpScript = {
  before: "define( 'WP_INSTALLING', true );",
  args: { ...administrator, settled },
  code: `
    if ( is_blog_installed() ) { return false; }
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install( 'Playground', $args['login'], 'admin@example.test', true, '', $args['password'] );
    update_option( 'permalink_structure', '/%postname%/' );
    update_option( 'show_avatars', 0 );
    update_site_option( 'can_compress_scripts', 0 );
    foreach ( $args['settled'] + array( 'theme_mods_' . get_stylesheet() => array() ) as $name => $value ) {
      add_option( $name, $value );
    }
    flush_rewrite_rules( false );
    return true;`,
};

/** Installs WordPress into an empty site and copies the first result for later ones. Returns false if it was installed. */
export async function installWordPress(site: string, version: string, run: (script: PhpScript) => Promise<unknown>) {
  const database = databaseOf(site);
  const golden = path.join(cacheDir, 'golden', `${version}-${fingerprint()}.sqlite`);
  if (!existsSync(database) && existsSync(golden)) {
    copyFileSync(golden, database);
    return true;
  }
  const isNew = (await run(installScript)) === true;
  if (isNew && !existsSync(golden)) {
    const temp = `${golden}.${process.pid}`;
    mkdirSync(path.dirname(golden), { recursive: true });
    copyFileSync(database, temp);
    renameSync(temp, golden);
  }
  return isNew;
}

/** Hashes what the installed database depends on besides the WordPress version. */
function fingerprint(): string {
  const config = readFileSync(path.join(siteFiles, 'wp-config.php'));
  return createHash('sha256').update(JSON.stringify(installScript)).update(config).digest('hex').slice(0, 12);
}

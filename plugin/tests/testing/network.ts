import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Site } from './start-site.js';

/**
 * Converts a site into a network with a second site below `/second/`; `admin` is its super administrator, `administrator`
 * administers the first site.
 */
export async function makeNetwork({ run, url, site: folder }: Site) {
  const { host } = new URL(url);
  await run(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/network.php';
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    install_network();
    populate_network( 1, $args['host'], 'admin@example.test', 'Bakeries', '/', false );
    return true;`,
    { host },
  );
  const config = path.join(folder, 'wp-config.php');
  const constants = `const MULTISITE = true; const SUBDOMAIN_INSTALL = false; const DOMAIN_CURRENT_SITE = '${host}'; const PATH_CURRENT_SITE = '/'; const SITE_ID_CURRENT_SITE = 1; const BLOG_ID_CURRENT_SITE = 1;\n$_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] ??= '/';\n`;
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace('$table_prefix', `${constants}$table_prefix`));
  // PHP checks cached files for changes once a second, so the first requests can still run the old configuration.
  for (let tries = 0; !(await run<boolean>('return is_multisite();')); tries++) {
    if (tries === 50) {
      throw new Error('WordPress did not read the configuration of the network.');
    }
    await setTimeout(100);
  }
  await run(
    `update_site_option( 'site_admins', array( 'admin' ) );
    update_site_option( 'menu_items', array( 'plugins' => 1 ) );
    return wpmu_create_blog( $args['host'], '/second/', 'Second', 1 );`,
    { host },
  );
}

/** Rewrite rules for a network in folders from WordPress's handbook. */
export const networkRules = `
  if (!-e $request_filename) {
    rewrite /wp-admin$ $scheme://$http_host$uri/ permanent;
    rewrite ^(/[^/]+)?(/wp-(content|admin|includes).*) $2 last;
    rewrite ^(/[^/]+)?(/.*\\.php) $2 last;
  }`;

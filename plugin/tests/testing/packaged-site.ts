import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { startWordPress } from '../../../playground/src/index.js';

export const pluginFile = `${brand.slug}/${brand.slug}.php`;

export type PackagedSite = Awaited<ReturnType<typeof startPackagedSite>>;

/**
 * Stores the file of the maintenance mode in the site. In WordPress's own folder it would stop the sites of other tests, which
 * share that folder.
 */
const ownMaintenance = {
  'mu-plugins/own-filesystem.php': `<?php
add_filter( 'filesystem_method', fn() => 'own' );
add_filter( 'filesystem_method_file', fn() => WP_CONTENT_DIR . '/own-filesystem.php' );
add_filter( 'request_filesystem_credentials', '__return_true' );`,
  'own-filesystem.php': `<?php
require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
class WP_Filesystem_Own extends WP_Filesystem_Direct {
	public function abspath() {
		return WP_CONTENT_DIR . '/';
	}
}`,
};

/** Starts a WordPress without the plugin, with an owner's actions for its zip. */
export async function startPackagedSite() {
  const wp = await startWordPress({ constants: { DISABLE_WP_CRON: true, FS_METHOD: 'direct' } });
  mkdirSync(path.join(wp.site, 'wp-content/mu-plugins'), { recursive: true });
  for (const [name, code] of Object.entries(ownMaintenance)) {
    writeFileSync(path.join(wp.site, 'wp-content', name), code);
  }
  await wp.install();
  return {
    ...wp,
    /** Installs the zip like the upload screen. Returns what WordPress returns. */
    async installZip(zip: Uint8Array) {
      mkdirSync(path.join(wp.site, 'wp-content/uploads'), { recursive: true });
      writeFileSync(path.join(wp.site, 'wp-content/uploads/package.zip'), zip);
      return wp.run(
        `require_once ABSPATH . 'wp-admin/includes/admin.php';
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
        $zip  = WP_CONTENT_DIR . '/uploads/package.zip';
        $done = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( $zip );
        unlink( $zip );
        return $done;`,
      );
    },
    /** Connects the site to a library, like a host's installation program. */
    connect: (url: string) =>
      wp.run(`update_option( 'kithouse_cloud_url', $args['url'] ); return update_option( 'kithouse_consent', 1 );`, { url }),
  };
}

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { cacheDir, connectWordPress, findElementor, projectRoot, startWordPressProcess } from '@kithouse/playground';
import { buildApps } from '../../scripts/build-apps.js';
import { copyFilledCloud } from './filled-cloud.js';
import type { Services } from './services.js';
import { startUnsteadyCloud, type UnsteadyCloud } from './unsteady-cloud.js';

export type RunningServices = Services & { cloudProcess: UnsteadyCloud; stop: () => Promise<void> };

/**
 * Starts a new cloud with the starter catalogue and a new WordPress with the plugin, each in its own process. WordPress gets the
 * cloud's address changed by `lead`.
 */
export async function startServices(name = 'e2e', lead = (cloudUrl: string) => cloudUrl): Promise<RunningServices> {
  const folder = path.join(cacheDir, name);
  rmSync(folder, { recursive: true, force: true });
  // A database started by root runs as another user, who must be able to enter.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  await buildApps();
  await copyFilledCloud(path.join(folder, 'cloud'));
  const logs = path.join(folder, 'logs');
  const cloud = await startUnsteadyCloud(path.join(folder, 'cloud'), path.join(logs, 'cloud.log'));
  const stops = [cloud.stop];
  const stop = async () => void (await Promise.all(stops.map((stopService) => stopService())));
  try {
    const wordpress = await startWordPressProcess(toOptions(folder, lead(cloud.ready.url)), path.join(logs, 'wordpress.log'));
    stops.push(wordpress.stop);
    await prepareForTests(wordpress.ready);
    return { cloud: cloud.ready, wordpress: wordpress.ready, cloudProcess: cloud, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function toOptions(folder: string, cloudUrl: string) {
  const elementor = findElementor();
  const plugins = { [brand.slug]: path.join(projectRoot, 'plugin'), ...(elementor ? { elementor } : {}) };
  return {
    site: path.join(folder, 'site'),
    plugins,
    activate: Object.keys(plugins).map((slug) => `${slug}/${slug}.php`),
    settings: { kithouse_consent: 1, kithouse_cloud_url: cloudUrl },
    constants: { SQLITE_JOURNAL_MODE: 'MEMORY' },
    instances: 3,
    control: true,
  };
}

/** Disables the welcome guides that cover the editors for a new user. */
async function prepareForTests(ready: Services['wordpress']) {
  const site = connectWordPress(ready);
  await site.run(`
    $seen = array( 'welcomeGuide' => false, 'enableChoosePatternModal' => false );
    update_user_meta( 1, 'wp_persisted_preferences', array(
      '_modified' => gmdate( 'c' ),
      'core' => $seen, 'core/edit-post' => $seen, 'core/edit-site' => $seen,
    ) );
    update_option( 'elementor_onboarded', true );
    update_user_meta( 1, 'elementor_introduction', array( 'ai_get_started' => true ) );`);
  await addTestSettings(site);
  await site.snapshot();
}

/** Adds parts of WordPress's language packs, so that it offers languages; and makes the cloud see a different site. */
async function addTestSettings(site: ReturnType<typeof connectWordPress>) {
  await site.run(
    `
    foreach ( array( 'de_DE' => 'ltr', 'pl_PL' => 'ltr', 'ar' => 'rtl' ) as $locale => $direction ) {
      wp_mkdir_p( WP_LANG_DIR );
      $messages = var_export( array( 'messages' => array( "text direction\\4ltr" => $direction ) ), true );
      file_put_contents( WP_LANG_DIR . "/$locale.l10n.php", "<?php return $messages;" );
    }
    wp_mkdir_p( WPMU_PLUGIN_DIR );
    file_put_contents( WPMU_PLUGIN_DIR . '/test-settings.php', $args['settings'] );`,
    { settings },
  );
}

const settings = `<?php
add_filter( 'http_request_args', function ( $args ) {
	$known = (string) get_option( 'test_known_as' );
	$swap  = fn( $text ) => str_replace( array( home_url(), addcslashes( home_url(), '/' ) ), array( $known, addcslashes( $known, '/' ) ), $text );
	return '' === $known ? $args : array( 'headers' => array_map( $swap, $args['headers'] ), 'body' => is_string( $args['body'] ) ? $swap( $args['body'] ) : $args['body'] ) + $args;
} );
`;

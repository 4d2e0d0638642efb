import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Boot, brand, importPage, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, startWordPress, type WordPress } from '../../playground/src/index.js';
import { buildApps } from '../../scripts/build-apps.js';
import { packPlugin } from '../../scripts/pack-plugin.js';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { visit } from './testing/start-site.js';

let library: Library;
let wp: WordPress;
beforeAll(async () => {
  await buildApps();
  library = await startLibrary();
  wp = await startWordPress({ constants: { DISABLE_WP_CRON: true, FS_METHOD: 'direct' } });
  await wp.install();
});
afterAll(async () => {
  await wp?.close();
  await library?.stop();
});

const plugin = `${brand.slug}/${brand.slug}.php`;

/** Options that WordPress itself writes when somebody installs, activates or removes any plugin. */
const ofWordPress = ['cron', 'recently_activated', 'rewrite_rules', 'uninstall_plugins'];

/** Every row of every table. */
async function readRows(): Promise<string[]> {
  const tables = await wp.run<Record<string, Record<string, string>[]>>(
    `global $wpdb;
    wp_cache_flush();
    foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) { $rows[ $table ] = $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ); }
    return $rows;`,
  );
  const isOurs = ({ option_name: name = '' }: Record<string, string>) =>
    !ofWordPress.includes(name) && !/^_(site_)?transient_(?!kithouse)/.test(name);
  return Object.entries(tables).flatMap(([table, rows]) => [
    table,
    ...rows.filter(isOurs).map((row) => `${table} ${JSON.stringify(row)}`),
  ]);
}

test('the packaged plugin leaves the database as it was after install, use and removal', async () => {
  const auth = await wp.auth();
  const before = await readRows();
  mkdirSync(path.join(wp.site, 'wp-content/uploads'), { recursive: true });
  writeFileSync(path.join(wp.site, 'wp-content/uploads/package.zip'), packPlugin(projectRoot));
  const installed = await wp.run(
    `require_once ABSPATH . 'wp-admin/includes/admin.php';
    require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
    $zip  = WP_CONTENT_DIR . '/uploads/package.zip';
    $done = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( $zip );
    unlink( $zip );
    return $done;`,
  );
  expect(installed).toBe(true);
  await wp.activate(plugin);
  await wp.run(`update_option( 'kithouse_cloud_url', $args['url'] ); return update_option( 'kithouse_consent', 1 );`, {
    url: library.url,
  });
  const admin = visit(wp.url, auth);

  const html = await (await admin.ask('/wp-admin/admin.php?page=kithouse')).text();
  const boot = Boot.parse(JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
  const entry = /src="([^"]*\/assets\/wp-admin-[^"]*\.js)"/.exec(html)?.[1] ?? '';
  expect(boot.user).toBeNull();
  expect((await fetch(entry)).status).toBe(200);

  await library.signUp(admin);
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  const { import_id } = await admin.call(importPage, { id, title: 'Our bakery', platform: 'gutenberg' });
  const { undone } = await admin.call(undoImport, { import_id, dry_run: false });
  expect(undone).toHaveLength(2);

  // Undo moves the page to the trash of WordPress, where its owner deletes it.
  await wp.run(`return wp_delete_post( get_posts( array( 'post_type' => 'page', 'post_status' => 'trash' ) )[0]->ID, true );`);

  const removed = await wp.run(
    `require_once ABSPATH . 'wp-admin/includes/admin.php';
    deactivate_plugins( $args['plugin'] );
    return delete_plugins( array( $args['plugin'] ) );`,
    { plugin },
  );
  expect(removed).toBe(true);
  expect(await readRows()).toEqual(before);
});

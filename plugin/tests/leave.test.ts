import { isSigned } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import type { Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { makePart } from './testing/theme-parts.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud((started) => {
  ({ cloud, site } = started);
});

const done = { json: { status: 'success', message: 'Done.' } };
const activate = () =>
  site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin( 'kithouse/kithouse.php' );`);
const deactivate = () =>
  site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'kithouse/kithouse.php' ); return true;`);
const uninstall = () =>
  site.run(
    `define( 'WP_UNINSTALL_PLUGIN', 'kithouse/kithouse.php' ); require WP_PLUGIN_DIR . '/kithouse/uninstall.php'; return true;`,
  );
/** Lists everything in the tables that names the plugin. */
const listTraces = () =>
  site.run<string[]>(
    `global $wpdb;
    $wpdb->suppress_errors();
    return array_merge( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%kithouse%' OR ( option_name = 'cron' AND option_value LIKE '%kithouse%' ) ORDER BY option_name" ),
      $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse%'" ),
      $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%kithouse%' ORDER BY meta_key" ),
      $wpdb->get_col( "SELECT post_type FROM $wpdb->posts WHERE post_type LIKE '%kithouse%'" ) );`,
  );
const showFront = async () => (await fetch(`${site.url}/`)).text();
const listKeys = () => cloud.heard.map(({ path, headers }) => [path, headers.authorization]);

test('shows theme parts at once when the plugin is installed again after it was deleted', async () => {
  await makePart(site, { type: 'header' });
  await setOption(site, 'kithouse_palette', { colors: [], fonts: [] });
  await deactivate();
  await uninstall();

  const left = await listTraces();
  const without = await showFront();
  await activate();

  expect(left).toEqual(['kithouse_palette', '_kithouse_conditions', '_kithouse_part_type', 'kithouse_part']);
  expect(without).not.toContain('OUR header');
  expect(await showFront()).toContain('OUR header');
});

test('removes theme parts, palette and logo width on uninstall when the owner chose that', async () => {
  const part = await makePart(site, { type: 'header' });
  await site.run(`wp_update_post( array( 'ID' => $args['part'], 'post_content' => 'Revised' ) ); return true;`, { part });
  await setOption(site, 'kithouse_palette', { colors: [], fonts: [] });
  await setOption(site, 'kithouse_logo_width', 80);
  await setOption(site, 'kithouse_remove_content', '1');
  const page = await site.run<number>(`return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Mine' ) );`);
  await deactivate();

  await uninstall();

  expect(await listTraces()).toEqual([]);
  expect(await site.run(`return get_post( $args['page'] )->post_title;`, { page })).toBe('Mine');
});

test("revokes everybody's keys on uninstall, including a queued one", async () => {
  cloud.on('POST /v1/account/disconnect', done);
  await signInAtStub(cloud, await site.as('contributor'), { key: 'key-of-cy' });
  await signInAtStub(cloud, await site.as('author'), { key: 'key-of-ada' });
  await signInAtStub(cloud, await site.as('editor'), { key: 'key-of-bo' });
  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( get_user_by( 'login', 'contributor' )->ID );`,
  );
  await deactivate();

  await uninstall();

  expect(listKeys()).toEqual(['cy', 'ada', 'bo'].map((name) => ['/v1/account/disconnect', `Bearer key-of-${name}`]));
  expect(await listTraces()).toEqual([]);
});

test('asks a silent cloud once on uninstall, however many people are signed in', async () => {
  for (const role of ['author', 'editor', 'administrator'] as const) {
    await signInAtStub(cloud, await site.as(role), { key: `key-of-${role}` });
  }
  cloud.on('*', () => undefined);
  await deactivate();

  await uninstall();

  expect(cloud.heard).toHaveLength(1);
  expect(await listTraces()).toEqual([]);
});

test('requests nothing from the cloud while users are deleted, and revokes their keys once it answers', async () => {
  for (const role of ['contributor', 'author', 'editor'] as const) {
    await signInAtStub(cloud, await site.as(role), { key: `key-of-${role}` });
  }
  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/user.php';
    foreach ( array( 'contributor', 'author', 'editor' ) as $login ) { wp_delete_user( get_user_by( 'login', $login )->ID ); }
    return true;`,
  );
  const requested = cloud.heard.length;
  const work = () =>
    site.run<{ next: boolean; queue: unknown }>(
      `wp_unschedule_hook( 'kithouse_return_keys' ); do_action( 'kithouse_return_keys' );
      return array( 'next' => (bool) wp_next_scheduled( 'kithouse_return_keys' ), 'queue' => get_option( 'kithouse_keys_to_return' ) );`,
    );
  const scheduled = await site.run<boolean>(`return (bool) wp_next_scheduled( 'kithouse_return_keys' );`);

  cloud.on('*', { status: 503 });
  const away = await work();
  const tries = cloud.heard.length;
  cloud.reset();
  cloud.on('POST /v1/account/disconnect', done);
  const back = await work();

  expect([requested, scheduled, tries]).toEqual([0, true, 1]);
  expect(away).toMatchObject({ next: true, queue: [{}, {}, {}] });
  expect(JSON.stringify(away.queue)).not.toContain('key-of');
  expect(listKeys().map(([, key]) => key)).toEqual(['Bearer key-of-contributor', 'Bearer key-of-author', 'Bearer key-of-editor']);
  expect(back).toEqual({ next: false, queue: false });
});

test('revokes the key of a person who signed out while the cloud was down, once it is back', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('*', { status: 503 });
  await author.rest('POST', '/logout', {});
  cloud.reset();
  cloud.on('POST /v1/account/disconnect', done);

  await site.run(`do_action( 'kithouse_return_keys' ); return true;`);

  expect(await author.call(isSigned, {})).toMatchObject({ status: 'error' });
  expect(listKeys()).toEqual([['/v1/account/disconnect', 'Bearer key-of-ada']]);
});

test('leaves no scheduled event and no error on any page when it is deactivated', async () => {
  const part = await makePart(site, { type: 'header' });
  await site.run(
    `foreach ( array( 'kithouse_import_go_on', 'kithouse_return_keys', 'kithouse_prepare_sites' ) as $hook ) { wp_schedule_single_event( time() + 60, $hook, array( 'x' ) ); }
    return true;`,
  );

  await deactivate();

  const administrator = await site.as('administrator');
  const statuses = [];
  for (const page of ['/', `/?p=${part}`, '/wp-admin/', '/wp-admin/plugins.php', '/wp-admin/edit.php', '/wp-json/wp/v2/types']) {
    statuses.push((await administrator.ask(page)).status);
  }
  expect(statuses).toEqual([200, 404, 200, 200, 200, 200]);
  expect(await listTraces()).not.toContain('cron');
  expect(await site.readLog()).not.toMatch(/kithouse/i);
});

test('continues interrupted work after it is activated again', async () => {
  await signInAtStub(cloud, await site.as('author'));
  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( get_user_by( 'login', 'author' )->ID );`,
  );
  const isScheduled = () => site.run<boolean>(`return (bool) wp_next_scheduled( 'kithouse_return_keys' );`);

  await deactivate();
  const between = await isScheduled();
  await activate();

  expect([between, await isScheduled()]).toEqual([false, true]);
});

test('lists on the plugins screen what visitors lose, and nothing when they lose nothing', async () => {
  const administrator = await site.as('administrator');
  const read = async () => (await administrator.ask('/wp-admin/plugins.php')).text();

  const before = await read();
  await makePart(site, { type: 'header' });
  await makePart(site, { type: 'footer' });
  const after = await read();
  await setOption(site, 'kithouse_remove_content', '1');

  expect(before).not.toContain('visitors lose');
  expect(before).toContain('admin.php?page=kithouse">Open library</a>');
  expect(before).toContain(`${cloud.url}/documentation?locale=en_US">Docs</a>`);
  expect(after).toMatch(/When you deactivate Kithouse, visitors lose: (Footer, Header|Header, Footer)\. They stay stored/);
  expect(await read()).toContain('Deleting the plugin removes them permanently.');
});

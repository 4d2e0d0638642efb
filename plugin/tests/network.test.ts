import {
  checkSiteImport,
  createTemplate,
  getConditions,
  importPage,
  listImports,
  listThemeParts,
  type SiteForm,
  saveConditions,
  undoImport,
} from '@kithouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWhyNoHosts } from './testing/host-site.js';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { emptyTrash } from './testing/look-inside.js';
import { makeNetwork, networkRules } from './testing/network.js';
import { noChoices } from './testing/site-stream.js';
import { addSmallTheme, makeSmallPack, publishPack, smallTheme } from './testing/small-pack.js';
import { refusalOf, type Site, startSite, type Visit, visit } from './testing/start-site.js';
import { importAsWizard, type WizardRun } from './testing/wizard.js';

const reason = findWhyNoHosts();
const loaf = { slug: 'loaf', name: 'Loaf', plugin_file: 'loaf/loaf.php', is_pro: false };

/** `administrator` administers the second site only; `admin` the network. */
describe.runIf(reason === '')('site of a network', () => {
  let library: Library;
  let site: Site;
  let second: string;
  let administrator: Visit;
  let choices: SiteForm;
  let run: WizardRun;
  beforeAll(async () => {
    library = await startLibrary();
    site = await startSite({ cloudUrl: library.url, host: { nginx: networkRules }, constants: { TEST_REAL_SLICES: true } });
    await addSmallTheme(site);
    await makeNetwork(site);
    second = `${site.url}/second`;
    await site.run(setUpSecond, { cloud: library.url });
    administrator = visit(second, await site.auth('administrator'));
    await library.signUp(administrator);
    const { bundle, pictures } = await makeSmallPack();
    const id = await publishPack(library, { ...bundle, requires: { plugins: [loaf], elementor_pro: false } }, pictures);
    choices = { ...noChoices, id, theme: smallTheme, plugins: [loaf] };
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
  });

  const onSecond = <T>(code: string, args: Record<string, unknown> = {}) => site.run<T>(`switch_to_blog( 2 ); ${code}`, args);
  const tables = () => site.run<string[]>(`global $wpdb; return $wpdb->get_col( "SHOW TABLES LIKE '%kithouse%'" );`);
  const prepareTables = `Kithouse\\Import\\Tables::ensure(); ( new Kithouse\\Cloud\\Table_Store() )->write( 'x', '{}', '' );`;

  test('reports in advance what its administrator cannot install and imports the rest', async () => {
    const outcomes = await administrator.call(checkSiteImport, { form: choices });
    run = await importAsWizard(second, administrator, choices);

    expect(outcomes.install).toEqual([]);
    expect(outcomes.will_not_work.map(({ code }) => code)).toEqual(expect.arrayContaining(['theme_barred', 'plugin_barred']));
    expect(outcomes.change.map(({ label }) => label)).not.toContain('Theme');
    const { dependency_data, proof } = run.results;
    expect(dependency_data.theme).toMatchObject({ success: false, message: expect.stringContaining('Ask an administrator') });
    expect(dependency_data.plugins.failed).toMatchObject([
      { slug: 'loaf', message: expect.stringContaining('Ask an administrator') },
    ]);
    expect(proof.differences).toEqual([]);
    expect(proof.counts.filter(({ planned, found }) => planned !== found)).toEqual([]);
    expect(proof.counts.find(({ label }) => label === 'Pages')?.planned).toBe(4);
    expect(run.events.filter((event) => event.action === 'updateLog' && event.type === 'plugin').at(-1)).toMatchObject({
      status: 'error',
      message: '1 of 1 plugin couldn’t be installed.',
    });
  });

  test('imports into that site only: tables, pictures in sites/2, pages', async () => {
    const here = await onSecond<{ files: string[]; pages: number }>(
      `return array( 'files' => array_map( 'get_attached_file', get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'nopaging' => true ) ) ),
        'pages' => count( get_posts( array( 'post_type' => 'page', 'post_status' => 'publish', 'nopaging' => true, 'meta_key' => '_kithouse_op' ) ) ) );`,
    );
    const first = await site.run<number>(
      `return count( get_posts( array( 'post_type' => 'any', 'meta_key' => '_kithouse_op', 'nopaging' => true ) ) );`,
    );

    expect(here.pages).toBe(4);
    expect(here.files).toHaveLength(2);
    expect(here.files.every((file) => file.includes('/uploads/sites/2/'))).toBe(true);
    expect(first).toBe(0);
    expect(await tables()).toEqual(['wp_2_kithouse_imports', 'wp_2_kithouse_ops']);
    expect(await (await fetch(`${second}/`)).text()).toContain('/uploads/sites/2/');
  });

  test('supports templates, theme parts, History and undo like any other site', async () => {
    const picture = await makePicture();
    const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
    const page = await administrator.call(importPage, { id, title: 'Bread', platform: 'gutenberg' });
    const nonce = administrator.auth?.nonce ?? '';
    const made = { nonce, platform: 'gutenberg', type: 'footer', title: 'Foot' } as const;
    const { template_id } = await administrator.call(createTemplate, made);
    await administrator.call(saveConditions, { template_id, conditions: ['include/general'] });
    const conditions = await administrator.call(getConditions, { template_id });
    const parts = await administrator.call(listThemeParts, { page: 1, search: 'Foot' });
    const before = await administrator.call(listImports, { page: 1 });
    const undone = await administrator.call(undoImport, { import_id: run.import_id });
    const after = await administrator.call(listImports, { page: 1 });
    // A trashed page keeps its pictures until it is deleted.
    await emptyTrash({ run: onSecond });
    const left = await onSecond<number>(
      `return count( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'meta_key' => '_kithouse_op', 'meta_value' => $args['id'], 'meta_compare' => 'LIKE', 'nopaging' => true ) ) );`,
      { id: run.import_id },
    );

    expect(page.visit.startsWith(second)).toBe(true);
    expect(conditions.template_conditions).toMatchObject([{ type: 'include', name: 'general' }]);
    expect(parts.items.map(({ id: part }) => part)).toContain(template_id);
    expect(before.data.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(undone.kept).toEqual([]);
    expect(after.data.map(({ state }) => state)).toEqual(['done', 'undone']);
    expect(left).toBe(0);
  });

  test('lets only administrators of that site and of the network import a whole site', async () => {
    const people = {
      'super administrator': 'admin',
      'administrator of the site': 'administrator',
      editor: 'editor',
      'administrator of another site': 'author',
    };
    const outcomes: Record<string, string> = {};
    for (const [who, login] of Object.entries(people)) {
      const person = visit(second, await site.auth(login));
      const may = await importAsWizard(second, person, { ...choices, id: 999_999 }).then(
        () => 'may',
        (error: { code?: string }) => error.code ?? String(error),
      );
      outcomes[who] = may;
    }

    expect(outcomes).toEqual({
      'super administrator': 'is_signed_failed',
      'administrator of the site': 'item_not_found',
      editor: 'invalid_permission',
      'administrator of another site': 'invalid_permission',
    });
    const stranger = visit(second, await site.auth('author'));
    expect((await refusalOf(stranger.call(listImports, { page: 1 }))).code).toBe('invalid_permission');
  });

  test('deletes its tables with the site', async () => {
    await site.run(`require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog( 2, true ); return true;`);

    expect(await tables()).toEqual([]);
  });

  test('leaves nothing on any site when uninstalled', async () => {
    await site.run(
      `$third = wpmu_create_blog( $args['host'], '/third/', 'Third', 1 );
      foreach ( array( 1, $third ) as $blog ) { switch_to_blog( $blog ); ${prepareTables} restore_current_blog(); }
      return true;`,
      { host: new URL(site.url).host },
    );
    const before = await tables();
    await site.run(
      `define( 'WP_UNINSTALL_PLUGIN', 'kithouse/kithouse.php' ); require WP_PLUGIN_DIR . '/kithouse/uninstall.php'; return true;`,
    );
    const options = await site.run<string[]>(
      `global $wpdb;
      return array_merge( ...array_map( fn( $blog ) => $wpdb->get_col( "SELECT option_name FROM {$wpdb->get_blog_prefix( $blog )}options WHERE option_name LIKE '%kithouse%'" ), get_sites( array( 'fields' => 'ids' ) ) ) );`,
    );

    expect(before).toHaveLength(6);
    expect(await tables()).toEqual([]);
    expect(options).toEqual([]);
  });
});

test.skipIf(reason === '')(`sites of a network are not tested here: ${reason}`, () => undefined);

const setUpSecond = `
  $user = fn( $login ) => get_user_by( 'login', $login )->ID;
  foreach ( array( 'administrator', 'editor' ) as $login ) {
    remove_user_from_blog( $user( $login ), 1 );
    add_user_to_blog( 2, $user( $login ), $login );
  }
  add_user_to_blog( 1, $user( 'author' ), 'administrator' );
  update_site_option( 'menu_items', array() );
  switch_to_blog( 2 );
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  update_option( 'active_plugins', array( 'kithouse/kithouse.php' ) );
  update_option( 'kithouse_cloud_url', $args['cloud'] );
  update_option( 'kithouse_consent', 1 );
  return true;`;

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@kithouse/playground';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeLanguageFiles } from '../../apps/library/translations.js';
import { readPluginNames, rebrandPlugin, renameText } from '../../scripts/rebrand.js';
import { type Site, startSite } from './testing/start-site.js';

const acme = { name: 'Acme Studio', slug: 'acme-kits', prefix: 'acme_kits' };
let site: Site;
let folder: string;

/** Builds the plugin as `npm run emit` does after `brand.ts` has changed. */
function makeSecondBrand() {
  const target = mkdtempSync(path.join(tmpdir(), 'second-brand-'));
  cpSync(path.join(projectRoot, 'plugin'), target, { recursive: true, filter: (file) => !/plugin\/(assets|tests)/.test(file) });
  const contract = readFileSync(path.join(target, 'contract.json'), 'utf8');
  writeFileSync(path.join(target, 'contract.json'), renameText(contract, readPluginNames(target), acme));
  rebrandPlugin(target, acme);
  writeLanguageFiles(path.join(target, 'languages'));
  return target;
}

beforeAll(async () => {
  folder = makeSecondBrand();
  site = await startSite({
    cloudUrl: 'http://127.0.0.1:9',
    plugins: { [acme.slug]: folder },
    active: [`${acme.slug}/${acme.slug}.php`],
  });
});
beforeEach(() => site.restore());
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test('shows the menus and the REST calls of two brands on one site', async () => {
  const administrator = await site.as('administrator');
  const dashboard = await (await administrator.ask('/wp-admin/index.php')).text();
  expect(dashboard).toContain('admin.php?page=kithouse');
  expect(dashboard).toContain('admin.php?page=acme-kits');
  for (const slug of ['kithouse', acme.slug]) {
    const answer = await administrator.ask(`/wp-json/${slug}/v1/is-signed`, {
      headers: { 'x-wp-nonce': administrator.auth?.nonce ?? '' },
    });
    expect(answer.status).not.toBe(404);
  }
  expect(await site.readLog()).not.toMatch(/PHP (Fatal|Warning).*(kithouse|acme)/);
});

test('prints the German texts of the second brand under its own text domain', async () => {
  await site.run(`update_user_meta( get_user_by( 'login', 'editor' )->ID, 'locale', 'de_DE' ); return true;`);

  const html = await (await (await site.as('editor')).ask(`/wp-admin/admin.php?page=${acme.slug}`)).text();

  const printed = /<script[^>]*id="acme-kits-js-after"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  expect(printed).toContain('"Packs":["Pakete"]');
  expect(printed).toContain('( "acme-kits", ');
});

test('leaves the data of the other brand when one of two is uninstalled', async () => {
  const left = await site.run(`
    global $wpdb;
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    Kithouse\\Import\\Tables::ensure();
    Acme_Studio\\Import\\Tables::ensure();
    ( new Kithouse\\Cloud\\Table_Store() )->write( 'x', '{}', '' );
    ( new Acme_Studio\\Cloud\\Table_Store() )->write( 'x', '{}', '' );
    foreach ( array( 'kithouse', 'acme_kits' ) as $prefix ) {
      update_option( "{$prefix}_plan_key", 'x' );
      update_user_option( 1, "{$prefix}_account", array( 'key' => 'x' ) );
      wp_insert_post( array( 'post_type' => "{$prefix}_part", 'post_title' => $prefix, 'post_status' => 'publish' ) );
    }
    deactivate_plugins( 'acme-kits/acme-kits.php' );
    uninstall_plugin( 'acme-kits/acme-kits.php' );
    $tables = $wpdb->get_col( 'SHOW TABLES' );
    return array(
      'tables'  => array_values( preg_grep( '/kithouse|acme/', $tables ) ),
      'option'  => array( get_option( 'kithouse_plan_key' ), get_option( 'acme_kits_plan_key' ) ),
      'account' => array( (bool) get_user_option( 'kithouse_account', 1 ), (bool) get_user_option( 'acme_kits_account', 1 ) ),
      'parts'   => count( get_posts( array( 'post_type' => 'kithouse_part' ) ) ),
    );`);
  expect(left).toEqual({
    tables: ['wp_kithouse_answers', 'wp_kithouse_imports', 'wp_kithouse_ops'],
    option: ['x', false],
    account: [true, false],
    parts: 1,
  });
});

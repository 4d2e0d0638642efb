import { homedir } from 'node:os';
import { Boot, brand, listImports, undoImport } from '@kithouse/contract';
import { strFromU8, unzipSync } from 'fflate';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBrowser, projectRoot, toLaunchOptions } from '../../playground/src/index.js';
import { buildApps } from '../../scripts/build-apps.js';
import { packPlugin } from '../../scripts/pack-plugin.js';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { type PackagedSite, pluginFile, startPackagedSite } from './testing/packaged-site.js';
import { visit } from './testing/start-site.js';

let library: Library;
let wp: PackagedSite;
let zip: Uint8Array;
beforeAll(async () => {
  await buildApps();
  zip = packPlugin(projectRoot);
  library = await startLibrary();
  wp = await startPackagedSite();
});
afterAll(async () => {
  await wp?.close();
  await library?.stop();
});

/** Options that WordPress itself writes when somebody opens wp-admin, or installs, activates or removes any plugin. */
const ofWordPress = ['can_compress_scripts', 'cron', 'recently_activated', 'rewrite_rules', 'uninstall_plugins'];

/** Reads every row of every table. */
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

/** Opens an administrator's page in a browser while `work` runs. Fails on an error in the page or a missing file. */
async function browse(cookie: string, work: (page: Page) => Promise<void>) {
  const faults: string[] = [];
  const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const toCookie = (pair: string) => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url: wp.url });
    await context.addCookies(cookie.split('; ').map(toCookie));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.url().includes(`/plugins/${brand.slug}/`)) {
        faults.push(`${answer.status()} ${answer.url()}`);
      }
    });
    await work(page);
  } finally {
    await browser.close();
  }
  expect(faults).toEqual([]);
}

test('leaves the database as it was when the zip is installed, used in a browser, and removed', async () => {
  const auth = await wp.auth();
  const before = await readRows();
  expect(await wp.installZip(zip)).toBe(true);
  await wp.activate(pluginFile);
  await wp.connect(library.url);
  const admin = visit(wp.url, auth);

  const html = await (await admin.ask('/wp-admin/admin.php?page=kithouse')).text();
  const boot = Boot.parse(JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
  expect(boot.user).toBeNull();

  await library.signUp(admin);
  const picture = await makePicture();
  const { slug } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  await browse(admin.cookie, async (page) => {
    const root = page.locator(`#${brand.slug}`);
    const address = new URLSearchParams({ page: brand.adminPage, path: 'gutenberg/pages' });
    await page.goto(`${wp.url}/wp-admin/admin.php?${address}`);
    await root.getByRole('article').filter({ hasText: 'Bakery' }).getByRole('link').first().click();
    await page.waitForURL((url) => url.search.includes(slug));
    await root.getByRole('button', { name: 'Insert', exact: true }).click();
    await root.getByLabel('Page title').fill('Our bakery');
    await root.getByRole('button', { name: 'Create a Page', exact: true }).click();
    await root.getByRole('link', { name: 'Edit Template' }).waitFor();
  });

  const { data } = await admin.call(listImports, {});
  expect(data).toHaveLength(1);
  await admin.call(undoImport, { import_id: data[0]?.import_id ?? '', dry_run: false });

  // Undo moves pages to the trash, where their owner deletes them.
  const emptied = await wp.run<number>(
    `$pages = get_posts( array( 'post_type' => 'page', 'post_status' => 'trash', 'nopaging' => true ) );
    foreach ( $pages as $page ) { wp_delete_post( $page->ID, true ); }
    return count( $pages );`,
  );
  expect(emptied).toBe(1);

  const removed = await wp.run(
    `require_once ABSPATH . 'wp-admin/includes/admin.php';
    deactivate_plugins( $args['plugin'] );
    return delete_plugins( array( $args['plugin'] ) );`,
    { plugin: pluginFile },
  );
  expect(removed).toBe(true);
  expect(await readRows()).toEqual(before);
});

test('contains all licences, no file for developers and no path of the machine that built it', () => {
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => ({ name, text: strFromU8(bytes, true) }));
  const find = (name: string) => files.find((file) => file.name === `${brand.slug}/${name}`)?.text ?? '';
  const machine = [projectRoot, homedir(), 'node_modules/.', '/.cache/', 'file:///'].filter((word) => word.length > 1);

  expect(files.filter(({ name }) => /\/tests\/|\.(po|map|tsx?)$|\/\./.test(name)).map(({ name }) => name)).toEqual([]);
  expect(files.filter(({ text }) => machine.some((word) => text.includes(word))).map(({ name }) => name)).toEqual([]);
  expect(find('LICENSE')).toContain('GNU GENERAL PUBLIC LICENSE');
  expect(find('assets/manifest.json')).not.toMatch(/"[^"]*(\.\.\/|^\/|node_modules\/\.)/m);
  const notices = find('THIRD-PARTY-NOTICES.txt');
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    '@tanstack/react-query',
    '@tanstack/query-core',
    '@base-ui/react',
    'zod',
  ]) {
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
  expect(notices).toMatch(/^Figtree \(OFL-1\.1\)$/m);
  expect(notices).toMatch(/^Icons \(ISC\)$/m);
});

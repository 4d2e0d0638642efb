import { createTemplate, importPage, importTemplate, listThemeParts, saveConditions } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Neighbour, neighbours } from '../../../playground/src/index.js';
import { blocks, elements, imageBlock, type Library, makePicture, startLibrary } from '../testing/library.js';
import { followImport, pressImport } from '../testing/site-stream.js';
import { makeSmallPack, publishPack, smallTheme } from '../testing/small-pack.js';
import type { Visit } from '../testing/start-site.js';
import { findBrokenReferences } from './testing/broken-references.js';
import { elementorContent } from './testing/elementor-pack.js';
import { missingNeighbours, type NeighbourSite, startNeighbourSite, whySkipped } from './testing/neighbour-site.js';
import { seedShop } from './testing/shop-seed.js';

const chosen = process.env.KITHOUSE_NEIGHBOURS?.split(',');
const wanted: Neighbour[] = ['elementor', 'woocommerce'];
const isChosen = chosen === undefined || wanted.some((name) => chosen.includes(name)) || chosen.includes('together');
const active = isChosen ? wanted.filter((name) => !missingNeighbours.includes(name)) : [];
for (const name of wanted) {
  const why = whySkipped(name);
  if (why) {
    console.log(`Skipped in the proof of deactivation. ${why}`);
  }
}

let library: Library;
let site: NeighbourSite;
let admin: Visit;
let statuses: Record<string, number>;
/** Public addresses of the content that the imports made, and the shop's. */
let addresses: string[];

beforeAll(async () => {
  if (!isChosen) {
    return;
  }
  library = await startLibrary();
  site = await startNeighbourSite(active);
  for (const name of active) {
    await site.activateNeighbour(name);
  }
  await site.activateKithouse(library.url);
  admin = await site.signIn();
  // Plugins lead the first visits of the dashboard to their own screens.
  await statusOf(admin, '/wp-admin/index.php');
  await statusOf(admin, '/wp-admin/index.php');
  await library.signUp(admin);
  const shop = active.includes('woocommerce') ? await seedShop(site, 'tables') : undefined;
  const pages = [await importBlockPage(), ...(active.includes('elementor') ? [await importElementorPage()] : [])];
  await importPack();
  await addParts();
  await site.run(`foreach ( $args['pages'] as $page ) { wp_publish_post( $page ); } flush_rewrite_rules( false ); return true;`, {
    pages,
  });
  addresses = ['/', '/journal/', '/about/team/', '/first/', '/category/food/breads/', '/?s=bread', '/missing/'];
  addresses.push(
    ...pages.map((id) => `/?page_id=${id}`),
    ...(shop ? ['/shop/', '/product-category/uncategorized/', `/?p=${shop.product}&post_type=product`] : []),
  );
  statuses = await observe();
  await site.snapshot('imported');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(async () => {
  await site?.restore('imported');
  site?.clearLog();
});

async function importBlockPage() {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  return (await admin.call(importPage, { id, title: 'Bakery', platform: 'gutenberg' })).post_id;
}

async function importElementorPage() {
  const { id } = await library.publish({ documents: [elements(elementorContent, { hide_title: 'yes' })] });
  await admin.call(importTemplate, { id, platform: 'elementor' });
  return (await admin.call(importPage, { id, title: 'Bakery', platform: 'elementor' })).post_id;
}

async function importPack() {
  const { bundle, pictures } = await makeSmallPack();
  const id = await publishPack(library, bundle, pictures);
  const choices = { title: 'Bakery', logo: { id: 0, url: 'of the pack' }, theme: smallTheme };
  const pressed = await pressImport(admin, { id, platform: 'gutenberg', ...choices });
  expect(await followImport(admin, pressed)).toMatchObject({ action: 'complete' });
}

/** Publishes parts of both editors whose conditions name what only the shop or only Elementor registers. */
async function addParts() {
  const parts: { platform: 'elementor' | 'gutenberg'; type: string; conditions: string[] }[] = [
    { platform: 'gutenberg', type: 'header', conditions: ['include/singular/page'] },
    { platform: 'gutenberg', type: 'single-post', conditions: ['include/singular/post'] },
  ];
  if (active.includes('elementor')) {
    parts.push({ platform: 'elementor', type: 'footer', conditions: ['include/general'] });
    parts.push({ platform: 'elementor', type: 'archive', conditions: ['include/archive'] });
  }
  if (active.includes('woocommerce')) {
    parts.push({ platform: 'gutenberg', type: 'product', conditions: ['include/singular/product'] });
    parts.push({ platform: 'gutenberg', type: 'product-archive', conditions: ['include/archive/product_cat'] });
    parts.push({ platform: 'gutenberg', type: 'footer', conditions: ['include/singular/product', 'exclude/singular/page'] });
  }
  for (const { conditions, ...part } of parts) {
    const { template_id } = await admin.call(createTemplate, { nonce: admin.auth?.nonce ?? '', ...part });
    await site.run(`return wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'publish' ) );`, { id: template_id });
    await admin.call(saveConditions, { template_id, conditions });
  }
}

const screens = ['index', 'edit', 'plugins', 'nav-menus', 'customize', 'site-editor'];

/** Asks public pages as a visitor and screens as an administrator. Answers the status of each. */
async function observe(): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const path of [...addresses, '/wp-json/', '/wp-json/wp/v2/types']) {
    seen[path] = await statusOf(site.visitor, path);
  }
  for (const name of screens) {
    seen[name] = await statusOf(admin, `/wp-admin/${name}.php`);
  }
  return seen;
}

async function statusOf(visit: Visit, path: string) {
  const response = await visit.ask(path, { redirect: 'follow' });
  // A fatal error after the first byte of a page still has status 200.
  return (await response.text()).includes('There has been a critical error') ? 500 : response.status;
}

/** The small theme, WooCommerce's own schedule and the offline check of the browser write lines with and without Kithouse. */
const expected = /Theme without (header|footer)\.php|action_scheduler_run_queue|wp-admin\/includes\/dashboard\.php/;
const readErrors = async () => (await site.readLog()).split('\n').filter((line) => line !== '' && !expected.test(line));

const deactivate = (files: string[]) =>
  site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; wp_set_current_user( 1 ); deactivate_plugins( $args['files'] ); return true;`,
    { files },
  );
const kithouse = 'kithouse/kithouse.php';
const filesOf = (names: Neighbour[]) => names.map((name) => `${neighbours[name].folder}/${neighbours[name].entry}`);

test.skipIf(!isChosen)('leaves no error and no broken reference when Kithouse is deactivated after imports', async () => {
  const before = await findBrokenReferences(site);
  await deactivate([kithouse]);

  const after = await observe();

  expect(before).toEqual([]);
  expect(after).toEqual(statuses);
  expect(Object.entries(after).filter(([path, status]) => status >= 400 && path !== '/missing/')).toEqual([]);
  expect(await findBrokenReferences(site)).toEqual([]);
  expect(await readErrors()).toEqual([]);
});

for (const name of wanted) {
  test.skipIf(!active.includes(name))(
    `causes no error and no broken reference when ${neighbours[name].title} is deactivated while Kithouse stays active`,
    async () => {
      await deactivate(filesOf([name]));
      const on = await observe();
      const parts = await admin.call(listThemeParts, {});
      const library = await statusOf(admin, '/wp-admin/admin.php?page=kithouse');

      // The pages of the shop's products go with it.
      expect(Object.keys(on).filter((path) => on[path] !== statuses[path] && !path.includes('product'))).toEqual([]);
      expect([library, parts.total > 0]).toEqual([200, true]);
      expect(await findBrokenReferences(site)).toEqual([]);
      expect(await readErrors()).toEqual([]);
    },
  );
}

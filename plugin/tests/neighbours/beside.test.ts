import { getImport, importPage, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Neighbour, neighbours } from '../../../playground/src/index.js';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from '../testing/library.js';
import { followImport, pressImport } from '../testing/site-stream.js';
import { makeSmallPack, publishPack, smallTheme } from '../testing/small-pack.js';
import type { Visit } from '../testing/start-site.js';
import { checksFor, observe } from './testing/checks.js';
import { seedLanguages, seedTranslations } from './testing/language-checks.js';
import {
  allNeighbours,
  missingNeighbours,
  type NeighbourSite,
  startNeighbourSite,
  whySkipped,
} from './testing/neighbour-site.js';
import { seedContent } from './testing/seed.js';
import { type OrderStorage, seedOrder, seedShop } from './testing/shop-seed.js';

const present = allNeighbours.filter((name) => !missingNeighbours.includes(name));
const chosen = process.env.KITHOUSE_NEIGHBOURS?.split(',');
type Row = { title: string; wanted: Neighbour[]; orders?: OrderStorage };
const alone = allNeighbours.flatMap((name): Row[] => {
  const { title } = neighbours[name];
  const row = { title, wanted: [name] };
  return name === 'woocommerce'
    ? [
        { ...row, title: `${title} with orders in tables of its own` },
        { ...row, title: `${title} with orders as posts`, orders: 'posts' },
      ]
    : [row];
});
const together = allNeighbours.filter((name) => name !== 'helloElementor');
const rows: Row[] = [...alone, { title: 'all of them together', wanted: together }];

let library: Library;
let site: NeighbourSite;
beforeAll(async () => {
  if (present.length > 0) {
    library = await startLibrary();
    site = await startNeighbourSite(present);
  }
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});

for (const { title, wanted, orders = 'tables' } of rows) {
  const reasons = wanted.flatMap((name) => whySkipped(name) ?? []);
  // Combines all neighbours found, if at least two.
  const names = wanted.filter((name) => present.includes(name));
  const isChosen = chosen === undefined || chosen.includes(wanted.length > 1 ? 'together' : (wanted[0] ?? ''));
  const isSkipped = !isChosen || names.length < Math.min(2, wanted.length);
  if (reasons.length > 0) {
    console.log(`Skipped beside ${title}. ${reasons.join('; ')}`);
  }
  describe.skipIf(isSkipped)(`beside ${title}`, () => {
    compare(names, orders);
  });
}

function compare(names: Neighbour[], orders: OrderStorage) {
  const checks = checksFor(names);
  const theme = names.find((name) => neighbours[name].kind === 'theme');
  let off: Awaited<ReturnType<typeof observe>>;
  let on: typeof off;
  let admin: Visit;
  let fatals: number;

  beforeAll(async () => {
    await site.restore('base');
    for (const name of names.filter((name) => neighbours[name].kind === 'plugin')) {
      await site.activateNeighbour(name);
    }
    const active = theme ? neighbours[theme].folder : 'twentytwentyfive';
    await site.switchTheme(active);
    admin = await site.signIn();
    // Plugins finish their installation on the first screen.
    await admin.ask('/wp-admin/index.php');
    await site.run("delete_transient( 'pll_activation_redirect' ); flush_rewrite_rules( false ); return true;");
    const seed = await seedContent(site);
    if (names.includes('woocommerce')) {
      Object.assign(seed, await seedShop(site, orders), { order: await seedOrder(site) });
    }
    if (names.includes('polylang')) {
      await seedLanguages(admin);
      seed.translations = await seedTranslations(site, seed.menu);
    }
    await site.snapshot('seeded');
    const given = { site, admin, seed, theme: active, classicTheme: theme ? active : smallTheme.slug };
    site.clearLog();
    off = await observe(checks, given);
    fatals = countFatals(await site.readLog());
    await site.restore('seeded');
    await site.activateKithouse(library.url);
    site.clearLog();
    on = await observe(checks, given);
  }, 600_000);

  test.for(checks.map(({ title }) => title))('%s is the same as without Kithouse', (check) => {
    expect(off[check]).toMatchObject({ status: expect.any(Array) });
    expect((off[check] as { status: number[] }).status.filter((status) => status >= 400)).toEqual([]);
    expect(on[check]).toEqual(off[check]);
  });

  test('opens the library, and imports and undoes a page and a pack', async () => {
    const screen = await admin.ask('/wp-admin/admin.php?page=kithouse');
    await library.signUp(admin);
    const picture = await makePicture();
    const page = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
    const made = await admin.call(importPage, { id: page.id, title: 'Bakery', platform: 'gutenberg' });
    const { bundle, pictures } = await makeSmallPack();
    const pack = await publishPack(library, bundle, pictures);
    const before = await countPosts(site);

    const pressed = await pressImport(admin, { id: pack, platform: 'gutenberg', title: 'Bakery' });
    const last = await followImport(admin, pressed);
    const { kept } = await admin.call(undoImport, { import_id: pressed.import_id, dry_run: false });

    expect(screen.status).toBe(200);
    expect(made.post_id).toBeGreaterThan(0);
    expect(last).toMatchObject({ action: 'complete' });
    expect(kept).toEqual([]);
    expect((await admin.call(getImport, { import_id: pressed.import_id })).import.state).toBe('undone');
    expect(await countPosts(site)).toEqual(before);
  });

  test('logs nothing about Kithouse and no additional fatal error', async () => {
    const log = await site.readLog();

    expect(log.split('\n').filter((line) => line.includes('plugins/kithouse/'))).toEqual([]);
    expect(countFatals(log)).toBe(fatals);
  });
}

const countFatals = (log: string) => log.split('PHP Fatal error').length - 1;

/**
 * Counts posts without trashed ones, their revisions and pictures, and the user styles record that WordPress creates on first
 * use.
 */
const countPosts = (site: NeighbourSite) =>
  site.run<Record<string, string>>(
    `global $wpdb;
    return array_column( $wpdb->get_results( "SELECT post_type, COUNT(*) AS n FROM $wpdb->posts WHERE post_status NOT IN ('trash','auto-draft') AND post_type NOT IN ('revision','attachment','wp_global_styles') GROUP BY post_type ORDER BY post_type", ARRAY_A ), 'n', 'post_type' );`,
  );

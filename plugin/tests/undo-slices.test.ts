import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppError, importPage, listImports } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { readTraces } from './testing/import-traces.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { listAttachments, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { mediaOf } from './testing/site-plan.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let cloud: PlanSite['cloud'];
let site: PlanSite['site'];
let administrator: Visit;
let removeKiller: () => Promise<void>;
let crust: Picture;
let flour: Picture;
beforeAll(async () => {
  plan = await startPlanSite();
  ({ cloud, site } = plan);
  administrator = await plan.visitOf('administrator');
  removeKiller = await addKiller(site);
  [crust, flour] = [await makePicture('crust.webp'), await makePicture('flour.webp')];
});
afterAll(async () => {
  await removeKiller?.();
  await plan?.close();
});
beforeEach(() => plan.restore());

const page = (id: string, title: string, content = '') => {
  const document = { ...blocks(content), key: id, slug: id } as never;
  return op(id, 'post.create', { document, as: 'page', title, terms: [] });
};
const fetchOf = (id: string, picture: Picture) =>
  op(id, 'media.fetch', { media: mediaOf([picture], cloud.url) as never }, 'download');

/** Plans pictures, categories, visible pages and a menu. */
const ops = () => [
  require,
  fetchOf('crust', crust),
  fetchOf('flour', flour),
  op('food', 'term.ensure', { taxonomy: 'category', slug: 'food', name: 'Food' }),
  op('bread', 'term.ensure', { taxonomy: 'category', slug: 'bread', name: 'Bread', parent: 'food' }),
  page('one', 'One', imageBlock(crust)),
  page('two', 'Two', imageBlock(flour)),
  op('menu', 'menu.ensure', { slug: 'main', name: 'Main' }),
  op('items', 'menu.fill', {
    menu: 'menu',
    items: [
      { key: 'one', title: 'One', post: 'one' },
      { key: 'two', title: 'Two', post: 'two' },
    ],
  }),
  op('publish', 'publish', { posts: ['one', 'two'] }, 'finalize'),
  op('verify', 'verify', { documents: 2, media: 2 }, 'finalize'),
];

function offer(wanted: object[] = ops()) {
  plan.offer(wanted);
  for (const { sha256, bytes } of [crust, flour]) {
    cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
  }
}
const press = (import_id: string) => administrator.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id });
async function importIt() {
  const import_id = randomUUID();
  offer();
  await press(import_id);
  return import_id;
}
const undo = (import_id: string, dry_run = false) => plan.undo(import_id, { dry_run });
const goOn = (import_id: string) =>
  site.run(`do_action( 'kithouse_import_go_on', $args['import_id'] ); return true;`, { import_id });
/** Reads what an import has left, without dates. */
const readUndated = async () =>
  JSON.parse(JSON.stringify(await readTraces(site)).replaceAll(/("_wp_trash_meta_time":)"\d+"/g, '$1"then"')) as unknown;

/** Requests like the library, and returns the final result and the number of unfinished responses. */
async function undoWhole(import_id: string) {
  const refusals: AppError[] = [];
  for (;;) {
    const outcome = await undo(import_id).catch((error: AppError) => error);
    if (!(outcome instanceof Error)) {
      return { outcome, refusals };
    }
    refusals.push(outcome);
    expect(outcome.code).toBe('import_unfinished');
  }
}

longTest('resumes an undo that exceeds a request and reports all of it in the end', async () => {
  const import_id = await importIt();
  const preview = await undo(import_id, true);
  await setOption(site, 'test_slice_seconds', 0);

  const { outcome, refusals } = await undoWhole(import_id);

  expect(refusals.length).toBeGreaterThan(4);
  expect(outcome).toEqual(preview);
  expect(outcome.kept).toEqual([]);
  expect((await undoWhole(import_id)).outcome).toEqual({ undone: [], kept: [] });
  expect((await administrator.call(listImports, {})).data[0]).toMatchObject({ state: 'undone' });
});

longTest('resumes an undo without requests in the background, as the person who started it', async () => {
  const import_id = await importIt();
  const preview = await undo(import_id, true);
  await setOption(site, 'test_slice_seconds', 0);
  await refusalOf(undo(import_id));
  await setOption(site, 'test_slice_seconds', 600);
  const isScheduled = () =>
    site.run(`return (bool) wp_next_scheduled( 'kithouse_import_go_on', array( $args['import_id'] ) );`, { import_id });
  const before = await isScheduled();

  await goOn(import_id);

  expect([before, await isScheduled()]).toEqual([true, false]);
  expect((await administrator.call(listImports, {})).data[0]).toMatchObject({ state: 'undone' });
  expect(await undo(import_id)).toEqual(preview);
});

longTest(
  'ends like an undisturbed undo when killed at any write',
  async () => {
    const import_id = await importIt();
    await site.snapshot('imported');
    const whole = await administrator.rest('POST', `/imports/${import_id}/undo`, {}, { 'x-test-kill': '0' });
    const wanted = await readUndated();
    const writes = Number(whole.headers.get('x-test-writes'));
    expect(whole.status).toBe(200);
    expect(writes).toBeGreaterThan(40);

    for (const write of sample(
      Array.from({ length: writes }, (_, index) => index + 1),
      5,
    )) {
      await site.restore('imported');
      await administrator.rest('POST', `/imports/${import_id}/undo`, {}, { 'x-test-kill': String(write) });
      await endLease(site);
      const where = `killed before write ${write} of ${writes}`;
      expect({ where, kept: (await undo(import_id)).kept }).toEqual({ where, kept: [] });
      expect({ where, traces: await readUndated() }).toEqual({ where, traces: wanted });
    }
  },
  3_600_000,
);

longTest('halves the working time after a killed undo request', async () => {
  const import_id = await importIt();
  const file = path.join(site.site, 'wp-content/mu-plugins/slices.php');
  await writeFile(
    file,
    `<?php add_filter( 'kithouse_slice_seconds', function ( $seconds ) { update_option( 'test_slices', array_merge( get_option( 'test_slices', array() ), array( $seconds ) ) ); return $seconds; }, 1 );`,
  );
  onTestFinished(() => rm(file));

  for (const write of ['10', '20']) {
    await administrator.rest('POST', `/imports/${import_id}/undo`, {}, { 'x-test-kill': write });
    await endLease(site);
  }
  expect((await undo(import_id)).kept).toEqual([]);

  expect(await site.run(`return get_option( 'test_slices' );`)).toEqual([20, 10, 5]);
});

longTest('keeps and names what somebody has worked on, with its picture, when an import fails', async () => {
  const import_id = randomUUID();
  offer([require, fetchOf('crust', crust), page('one', 'One', imageBlock(crust)), page('two', 'Two'), fetchOf('flour', flour)]);
  cloud.on(`GET /files/${flour.sha256}.webp`, { status: 500 });
  await setOption(site, 'test_slice_seconds', 0);
  for (let request = 0; request < 4; request++) {
    expect((await refusalOf(press(import_id))).code).toBe('import_unfinished');
  }
  await site.run(
    `sleep( 1 );
    $post = get_posts( array( 'post_type' => 'page', 'title' => 'One', 'post_status' => 'draft' ) )[0];
    return wp_update_post( array( 'ID' => $post->ID, 'post_content' => $post->post_content . ' Mine.' ) );`,
  );
  await setOption(site, 'test_slice_seconds', 600);

  const refusal = await refusalOf(press(import_id));

  expect(refusal.message).toMatch(/flour\.webp.*This stays on the site: Page “One”: It was changed after the import\./);
  const titles = await site.run(
    `return wp_list_pluck( get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'numberposts' => -1 ) ), 'post_title' );`,
  );
  expect(titles).toContain('One');
  expect(titles).not.toContain('Two');
  expect((await listAttachments(site)).map(({ url }) => path.basename(url))).toEqual(['crust.webp']);
});

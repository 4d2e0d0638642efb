import { checkSiteImport, getImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { countTraces, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, type PlanOp } from './testing/sign-plan.js';
import { offerSite, siteOps } from './testing/site-plan.js';
import { askPart, followImport, pressImport } from './testing/site-stream.js';
import type { Visit } from './testing/start-site.js';

let plan: PlanSite;
let cloud: PlanSite['cloud'];
let site: PlanSite['site'];
let admin: Visit;
beforeAll(async () => {
  plan = await startPlanSite();
  ({ cloud, site } = plan);
  admin = await plan.visitOf('administrator');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const choices = { id: 1, platform: 'gutenberg' as const };
const offer = (ops: object[], perPart: number, changes: object = {}) =>
  offerSite(cloud, plan.signer, site.url, ops as PlanOp[], perPart, changes);
const countRows = () =>
  site.run<{ imports: number; ops: number }>(
    `global $wpdb; return array( 'imports' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}kithouse_imports" ), 'ops' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}kithouse_ops" ) );`,
  );
const countPages = () =>
  site.run<number>(
    `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'page' AND post_status = 'publish' AND post_title LIKE 'Page %'" );`,
  );
const partsAsked = () => cloud.heard.filter(({ path }) => path.includes('/parts/')).length;

test('loads all chunks of a plan before running it', async () => {
  const parts = offer(siteOps(6), 4);

  const pressed = await pressImport(admin, choices);
  const requested = partsAsked();
  const last = await followImport(admin, pressed);

  expect(requested).toBe(parts.length);
  expect(partsAsked()).toBe(parts.length);
  expect(last).toMatchObject({ action: 'complete', results: { proof: { differences: [] } } });
  expect(await countPages()).toBe(6);
});

test('reports the content of every chunk in the check', async () => {
  offer(siteOps(6), 4);
  const rest = { title: 'Rye', slogan: '', logo: null, color: {}, theme: null, plugins: [], import_demo_content: true };

  const { create } = await admin.call(checkSiteImport, { form: { ...choices, ...rest } });

  expect(create.filter(({ as }) => as === 'page')).toHaveLength(6);
});

longTest('downloads each chunk once over several requests and starts the import after the last', async () => {
  const parts = offer(siteOps(6), 2);
  await setOption(site, 'test_slice_seconds', 0);

  const pressed = await pressImport(admin, choices);
  const after = [partsAsked()];
  for (let request = 1; request < parts.length - 1; request++) {
    expect((await askPart(admin, pressed, 'import')).at(-1)).toMatchObject({ action: 'eventLog', type: 'continue' });
    after.push(partsAsked());
  }
  const begun = await site.run<number>(
    `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}kithouse_ops WHERE state <> 'waiting'" );`,
  );
  const last = await followImport(admin, pressed);

  expect(after).toEqual(after.map((_, index) => index + 1));
  expect(begun).toBe(0);
  expect(last).toMatchObject({ action: 'complete' });
  expect(partsAsked()).toBe(parts.length);
  expect(await countPages()).toBe(6);
});

longTest('downloads a chunk again that was only partly written when the site was killed', async () => {
  offer(siteOps(6), 4);
  await setOption(site, 'test_slice_seconds', 0);
  const pressed = await pressImport(admin, choices);
  await site.run(
    `global $wpdb; $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}kithouse_ops SELECT import_id, 'half', 4, step, op, label, args, weight, part, tries, state, result, before_state, message, at FROM {$wpdb->prefix}kithouse_ops WHERE import_id = %s AND seq = 0", $args['import_id'] ) ); return $wpdb->rows_affected;`,
    pressed,
  );

  const last = await followImport(admin, pressed);
  const { ops } = await admin.call(getImport, { import_id: pressed.import_id });

  expect(last).toMatchObject({ action: 'complete' });
  expect(ops.map(({ id }) => id)).not.toContain('half');
  expect(ops).toHaveLength(10);
});

const broken = {
  'is not there': (path: string) => cloud.on(path, { status: 404, json: { code: 'not_found', message: 'Nothing.', data: {} } }),
  'is another': (path: string) => cloud.on(path, { json: { ops: JSON.stringify(siteOps(1)) } }),
  'is no text': (path: string) => cloud.on(path, { json: { ops: siteOps(1) } }),
  'is no JSON': (path: string) => cloud.on(path, { json: '<html>' }),
};
test.each(sample(Object.keys(broken) as (keyof typeof broken)[], 2))(
  'refuses a plan whose chunk %s and leaves nothing',
  async (what) => {
    const parts = offer(siteOps(6), 4);
    broken[what](`GET /v1/plans/plan-of-a-site/parts/${parts[1]?.sha256}`);
    const before = [await countTraces(site), await countRows()];

    await expect(pressImport(admin, choices)).rejects.toThrow('The settings were not taken');

    expect([await countTraces(site), await countRows()]).toEqual(before);
  },
);

longTest('ends the import when a chunk fails at the start, before any change', async () => {
  const parts = offer(siteOps(6), 4);
  await setOption(site, 'test_slice_seconds', 0);
  const before = await countTraces(site);
  const pressed = await pressImport(admin, choices);
  broken['is another'](`GET /v1/plans/plan-of-a-site/parts/${parts[1]?.sha256}`);

  const events = await askPart(admin, pressed, 'download');

  expect(events.at(-1)).toMatchObject({ action: 'error', code: 'plan_refused' });
  expect(await countTraces(site)).toEqual(before);
  expect(await countPages()).toBe(0);
});

test('refuses an operation that names something a later chunk creates', async () => {
  const [first, ...rest] = siteOps(3);
  offer([first, op('early', 'publish', { posts: ['page-2'] }, 'finalize'), ...rest] as object[], 2);

  await expect(pressImport(admin, choices)).rejects.toThrow('plan_refused');
  expect(await countRows()).toEqual({ imports: 0, ops: 0 });
});

test.each([
  ['an invalid hash', { parts: [{ sha256: '../../evil', bytes: 1 }] }],
  ['operations beside its chunks', { ops: siteOps(1) }],
  ['an id that is a path', { plan_id: '../../v1/account' }],
])('refuses a chunked plan with %s', async (_, changes) => {
  offer(siteOps(3), 2, changes);

  await expect(pressImport(admin, choices)).rejects.toThrow('plan_refused');
  expect(partsAsked()).toBe(0);
});

// PHP compiled for Node frees memory differently.
const isNative = process.env.KITHOUSE_WORDPRESS === 'native';
test.runIf(isNative)('uses the same memory for any pack size', { timeout: 900_000 }, async () => {
  const text = 'Bread and butter. '.repeat(600);
  const peakOf = async (pages: number) => {
    await site.restore('signed-in');
    offer(
      siteOps(pages, [], (page) => `<!-- wp:paragraph --><p>${page} ${text}</p><!-- /wp:paragraph -->`),
      50,
    );
    const { import_id } = await pressImport(admin, choices);
    const peak = await site.run<number>(
      `do_action( 'kithouse_import_go_on', $args['import_id'] ); return memory_get_peak_usage();`,
      { import_id },
    );
    expect(await countPages()).toBe(pages);
    return peak;
  };

  const small = await peakOf(100);
  const large = await peakOf(1000);

  console.info(`peak of 100 pages ${small >> 20} MB, of 1,000 pages ${large >> 20} MB`);
  expect(large / small).toBeLessThan(1.2);
});

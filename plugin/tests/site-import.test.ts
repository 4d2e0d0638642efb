import { getImport, getImportResults, getRunningImport, type StreamEvent } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { makePicture } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, type PlanOp, planFor } from './testing/sign-plan.js';
import { mediaOf, offerSite, siteOps } from './testing/site-plan.js';
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
const actions = (events: StreamEvent[]) =>
  events.map((event) => ('type' in event ? `${event.action} ${event.type}` : event.action));
const listPages = () =>
  site.run<string[]>(
    `global $wpdb; return $wpdb->get_col( "SELECT CONCAT( post_title, ' ', post_status ) FROM $wpdb->posts WHERE post_type = 'page' AND post_title LIKE 'Page %' ORDER BY post_title" );`,
  );

async function offerPictures() {
  const pictures = [await makePicture('crust.webp'), await makePicture('flour.webp')];
  for (const { sha256, bytes } of pictures) {
    cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
  }
  return mediaOf(pictures, cloud.url);
}

test('[R-API-88] [R-API-89] [R-API-90] [R-FSI-16] [R-FSI-20] [R-FSI-21] imports a pack as a site: settings, the stream of each part, results', async () => {
  offerSite(cloud, plan.signer, site.url, siteOps(3, await offerPictures()) as PlanOp[]);

  const pressed = await pressImport(admin, choices);
  const first = await askPart(admin, pressed, 'download');
  const between = await listPages();
  const second = await askPart(admin, pressed, 'import');

  expect(between).toEqual([]);
  expect(first.at(-1)).toEqual({ action: 'downloadComplete' });
  expect(second.at(-1)).toMatchObject({
    action: 'complete',
    results: { post_types: [{ name: 'page', label: 'Pages', count: 3 }] },
  });
  expect(await listPages()).toEqual(['Page 0 publish', 'Page 1 publish', 'Page 2 publish']);
  const last = second.at(-1);
  const results = await admin.call(getImportResults, { import_id: pressed.import_id });
  expect(last?.action === 'complete' && last.results).toEqual(results);
  expect(results.proof).toMatchObject({
    counts: expect.arrayContaining([
      { label: 'Pages', planned: 3, found: 3 },
      { label: 'Images', planned: 2, found: 2 },
    ]),
    differences: [],
  });
  const { import: row } = await admin.call(getImport, { import_id: pressed.import_id });
  expect(row).toMatchObject({ kind: 'site', state: 'done', created: { posts: 3, media: 2, terms: 1 } });
});

test('[R-FSI-09] counts colours and settings in the verification and names omitted content with the reason', async () => {
  const colors = [
    { id: 'ink', title: 'Ink', color: '#112233', role: 'custom' as const },
    { id: 'odd', title: 'Odd', color: 'red;}a{', role: 'custom' as const },
  ];
  const settings = { colors, fonts: [] };
  const [first, ...others] = siteOps(1);
  const visible = [
    op('look', 'kit.apply', { mode: 'set', settings }, 'finalize'),
    op('added', 'kit.apply', { mode: 'add', settings }, 'finalize'),
    op('title', 'option.set', { name: 'blogname', value: 'Rye' }, 'finalize'),
    op('logo', 'option.set', { name: 'logo', attachment: 99_999 }, 'finalize'),
  ];
  offerSite(cloud, plan.signer, site.url, [first, ...others.slice(0, -2), ...visible, ...others.slice(-2)] as PlanOp[]);

  const last = await followImport(admin, await pressImport(admin, choices));

  expect(last).toMatchObject({
    action: 'complete',
    results: {
      proof: {
        counts: expect.arrayContaining([
          { label: 'Colours and fonts', planned: 4, found: 1 },
          { label: 'Site settings', planned: 2, found: 1 },
        ]),
        differences: [
          'Only 1 of 2 colours and fonts could be set.',
          'Colours and fonts: This site has no Elementor colours and fonts to add to.',
          'Logo: The logo image isn’t on this site.',
        ],
      },
    },
  });
});

test('[R-FSI-14] [R-FSI-15] [R-FSI-19] has no such steps without plugins and with the theme already active', async () => {
  const [needs, ...rest] = siteOps(1) as PlanOp[];
  const active = { slug: 'twentytwentyfive', name: 'Twenty Twenty-Five' };
  const theme = op('theme', 'theme.ensure', { ...active, activate: false }, 'theme') as PlanOp;
  offerSite(cloud, plan.signer, site.url, [...(needs ? [needs] : []), theme, ...rest]);

  const events = await askPart(admin, await pressImport(admin, { ...choices, theme: active }), 'download');

  expect(actions(events)).toEqual(expect.arrayContaining(['removeLog plugin', 'removeLog theme']));
  expect(actions(events)).not.toContain('updateLog theme');
  expect(events.at(-1)).toEqual({ action: 'downloadComplete' });
});

longTest('leaves the import to another request that started while the library was slow to plan', async () => {
  const signed = plan.signer.sign(planFor(site.url, siteOps(1) as PlanOp[]));
  const beginElsewhere = `global $wpdb; return $wpdb->update( $wpdb->options, array( 'option_value' => '1-other' ), array( 'option_name' => 'kithouse_import_lock' ) );`;
  cloud.on('POST /v1/plans/site', (response) => {
    response.setHeader('content-type', 'application/json');
    void site.run(beginElsewhere).then(() => response.end(JSON.stringify(signed)));
  });

  await expect(pressImport(admin, choices)).rejects.toThrow('The settings were not taken');

  expect(await admin.call(getRunningImport, {})).toBeNull();
});

longTest('resumes an import in many requests and runs it once', async () => {
  offerSite(cloud, plan.signer, site.url, siteOps(4) as PlanOp[]);
  await setOption(site, 'test_slice_seconds', 0);
  const pressed = await pressImport(admin, choices);

  const first = await askPart(admin, pressed, 'import');
  const running = await admin.call(getRunningImport, {});
  const last = await followImport(admin, pressed);

  expect(first.at(-1)).toMatchObject({ action: 'eventLog', type: 'continue' });
  expect(running).toMatchObject({ import_id: pressed.import_id, id: 1, title: 'Bread' });
  expect(last).toMatchObject({ action: 'complete' });
  expect(await listPages()).toHaveLength(4);
  expect(await admin.call(getRunningImport, {})).toBeNull();
});

import { get } from 'node:http';
import { fullSiteActions, getImportResults, ImportLog, importLogAction, type StreamEvent } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { makePicture } from './testing/library.js';
import { countTraces, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, type PlanOp } from './testing/sign-plan.js';
import { mediaOf, offerSite, siteOps } from './testing/site-plan.js';
import { followImport, type Pressed, pressImport, readEvents } from './testing/site-stream.js';
import { type Role, roles, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let cloud: PlanSite['cloud'];
let site: PlanSite['site'];
let admin: Visit;
beforeAll(async () => {
  plan = await startPlanSite({ isGlobal: true });
  ({ cloud, site } = plan);
  admin = await plan.visitOf('administrator');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const choices = { id: 1, platform: 'gutenberg' as const };
const offer = (ops: object[]) => offerSite(cloud, plan.signer, site.url, ops as PlanOp[]);
const ajax = (visit: Visit, query: Record<string, string>, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  visit.ask(`/wp-admin/admin-ajax.php?${new URLSearchParams(query)}`, { ...init, headers });
const askStream = ({ id, import_id, nonce }: Pressed, part: string, headers: Record<string, string> = {}, visit = admin) =>
  ajax(visit, { action: fullSiteActions.stream, id: String(id), import_id, nonce, part }, headers);
/** Requests like a browser that follows a link; `fetch` overwrites that header. */
const statusOfPage = ({ id, import_id, nonce }: Pressed) =>
  new Promise<number | undefined>((resolve, reject) => {
    const query = new URLSearchParams({ action: fullSiteActions.stream, id: String(id), import_id, nonce, part: 'import' });
    const headers = { cookie: admin.cookie, 'sec-fetch-mode': 'navigate' };
    get(`${site.url}/wp-admin/admin-ajax.php?${query}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
const countPages = () =>
  site.run<number>(
    `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'page' AND post_title LIKE 'Page %'" );`,
  );
const isStep = (event: StreamEvent) => event.action === 'updateLog';

test('[R-API-90] streams without buffering and stays readable when a host buffers it', async () => {
  offer(siteOps(2));
  await site.run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/noise.php', "<?php add_action( 'save_post', function () { echo 'data: {}'; } ); ob_start();" ); return true;`,
  );
  const pressed = await pressImport(admin, choices);

  const response = await askStream(pressed, 'import');
  const text = await response.text();
  await site.run(`return unlink( WPMU_PLUGIN_DIR . '/noise.php' );`);

  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-cache');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(text).not.toContain('data: {}');
  expect(text.length).toBeLessThan(20_000);
  expect(readEvents(text).at(-1)).toMatchObject({ action: 'complete' });
});

test('[R-FSI-18] [R-FSI-22] resumes after the last event id without repeats, and no step goes back', async () => {
  offer(siteOps(5));
  await setOption(site, 'test_slice_seconds', 0);
  const pressed = await pressImport(admin, choices);
  const heard: StreamEvent[] = [];
  let last = '';

  for (let request = 0; request < 20 && heard.at(-1)?.action !== 'complete'; request++) {
    const text = await (await askStream(pressed, 'import', last === '' ? {} : { 'last-event-id': last })).text();
    last = [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? last;
    heard.push(...readEvents(text));
  }
  const anew = readEvents(await (await askStream(pressed, 'import')).text());

  const endsOfRequests = heard.flatMap((event) => (event.action === 'eventLog' ? [event.type] : []));
  expect(endsOfRequests.length).toBeGreaterThan(4);
  expect(new Set(endsOfRequests)).toEqual(new Set(['continue']));
  const steps = heard.filter(isStep);
  expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(steps.length);
  for (const type of ['permission', 'wp-content', 'finalize']) {
    const progress = steps.flatMap((step) => (step.type === type ? [Number(step.progress)] : []));
    expect([type, ...progress]).toEqual([type, ...progress.toSorted((a, b) => a - b)]);
    expect([type, progress.at(-1)]).toEqual([type, 100]);
  }
  expect(anew.filter(isStep).map(({ type, status }) => [type, status])).toEqual([
    ['permission', 'complete'],
    ['wp-content', 'complete'],
    ['finalize', 'complete'],
  ]);
  expect(anew.at(-1)).toMatchObject({ action: 'complete' });
});

longTest('runs an import once for two concurrent streams, both with its end', async () => {
  offer(siteOps(6));
  const pressed = await pressImport(admin, choices);

  const ends = await Promise.all([followImport(admin, pressed), followImport(admin, pressed)]);

  expect(ends.map(({ action }) => action)).toEqual(['complete', 'complete']);
  expect(await countPages()).toBe(6);
});

longTest(
  '[R-API-89] reuses the import on a second click, and other settings replace a waiting one and wait for a running one',
  async () => {
    offer(siteOps(2));
    const both = await Promise.all([pressImport(admin, choices), pressImport(admin, choices)]);
    const other = await pressImport(admin, { ...choices, title: 'Other' });
    await setOption(site, 'test_slice_seconds', 0);
    await (await askStream(other, 'download')).text();

    const same = await pressImport(admin, { ...choices, title: 'Other' });

    expect(both[0].import_id).toBe(both[1].import_id);
    expect(other.import_id).not.toBe(both[0].import_id);
    expect(same.import_id).toBe(other.import_id);
    await expect(pressImport(admin, choices)).rejects.toThrow('import_running');
  },
);

test('[R-FSI-12] [R-FSI-17] reports where and why an import failed, marks unfinished steps and leaves nothing', async () => {
  const [picture] = [await makePicture('crust.webp')];
  offer(siteOps(2, mediaOf([picture], cloud.url)));
  cloud.on(`GET /files/${picture.sha256}.webp`, { status: 500 });
  const before = await countTraces(site);
  const pressed = await pressImport(admin, choices);

  const events = readEvents(await (await askStream(pressed, 'download')).text());
  const later = readEvents(await (await askStream(pressed, 'import')).text());

  expect(events.at(-1)).toMatchObject({ action: 'error', type: 'download', message: expect.stringContaining('crust.webp') });
  expect(later.at(-1)).toEqual(events.at(-1));
  const steps = new Map(later.filter(isStep).map((step) => [step.type, step.status]));
  expect(Object.fromEntries(steps)).toEqual({
    permission: 'complete',
    download: 'error',
    'wp-content': 'error',
    finalize: 'error',
  });
  expect(await countTraces(site)).toEqual(before);
});

test('[R-ERR-48] [R-ERR-49] [R-ERR-50] skips an unavailable plugin or theme with a warning unless the import depends on it', async () => {
  const plugin = { slug: 'no-such-plugin', name: 'Nothing', plugin_file: 'no-such-plugin/no-such-plugin.php', is_pro: false };
  const pro = {
    ...plugin,
    slug: 'pro-thing',
    name: 'Pro',
    plugin_file: 'pro-thing/pro-thing.php',
    is_pro: true,
    link: 'https://pro.example/buy',
  };
  const [first, ...rest] = siteOps(1);
  const ensure = (dependency: object) => op('plugin', 'plugin.ensure', { plugin: dependency as never }, 'plugin');
  const theme = op('theme', 'theme.ensure', { slug: 'no-such-theme', name: 'Nothing', activate: false }, 'theme');
  const ops = [first, theme, ensure(plugin), { ...ensure(pro), id: 'pro' }, ...rest] as object[];
  await site.run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/offline.php', "<?php add_filter( 'pre_http_request', fn( \\$a, \\$b, \\$url ) => str_contains( \\$url, 'wordpress.org' ) ? new WP_Error( 'offline', 'No network.' ) : \\$a, 10, 3 );" ); return true;`,
  );
  offer(ops);

  const pressed = await pressImport(admin, choices);
  const end = await followImport(admin, pressed);
  const results = await admin.call(getImportResults, { import_id: pressed.import_id });
  const steps = readEvents(await (await askStream(pressed, 'import')).text()).filter(isStep);
  offer([first, ensure({ ...plugin, mustHave: true }), ...rest] as object[]);
  const fatal = await followImport(admin, await pressImport(admin, { ...choices, title: 'Again' }));
  await site.run(`return unlink( WPMU_PLUGIN_DIR . '/offline.php' );`);

  expect(end).toMatchObject({ action: 'complete' });
  const lacking = steps.filter(({ status }) => status === 'error').map(({ type, message }) => [type, message]);
  expect(lacking).toEqual([
    ['theme', 'The theme couldn’t be installed. Your current theme stays active.'],
    ['plugin', '2 of 2 plugins couldn’t be installed.'],
  ]);
  expect(results.dependency_data.theme).toMatchObject({ success: false, slug: 'no-such-theme' });
  expect(results.dependency_data.plugins).toMatchObject({
    total: 2,
    succeed: 0,
    failed: [
      { slug: 'no-such-plugin', message: expect.stringMatching(/./) },
      { slug: 'pro-thing', link: 'https://pro.example/buy' },
    ],
  });
  expect(fatal).toMatchObject({ action: 'error', type: 'plugin' });
});

longTest('[R-API-91] logs the same for people without the stream', async () => {
  offer(siteOps(3));
  const pressed = await pressImport(admin, choices);
  const read = async (lastLogIndex = 0) =>
    ImportLog.parse(
      await (
        await ajax(admin, { action: importLogAction, import_id: pressed.import_id, lastLogIndex: String(lastLogIndex) })
      ).json(),
    );
  await (await askStream(pressed, 'download')).text();

  const between = await read();
  await (await askStream(pressed, 'import')).text();
  const after = await read(between.lastLogIndex);

  expect(between).toMatchObject({ state: 'downloadComplete', lastLogIndex: 2 });
  expect(after).toMatchObject({ state: 'complete', progress: 100 });
  expect(after.logs.filter(({ type }) => type === 'done').map(({ message }) => message)).toContain('Page “Page 2”');
  expect(between.logs.length + after.logs.length).toBe(after.lastLogIndex);
});

test('requires the right to install and a nonce for every call', async () => {
  offer(siteOps(1));
  cloud.on('GET /v1/packs/1/info', { json: { has_settings: false, name: 'Bread', platform: 'gutenberg' } });
  const pressed = await pressImport(admin, choices);
  const form = new URLSearchParams({ id: '1', platform: 'gutenberg', title: '', slogan: '', logo_size: '211' });
  const nonceOf = (visit: Visit) => visit.auth?.nonce ?? '';
  const outcomes: Record<string, unknown[]> = {};

  for (const role of roles) {
    const visit = await site.as(role);
    const headers = { 'x-wp-nonce': nonceOf(visit) };
    const info = await ajax(visit, { action: fullSiteActions.info, id: '1' }, headers);
    const settings = await ajax(visit, { action: fullSiteActions.settings }, headers, { method: 'POST', body: form });
    const stream = readEvents(await (await askStream(pressed, 'download', {}, visit)).text());
    outcomes[role] = [info.status, settings.status, stream.at(-1)?.action];
  }
  const refused = [403, 403, 'error'];
  expect(outcomes).toEqual({
    ...Object.fromEntries(roles.map((role: Role) => [role, refused])),
    administrator: [200, 200, 'downloadComplete'],
  });

  const noNonce = await Promise.all([
    ajax(admin, { action: fullSiteActions.info, id: '1' }),
    ajax(admin, { action: fullSiteActions.settings }, {}, { method: 'POST', body: form }),
    ajax(admin, { action: fullSiteActions.settings }, { 'x-wp-nonce': nonceOf(admin) }),
    ajax(site.visitor, { action: fullSiteActions.info, id: '1' }),
  ]);
  expect(noNonce.map(({ status }) => status)).toEqual([403, 403, 405, 400]);
  expect(await statusOfPage(pressed)).toBe(405);
  const forged = await askStream({ ...pressed, nonce: '0123456789' }, 'import');
  expect(readEvents(await forged.text())).toMatchObject([{ action: 'error', code: 'invalid_permission' }]);
  expect(await countPages()).toBe(0);
});

test.each([
  ['an invalid number', { id: 'x' }],
  ['an invalid builder', { platform: 'divi' }],
  ['an invalid colour', { color: '{"a":"red; background: url(x)"}' }],
  ['a missing image', { logo: '{"id":999999,"url":""}' }],
  ['an excessive width', { logo_size: '5000' }],
  ['invalid JSON', { plugins: '[{' }],
])('refuses settings with %s before asking anybody', async (_, changes) => {
  const form = new URLSearchParams({ id: '1', platform: 'gutenberg', title: '', slogan: '', ...changes });
  const headers = { 'x-wp-nonce': admin.auth?.nonce ?? '' };

  const response = await ajax(admin, { action: fullSiteActions.settings }, headers, { method: 'POST', body: form });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, data: { code: 'invalid_input' } });
  expect(cloud.heard).toEqual([]);
});

test("[R-API-83] [R-API-84] [R-API-85] [R-API-86] [R-API-87] names a pack's editable settings by its builder's terms", async () => {
  const settings = {
    colors: [
      { id: 'p', title: 'Primary', color: '#112233', role: 'system' },
      { id: 'c', title: 'Crust', color: '#aa5500', role: 'custom' },
    ],
    fonts: [],
  };
  const ask = async (platform: string) => {
    cloud.on('GET /v1/packs/1/info', {
      json: { has_settings: true, name: 'Bread', platform, settings, logo_url: 'https://x.example/logo.png' },
    });
    const headers = { 'x-wp-nonce': admin.auth?.nonce ?? '' };
    return (await ajax(admin, { action: fullSiteActions.info, id: '1' }, headers)).json();
  };
  const system = [{ _id: 'p', title: 'Primary', color: '#112233' }];
  const custom_colors = [{ _id: 'c', title: 'Crust', color: '#aa5500' }];
  const logo = { url: 'https://x.example/logo.png' };

  expect(await ask('elementor')).toMatchObject({
    status: 'success',
    data: {
      manifest: { has_settings: true, name: 'Bread' },
      settings: { system_colors: system, custom_colors, site_logo: logo },
    },
  });
  expect(await ask('gutenberg')).toMatchObject({ data: { settings: { global_colors: system, custom_colors, logo } } });
});

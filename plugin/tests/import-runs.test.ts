import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { type AppError, ImportLog, importPage, importTemplate } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { readTraces } from './testing/import-traces.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { countTraces, readPage, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { op, pageOps, require } from './testing/sign-plan.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let cloud: PlanSite['cloud'];
let site: PlanSite['site'];
let editor: Visit;
let removeKiller: () => Promise<void>;
let pictures: Picture[];
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['editor'] });
  ({ cloud, site } = plan);
  editor = await plan.visitOf('editor');
  removeKiller = await addKiller(site);
  pictures = [await makePicture('crust.webp'), await makePicture('flour.webp'), await makePicture('salt.webp')];
});
afterAll(async () => {
  await removeKiller?.();
  await plan?.close();
});
beforeEach(() => plan.restore());

/** Adds a plugin until the end of the test, with a unique name because PHP caches files for a second. */
async function addCode(code: string) {
  const file = path.join(site.site, `wp-content/mu-plugins/test-code-${randomUUID()}.php`);
  onTestFinished(() => rm(file));
  await writeFile(file, `<?php\n${code}`);
}

function offer(brought = pictures) {
  plan.offer(pageOps(blocks(brought.map(imageBlock).join('\n\n')), brought.map(plan.mediumOf)));
}
const input = (import_id: string) => ({ id: 1, title: 'Bread', platform: 'gutenberg' as const, import_id });
const press = (import_id: string = randomUUID()) => editor.call(importPage, input(import_id));
const pressKilled = (import_id: string, write: number) =>
  editor.rest('POST', '/import/page', input(import_id), { 'x-test-kill': String(write) });
/** Returns the final error of an import in several requests. */
async function endOf(import_id: string): Promise<AppError> {
  const refusal = await refusalOf(press(import_id));
  return refusal.code === 'import_unfinished' ? endOf(import_id) : refusal;
}
async function readLog(import_id: string, lastLogIndex = 0, who = editor) {
  const query = new URLSearchParams({ action: 'kithouse_import_log', import_id, lastLogIndex: String(lastLogIndex) });
  const response = await who.ask(`/wp-admin/admin-ajax.php?${query}`);
  return { status: response.status, log: ImportLog.parse(await response.json()) };
}

test('reuses a file name after the script was killed while writing a picture', async () => {
  const import_id = randomUUID();
  offer(pictures.slice(0, 1));
  const dying = `if ( empty( $_SERVER['HTTP_X_TEST_KILL_COPY'] ) ) { return %s; }
    file_put_contents( $to, substr( (string) file_get_contents( $from ), 0, 100 ) );
    $GLOBALS['test_killed'] = true;
    exit;`;
  await addCode(`namespace Kithouse\\WordPress;
  function copy( $from, $to ) { ${dying.replace('%s', '\\copy( $from, $to )')} }
  add_filter( 'pre_move_uploaded_file', function ( $moved, $upload, $to ) { $from = $upload['tmp_name']; ${dying.replace('%s', '$moved')} }, PHP_INT_MAX, 3 );`);
  const listFiles = () =>
    site.run<string[]>(`return array_values( array_diff( scandir( wp_upload_dir()['path'] ), array( '.', '..' ) ) );`);

  await editor.rest('POST', '/import/page', input(import_id), { 'x-test-kill-copy': '1' });
  expect(await listFiles()).toEqual([expect.stringMatching(/^\.kithouse-/)]);
  await endLease(site);
  await press(import_id);

  expect((await listFiles()).filter((name) => !/-\d+x\d+\./.test(name))).toEqual(['crust.webp']);
});

const isLong = Boolean(process.env.KITHOUSE_LONG);
longTest(
  'ends like an undisturbed import when killed at any write',
  async () => {
    const import_id = randomUUID();
    offer(pictures.slice(0, 2));
    const whole = await pressKilled(import_id, 0);
    const wanted = await readTraces(site);
    const writes = Number(whole.headers.get('x-test-writes'));
    expect(whole.status).toBe(200);
    expect(writes).toBeGreaterThan(20);
    const step = isLong ? 1 : Math.ceil(writes / 4);

    for (let write = 1; write <= writes; write += step) {
      await site.restore('signed-in');
      const killed = await pressKilled(import_id, write);
      await endLease(site);
      const made = await press(import_id);

      expect(killed.body, `write ${write}`).not.toMatchObject({ import_id });
      expect(made.import_id).toBe(import_id);
      expect(await readTraces(site), `killed before write ${write} of ${writes}`).toEqual(wanted);
    }
  },
  1_800_000,
);

longTest('gives up an import that is killed repeatedly and leaves nothing', async () => {
  await addCode(`add_action( 'save_post_page', function () { $GLOBALS['test_killed'] = true; exit; } );`);
  const import_id = randomUUID();
  offer(pictures.slice(0, 1));
  const before = await countTraces(site);

  for (let tries = 0; tries < 3; tries++) {
    await pressKilled(import_id, 0);
    await endLease(site);
  }
  const refusal = await refusalOf(press(import_id));

  expect(refusal).toMatchObject({ code: 'import_failed', message: expect.stringContaining('Bread') });
  expect(await countTraces(site)).toEqual(before);
});

longTest('halves the working time after a killed request, for hosts with a time limit', async () => {
  await addCode(
    `add_filter( 'kithouse_slice_seconds', function ( $seconds ) { update_option( 'test_slices', array_merge( get_option( 'test_slices', array() ), array( $seconds ) ) ); return $seconds; }, 1 );`,
  );
  offer();
  const import_id = randomUUID();

  for (const write of [20, 30, 40]) {
    await pressKilled(import_id, write);
    await endLease(site);
  }
  await press(import_id);
  await press();

  expect(await site.run(`return get_option( 'test_slices' );`)).toEqual([20, 10, 5, 2.5, 20]);
});

test('runs one import once for two concurrent requests with the same answer', async () => {
  const import_id = randomUUID();
  offer();

  const made = await Promise.all([press(import_id), press(import_id)]);

  expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(cloud.heard.filter((entry) => entry.path === '/v1/plans')).toHaveLength(1);
});

longTest('reports the same failure to two concurrent requests and to later ones', async () => {
  const import_id = randomUUID();
  offer();
  cloud.on(`GET /files/${pictures[1]?.sha256}.webp`, { status: 500 });

  const refusals = await Promise.all([refusalOf(press(import_id)), refusalOf(press(import_id))]);
  const later = await refusalOf(press(import_id));

  const messages = [...refusals, later].map(({ message }) => message);
  expect(new Set(messages).size).toBe(1);
  expect(messages[0]).toContain('flour.webp');
});

test('lets only the person who started an import resume it', async () => {
  const import_id = randomUUID();
  offer([]);
  await press(import_id);
  const administrator = await site.as('administrator');

  const refusal = await refusalOf(administrator.call(importPage, input(import_id)));

  expect(refusal.code).toBe('invalid_permission');
});

longTest('[R-API-91] logs each step of an import in several requests once and ends complete', async () => {
  const import_id = randomUUID();
  offer();
  await setOption(site, 'test_slice_seconds', 0);
  const refusals: AppError[] = [];
  const logs: ImportLog[] = [(await readLog(import_id)).log];

  let made: Awaited<ReturnType<typeof press>> | undefined;
  while (!made && refusals.length < 20) {
    const outcome = await press(import_id).catch((error: AppError) => error);
    logs.push((await readLog(import_id, logs.at(-1)?.lastLogIndex)).log);
    if (outcome instanceof Error) {
      refusals.push(outcome);
    } else {
      made = outcome;
    }
  }

  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['import_unfinished']));
  expect(refusals.length).toBeGreaterThan(3);
  expect(logs[0]).toEqual({ logs: [], lastLogIndex: 0, state: 'waiting', progress: 0 });
  expect(logs.at(-1)).toMatchObject({ state: 'complete', progress: 100 });
  const lines = logs.flatMap((log) => log.logs);
  expect(lines.map(({ step, type }) => `${step} ${type}`)).toEqual([
    'permission begun',
    'permission done',
    'download begun',
    'download done',
    'wp-content begun',
    'wp-content done',
    'finalize begun',
    'finalize done',
  ]);
  expect(lines.map(({ message }) => message)).toContain('3 images');
  const progress = logs.map((log) => log.progress);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect((await readPage(site, made?.post_id ?? 0)).status).toBe('draft');
});

test('resumes an import without requests in the background, as the person who started it', async () => {
  const import_id = randomUUID();
  offer();
  await setOption(site, 'test_slice_seconds', 0);
  await refusalOf(press(import_id));
  await setOption(site, 'test_slice_seconds', 600);
  const isScheduled = () =>
    site.run(`return (bool) wp_next_scheduled( 'kithouse_import_go_on', array( $args['import_id'] ) );`, { import_id });
  const before = await isScheduled();

  await site.run(`do_action( 'kithouse_import_go_on', $args['import_id'] ); return true;`, { import_id });
  const { post_id } = await press(import_id);

  expect([before, await isScheduled()]).toEqual([true, false]);
  expect(await readPage(site, post_id)).toMatchObject({ author: 'editor', status: 'draft' });
  expect(cloud.heard.filter((entry) => entry.path === '/v1/plans')).toHaveLength(1);
});

test('[R-API-91] shows the log of a running import to another request of the same person and to administrators', async () => {
  const import_id = randomUUID();
  offer();
  const last = pictures.at(-1);
  const held = new Promise<ServerResponse>((resolve) => {
    cloud.on(`GET /files/${last?.sha256}.webp`, resolve);
  });

  const running = press(import_id);
  const response = await held;
  const own = await readLog(import_id);
  const author = await readLog(import_id, 0, await site.as('author'));
  const administrator = await readLog(import_id, 0, await site.as('administrator'));
  response.end(last?.bytes);
  await running;

  expect(own.log).toMatchObject({
    state: 'running',
    logs: [{ step: 'permission' }, { step: 'permission' }, { step: 'download', type: 'begun' }],
  });
  expect(administrator.log).toEqual(own.log);
  expect(author.log).toMatchObject({ state: 'waiting', logs: [] });
});

test.each(sample(['', 'unknown-id', "x' OR 1=1 --", '%00', 'a'.repeat(5000)], 2))(
  'waits for the log of %j without an error page',
  async (import_id) => {
    const { status, log } = await readLog(import_id, -5);

    expect(status).toBe(200);
    expect(log).toEqual({ logs: [], lastLogIndex: 0, state: 'waiting', progress: 0 });
  },
);

test.each(
  sample(
    [
      ['throws', `throw new Error( "No bread\\n#0 trace" );`, /No bread \(test-code.*\.php, line 3\)/],
      ['ends the script', 'exit;', /Another plugin/],
      ['ends with a fatal error', `trigger_error( 'Out of flour', E_USER_ERROR );`, /Out of flour/],
    ],
    1,
  ),
)('leaves nothing when a plugin %s while saving a page, logs the reason and shows no trace', async (_, code, message) => {
  await addCode(`add_action( 'save_post_page', function () {\n${code} } );`);
  const import_id = randomUUID();
  offer(pictures.slice(0, 1));
  const before = await countTraces(site);

  await editor.rest('POST', '/import/page', input(import_id));
  const { log } = await readLog(import_id);
  const refusal = await refusalOf(press(import_id));

  expect(await countTraces(site)).toEqual(before);
  expect(log.state).toBe('error');
  expect(log.logs.at(-1)).toMatchObject({ type: 'failed', message: expect.stringMatching(message) });
  expect(refusal.message).toBe(log.logs.at(-1)?.message);
  expect(refusal.message).not.toMatch(/#0|\/wordpress\//);
});

test.each([
  ['has a full disk', `add_filter( 'kithouse_free_bytes', fn() => 10 );`, /only 10 B/],
  [
    'cannot write a file',
    `add_filter( 'wp_handle_sideload_prefilter', fn( $file ) => array( 'error' => 'The disk is full.' ) + $file );`,
    /flour|crust.*The disk is full/,
  ],
])('reports that a site %s and leaves nothing', async (_, code, message) => {
  await addCode(code);
  const media = plan.mediumOf(pictures[0] as Picture);
  const ops = pageOps(blocks('x'), [media]).map((one) =>
    one.op === 'require' ? { ...require, args: { ...require.args, bytes: 5000 } } : one,
  );
  plan.offer(ops);
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal).toMatchObject({ code: 'import_failed', message: expect.stringMatching(message) });
  expect(await countTraces(site)).toEqual(before);
});

longTest('reverts an import when the library fails midway and names the missing picture', async () => {
  const import_id = randomUUID();
  offer();
  await setOption(site, 'test_slice_seconds', 0);
  const before = await countTraces(site);
  await refusalOf(press(import_id));
  await refusalOf(press(import_id));
  const halfway = await countTraces(site);
  cloud.reset();
  cloud.on('*', { status: 503 });

  const refusal = await endOf(import_id);

  expect(halfway.posts).toBeGreaterThan(before.posts);
  expect(refusal).toMatchObject({ code: 'import_failed', message: expect.stringContaining('.webp') });
  expect(await countTraces(site)).toEqual(before);
});

test('checks capabilities before any change', async () => {
  const needed = { ...require, args: { ...require.args, capabilities: ['edit_pages', 'manage_options'] } };
  plan.offer([needed, ...pageOps(blocks('x')).slice(1)]);
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal.code).toBe('invalid_permission');
  expect(await countTraces(site)).toEqual(before);
});

test('[R-API-06] refuses to import into a template library that the block editor lacks', async () => {
  const refusal = await refusalOf(editor.call(importTemplate, { id: 1, platform: 'gutenberg' }));

  expect(refusal).toMatchObject({ code: 'invalid_input' });
});

test('creates or reuses terms, publishes pages, sets conditions, and stores allowed meta', async () => {
  const administrator = await site.as('administrator');
  await signInAtStub(cloud, administrator);
  const media = plan.mediumOf(pictures[0] as Picture);
  await site.run(`return wp_insert_term( 'Old', 'category', array( 'slug' => 'old' ) );`);
  const term = (id: string, slug: string, parent?: string) =>
    op(id, 'term.ensure', { taxonomy: 'category', slug, name: slug, ...(parent && { parent }) });
  const part = { ...blocks('<!-- wp:paragraph -->\n<p>Head</p>\n<!-- /wp:paragraph -->'), template_type: 'header' };
  plan.offer([
    require,
    op('media', 'media.fetch', { media: [media] }),
    term('old', 'old'),
    term('new', 'new', 'old'),
    term('else', 'else', 'new'),
    op('lost', 'term.ensure', { taxonomy: 'no_such', slug: 'x', name: 'X' }),
    op('parent', 'post.create', { document: blocks('a'), as: 'page', title: 'Parent', terms: [] }),
    op('child', 'post.create', {
      document: { ...blocks('b'), featured: media.sha256, page_template: 'no-such-template.php' },
      as: 'page',
      title: 'Child',
      terms: [],
      parent: 'parent',
    }),
    op('entry', 'post.create', {
      document: { ...blocks('c'), post_type: 'post' },
      as: 'post',
      title: 'Entry',
      terms: ['new', 'old'],
      refs: {},
    }),
    op('header', 'post.create', { document: part, as: 'part', title: 'Header', terms: [] }),
    op('where', 'conditions.set', { post: 'header', conditions: ['include/general'] }),
    op('show', 'publish', { posts: ['parent', 'child', 'entry', 'header'] }),
    op('verify', 'verify', { documents: 4, media: 1 }),
  ]);

  const { post_id } = await administrator.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg' });

  const state = await site.run(
    `$child = get_posts( array( 'post_type' => 'page', 'title' => 'Child', 'post_status' => 'publish' ) )[0];
    $entry = get_posts( array( 'post_type' => 'post', 'title' => 'Entry', 'post_status' => 'publish' ) )[0];
    $header = get_posts( array( 'post_type' => 'kithouse_part', 'title' => 'Header', 'post_status' => 'publish' ) )[0];
    return array( 'parent' => $child->post_parent, 'terms' => wp_get_object_terms( $entry->ID, 'category', array( 'fields' => 'slugs' ) ),
      'has_parent' => get_term_by( 'slug', 'new', 'category' )->parent === get_term_by( 'slug', 'old', 'category' )->term_id,
      'thumbnail' => wp_basename( get_attached_file( get_post_thumbnail_id( $child->ID ) ) ), 'template' => (string) get_page_template_slug( $child->ID ),
      'where' => get_post_meta( $header->ID, '_kithouse_conditions', true ), 'type' => get_post_meta( $header->ID, '_kithouse_part_type', true ) );`,
  );
  expect(state).toEqual({
    parent: post_id,
    terms: expect.arrayContaining(['new', 'old']),
    has_parent: true,
    thumbnail: 'crust.webp',
    template: '',
    where: ['include/general'],
    type: 'header',
  });
});

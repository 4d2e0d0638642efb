import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeProfile, signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, type PlanOp } from './testing/sign-plan.js';
import { offerSite, siteOps } from './testing/site-plan.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';
import { runCommand } from './testing/stand-in-wp-cli.js';
import { type Site, startSite } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, await site.as('administrator'));
  await site.snapshot();
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

const item = (id: number) => ({
  id,
  name: `Pack ${id}`,
  type: 'pack',
  platform: 'gutenberg',
  plan: 'starter',
  price: 0,
  tint: null,
});
const page = { data: [item(4), item(9)], current_page: 1, total_page: 2, total: 140 };
const rows = page.data.map(({ id, name, type, platform, plan, price }) => ({ id, name, type, platform, plan, price }));
const info = {
  id: 1,
  name: 'Bread',
  platform: 'gutenberg',
  has_settings: true,
  logo_url: 'https://pictures.example/logo.png',
  requires: { plugins: [], elementor_pro: false },
  suggested: [],
  theme: { slug: 'twentytwentyfour', name: 'Twenty Twenty-Four' },
};
const asAdministrator = { login: 'administrator' };

test('lists packs in every format and passes platform and type on', async () => {
  cloud.on('GET /v1/items', { json: page });
  const list = (options: Record<string, unknown>) => runCommand(site, 'list_items', { group: 'library', options });

  const table = await list({});
  const json = await list({ format: 'json', type: 'blocks', platform: 'elementor' });
  const ids = await list({ format: 'ids' });
  const count = await list({ format: 'count' });

  expect(table).toEqual({
    code: 0,
    out: [`table${JSON.stringify(rows)}`, 'Page 1 of 2. Add --page=2 for more.'],
    err: '',
  });
  expect(json.out).toEqual([`json${JSON.stringify(rows)}`]);
  expect(ids.out).toEqual(['ids[4,9]']);
  expect(count.out).toEqual(['140']);
  expect(cloud.heard[1]?.path).toMatch(/platform=elementor.*type=blocks/);
});

test('searches the library for the given words', async () => {
  cloud.on('GET /v1/items', { json: page });

  const found = await runCommand(site, 'search', { group: 'library', args: ['rye', 'bread'], options: { format: 'json' } });

  expect(found.code).toBe(0);
  expect(cloud.heard[0]?.path).toContain('search=rye+bread');
});

test.each([
  [
    'list_items',
    'library',
    { format: 'xml' },
    'The format “xml” isn’t available here. Use one of these: table, json, csv, yaml, ids, count',
  ],
  ['list_items', 'library', { type: 'pack' }, '--type is one of these: packs, pages, blocks'],
  [
    'status',
    'history',
    { format: 'text' },
    'The format “text” isn’t available here. Use one of these: table, json, csv, yaml, ids, count',
  ],
  ['undo', 'history', { format: 'csv' }, 'The format “csv” isn’t available here. Use one of these: text, json, yaml'],
] as const)('refuses an option of %s that it does not know, in one sentence', async (method, group, options, message) => {
  const outcome = await runCommand(site, method, {
    group,
    args: ['x'].slice(method === 'status' ? 1 : 0),
    options,
    ...asAdministrator,
  });

  expect(outcome).toEqual({ code: 1, out: [], err: message });
});

test('explains how to list packs when a word is given instead of an id', async () => {
  const outcome = await runCommand(site, 'plan', { args: ['abc'], ...asAdministrator });

  expect(outcome.err).toBe('“abc” isn’t the number of a pack. List all packs with: wp kithouse list');
  expect(cloud.heard).toEqual([]);
});

test('names the option when the logo size is no width', async () => {
  cloud.on('GET /v1/packs/1/info', { json: info });

  const outcome = await runCommand(site, 'plan', { args: ['1'], options: { 'logo-size': 'big' }, ...asAdministrator });

  expect(outcome.err).toBe('The logo size is a width in pixels such as 120, not “big”.');
});

test('plans to replace a pack that is on the site already, and a second copy with --copy', async () => {
  const offer = () => {
    cloud.on('GET /v1/packs/1/info', { json: { ...info, logo_url: '' } });
    offerSite(cloud, signer, site.url, siteOps(1) as PlanOp[]);
  };
  const plan = async (options: Record<string, unknown>) => {
    offer();
    const { out } = await runCommand(site, 'plan', { args: ['1'], options: { format: 'json', ...options }, ...asAdministrator });
    return (JSON.parse((out[0] ?? '').replace(/^json/, '')) as { conflicts: unknown[] }).conflicts;
  };
  const administrator = await site.as('administrator');
  offer();
  await followImport(administrator, await pressImport(administrator, { id: 1, ...noChoices, title: 'Bread' }));

  expect(await plan({})).toEqual([]);
  expect(await plan({ copy: true })).toMatchObject([{ key: 'page-0' }]);
});

test('signs a user in with an API key, shares the account and signs out again', async () => {
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'fresh', key_id: 2 } });
  cloud.on('POST /v1/account/disconnect', { json: { status: 'success', message: 'Done.' } });

  const nobody = await runCommand(site, 'login', { group: 'library', key: 'given' });
  const editor = await runCommand(site, 'login', { group: 'library', key: 'given', login: 'editor', options: { shared: true } });
  const signed = await runCommand(site, 'login', {
    group: 'library',
    key: 'given',
    options: { shared: true },
    ...asAdministrator,
  });
  const shared = await site.run<string>(`return get_userdata( get_option( 'kithouse_global_user' ) )->user_login;`);
  const out = await runCommand(site, 'logout', { group: 'library', ...asAdministrator });

  expect([nobody.err, editor.err]).toEqual([
    'Choose the WordPress user with --user=<login>.',
    'Only an administrator can share an account with this site.',
  ]);
  expect(signed.out).toEqual(['Success: You are signed in.']);
  expect(cloud.heard.find(({ path }) => path === '/v1/account/connect')?.body).toMatchObject({ api_key: 'given' });
  expect([shared, out.out]).toEqual(['administrator', ['Success: You are signed out.']]);
});

test('clears the cached answers', async () => {
  cloud.on('GET /v1/items', { json: page });
  await runCommand(site, 'list_items', { group: 'library' });

  const first = await runCommand(site, 'clear', { group: 'cache' });
  const second = await runCommand(site, 'clear', { group: 'cache' });

  expect([first.out, second.out]).toEqual([['Success: 1 cached answer removed.'], ['Success: 0 cached answers removed.']]);
});

test('fires each action once when an import starts, ends and is undone, and survives a callback that throws', async () => {
  cloud.on('GET /v1/packs/1/info', { json: info });
  offerSite(cloud, signer, site.url, siteOps(1) as PlanOp[]);
  await site.run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/listen.php', '<?php foreach ( array( "started", "finished", "undone" ) as $name ) {
      add_action( "kithouse_import_$name", function ( ...$given ) use ( $name ) {
        update_option( "test_heard", array_merge( get_option( "test_heard", array() ), array( array( $name, $given ) ) ) );
        throw new Error( "broken on purpose" );
      }, 10, 2 );
    }' ); return true;`,
  );
  try {
    const made = await runCommand(site, 'import', {
      args: ['1'],
      options: { 'logo-size': '120', tagline: 'Bread daily', look: false, format: 'json' },
      ...asAdministrator,
    });
    const { import_id } = JSON.parse(made.out.at(-1) ?? '{}') as { import_id: string };
    await runCommand(site, 'undo', { group: 'history', args: [import_id], options: { format: 'json' }, ...asAdministrator });
    await runCommand(site, 'undo', { group: 'history', args: [import_id], options: { format: 'json' }, ...asAdministrator });
    const heard = await site.run<[string, [string, Record<string, unknown>]][]>(`return get_option( 'test_heard' );`);

    expect(made.code).toBe(0);
    expect(heard.map(([name, [id, told]]) => [name, id === import_id, told.state, told.kind])).toEqual([
      ['started', true, 'running', 'site'],
      ['finished', true, 'done', 'site'],
      ['undone', true, 'undone', 'site'],
    ]);
    const requested = cloud.heard.find(({ path }) => path === '/v1/plans/site')?.body;
    expect(requested).toMatchObject({ choices: { logo_size: 120, slogan: 'Bread daily', existing_look: false } });
  } finally {
    await site.run(`unlink( WPMU_PLUGIN_DIR . '/listen.php' ); return true;`);
  }
});

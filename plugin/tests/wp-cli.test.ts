import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blocks, type Library, startLibrary } from './testing/library.js';
import { addSmallTheme, makeSmallPack, publishPack } from './testing/small-pack.js';
import { type Site, startSite } from './testing/start-site.js';
import { hasWpCli, runWpCli } from './testing/wp-cli.js';

if (!hasWpCli) {
  console.log('Skipped the real WP-CLI: set KITHOUSE_WP_CLI to its phar and KITHOUSE_WORDPRESS to native.');
}

describe.skipIf(!hasWpCli)('the real WP-CLI with a real cloud', () => {
  let library: Library;
  let site: Site;
  let pack: number;
  let account: { email: string; password: string };
  beforeAll(async () => {
    library = await startLibrary();
    site = await startSite({ cloudUrl: library.url });
    await addSmallTheme(site);
    account = await library.signUp(await site.as('author'));
    await library.publish({ documents: [blocks('<!-- wp:paragraph --><p>Rye</p><!-- /wp:paragraph -->')] });
    const { bundle, pictures } = await makeSmallPack();
    pack = await publishPack(library, bundle, pictures);
    await site.snapshot('ready');
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
  });
  beforeEach(() => site.restore('ready'));

  const wp = (...args: string[]) => runWpCli(site, ['kithouse', ...args]);
  const login = () =>
    runWpCli(site, ['kithouse', 'login', account.email, '--user=administrator'], { input: `${account.password}\n` });

  test('lists packs in each format', async () => {
    const table = await wp('list');
    const json = await wp('list', '--format=json');
    const csv = await wp('list', '--format=csv');
    const ids = await wp('list', '--format=ids');
    const count = await wp('list', '--format=count');
    const yaml = await wp('list', '--format=yaml');

    expect([table, json, csv, ids, count, yaml].map(({ code, stderr }) => [code, stderr])).toEqual(Array(6).fill([0, '']));
    expect(table.stdout).toMatch(/id\s*(\||\t)\s*name/);
    expect(JSON.parse(json.stdout)).toEqual([
      { id: pack, name: 'Bäckerei', type: 'pack', platform: 'gutenberg', plan: expect.any(String), price: expect.anything() },
    ]);
    expect(csv.stdout.split('\n').slice(0, 2)).toEqual([
      'id,name,type,platform,plan,price',
      expect.stringMatching(`^${pack},Bäckerei,pack,gutenberg,`),
    ]);
    expect([ids.stdout.trim(), count.stdout.trim()]).toEqual([String(pack), '1']);
    expect(yaml.stdout).toContain(`id: ${pack}`);
  });

  test('searches pages, and prints an empty list in the same format', async () => {
    const found = await wp('search', 'Bakery', '--type=pages', '--format=ids');
    const nothing = await wp('search', 'no', 'such', 'bread', '--format=json');

    expect([found.code, found.stdout.trim()]).toEqual([0, expect.stringMatching(/^\d+$/)]);
    expect([nothing.code, JSON.parse(nothing.stdout)]).toEqual([0, []]);
  });

  test('signs in with a password from the standard input, never from an argument', async () => {
    const signed = await login();
    const wrong = await runWpCli(site, ['kithouse', 'login', account.email, '--user=editor'], { input: 'wrong\n' });
    const asOption = await wp('login', account.email, `--password=${account.password}`, '--user=editor');
    const out = await wp('logout', '--user=administrator');

    expect([signed.code, signed.stdout]).toEqual([0, expect.stringContaining('Success: You are signed in.')]);
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/^Error: .+\n$/)]);
    expect([asOption.code, asOption.stderr]).toEqual([1, expect.stringContaining('unknown --password parameter')]);
    expect([out.code, out.stdout]).toEqual([0, 'Success: You are signed out.\n']);
  });

  test('signs in with an API key from the environment', async () => {
    const env = { KITHOUSE_API_KEY: 'kh_not_a_key' };
    const refused = await runWpCli(site, ['kithouse', 'login', '--user=administrator'], { env });

    expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/^Error: .+\n$/)]);
    expect(refused.stderr).not.toContain('kh_not_a_key');
  });

  test('imports a pack with a logo size, reports it to a program and undoes it', async () => {
    await login();
    const options = ['--title=Bakery', '--logo-size=120', '--no-demo', '--theme', '--user=administrator'];

    const plan = await wp('plan', String(pack), ...options, '--format=json');
    const made = await wp('import', String(pack), ...options, '--yes', '--format=json');
    const { import_id } = JSON.parse(made.stdout) as { import_id: string };
    const width = await site.run<number>(`return (int) get_option( 'kithouse_logo_width' );`);
    const listed = await wp('status', '--format=csv');
    const undone = await wp('undo', import_id, '--format=json');
    const state = await wp('status', import_id, '--format=json');

    expect([plan.code, made.code, listed.code, undone.code]).toEqual([0, 0, 0, 0]);
    expect(JSON.parse(plan.stdout)).toMatchObject({ create: expect.any(Array) });
    expect(width).toBe(120);
    expect(listed.stdout.split('\n')[1]).toMatch(new RegExp(`^${import_id},Bäckerei,site,done,`));
    expect(JSON.parse(undone.stdout)).toMatchObject({ kept: [] });
    expect(JSON.parse(state.stdout)).toMatchObject({ import: { state: 'undone' } });
  });

  test('asks before it imports and stops when declined', async () => {
    await login();

    const stopped = await runWpCli(site, ['kithouse', 'import', String(pack), '--user=administrator'], { input: 'n\n' });

    expect(stopped.stdout).toContain('[y/n]');
    expect((await wp('status', '--format=count')).stdout.trim()).toBe('0');
  });

  test('clears the cached answers', async () => {
    await wp('list');

    const first = await wp('cache', 'clear');
    const second = await wp('cache', 'clear');

    expect([first.stdout, second.stdout]).toEqual([
      'Success: 1 cached answer removed.\n',
      'Success: 0 cached answers removed.\n',
    ]);
  });

  test.each([
    [['list', '--format=xml'], 'The format “xml” isn’t available here.'],
    [['list', '--type=pack'], '--type is one of these: packs, pages, blocks'],
    [['list', '--colour=red'], 'unknown --colour parameter'],
    [['search'], ''],
    [['plan', 'abc', '--user=author'], '“abc” isn’t the number of a pack.'],
    [['plan', '1', '--logo-size=big', '--user=author'], ''],
    [['plan', '1', '--user=administrator'], 'Choose whose account to use'],
    [['undo', 'no-such-import'], ''],
    [['resume'], ''],
  ])('ends %j with code 1 and a message', async (args, message) => {
    const { code, stdout, stderr } = await wp(...args);

    expect(code).toBe(1);
    expect(stdout + stderr).toContain(message);
    expect(stdout + stderr).not.toBe('');
  });

  test('describes each command on its help page', async () => {
    const help = await runWpCli(site, ['help', 'kithouse']);
    const names = ['cache', 'import', 'list', 'login', 'logout', 'plan', 'resume', 'search', 'status', 'undo'];

    expect(help.code).toBe(0);
    for (const name of names) {
      expect(help.stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    }
  });
});

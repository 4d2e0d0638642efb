import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, type PlanOp } from './testing/sign-plan.js';
import { offerSite, siteOps } from './testing/site-plan.js';
import { type Site, startSite } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { hasWpCli, runWpCli } from './testing/wp-cli.js';

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
beforeAll(async () => {
  if (!hasWpCli) {
    return;
  }
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, await site.as('administrator'));
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  if (hasWpCli) {
    cloud.reset();
    await site.restore('signed-in');
  }
});

const info = {
  id: 1,
  name: 'Bread',
  platform: 'gutenberg',
  has_settings: true,
  logo_url: '',
  requires: { plugins: [{ slug: 'bread', name: 'Bread', plugin_file: 'bread/bread.php', is_pro: false }], elementor_pro: false },
  suggested: [],
  theme: { slug: 'twentytwentyfour', name: 'Twenty Twenty-Four' },
};

const wp = (...args: string[]) => runWpCli(site, args);
const offer = (pages: number) => {
  cloud.on('GET /v1/packs/1/info', { json: info });
  offerSite(cloud, signer, site.url, siteOps(pages) as PlanOp[]);
};

test.skipIf(!hasWpCli)('imports a pack on the command line with progress, and undoes it', async () => {
  offer(3);
  const colors = '--colors=primary:#112233,accent:#445566';

  const made = await wp(
    'kithouse',
    'import',
    '1',
    '--title=Bakery',
    '--tagline=Bread daily',
    colors,
    '--no-demo',
    '--plugins=',
    '--yes',
    '--user=administrator',
  );
  const [requested] = cloud.heard.filter(({ path: requested }) => requested === '/v1/plans/site');
  const listed = await wp('kithouse', 'status', '--format=json');
  const [{ import_id }] = JSON.parse(listed.stdout) as [{ import_id: string }];
  const status = await wp('kithouse', 'status', import_id, '--format=json');
  const dry = await wp('kithouse', 'undo', import_id, '--dry-run', '--format=json');
  const undone = await wp('kithouse', 'undo', import_id, '--format=json');

  expect(made).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/100% {2}Importing content[\s\S]*Pages: 3 of 3/),
  });
  expect(requested?.body).toMatchObject({
    choices: {
      title: 'Bakery',
      slogan: 'Bread daily',
      plugins: [],
      color: { primary: '#112233', accent: '#445566' },
      import_demo_content: false,
    },
  });
  expect(JSON.parse(status.stdout)).toMatchObject({
    import: { state: 'done', kind: 'site' },
    results: { post_types: [{ count: 3 }] },
  });
  expect(JSON.parse(dry.stdout)).toEqual(JSON.parse(undone.stdout));
  expect(JSON.parse((await wp('kithouse', 'status', import_id, '--format=json')).stdout)).toMatchObject({
    import: { state: 'undone' },
  });
});

test.skipIf(!hasWpCli)('fails with one line and an exit code', async () => {
  offer(1);

  const outcomes = [
    await wp('kithouse', 'import', '1', '--yes'),
    await wp('kithouse', 'import', '1', '--yes', '--user=editor'),
    await wp('kithouse', 'import', '1', '--yes', '--user=administrator', '--colors=red'),
    await wp('kithouse', 'import', '1', '--yes', '--user=administrator', '--plugins=unknown'),
    await wp('kithouse', 'resume'),
    await wp('kithouse', 'undo', 'no-such-import'),
  ];

  expect(outcomes.map(({ code, stderr }) => [code, stderr.startsWith('Error: '), stderr.trim().split('\n').length])).toEqual(
    outcomes.map(() => [1, true, 1]),
  );
});

test.skipIf(!hasWpCli)('replaces an earlier import of the pack, and makes a copy with --copy', async () => {
  const run = async (...more: string[]) => {
    offer(2);
    return wp('kithouse', 'import', '1', '--plugins=', '--yes', '--user=administrator', ...more);
  };
  const countPages = () =>
    site.run<number>(
      `wp_cache_flush(); return count( get_posts( array( 'post_type' => 'page', 'post_status' => 'publish', 'nopaging' => true, 'meta_key' => '_kithouse_op' ) ) );`,
    );
  const codes = [(await run()).code, (await run()).code];
  const replaced = await countPages();

  codes.push((await run('--copy')).code);

  expect([codes, replaced, await countPages()]).toEqual([[0, 0, 0], 2, 4]);
});

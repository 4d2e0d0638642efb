import { brand, closeConnection, openConnection } from '@kithouse/contract';
import { beforeEach, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { refusalOf, type Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud((started) => {
  ({ cloud, site } = started);
});
beforeEach(() => setOption(site, 'kithouse_consent', 0));

const introduce = () => cloud.on('GET /v1/service', { json: { product: brand.slug, video: '' } });

test('sends nothing to the library before an administrator agrees', async () => {
  const administrator = await site.as('administrator');
  for (const address of ['/wp-admin/admin.php?page=kithouse', '/wp-admin/', '/wp-admin/post-new.php', '/wp-cron.php', '/']) {
    await administrator.ask(address);
  }

  const items = await administrator.rest('GET', '/items');
  const login = await administrator.rest('POST', '/login', { email: 'ada@example.test', password: 'x' });

  expect([items.status, login.status]).toEqual([502, 502]);
  expect(cloud.heard).toEqual([]);
});

test('tests the address without naming the site, then connects, and stops after a withdrawal', async () => {
  introduce();
  const administrator = await site.as('administrator');

  await administrator.call(openConnection, { address: cloud.url });
  const [requested] = cloud.heard;
  await administrator.rest('GET', '/items');
  const afterwards = cloud.heard.length;
  await administrator.call(closeConnection, {});
  await administrator.rest('GET', '/items?page=2');

  expect(JSON.stringify(requested?.headers)).not.toContain(site.url);
  expect(afterwards).toBeGreaterThan(1);
  expect(cloud.heard).toHaveLength(afterwards);
});

test('stores no consent when the address answers but is no library', async () => {
  const administrator = await site.as('administrator');

  expect((await refusalOf(administrator.call(openConnection, { address: cloud.url }))).code).toBe('not_a_library');
  await administrator.rest('GET', '/items');

  expect(cloud.heard.map(({ path }) => path)).toEqual(['/v1/service']);
});

test.each(['http://library.example.com', 'https://user:pass@library.example.com', 'ftp://localhost', 'x'])(
  'refuses the address %s without asking it',
  async (address) => {
    const administrator = await site.as('administrator');

    expect((await refusalOf(administrator.call(openConnection, { address }))).code).toBe('invalid_address');
  },
);

test('refuses an editor', async () => {
  introduce();
  const editor = await site.as('editor');

  expect((await refusalOf(editor.call(openConnection, { address: cloud.url }))).code).toBe('invalid_permission');
  expect(cloud.heard).toEqual([]);
});

test('leads from the menu and the plugins screen to the settings, for administrators only', async () => {
  const settings = 'admin.php?page=kithouse-settings';
  const administrator = await site.as('administrator');
  const editor = await site.as('editor');

  const answer = await administrator.ask(`/wp-admin/${settings}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `${site.url}/wp-admin/admin.php?page=kithouse&path=settings`,
  ]);
  expect(await (await administrator.ask('/wp-admin/plugins.php')).text()).toMatch(
    /page=kithouse-settings">(Settings|Einstellungen)</,
  );
  expect((await editor.ask(`/wp-admin/${settings}`)).status).toBe(403);
});

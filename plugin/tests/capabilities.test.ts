import * as contract from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '../../scripts/test-extent.js';
import { askInside } from './testing/ask-inside.js';
import { setOption } from './testing/look-inside.js';
import { noChoices } from './testing/site-stream.js';
import { type Role, roles, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
let author: Visit;
let editor: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  await setOption(site, 'test_breaker_seconds', 1);
  [author, editor] = [await site.as('author'), await site.as('editor')];
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(() => cloud.reset());

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'runs' in value && value.runs !== 'provider',
);

/** Lists valid input of each call, so that only the capability can refuse it. */
const inputs: Record<string, object> = {
  'items.get': { slug: 'hero' },
  'favourites.toggle': { id: 1, itemType: 'pack', action: 'do' },
  'ratings.rate': { type_id: 1, itemType: 'pack', rating: 5 },
  'items.facets': { facets: 'plan' },
  'texts.get': { version: '1' },
  'facts.save': { facts: {} },
  'facts.update-places': { import_id: '8f14e45f-ceea-467f-a0e6-b1c2d3e4f5a6', places: ['1'] },
  'account-facts.save': { facts: {} },
  'connection.open': { address: 'no address' },
  'connection.set-content-removal': { removes_content: false },
  'screen.get': { path: 'elementor/packs' },
  'account.signup': { first_name: 'A', last_name: 'B', email: 'a@b.cd', password: 'x', confirm_password: 'x' },
  'clouds.upload': { name: 'Bread', platform: 'gutenberg', file_content: '<!-- wp:paragraph /-->' },
  'saved-templates.delete': { id: 1 },
  'clouds.copy-move': { my_cloud_id: 1, workspace_id: 1 },
  'clouds.restore': { kind: 'file', id: 1 },
  'clouds.delete-for-good': { kind: 'file', id: 1 },
  'clouds.rename': { name: 'Bread' },
  'clouds.name-version': { name: 'Bread' },
  'workspaces.create': { title: 'Bakery' },
  'workspaces.add-files': { workspace_id: 1, files: [1] },
  'invitations.answer': { accept: true },
  'invitations.resend': { email: 'a@b.cd' },
  'dependencies.check': { dependencies: [] },
  'dependencies.install': { requirement: { name: 'Bread', slug: '', plugin_file: '', is_pro: true } },
  'conditions.get': { template_id: 1 },
  'conditions.save': { template_id: 1, conditions: ['include/general'] },
  'conditions.autocomplete': { payload: '{"query_type":"authors"}', query: 'a' },
  'templates.create': { nonce: '', platform: 'gutenberg', type: 'none' },
  insert: { id: 1, platform: 'gutenberg' },
  'import.page': { id: 1, title: 'Bread', platform: 'gutenberg' },
  import: { id: 1, platform: 'gutenberg' },
  'full-site-import.check': {
    form: { id: 1, ...noChoices },
  },
};
const routeOf = ({ path }: contract.Endpoint) =>
  path
    .replace('{slug}', 'hero')
    .replace('{import_id}', 'of-nobody')
    .replace(/\{\w+\}/g, '1');
const queryOf = ({ name }: contract.Endpoint) => new URLSearchParams(inputs[name] as Record<string, string>).toString();
const bodyOf = ({ name }: contract.Endpoint) => JSON.stringify(inputs[name] ?? {});
const askAll = (login: string) =>
  askInside(
    site,
    login,
    calls.map((call) => ({
      method: call.method,
      route: routeOf(call),
      text: call.method === 'GET' ? queryOf(call) : bodyOf(call),
    })),
  );
const ofEditor = ['kithouse_read', 'edit_posts', 'upload_files', 'edit_pages'];
const ofAdministrator = [
  'edit_others_pages',
  'manage_options',
  'activate_plugins',
  'install_plugins',
  'install_themes',
  'edit_theme_options',
  'import',
];
const mayCall: Record<Role, readonly string[]> = {
  subscriber: [],
  contributor: ['kithouse_read', 'edit_posts'],
  author: ['kithouse_read', 'edit_posts', 'upload_files'],
  editor: ofEditor,
  administrator: [...ofEditor, ...ofAdministrator],
};

test.each(roles)('[R-PERM-25] lets the role %s call exactly what the contract allows it', async (role) => {
  const answers = await askAll(role);

  const outcomes = answers.map(({ body }, index) => [
    calls[index]?.name,
    (body as { code?: string } | null)?.code !== 'invalid_permission',
  ]);
  const expected = calls.map(({ name, capabilities }) => [
    name,
    capabilities.every((capability) => mayCall[role].includes(capability)),
  ]);
  expect(outcomes).toEqual(expected);
});

test('refuses every call to visitors', async () => {
  const answers = await askAll('');

  const open = calls.filter((_, index) => answers[index]?.status !== 401);
  expect(open).toEqual([]);
  expect(cloud.heard).toEqual([]);
});

test.each(sample(calls, 3).map((call) => [call.name, call] as const))(
  "refuses %s to visitors and to a sign-in without a nonce or with another person's",
  async (_, call) => {
    const { method } = call;
    const query = method === 'GET' ? `?${queryOf(call)}` : '';
    const target = `/wp-json/${contract.brand.restNamespace}${routeOf(call)}${query}`;
    const body = method === 'GET' ? {} : { body: bodyOf(call) };
    const ask = (who: { ask: typeof author.ask }, nonce?: string) =>
      who.ask(target, {
        method,
        headers: { 'content-type': 'application/json', ...(nonce && { 'x-wp-nonce': nonce }) },
        ...body,
      });

    const statuses = [
      await ask(site.visitor),
      await ask(author),
      await ask(author, editor.auth?.nonce),
      await ask(author, '0123456789'),
      await ask(site.visitor, author.auth?.nonce),
    ].map(({ status }) => status);

    expect(statuses).toEqual([401, 401, 403, 403, 403]);
    expect(cloud.heard).toEqual([]);
  },
);

/** Creates the person's nonce of that many half days ago; WordPress accepts it for two. */
const nonceOf = (who: Visit, age: number) =>
  site.run<string>(
    `$user = get_user_by( 'login', explode( '|', $args['cookie'] )[0] );
    $token = wp_parse_auth_cookie( $args['cookie'], 'logged_in' )['token'];
    return substr( wp_hash( ( wp_nonce_tick( 'wp_rest' ) - $args['age'] ) . '|wp_rest|' . $user->ID . '|' . $token, 'nonce' ), -12, 10 );`,
    { cookie: Object.entries(who.auth?.cookies ?? {}).find(([name]) => name.startsWith('wordpress_logged_in_'))?.[1], age },
  );

test('refuses an expired nonce with an explanation', async () => {
  const ask = async (age: number) =>
    author.ask(`/wp-json/${contract.brand.restNamespace}/profile/sync`, {
      headers: { 'x-wp-nonce': await nonceOf(author, age) },
    });
  const fresh = await ask(1);

  const answer = await ask(2);

  expect((await fresh.json()).code).not.toBe('rest_cookie_invalid_nonce');
  expect(answer.status).toBe(403);

  expect(await answer.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce', message: expect.stringContaining('Reload') });
});

test('shows the library in the menu to writers only', async () => {
  const page = '/wp-admin/admin.php?page=kithouse';

  const statuses: Record<string, number> = {};
  for (const role of roles) {
    statuses[role] = (await (await site.as(role)).ask(page)).status;
  }

  expect(statuses).toEqual({ subscriber: 403, contributor: 200, author: 200, editor: 200, administrator: 200 });
});

import * as contract from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
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

/** Something each call accepts, so that only the capability can be what refuses it. */
const inputs: Record<string, object> = {
  'items.get': { slug: 'hero' },
  'favourites.toggle': { id: 1, itemType: 'pack', action: 'do' },
  'account.signup': { first_name: 'A', last_name: 'B', email: 'a@b.cd', password: 'x', confirm_password: 'x' },
  insert: { id: 1, platform: 'gutenberg' },
  'import.page': { id: 1, title: 'Bread', platform: 'gutenberg' },
};
const mayCall: Record<Role, readonly string[]> = {
  subscriber: [],
  contributor: ['kithouse_read'],
  author: ['kithouse_read', 'upload_files'],
  editor: ['kithouse_read', 'upload_files', 'edit_pages'],
  administrator: ['kithouse_read', 'upload_files', 'edit_pages'],
};

test.each(roles)('[R-PERM-25] the role %s may call what the contract lets that role call, and nothing else', async (role) => {
  const person = await site.as(role);

  const outcomes: Record<string, boolean> = {};
  for (const { name, method, path } of calls) {
    const input = inputs[name] ?? {};
    const filled = path.replace('{slug}', 'hero');
    const { body } = await person.rest(method, filled, method === 'GET' ? undefined : input);
    outcomes[name] = (body as { code?: string }).code !== 'invalid_permission';
  }

  const expected = calls.map(({ name, capabilities }) => [
    name,
    capabilities.every((capability) => mayCall[role].includes(capability)),
  ]);
  expect(outcomes).toEqual(Object.fromEntries(expected));
});

test.each(calls.map(({ name, method, path }) => [name, method, path.replace('{slug}', 'hero')] as const))(
  '%s is closed to visitors and to a sign-in without a nonce or with one of somebody else',
  async (name, method, path) => {
    const target = `/wp-json/${contract.brand.restNamespace}${path}`;
    const body = method === 'GET' ? {} : { body: JSON.stringify(inputs[name] ?? {}) };
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

/** The nonce this person was given that many half days ago; WordPress takes it for two of them. */
const nonceOf = (who: Visit, age: number) =>
  site.run<string>(
    `$user = get_user_by( 'login', explode( '|', $args['cookie'] )[0] );
    $token = wp_parse_auth_cookie( $args['cookie'], 'logged_in' )['token'];
    return substr( wp_hash( ( wp_nonce_tick( 'wp_rest' ) - $args['age'] ) . '|wp_rest|' . $user->ID . '|' . $token, 'nonce' ), -12, 10 );`,
    { cookie: Object.entries(who.auth?.cookies ?? {}).find(([name]) => name.startsWith('wordpress_logged_in_'))?.[1], age },
  );

test('a nonce that has run out is refused and explained', async () => {
  const ask = async (age: number) =>
    author.ask(`/wp-json/${contract.brand.restNamespace}/profile/sync`, {
      headers: { 'x-wp-nonce': await nonceOf(author, age) },
    });
  const fresh = await ask(1);

  const answer = await ask(2);

  expect((await fresh.json()).code).not.toBe('rest_cookie_invalid_nonce');
  expect(answer.status).toBe(403);

  expect(await answer.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce', message: expect.stringContaining('reload') });
});

test('the library is in the menu of those who write, and of nobody else', async () => {
  const page = '/wp-admin/admin.php?page=kithouse';

  const statuses: Record<string, number> = {};
  for (const role of roles) {
    statuses[role] = (await (await site.as(role)).ask(page)).status;
  }

  expect(statuses).toEqual({ subscriber: 403, contributor: 200, author: 200, editor: 200, administrator: 200 });
});

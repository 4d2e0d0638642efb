import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError, isSigned, login, logout, SiteProfile, signup, syncProfile, toggleFavourite } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { setOption } from './testing/look-inside.js';
import { makeProfile, signInAtStub } from './testing/sign-in-at-stub.js';
import { refusalOf, type Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud(async (started) => {
  ({ cloud, site } = started);
  await setOption(site, 'test_breaker_seconds', 1);
});

const star = { id: 1, itemType: 'pack', action: 'do' } as const;
const done = { json: { status: 'success', message: 'Done.' } };
/** Dumps all texts of the option and user tables. */
const dumpStore = () =>
  site.run<string>(
    `global $wpdb; return wp_json_encode( array( $wpdb->get_results( "SELECT * FROM $wpdb->usermeta" ), $wpdb->get_results( "SELECT * FROM $wpdb->options" ) ) );`,
  );

test('[R-API-78, R-API-82, R-AUTH-26] returns the profile on sign-in and tells the cloud which site it is', async () => {
  const author = await site.as('author');
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'key-of-ada', key_id: 1 } });

  const signed = await author.call(login, { email: 'ada@example.test', password: 'pa"ss\\w<b>ørd' });

  expect(signed).toMatchObject({
    status: 'success',
    message: 'You are signed in.',
    user: {
      email: 'ada@example.test',
      is_globally_signed: false,
      signed_as_global: false,
      link_account: false,
      unlink_account: false,
    },
  });
  expect(cloud.heard[0]?.body).toEqual({
    email: 'ada@example.test',
    password: 'pa"ss\\w<b>ørd',
    site: { url: site.url, name: 'Playground' },
  });
  expect(JSON.stringify(signed)).not.toContain('key-of-ada');
});

test('[R-OPS-97] passes the question for a code on, and the code with the next attempt', async () => {
  const author = await site.as('author');
  const refusal = {
    code: 'second_factor_required',
    message: 'Enter the code from your authenticator app.',
    data: { status: 401 },
  };
  cloud.on('POST /v1/account/connect', { status: 401, json: refusal });
  const fields = { email: 'ada@example.test', password: 'secret' };

  expect(await refusalOf(author.call(login, fields))).toMatchObject({ code: 'second_factor_required' });
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'key-of-ada', key_id: 1 } });
  await author.call(login, { ...fields, code: '123 456' });

  const tries = cloud.heard.filter(({ path }) => path.endsWith('/account/connect'));
  expect(tries.map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, '123 456']);
});

test('lists the sites when the limit is reached and releases one with the next attempt', async () => {
  const author = await site.as('author');
  const details = { limit: 2, sites: [{ id: 7, url: 'https://one.example', name: 'One — بيت', last_used_at: null }] };
  const refusal = { code: 'site_limit_reached', message: 'Both are in use.', data: { status: 403, details } };
  cloud.on('POST /v1/account/connect', { status: 403, json: refusal });
  const fields = { email: 'ada@example.test', password: 'secret' };

  const refused = await refusalOf(author.call(login, fields));
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'key-of-ada', key_id: 1 } });
  await author.call(login, { ...fields, release: 7 });

  expect(refused).toMatchObject({ code: 'site_limit_reached', details });
  const tries = cloud.heard.filter(({ path }) => path === '/v1/account/connect');
  expect(tries.map(({ body }) => (body as { release?: number }).release)).toEqual([undefined, 7]);
});

test('[R-API-79] sends only the key when signing in with one', async () => {
  const author = await site.as('author');
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'key-of-ada', key_id: 1 } });

  await author.call(login, { viaAPI: true, api_key: 'key-of-ada', email: 'left@over.test' });

  expect(cloud.heard.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { api_key: 'key-of-ada', site: { url: site.url, name: 'Playground' } },
  ]);
});

test("[R-API-80, R-API-82] signs in after signing up and sends the person's language to the cloud", async () => {
  const author = await site.as('author');
  await site.run(`update_user_meta( get_user_by( 'login', 'author' )->ID, 'locale', 'de_DE_formal' ); return true;`);
  const fields = {
    first_name: 'Ada',
    last_name: "Ö'Neil",
    email: 'ada@example.test',
    password: 'a secret word',
    confirm_password: 'a secret word',
  };
  cloud.on('POST /v1/account/register', {
    json: { user: makeProfile({ is_verified: false }), api_key: 'key-of-ada', key_id: 1 },
  });

  const signed = await author.call(signup, fields);

  expect(signed).toMatchObject({ status: 'success', message: 'Your account is ready.', user: { is_verified: false } });
  expect(cloud.heard[0]?.body).toMatchObject(fields);
  expect(cloud.heard[0]?.headers['accept-language']).toBe('de-DE-formal');
  expect(await author.call(isSigned, {})).toMatchObject({ status: 'success' });
});

test('stores nothing after a refused sign-in and returns the field errors', async () => {
  const author = await site.as('author');
  cloud.on('POST /v1/account/connect', {
    status: 401,
    json: { code: 'login_failed', message: 'No.', data: { status: 401, details: { email: 'Unknown.' } } },
  });

  const refusal = await refusalOf(author.call(login, { email: 'x', password: 'y' }));

  expect(refusal).toMatchObject({ code: 'login_failed', details: { email: 'Unknown.' } });
  expect(await dumpStore()).not.toContain('kithouse_account');
});

test('stores the key only encrypted, and a copy is unusable for another user', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author, { key: 'khk_0123456789abcdef' });

  const store = await dumpStore();
  await site.run(
    `$from = get_user_by( 'login', 'author' )->ID; update_user_option( get_user_by( 'login', 'editor' )->ID, 'kithouse_account', get_user_option( 'kithouse_account', $from ) ); return true;`,
  );

  expect(store).toContain('ada@example.test');
  for (const form of [
    'khk_0123456789abcdef',
    Buffer.from('khk_0123456789abcdef').toString('base64').slice(0, 20),
    Buffer.from('khk_0123456789abcdef').toString('hex'),
  ]) {
    expect(store).not.toContain(form);
  }
  expect(await (await site.as('editor')).call(isSigned, {})).toEqual({ status: 'error', user: null });
});

test('[R-API-76, R-API-77] answers whether an account is signed in, and returns the profile of another one', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author, { profile: makeProfile({ id: 7 }) });

  const [mine, other] = [await author.call(isSigned, { user: 7 }), await author.call(isSigned, { user: 8 })];

  expect([mine.status, mine.user?.id]).toEqual(['success', 7]);
  expect([other.status, other.user?.id]).toEqual(['error', 7]);
});

longTest("signs everybody out when the site's salts change and lets them sign in again", async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  await site.run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/salt.php', "<?php add_filter( 'salt', fn( \\$salt, \\$scheme ) => 'secure_auth' === \\$scheme ? 'other' : \\$salt, 10, 2 );" ); return true;`,
  );
  try {
    const again = await site.as('author');

    expect(await again.call(isSigned, {})).toEqual({ status: 'error', user: null });
    expect((await refusalOf(again.call(toggleFavourite, star))).code).toBe('is_signed_failed');
    await signInAtStub(cloud, again);
    expect((await again.call(isSigned, {})).status).toBe('success');
  } finally {
    await site.run(`unlink( WPMU_PLUGIN_DIR . '/salt.php' ); return true;`);
  }
});

test('[R-API-81, R-API-82, R-AUTH-30] deletes the sign-in on logout and revokes the key', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('POST /v1/account/disconnect', done);

  const answer = await author.call(logout, {});

  expect(answer).toEqual({ status: 'success', message: 'You are signed out.', user: null, global_user: null });
  expect(cloud.heard).toMatchObject([{ path: '/v1/account/disconnect', headers: { authorization: 'Bearer key-of-ada' } }]);
  expect(await author.call(isSigned, {})).toEqual({ status: 'error', user: null });
});

test('[R-ERR-36] reports a failed logout of the site and keeps the person signed in', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  const code = path.join(site.site, 'wp-content/mu-plugins/keeps-all.php');
  await writeFile(code, `<?php add_filter( 'delete_user_metadata', '__return_true' );`);
  try {
    const refusal = await refusalOf(author.call(logout, {}));

    expect(refusal).toMatchObject({ code: 'logout_failed', message: new AppError('logout_failed').message });
    expect((await author.call(isSigned, {})).status).toBe('success');
  } finally {
    await rm(code);
  }
});

test.each(
  sample(
    [
      ['down', { status: 503 }],
      ['silent', () => undefined],
    ] as const,
    1,
  ),
)('logs out while the cloud is %s', async (_, reply) => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('*', reply);

  await author.call(logout, {});

  expect((await author.call(isSigned, {})).status).toBe('error');
});

test('[R-AUTH-35] signs out when any call finds the key revoked', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('*', { status: 401, json: { code: 'invalid_api_key', message: 'Ended.', data: { status: 401 } } });

  const refusal = await refusalOf(author.call(toggleFavourite, star));

  expect(refusal).toMatchObject({ code: 'invalid_api_key', message: 'Ended.' });
  expect((await author.call(isSigned, {})).status).toBe('error');
  expect(await dumpStore()).not.toContain('ada@example.test');
});

test('[R-API-72] loads the profile when syncing, and remembers a new favourite without it', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('GET /v1/profile', { json: { user: makeProfile({ name: 'Ada "B" 🍞 \\', starred: [] }) } });
  cloud.on('POST /v1/items/favourite', { json: { data: { starred: [8, 9], favourite_count: 2 } } });

  const synced = await author.call(syncProfile, {});
  await author.call(toggleFavourite, star);

  expect(synced).toMatchObject({
    status: 'success',
    message: 'Successfully Synced',
    user: { name: 'Ada "B" 🍞 \\', starred: [] },
  });
  expect((await author.call(isSigned, {})).user).toMatchObject({ name: 'Ada "B" 🍞 \\', starred: [8, 9], reviews: { pack: {} } });
});

test('[R-API-79, R-ENT-05, R-ENT-06, R-ENT-07] serves everybody with a global sign-in and hides private data', async () => {
  const [administrator, contributor] = [await site.as('administrator'), await site.as('contributor')];
  await signInAtStub(cloud, administrator, { isGlobal: true });

  const own = (await administrator.call(isSigned, {})).user;
  const lent = (await contributor.call(isSigned, {})).user;

  expect(own).toMatchObject({
    is_globally_signed: true,
    signed_as_global: true,
    link_account: false,
    unlink_account: false,
    email: 'ada@example.test',
  });
  expect(SiteProfile.parse(lent)).toMatchObject({
    name: 'Ada Tester',
    plan: ['free'],
    is_verified: true,
    is_globally_signed: true,
    signed_as_global: false,
    link_account: true,
    unlink_account: false,
  });
  expect(JSON.stringify(lent)).not.toMatch(/ada@example|photos\.example|2026-01-02/);
});

test('refuses to change favourites of the global account for those it serves', async () => {
  const [administrator, contributor] = [await site.as('administrator'), await site.as('contributor')];
  await signInAtStub(cloud, administrator, { isGlobal: true });

  const refusal = await refusalOf(contributor.call(toggleFavourite, star));

  expect(refusal.code).toBe('invalid_permission');
  expect(cloud.heard).toEqual([]);
});

test.each(['/profile/my-favourites', '/profile/download-history?all=true'])(
  'refuses to show those served by the global account its %s',
  async (list) => {
    const [administrator, contributor] = [await site.as('administrator'), await site.as('contributor')];
    await signInAtStub(cloud, administrator, { isGlobal: true });

    const answer = await contributor.rest('GET', list);

    expect(answer).toMatchObject({ status: 403, body: { code: 'invalid_permission' } });
    expect(cloud.heard).toEqual([]);
  },
);

test('shows those served by the global account their permissions and whether its e-mail is confirmed', async () => {
  const [administrator, contributor] = [await site.as('administrator'), await site.as('contributor')];
  await signInAtStub(cloud, administrator, { isGlobal: true });
  cloud.on('GET /v1/profile/purchased-items', { json: { data: [], current_page: 1, total_page: 0, total: 0 } });
  cloud.on('GET /v1/profile/verified', { json: { is_verified: true } });

  const answers = [await contributor.rest('GET', '/profile/purchased-items'), await contributor.rest('GET', '/profile/verified')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('[R-API-82, R-ENT-08] prefers an own account to the global one and falls back on logout', async () => {
  const [administrator, author] = [await site.as('administrator'), await site.as('author')];
  await signInAtStub(cloud, administrator, { isGlobal: true });
  await signInAtStub(cloud, author, { key: 'key-of-bo', profile: makeProfile({ id: 8, name: 'Bo', email: 'bo@example.test' }) });
  cloud.on('POST /v1/account/disconnect', done);

  const linked = (await author.call(isSigned, {})).user;
  const left = await author.call(logout, {});

  expect(linked).toMatchObject({ name: 'Bo', link_account: false, unlink_account: true, is_globally_signed: true });
  expect(left).toMatchObject({ user: null, global_user: { name: 'Ada Tester', email: '', link_account: true } });
  expect((await administrator.call(isSigned, {})).status).toBe('success');
});

test.each(['contributor', 'editor'] as const)(
  'lets the role %s neither share an account with the site nor end the sharing',
  async (role) => {
    const [administrator, person] = [await site.as('administrator'), await site.as(role)];
    const sharing = await person.rest('POST', '/login', { email: 'a@b.cd', password: 'x', global_signin: true });
    await signInAtStub(cloud, administrator, { isGlobal: true });

    const ending = await person.rest('POST', '/logout', { global: true });

    expect([sharing, ending]).toMatchObject([
      { status: 403, body: { code: 'invalid_permission' } },
      { status: 403, body: { code: 'invalid_permission' } },
    ]);
    expect((await person.call(isSigned, {})).user).toMatchObject({ is_globally_signed: true });
  },
);

test('[R-AUTH-31] stops serving everybody when the global account logs out', async () => {
  const [administrator, contributor] = [await site.as('administrator'), await site.as('contributor')];
  await signInAtStub(cloud, administrator, { isGlobal: true });
  cloud.on('POST /v1/account/disconnect', done);

  await administrator.call(logout, { global: true });

  expect((await contributor.call(isSigned, {})).status).toBe('error');
});

test('[R-API-81] requires confirmation before another administrator ends the sharing', async () => {
  const [administrator, editor] = [await site.as('administrator'), await site.as('editor')];
  await signInAtStub(cloud, administrator, { isGlobal: true });
  await site.run(`get_user_by( 'login', 'editor' )->add_cap( 'manage_options' ); return true;`);
  const isServed = async () => (await (await site.as('contributor')).call(isSigned, {})).status === 'success';

  await editor.call(logout, {});
  const before = await isServed();
  await editor.call(logout, { global: true });

  expect([before, await isServed()]).toEqual([true, false]);
});

test('revokes the first key on a second sign-in', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author, { key: 'first' });
  cloud.on('POST /v1/account/disconnect', done);
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'second', key_id: 2 } });

  await author.call(login, { email: 'a@b.cd', password: 'x' });

  expect(cloud.heard.at(-1)).toMatchObject({ path: '/v1/account/disconnect', headers: { authorization: 'Bearer first' } });
});

test('revokes the key of a deleted user soon afterwards and stops using it', async () => {
  const administrator = await site.as('administrator');
  const author = await site.as('author');
  await signInAtStub(cloud, administrator, { isGlobal: true });
  cloud.on('POST /v1/account/disconnect', done);

  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( get_user_by( 'login', 'administrator' )->ID );`,
  );
  expect(cloud.heard).toEqual([]);
  await site.run(`do_action( 'kithouse_return_keys' ); return true;`);

  expect(cloud.heard.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/v1/account/disconnect', 'Bearer key-of-ada'],
  ]);
  expect(await author.call(isSigned, {})).toMatchObject({ status: 'error', user: null });
  expect(await dumpStore()).not.toContain('kithouse_global_user');
});

test('logs neither key nor password when an answer breaks the sign-in', async () => {
  const author = await site.as('author');
  cloud.on('POST /v1/account/connect', { json: { user: 'nobody', api_key: 'khk_secret', key_id: 1 } });

  const refusal = await refusalOf(author.call(login, { email: 'ada@example.test', password: 'hunter2 hunter2' }));

  const log = await site.readLog();
  expect(refusal.code).toBe('internal_error');
  expect(log).toContain('Kithouse account.login: TypeError');
  expect(log).not.toMatch(/khk_|hunter2/);
});

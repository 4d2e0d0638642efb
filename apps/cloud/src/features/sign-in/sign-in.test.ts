import { randomUUID } from 'node:crypto';
import {
  connect,
  createCall,
  createKey,
  disconnect,
  getProfile,
  getVerified,
  listKeys,
  register,
  resultOf,
  revokeKey,
} from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';
import { isWithinLimit } from '../account/attempts.service.js';

const app = await createTestApp();
const site = { url: 'https://bakery.example', name: 'Bakery' };
const elsewhere = { url: 'https://shop.example', name: 'Shop' };
const password = 'correct horse';

async function signUp() {
  const email = `${randomUUID()}@example.com`;
  const input = { first_name: 'Ada', last_name: 'Lovelace', email, password, confirm_password: password, site };
  return { email, ...(await app.visitor.call(register, input)) };
}

const failure = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );

test('[R-API-78] gives a site its own key for e-mail and password', async () => {
  const { email, api_key } = await signUp();

  const answer = await app.visitor.call(connect, { email, password, site: elsewhere });

  expect(answer.api_key).not.toBe(api_key);
  expect((await app.callAs(answer.api_key, elsewhere.url)(getProfile, {})).user.email).toBe(email);
});

test('[R-ERR-35] gives the same answer for a wrong password and an unknown address', async () => {
  const { email } = await signUp();

  const wrong = await resultOf(app.visitor.call, connect, { email, password: 'wrong horse', site });
  const unknown = await resultOf(app.visitor.call, connect, { email: 'nobody@example.com', password, site });

  expect(wrong.error?.toJSON()).toEqual(unknown.error?.toJSON());
  expect(wrong.error).toMatchObject({
    code: 'login_failed',
    status: 401,
    message: 'The email or password is incorrect. Check both and try again.',
  });
});

test('names the missing fields of an empty sign-in', async () => {
  const { error } = await resultOf(app.visitor.call, connect, { site });

  expect(error).toMatchObject({ code: 'login_failed', details: { email: expect.any(String), password: expect.any(String) } });
});

test('blocks a person for a while after ten wrong passwords and nobody else', async () => {
  const [ada, grace] = [await signUp(), await signUp()];
  for (let tries = 0; tries < 10; tries++) {
    await failure(app.visitor.call(connect, { email: ada.email, password: 'wrong horse', site }));
  }

  const right = () => failure(app.visitor.call(connect, { email: ada.email, password, site }));
  const [blocked, other] = [await right(), await failure(app.visitor.call(connect, { email: grace.email, password, site }))];
  app.clock.advance(16 * 60_000);

  expect([blocked, other, await right()]).toEqual(['rate_limited', undefined, undefined]);
});

test('[R-OPS-53] lets the owner in while strangers try many passwords from many addresses', async () => {
  const { email } = await signUp();
  for (let tries = 0; tries < 150; tries++) {
    await isWithinLimit(app.deps, 'signInToAccount', email);
  }

  const guess = () => failure(app.visitor.call(connect, { email, password: 'wrong horse', site }));
  const guesses = [await guess(), await guess()];
  const right = await failure(app.visitor.call(connect, { email, password, site }));
  const later = [await guess(), await guess(), await guess(), await guess()];

  expect([...guesses, right]).toEqual(['login_failed', 'login_failed', undefined]);
  expect(later).toEqual(['login_failed', 'login_failed', 'login_failed', 'rate_limited']);
});

test('counts concurrent attempts', async () => {
  const { email } = await signUp();

  const tries = Array.from({ length: 14 }, () => failure(app.visitor.call(connect, { email, password: 'wrong horse', site })));
  const codes = await Promise.all(tries);

  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(4);
});

test('starts no new count for a made-up forwarded address', async () => {
  const { email } = await signUp();
  const from = (address: string) =>
    createCall({ root: `${app.url}/v1`, headers: { 'x-forwarded-for': address } })(connect, {
      email,
      password: 'wrong horse',
      site,
    });

  const codes = await Promise.all(Array.from({ length: 12 }, (_, index) => failure(from(`203.0.113.${index}`))));

  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(2);
});

test('accepts a key only from its own site, over http or https', async () => {
  const { api_key } = await signUp();

  const codes = await Promise.all(
    [
      'https://bakery.example',
      'http://BAKERY.example/',
      'https://bakery.example:8443',
      'https://bakery.example/sub',
      'https://evil.example',
      'x',
    ].map((url) => failure(app.callAs(api_key, url)(getVerified, {}))),
  );

  expect(codes).toEqual([undefined, undefined, ...Array(4).fill('invalid_api_key')]);
});

test.for([
  [
    'a folder',
    'https://farm.example/blog',
    ['http://farm.example/blog/', 'https://farm.example:443/blog'],
    'https://farm.example/Blog',
  ],
  ['a port', 'http://farm.example:8080', ['https://farm.example.:8080/'], 'http://farm.example'],
  ['a host name with a trailing dot', 'https://farm.example./', ['https://farm.example'], 'https://farm.example.evil.example'],
  [
    'non-ASCII letters',
    'https://bücher.example/übersicht',
    ['https://xn--bcher-kva.example/%C3%BCbersicht'],
    'https://bucher.example/ubersicht',
  ],
] as const)('keeps the key of a site with %s in each spelling of its address', async ([, url, spellings, other]) => {
  const { email } = await signUp();
  const { api_key } = await app.visitor.call(connect, { email, password, site: { url, name: 'Farm' } });
  // PHP sends the bytes of the text.
  const codeFrom = (address: string) =>
    failure(app.callAs(api_key, Buffer.from(address, 'utf8').toString('latin1'))(getVerified, {}));

  const codes = await Promise.all([url, ...spellings, other].map(codeFrom));

  expect(codes).toEqual([undefined, ...spellings.map(() => undefined), 'invalid_api_key']);
});

test('[R-AUTH-35] refuses a revoked, foreign or made-up key alike and asks to sign in when there is none', async () => {
  const { api_key } = await signUp();
  const call = app.callAs(api_key, site.url);
  await call(disconnect, {});

  const forged = `${api_key.slice(0, -1)}${api_key.endsWith('A') ? 'B' : 'A'}`;
  const codes = await Promise.all(
    [api_key, forged, 'kh_999999999_x', 'kh_1', 'nonsense'].map((key) => failure(app.callAs(key, site.url)(getVerified, {}))),
  );

  expect(codes).toEqual(Array(5).fill('invalid_api_key'));
  expect(await failure(app.visitor.call(getVerified, {}))).toBe('is_signed_failed');
});

test('allows public calls with a bad key', async () => {
  const answer = await fetch(`${app.url}/v1/items-count`, { headers: { authorization: 'Bearer nonsense' } });

  expect(answer.status).toBe(200);
});

test('binds a key to the first site that connects with it when two try together', async () => {
  const { id, browse } = await app.user();
  const { api_key, key } = await (await browse()).call(createKey, { name: 'For my shop', password });
  expect(key).toMatchObject({ name: 'For my shop', site_url: null, last_used_at: null });

  const codes = await Promise.all([site, elsewhere].map((one) => failure(app.visitor.call(connect, { api_key, site: one }))));

  expect(new Set(codes)).toEqual(new Set(['invalid_api_key', undefined]));
  const winner = [site, elsewhere][codes.indexOf(undefined)] ?? site;
  const again = await app.visitor.call(connect, { api_key: ` ${api_key} `, site: winner });
  expect([again.user.id, again.key_id]).toEqual([id, key.id]);
});

test('lets only confirmed accounts create keys', async () => {
  const { call } = await (await app.user({ verified: false })).browse();

  await expect(call(createKey, { name: 'x', password })).rejects.toMatchObject({ code: 'not_verified', status: 403 });
});

test('lists keys without their secrets and lets only their owner revoke them one by one', async () => {
  const [ada, mallory] = [await app.user(), await app.user()];
  const [hers, his] = [await ada.browse(), await mallory.browse()];
  const made = await hers.call(createKey, { name: 'Second', password });

  const stolen = await failure(his.call(revokeKey, { id: made.key.id }));
  await hers.call(revokeKey, { id: made.key.id });
  const twice = await failure(hers.call(revokeKey, { id: made.key.id }));
  const beyond = await failure(hers.call(revokeKey, { id: Number.MAX_SAFE_INTEGER }));

  expect([stolen, twice, beyond]).toEqual(['not_found', 'not_found', 'invalid_input']);
  const { data } = await hers.call(listKeys, {});
  expect(data.map(({ id }) => id)).toEqual([ada.key_id]);
  expect(JSON.stringify(data)).not.toContain(made.api_key.split('_').pop());
});

test('keeps people signed in who share an account on one site', async () => {
  const { email, api_key } = await signUp();

  const other = await app.visitor.call(connect, { email, password, site });

  const ids = await Promise.all([api_key, other.api_key].map((key) => app.callAs(key, site.url)(getProfile, {})));
  expect(ids.map(({ user }) => user.email)).toEqual([email, email]);
});

test('revokes the least recently used key when an account has more than a hundred', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const browser = await ada.browse();
  const idle = await browser.call(createKey, { name: 'Idle', password });
  app.clock.advance(61_000);
  await ada.call(getProfile, {});
  const values = { user_id: ada.id, name: 'Site', secret_hash: Buffer.alloc(32), site_url: null, site: null };
  const last_used_at = app.clock.now().toISOString();
  const many = Array.from({ length: 98 }, () => ({ ...values, last_used_at }));
  await app.db.insertInto('api_keys').values(many).execute();

  const newest = await browser.call(createKey, { name: 'Newest', password });

  const ids = (await browser.call(listKeys, {})).data.map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(ids).toEqual(expect.arrayContaining([ada.key_id, newest.key.id]));
  expect(ids).not.toContain(idle.key.id);
  await expect(app.callAs(newest.api_key)(getProfile, {})).resolves.toMatchObject({ user: { id: ada.id } });
  await expect(grace.call(getProfile, {})).resolves.toMatchObject({ user: { id: grace.id } });
});

test('records the last use of a key at most once a minute', async () => {
  const { call, browse } = await app.user();
  const browser = await browse();
  const lastUse = async () => {
    await call(getProfile, {});
    return (await browser.call(listKeys, {})).data[0]?.last_used_at;
  };

  const [first, second] = [await lastUse(), await lastUse()];
  app.clock.advance(61_000);

  expect(second).toBe(first);
  expect(await lastUse()).not.toBe(first);
});

test("opens no account with the operator's key", async () => {
  const publisher = await app.publisher();

  const codes = [
    await failure(app.visitor.call(connect, { api_key: publisher.api_key, site })),
    await failure(publisher.call(getProfile, {})),
  ];

  expect(codes).toEqual(['invalid_api_key', 'invalid_api_key']);
});

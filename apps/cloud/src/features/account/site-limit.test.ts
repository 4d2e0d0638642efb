import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();
const password = 'correct horse';
const siteOf = (url: string, name = url) => ({ url, name });

/** Creates an account that is signed in on these sites, in this order. */
async function signUp(...urls: string[]) {
  const email = `${randomUUID()}@example.com`;
  const input = { first_name: 'Ada', last_name: 'Lovelace', email, password, confirm_password: password };
  const [first = 'http://localhost', ...others] = urls;
  const { user, key_id } = await app.visitor.call(contract.register, { ...input, site: siteOf(first) });
  const connect = (url: string, release?: number) =>
    contract.resultOf(app.visitor.call, contract.connect, { email, password, site: siteOf(url), release });
  const keys = [key_id];
  for (const url of others) {
    keys.push((await connect(url)).response?.key_id ?? 0);
  }
  return { email, user, keys, connect };
}

async function pay(userId: number, pricePlan: 'year' | 'one_time') {
  const at = app.clock.now().toISOString();
  const sold = {
    number: randomUUID(),
    user_id: userId,
    key: randomUUID(),
    plan: pricePlan,
    name: 'Plan',
    amount: 100,
    currency: 'USD',
  };
  const values = { ...sold, payment: 'manual' as const, state: 'paid' as const, created_at: at, paid_at: at };
  await app.db.insertInto('orders').values(values).execute();
}

const limitOf = (error: contract.AppError | undefined) => contract.SiteLimit.parse(error?.details);

test('[R-NAV-37] allows a free account two live sites and names them to the third', async () => {
  const { connect, keys } = await signUp('https://one.example', 'https://two.example/blog');

  const { error } = await connect('https://three.example');

  expect(error).toMatchObject({ code: 'site_limit_reached', status: 403 });
  const { limit, sites } = limitOf(error);
  expect(limit).toBe(2);
  expect(Object.fromEntries(sites.map(({ id, url }) => [id, url]))).toEqual({
    [keys[0] ?? 0]: 'https://one.example',
    [keys[1] ?? 0]: 'https://two.example/blog',
  });
});

test('[R-NAV-37] allows any number of local sites before and after the limit is reached', async () => {
  const local = ['http://127.0.0.1:8881', 'http://bakery.local', 'https://b.ddev.site', 'http://[::1]:80/x', 'http://intranet'];
  const { connect } = await signUp(...local, 'https://one.example', 'https://two.example');

  const answers = await Promise.all(['http://more.test', 'http://192.168.1.4'].map((url) => connect(url)));

  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
});

test('counts a signed-in site once, however its address is written', async () => {
  const { connect } = await signUp('https://one.example', 'https://two.example');

  const urls = ['http://one.example/', 'https://www.two.example', 'https://ONE.example:8443', 'https://two.example.'];
  const answers = await Promise.all(urls.map((url) => connect(url)));

  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, undefined, undefined]);
});

test('signs a released site out for everybody who shares it and admits the new one', async () => {
  const { connect, keys } = await signUp('https://one.example', 'https://two.example');
  const shared = await connect('https://www.one.example');

  const { response } = await connect('https://three.example', keys[0]);

  const ask = (key = '', site = '') => contract.resultOf(app.callAs(key, site), contract.getProfile, {});
  const [left, arrived] = [
    await ask(shared.response?.api_key, 'https://www.one.example'),
    await ask(response?.api_key, 'https://three.example'),
  ];
  expect([left.error?.code, arrived.error]).toEqual(['invalid_api_key', undefined]);
  expect((await connect('https://one.example')).error?.code).toBe('site_limit_reached');
});

test('releases nothing when the sign-in fails', async () => {
  const { email, connect, keys } = await signUp('https://one.example', 'https://two.example');
  const site = siteOf('https://three.example');

  const attempt = app.visitor.call(contract.connect, { email, password: 'wrong horse', site, release: keys[0] });

  await expect(attempt).rejects.toMatchObject({ code: 'login_failed' });
  expect(limitOf((await connect('https://three.example')).error).sites).toHaveLength(2);
});

test.each(['another account’s', 'unknown', 'already revoked', 'a local site’s'])(
  'frees no site when the released key is %s',
  async (whose) => {
    const other = await signUp('https://stranger.example');
    const { connect, keys } = await signUp('http://localhost', 'https://one.example', 'https://two.example');
    const old = await app.user();
    const release = { 'another account’s': other.keys[0], unknown: 2_000_000_000, 'already revoked': old.key_id }[whose];
    await old.call(contract.disconnect, {});

    const { error } = await connect('https://three.example', release ?? keys[0]);

    expect(error?.code).toBe('site_limit_reached');
    expect((await other.connect('https://stranger.example')).error).toBeUndefined();
  },
);

test('admits one of several sites that compete for the last place', async () => {
  const { connect } = await signUp('https://one.example');

  const urls = ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example'];
  const answers = await Promise.all(urls.map((url) => connect(url)));

  expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['in', ...Array(3).fill('site_limit_reached')]);
});

test('admits several people of one site that compete for the last place', async () => {
  const { connect } = await signUp('https://one.example');

  const answers = await Promise.all(Array.from({ length: 4 }, () => connect('https://two.example')));

  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, undefined, undefined]);
});

test('admits one site when one place is released twice together', async () => {
  const { connect, keys } = await signUp('https://one.example', 'https://two.example');

  const answers = await Promise.all(['https://a.example', 'https://b.example'].map((url) => connect(url, keys[0])));

  expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['in', 'site_limit_reached']);
});

test("counts an API key's first site and leaves the key unbound when none is free", async () => {
  const { connect, email, keys } = await signUp('https://one.example', 'https://two.example');
  const { id } = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const { createKey } = await import('./keys.service.js');
  const { api_key } = await createKey(app.db, { user_id: id, name: 'For later' });
  const adopt = (url: string, release?: number) =>
    contract.resultOf(app.visitor.call, contract.connect, { api_key, site: siteOf(url), release });

  const refused = await adopt('https://three.example');
  const accepted = await adopt('https://three.example', keys[0]);

  expect([refused.error?.code, accepted.error]).toEqual(['site_limit_reached', undefined]);
  expect((await adopt('https://three.example')).error).toBeUndefined();
  expect((await connect('https://one.example')).error?.code).toBe('site_limit_reached');
});

test('applies the limit to signing up again from a third site with the right password', async () => {
  const { email } = await signUp('https://one.example', 'https://two.example');
  const input = { first_name: 'Ada', last_name: 'L', email, password, confirm_password: password };

  const attempt = app.visitor.call(contract.register, { ...input, site: siteOf('https://three.example') });

  await expect(attempt).rejects.toMatchObject({ code: 'site_limit_reached' });
});

test.each(['year', 'one_time'] as const)('allows any number of sites on a paid plan (%s)', async (pricePlan) => {
  const { connect, user } = await signUp('https://one.example', 'https://two.example');
  await pay(user.id, pricePlan);

  const answers = await Promise.all(['https://a.example', 'https://b.example'].map((url) => connect(url)));

  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(answers[0]?.response?.user.show_notice).toBe(false);
});

test('keeps sites working when a paid plan ends and allows exchanging one', async () => {
  const { connect, user, keys } = await signUp('https://one.example', 'https://two.example');
  await pay(user.id, 'year');
  const third = await connect('https://three.example');
  app.clock.advance(400 * 24 * 60 * 60_000);

  const working = await contract.resultOf(
    app.callAs(third.response?.api_key ?? '', 'https://three.example'),
    contract.getProfile,
    {},
  );
  const [refused, exchanged] = [await connect('https://four.example'), await connect('https://four.example', keys[0])];

  expect(working.response?.user).toMatchObject({ plan: ['free'], show_notice: true });
  expect([limitOf(refused.error).sites.length, exchanged.error]).toEqual([3, undefined]);
});

test.each(['http://./', 'http://../', 'http://%2e/blog', 'https://.:8443'])(
  'rejects %s as the address of a website',
  async (url) => {
    const { connect } = await signUp();

    const { error } = await connect(url);

    expect(error).toMatchObject({ code: 'invalid_input', details: { 'site.url': expect.any(String) } });
  },
);

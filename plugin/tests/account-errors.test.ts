import {
  AppError,
  brand,
  isSigned,
  listDownloads,
  listFavourites,
  listFeatured,
  listItems,
  listPricing,
  login,
  signup,
  syncProfile,
  toggleFavourite,
} from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, type Library, startLibrary } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { startWatchedCloud } from './testing/watched-cloud.js';

let library: Library;
let cloud: Awaited<ReturnType<typeof startWatchedCloud>>;
let site: Site;
let author: Visit;
let account: { email: string; password: string };
beforeAll(async () => {
  library = await startLibrary();
  cloud = await startWatchedCloud(library.url);
  site = await startSite({ cloudUrl: cloud.url });
  author = await site.as('author');
  account = await library.signUp(author);
  // A cloud that is down is asked again at once.
  await setOption(site, 'test_breaker_seconds', -1);
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
  await library?.stop();
});
beforeEach(async () => {
  cloud.failWhen();
  await site.restore('signed-in');
});

const isDown = () => 502;
const names = { first_name: 'Ada', last_name: 'Tester' };

test('[R-ERR-35] answers login_failed for a wrong password and for an unknown address, without a word on which it was', async () => {
  const editor = await site.as('editor');

  const refusals = [
    await refusalOf(editor.call(login, { ...account, password: 'not the password' })),
    await refusalOf(editor.call(login, { ...account, email: 'nobody@example.test' })),
  ];

  const { code, message, status } = new AppError('login_failed');
  expect(refusals.map((one) => [one.code, one.message, one.status])).toEqual(Array(2).fill([code, message, status]));
  expect(refusals.map(({ details }) => details)).toEqual(Array(2).fill({ status }));
  expect((await editor.call(isSigned, {})).user).toBeNull();
});

test('[R-ERR-37] answers signup_failed for an address that has an account, and names each wrong field', async () => {
  const editor = await site.as('editor');
  const password = 'another good password';

  const known = await refusalOf(editor.call(signup, { ...names, email: account.email, password, confirm_password: password }));
  const wrong = await refusalOf(editor.call(signup, { ...names, email: 'ada', password, confirm_password: 'other' }));

  expect([known.code, known.status, known.message]).toEqual(['signup_failed', 400, expect.stringContaining('already have one')]);
  expect(wrong).toMatchObject({
    code: 'signup_failed',
    details: { email: expect.any(String), confirm_password: expect.any(String) },
  });
  expect((await editor.call(isSigned, {})).user).toBeNull();
});

test('[R-ERR-38] answers sync_failed while the cloud is down, and syncs the account once it is back', async () => {
  cloud.failWhen(isDown);
  const refusal = await refusalOf(author.call(syncProfile, {}));
  cloud.failWhen();

  const { user } = await author.call(syncProfile, {});

  expect([refusal.code, refusal.status]).toEqual(['sync_failed', 502]);
  expect(user?.email).toBe(account.email);
});

test('[R-ERR-33] [R-ERR-39] answers pricing_fetch_failed for prices and the error of the product for lists while the cloud is down', async () => {
  cloud.failWhen(isDown);
  const refusals = [
    await refusalOf(author.call(listPricing, {})),
    await refusalOf(author.call(listItems, {})),
    await refusalOf(author.call(listFeatured, { platform: 'gutenberg' })),
    await refusalOf(author.call(toggleFavourite, { id: 1, itemType: 'page', action: 'do' })),
  ];
  cloud.failWhen();

  const prices = await author.call(listPricing, {});
  cloud.failWhen(isDown);

  const unreachable = [brand.apiErrorCode, 502];
  expect(refusals.map(({ code, status }) => [code, status])).toEqual([
    ['pricing_fetch_failed', 502],
    unreachable,
    unreachable,
    unreachable,
  ]);
  expect(prices.map(({ type }) => type)).toEqual(['year', 'one_time']);
  expect(await author.call(listPricing, {})).toEqual(prices);
});

test('[R-FAV-10] [R-ERR-34] a person without an account is sent to sign in by the favourites, and refused by every other list', async () => {
  const { id } = await library.publish({ documents: [blocks('<!-- wp:paragraph --><p>Rye</p><!-- /wp:paragraph -->')] });
  await author.call(toggleFavourite, { id, itemType: 'page', action: 'do' });
  const editor = await site.as('editor');

  const answers = [await author.call(listFavourites, {}), await editor.call(listFavourites, {})];

  expect(answers[0]).toMatchObject({ data: [{ id }], total: 1 });
  expect(answers[0]).not.toHaveProperty('redirect');
  expect(answers[1]).toEqual({ data: [], current_page: 1, total_page: 0, total: 0, redirect: true });
  expect(await refusalOf(editor.call(listDownloads, {}))).toMatchObject({ code: 'is_signed_failed', status: 401 });
});

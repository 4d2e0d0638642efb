import { randomUUID } from 'node:crypto';
import { getProfile, getVerified, Profile, rateItem, toggleFavourite } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

test("[R-API-73] returns whether the account's e-mail is confirmed", async () => {
  const [confirmed, fresh] = [await app.user(), await app.user({ verified: false })];

  const answers = [await confirmed.call(getVerified, {}), await fresh.call(getVerified, {})];

  expect(answers).toEqual([{ is_verified: true }, { is_verified: false }]);
});

test('[R-ERR-34] asks a visitor to sign in for a profile', async () => {
  const attempt = app.visitor.call(getVerified, {});

  await expect(attempt).rejects.toMatchObject({ code: 'is_signed_failed', status: 401 });
});

test('[R-ENT-09] [R-ENT-12] [R-ENT-13] returns favourites, own ratings and average ratings in the profile', async () => {
  const [ada, grace] = [await app.user({ name: 'Zoë 👩🏽‍🚀' }), await app.user()];
  const [pack, page] = [await catalogue.publish({ type: 'pack' }), await catalogue.publish()];
  await ada.call(toggleFavourite, { id: page.id, itemType: 'page', action: 'do' });
  await ada.call(rateItem, { type_id: pack.id, rating: 5 });
  await grace.call(rateItem, { type_id: pack.id, rating: 2 });

  const { user } = await ada.call(getProfile, {});

  expect(Profile.parse(user)).toEqual(user);
  expect(user).toMatchObject({
    name: 'Zoë 👩🏽‍🚀 Tester',
    starred: [page.id],
    reviews: { pack: { [pack.id]: 5, [`avg_${pack.id}`]: 3.5, [`count_${pack.id}`]: 2 } },
  });
});

test.each([
  ['year', ['pro', 'yearly']],
  ['one_time', ['pro', 'lifetime']],
] as const)(
  '[R-ENT-02] [R-ENT-04] [R-CONST-02] the notice of the free plan goes with a paid one (%s), and comes back when it ends',
  async (pricePlan, accountPlans) => {
    const ada = await app.user();
    const profile = async () => {
      const { plan, show_notice } = (await ada.call(getProfile, {})).user;
      return { plan, show_notice };
    };
    const before = await profile();
    const at = app.clock.now().toISOString();
    const sold = {
      number: randomUUID(),
      user_id: ada.id,
      key: randomUUID(),
      plan: pricePlan,
      name: 'Plan',
      amount: 100,
      currency: 'USD',
    };
    const values = { ...sold, payment: 'manual' as const, state: 'paid' as const, created_at: at, paid_at: at };
    await app.db.insertInto('orders').values(values).execute();

    const during = await profile();
    app.clock.advance(366 * 24 * 60 * 60_000);
    const after = await profile();

    const free = { plan: ['free'], show_notice: true };
    expect([before, during]).toEqual([free, { plan: accountPlans, show_notice: false }]);
    expect(after).toEqual(pricePlan === 'year' ? free : during);
  },
);

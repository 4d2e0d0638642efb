import { getAccountFacts, saveAccountFacts } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { exportAccount } from '../account-settings/export.service.js';

const app = await createTestApp();

test('[R-SITE-142] stores the details of a business with an account, shows them to nobody else, and removes them', async () => {
  const [ada, ben] = [await app.user(), await app.user()];
  const facts = {
    name: 'Zwölf & <b>Söhne',
    about: 'مخبز 🥖',
    opening_hours: [{ days: [1, 7], opens: '09:00', closes: '17:30' }],
  };
  const stored = async (one: typeof ada) => (await one.call(getAccountFacts, {})).facts;

  expect(await stored(ada)).toBeNull();
  await ada.call(saveAccountFacts, { facts: { name: 'Old', phone: '1' } });
  await ada.call(saveAccountFacts, { facts });
  expect([await stored(ada), await stored(ben)]).toEqual([facts, null]);

  await ada.call(saveAccountFacts, { facts: null });
  expect(await stored(ada)).toBeNull();
});

test('[R-SITE-142] refuses a visitor and details that can’t be stored', async () => {
  const ada = await app.user();
  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    );

  expect(await refused(app.visitor.call(getAccountFacts, {}))).not.toBe('accepted');
  expect(await refused(ada.call(saveAccountFacts, { facts: { name: 'a\u0000b' } }))).toBe('invalid_input');
  expect(await refused(ada.call(saveAccountFacts, { facts: { social: [{ network: 'x', url: 'javascript:alert(1)' }] } }))).toBe(
    'invalid_input',
  );
});

test('[R-SITE-142] exports the stored details with the account', async () => {
  const ada = await app.user();
  await ada.call(saveAccountFacts, { facts: { city: 'Wien' } });

  const { facts } = await exportAccount(app.deps, ada.id);
  expect(facts).toEqual({ city: 'Wien' });
});

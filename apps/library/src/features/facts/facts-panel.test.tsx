import { type Facts, getAccountFacts, getSiteFacts, saveAccountFacts, saveSiteFacts } from '@kithouse/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { FactsPanel } from './facts-panel.js';

const done = () => ({ status: 'success' as const, message: 'Your details are saved.' });
const show = (facts: Facts, account: Facts | null = null, user: typeof ada | null = ada) =>
  renderApp(
    <FactsPanel />,
    [
      answer(getSiteFacts, () => ({ facts })),
      answer(getAccountFacts, () => ({ facts: account })),
      answer(saveSiteFacts, done),
      answer(saveAccountFacts, done),
    ],
    { user },
  );
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save details' }));

test('[R-SITE-144] edits texts, opening hours and social links, and saves only complete ones', async () => {
  const { asked } = show({ name: 'Rye' }, null, null);

  fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '030 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add opening hours' }));
  fireEvent.click(screen.getByRole('button', { name: 'Saturday' }));
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '09:00' } });
  fireEvent.change(screen.getByLabelText('Closes'), { target: { value: '17:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a social link' }));
  save();

  await waitFor(() => expect(asked.at(-1)?.name).toBe('facts.save'));
  const opening_hours = [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '17:00' }];
  expect(asked.at(-1)?.input).toEqual({ facts: { name: 'Rye', phone: '030 12', opening_hours } });
  expect(asked.map(({ name }) => name)).not.toContain('account-facts.save');
});

test('[R-SITE-144] saves nothing while an address is wrong, and says why', async () => {
  const { asked } = show({ social: [{ network: 'x', url: 'https://x.com/rye' }] });
  const address = await screen.findByLabelText('Address');

  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  fireEvent.blur(address);
  save();

  expect(screen.getByText('Enter an address that starts with https://.')).toBeTruthy();
  expect(document.activeElement).toBe(address);
  expect(asked.map(({ name }) => name)).not.toContain('facts.save');
});

test('[R-SITE-142] offers the details of the account to a site without any, and stores them there only on request', async () => {
  const { asked, user } = show({}, { city: 'Wien' });

  await user.click(await screen.findByRole('button', { name: 'Use them' }));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Wien');
  await user.click(screen.getByRole('checkbox'));
  save();

  await waitFor(() => expect(asked.at(-1)).toEqual({ name: 'account-facts.save', input: { facts: null } }));
  expect(asked.at(-2)).toEqual({ name: 'facts.save', input: { facts: { city: 'Wien' } } });
});

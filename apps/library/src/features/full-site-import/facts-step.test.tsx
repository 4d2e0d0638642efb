import { checkSiteImport, getAccountFacts, getRunningImport, saveAccountFacts } from '@kithouse/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveSite } from '../../testing/full-site.js';
import { anItem } from '../../testing/items.js';
import { aPackInfo, aSiteCheck } from '../../testing/pack-info.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { Wizard } from './wizard.js';

const item = anItem({ id: 7, name: 'Tidepool', fullsite_import: true });

beforeEach(() => void vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false })));
afterEach(() => void vi.unstubAllGlobals());

async function show(site: Parameters<typeof serveSite>[0] = {}) {
  serveSite(site);
  const answers = [
    answer(getRunningImport, () => null),
    answer(checkSiteImport, () => aSiteCheck()),
    answer(getAccountFacts, () => ({ facts: null })),
    answer(saveAccountFacts, () => ({ status: 'success' as const, message: '' })),
  ];
  const view = renderApp(<Wizard item={item} onClose={() => undefined} />, answers, { user: ada });
  await screen.findByRole('heading', { name: 'Make it yours' });
  fireEvent.click(screen.getByRole('button', { name: 'Fine-tune' }));
  const form = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'What Tidepool needs' });
    await waitFor(() => expect(view.requested.some(({ name }) => name === checkSiteImport.name)).toBe(true));
    const last = view.requested.findLast(({ name }) => name === checkSiteImport.name)?.input;
    return (last as { form: Record<string, unknown> } | undefined)?.form;
  };
  return { ...view, form };
}

test('[R-SITE-112] asks for the details that a pack shows, prefilled from the last import, and sends all of them', async () => {
  const pack = { site: { title: 'Tidepool', facts: { name: ['Tidepool'], phone: ['01632 960 101'], hours: ['Never'] } } };
  const { form } = await show({ info: aPackInfo({ facts: { phone: '030 12', city: 'Kiel' }, pack }) });

  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('030 12');
  expect(screen.getByLabelText('City').closest('details')?.open).toBe(false);
  fireEvent.change(screen.getByLabelText(/^Opening hours in one sentence/), { target: { value: 'Mon–Fri' } });

  expect((await form())?.facts).toEqual({ phone: '030 12', city: 'Kiel', hours: 'Mon–Fri' });
});

const pack = {
  site: {
    title: 'Tidepool',
    facts: { name: ['Tidepool'], email: ['a@tidepool.example'] },
    slots: [{ key: 'hero', label: 'Headline', text: 'Small and early.', length: [8, 30] as [number, number] }],
  },
};

test('[R-SITE-143] sends rewritten sentences, and says when one doesn’t fit the design', async () => {
  const { form } = await show({ info: aPackInfo({ pack }) });
  const field = screen.getByLabelText<HTMLInputElement>('Headline');

  expect(field.placeholder).toBe('Small and early.');
  fireEvent.change(field, { target: { value: 'Tiny' } });
  expect(screen.getByText('8 to 30 characters fit best. You have 4.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Fresh bread daily' } });
  expect(screen.queryByText(/characters fit best/)).toBeNull();

  expect((await form())?.slots).toEqual({ hero: 'Fresh bread daily' });
});

test('[R-SITE-144] stays at an invalid email address, and doesn’t send incomplete rows', async () => {
  const { form } = await show({ info: aPackInfo({ pack }) });
  const email = screen.getByLabelText('Email');

  fireEvent.change(email, { target: { value: 'nobody' } });
  fireEvent.blur(email);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
  expect(document.activeElement).toBe(email);

  fireEvent.change(email, { target: { value: 'hi@rye.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a social link', hidden: true }));
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'http' } });
  expect((await form())?.facts).toEqual({ email: 'hi@rye.example' });
});

test('[R-SITE-111] asks for no details and sends none for a pack that names none', async () => {
  const { form } = await show();

  expect(screen.queryByText('Your details replace those of the sample in all texts.')).toBeNull();
  expect(await form()).not.toHaveProperty('facts');
});

/** Leaves the settings unanswered, so that no stream opens. */
const waits = () => new Promise(() => undefined);
const accountTick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Also store them in my account/ });
const shared = ({ requested }: Awaited<ReturnType<typeof show>>) =>
  requested.filter(({ name }) => name === saveAccountFacts.name);

test('[R-SITE-272] stores the details with the account when the import starts, only on request', async () => {
  const view = await show({ info: aPackInfo({ pack }), settings: waits });
  expect(accountTick().checked).toBe(false);
  fireEvent.change(screen.getByLabelText('Site title'), { target: { value: 'Rye' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hi@rye.example' } });
  fireEvent.click(accountTick());

  await view.form();
  expect(shared(view)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Install and Proceed' }));

  await waitFor(() => expect(shared(view)).toHaveLength(1));
  expect(shared(view)[0]?.input).toEqual({ facts: { name: 'Rye', email: 'hi@rye.example' } });
});

test('[R-SITE-272] stores nothing with the account without the tick', async () => {
  const view = await show({ info: aPackInfo({ pack }), settings: waits });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hi@rye.example' } });

  await view.form();
  fireEvent.click(await screen.findByRole('button', { name: 'Install and Proceed' }));
  await screen.findByRole('progressbar');

  expect(shared(view)).toEqual([]);
});

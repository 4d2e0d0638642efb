import { AppError, type Input, login, type SiteLimit } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { SignInScreen } from './sign-in-screen.js';

const shop = { id: 11, url: 'https://shop.example/', name: 'Oak Shop', last_used_at: '2026-11-12T09:12:00.000Z' };
const blog = { id: 12, url: 'https://blog.example', name: '', last_used_at: null };
const text = 'Your plan allows 2 live sites, and both are in use. Sign out of one, or upgrade.';
const full = (sites: SiteLimit['sites'] = [shop, blog]) => new AppError('site_limit_reached', text, { limit: 2, sites });

/** Creates a cloud with a limit of two sites and room after one is released. */
function cloud(refusals: AppError[] = [full()]) {
  const inputs: Input<typeof login>[] = [];
  const signIn = answer(login, (input) => {
    inputs.push(input);
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : { status: 'success' as const, message: 'Welcome.', user: ada };
  });
  return { inputs, signIn };
}

async function open(answers: Parameters<typeof renderApp>[1]) {
  const view = renderApp(<SignInScreen />, answers, { path: 'sign-in?redirect-to=gutenberg/blocks' });
  await view.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse');
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return view;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'You’ve reached your site limit' }));
const go = 'Sign out there and continue';

test('lists the two sites that count, with their last use, to a third', async () => {
  await open([cloud().signIn]);

  const shown = await dialog();

  expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Oak Shopshop.exampleLast used on Nov 12, 2026',
    'blog.exampleNot used yet',
  ]);
  expect(shown.getByRole('link', { name: 'View plans' }).getAttribute('href')).toMatch(/^https:\/\/cloud\.example\/pricing\?/);
  expect(shown.getByRole<HTMLButtonElement>('button', { name: go }).disabled).toBe(true);
});

test('releases the chosen site by keyboard and completes the sign-in', async () => {
  const { inputs, signIn } = cloud();
  const { user, address } = await open([signIn]);
  const shown = await dialog();
  await waitFor(() => expect(document.activeElement).toBe(shown.getAllByRole('radio')[0]));

  await user.keyboard(' ');
  for (let stop = 0; stop < 6 && document.activeElement !== shown.getByRole('button', { name: go }); stop += 1) {
    await user.tab();
  }
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address.current().path).toBe('gutenberg/blocks'));
  expect(inputs.map(({ release }) => release)).toEqual([undefined, 11]);
  expect(inputs[1]).toMatchObject({ email: 'ada@example.com', password: 'correct horse' });
});

test('keeps the form on Escape and releases nothing', async () => {
  const { inputs, signIn } = cloud();
  const { user } = await open([signIn]);
  await user.click((await dialog()).getByRole('radio', { name: /Oak Shop/ }));

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(inputs).toHaveLength(1);
});

test('shows the new list without a selection when another site was faster', async () => {
  const news = { id: 13, url: 'https://news.example', name: 'News', last_used_at: null };
  const { user } = await open([cloud([full(), full([blog, news])]).signIn]);
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: /Oak Shop/ }));

  await user.click(shown.getByRole('button', { name: go }));

  expect(await shown.findByRole('radio', { name: /News/ })).toBeTruthy();
  expect(shown.queryByRole('radio', { name: /Oak Shop/ })).toBeNull();
  expect(shown.getByRole<HTMLButtonElement>('button', { name: go }).disabled).toBe(true);
});

test('replaces the list by another refusal', async () => {
  const { user } = await open([cloud([full(), new AppError('rate_limited')]).signIn]);
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: /Oak Shop/ }));

  await user.click(shown.getByRole('button', { name: go }));

  expect((await screen.findByRole('dialog', { name: 'Opps...!' })).textContent).toContain('Too many attempts');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[R-CLOUD-66] blocks further presses and closing while a site is released', async () => {
  let tries = 0;
  const { user } = await open([
    answer(login, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(full()) : new Promise<never>(() => undefined);
    }),
  ]);
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: /Oak Shop/ }));

  await user.click(shown.getByRole('button', { name: go }));
  await waitFor(() => expect(shown.getByRole('button', { name: go }).getAttribute('aria-busy')).toBe('true'));
  await user.click(shown.getByRole('button', { name: go }));
  await user.keyboard('{Escape}');

  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(tries).toBe(2);
});

test('shows a limit without a list like any refusal', async () => {
  await open([fail(login, 'site_limit_reached', text)]);

  expect((await screen.findByRole('dialog', { name: 'Opps...!' })).textContent).toContain(text);
});

import { getCloudUsage } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { CloudLayout } from './cloud-layout.js';

const advice = {
  danger: 'Your storage quota is runing out. Please upgrade your plan to upload more files.',
  full: 'You have reached your limit of files. Please upgrade your plan to upload more files.',
};

function open(usage: number, limit: number, changes: Partial<typeof ada> = {}) {
  const status = answer(getCloudUsage, () => ({ status: 'success' as const, data: { limit, usage, files: usage } }));
  return renderApp(
    <CloudLayout path="clouds" title="My Clouds">
      <p>Files</p>
    </CloudLayout>,
    [status],
    { user: { ...ada, ...changes } },
  );
}
const levelOf = (element: HTMLElement) => element.closest('.meter')?.getAttribute('data-level');

test.each([
  ['is neutral when the storage is empty', 0, 100, 'calm', 0],
  ['is neutral up to 40 percent', 40, 100, 'calm', 40],
  ['warns just above 40 percent', 401, 1000, 'warning', 40],
  ['warns up to 85 percent', 85, 100, 'warning', 85],
  ['is in danger just above 85 percent', 851, 1000, 'danger', 85],
  ['is in danger up to 99 percent', 99, 100, 'danger', 99],
  ['is full just above 99 percent', 991, 1000, 'full', 99],
  ['is full when the plan allows fewer files than stored', 130, 30, 'full', 100],
])('[R-CLOUD-02] [R-CLOUD-03] [R-CLOUD-05] [R-CLOUD-06] [R-STORE-46] the meter %s', async (_, usage, limit, level, percent) => {
  open(usage, limit);
  const text = await screen.findByText(`${usage.toLocaleString('en')} of ${limit.toLocaleString('en')} files`);

  expect(levelOf(text)).toBe(level);
  expect(screen.getByRole<HTMLMeterElement>('meter', { name: 'Storage' }).value).toBe(percent);
});

test('[R-CLOUD-04] shows Unlimited without a limit', async () => {
  open(1234, -1);

  expect(await screen.findByText('Unlimited')).toBeTruthy();
  expect(screen.getByText('1,234 files')).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('[R-ENT-45] is calm and gives no advice when a provider answers without a limit', async () => {
  const status = getCloudUsage.output.parse({ status: 'success', data: { usage: 3, files: 3 } });
  open(status.data.usage, status.data.limit);

  const text = await screen.findByText('3 of 0 files');

  expect(levelOf(text)).toBe('calm');
  expect(screen.getByRole<HTMLMeterElement>('meter', { name: 'Storage' }).value).toBe(0);
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull();
});

test('[R-CLOUD-07] [R-ERR-41] shows the percentage in a tooltip above 40 percent, by keyboard too', async () => {
  const { user } = open(46, 100);
  await screen.findByText('46 of 100 files');

  for (let stops = 0; stops < 20 && !document.activeElement?.hasAttribute('aria-describedby'); stops++) {
    await user.tab();
  }

  const tip = await screen.findByRole('tooltip', { hidden: true });
  expect(tip.textContent).toBe('You are using 46% of your storage quota');
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(tip.id);
});

test('shows neither tooltip nor advice below that', async () => {
  open(40, 100);
  await screen.findByText('40 of 100 files');

  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull();
});

test.each([
  ['[R-CLOUD-08] [R-CLOUD-09] [R-ERR-42] above 85 percent', 86, advice.danger, advice.full],
  ['[R-CLOUD-10] [R-ERR-43] above 99 percent', 100, advice.full, advice.danger],
])('%s gives advice with a link', async (_, usage, text, other) => {
  open(usage, 100, { plan: ['starter'] });

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toContain('https://cloud.example/pricing');
});

test('offers no upgrade to people with the largest plan', async () => {
  open(100, 100, { plan: ['pro'] });

  expect(await screen.findByText(advice.full)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull();
});

test('leaves the screen unchanged when the meter cannot load', async () => {
  const { container } = renderApp(
    <CloudLayout path="clouds" title="My Clouds">
      <p>Files</p>
    </CloudLayout>,
    [fail(getCloudUsage, 'internal_error')],
    { user: ada },
  );

  await waitFor(() => expect(container.querySelector('.meter')).toBeNull());
  expect(screen.getByText('Files')).toBeTruthy();
});

test('[R-CLOUD-02] shows the storage to the owner of the account that serves the whole site', async () => {
  open(5, 100, { is_globally_signed: true, signed_as_global: true });

  expect(await screen.findByText('5 of 100 files')).toBeTruthy();
});

test('hides the storage from a person who borrows the account of the site', () => {
  const { requested, container } = open(5, 100, { is_globally_signed: true, link_account: true });

  expect(container.querySelector('.meter')).toBeNull();
  expect(requested).toEqual([]);
});

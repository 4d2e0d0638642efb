import { syncProfile } from '@kithouse/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anItem } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { Price } from '../items/price.js';
import { SessionGuard } from './session-guard.js';

afterEach(() => void vi.restoreAllMocks());

const visitor = { ...ada, plan: ['starter' as const] };
const owner = { ...visitor, purchasedItems: [{ id: 1, item_id: 5, type: 'block' as const, platform: 'elementor' as const }] };
const bought = answer(syncProfile, () => ({ status: 'success' as const, message: 'Synced.', user: owner }));

function open(answers: Parameters<typeof renderApp>[1] = [bought]) {
  return renderApp(
    <>
      <SessionGuard />
      <Price item={anItem({ id: 5, type: 'block', price: 39 })} />
      <a href="https://cloud.example/purchase?item=hero">Purchase</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
    </>,
    answers,
    { user: visitor },
  );
}

/** Follows a link to a new tab and returns. */
async function visit(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  await comeBack();
}

const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const syncs = ({ requested }: ReturnType<typeof open>) => requested.filter(({ name }) => name === syncProfile.name).length;

test('updates purchases on return from the portal', async () => {
  open();

  await visit('Purchase');

  expect(await screen.findByText('PURCHASED')).toBeTruthy();
});

test('requests nothing when the person was elsewhere or nowhere', async () => {
  const view = open();

  await comeBack();
  await visit('Elsewhere');

  expect(syncs(view)).toBe(0);
});

test('requests at most once in ten seconds', async () => {
  const view = open();
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(1_000_000);
  await visit('Purchase');
  await comeBack();
  const soon = syncs(view);

  now.mockReturnValue(1_011_000);
  await comeBack();

  expect([soon, syncs(view)]).toEqual([1, 2]);
});

test('changes nothing when the cloud does not answer', async () => {
  open([fail(syncProfile, 'kithouse_api_error')]);

  await visit('Purchase');

  expect(screen.getByText('$39')).toBeTruthy();
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { Dialog, DialogHead } from './dialog.js';
import { LayerProvider } from './layer.js';

afterEach(cleanup);

function Question({ name, onClose }: { name: string; onClose: (() => void) | undefined }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog closeLabel={`Close ${name}`} onClose={onClose}>
      <DialogHead title={name} closeLabel={`Close ${name}`} />
      <button type="button">First</button>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {isAsking && <Question name={`More ${name}`} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}

function Page({ isClosable = true }: { isClosable?: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p role="alert">Saved</p>
      <output aria-live="polite">Status</output>
      <button type="button" onClick={() => setAsking(true)}>
        Open
      </button>
      {isAsking && <Question name="One" onClose={isClosable ? () => setAsking(false) : undefined} />}
    </>
  );
}

async function openDialog(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'One' }) };
}

const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

test('takes the name of its title and hides everything around it, except live regions', async () => {
  const { dialog } = await openDialog();

  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
});

test('keeps the focus inside with Tab in both directions', async () => {
  const { user } = await openDialog();
  const stops: unknown[] = [];
  for (let press = 0; press < 4; press++) {
    stops.push(focused());
    await user.tab();
  }
  expect(new Set(stops)).toEqual(new Set(['Close One', 'First', 'Ask']));
  expect(stops[3]).toBe(stops[0]);

  screen.getByRole('button', { name: 'Close One' }).focus();
  await user.tab({ shift: true });

  expect(focused()).toBe('Ask');
});

test('closes only the top modal on Esc and returns the focus to each opener', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.queryByRole('dialog', { name: 'One' })).toBeNull();

  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'One' })).toBeTruthy();
  expect(focused()).toBe('Ask');
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Open');
  expect(document.documentElement.style.overflow).toBe('');
});

test('closes on a press on the backdrop, not on one that started inside', async () => {
  const { user, dialog } = await openDialog();
  const backdrop = document.querySelector('.scrim') as HTMLElement;

  await user.pointer([{ keys: '[MouseLeft>]', target: dialog }, { target: backdrop }, { keys: '[/MouseLeft]' }]);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.click(backdrop);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open on Esc and on the backdrop while it cannot be closed', async () => {
  const { user } = await openDialog(<Page isClosable={false} />);

  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.scrim') as HTMLElement);

  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('enters the modal with Tab after its focused element has disappeared', async () => {
  const { user } = await openDialog();
  act(() => (document.activeElement as HTMLElement).blur());

  await user.tab();

  expect(focused()).toBe('Close One');
});

test('works inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const app = root.appendChild(document.createElement('div'));
  const layer = root.appendChild(document.createElement('div'));
  render(<LayerProvider value={layer}>{createPortal(<Page />, app)}</LayerProvider>);
  const opener = app.querySelector('button') as HTMLElement;
  opener.focus();
  act(() => opener.click());
  expect(layer.contains(root.activeElement)).toBe(true);
  expect(opener.ariaHidden).toBe('true');

  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });

  expect(root.activeElement).toBe(opener);
  host.remove();
});

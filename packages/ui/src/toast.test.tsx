import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ToastOptions, ToastProvider, useToast } from './toast.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(toast: ToastOptions) {
  function Opener() {
    const show = useToast();
    return (
      <button type="button" onClick={() => show(toast)}>
        Open
      </button>
    );
  }
  render(
    <ToastProvider regionLabel="Notifications" dismissLabel="Dismiss">
      <Opener />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Open'));
}
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('[R-CONST-12] removes a notification after its time', () => {
  open({ title: 'Successfully Synced', lasts: 2000 });

  pass(1999);
  expect(screen.getByText('Successfully Synced')).toBeTruthy();
  pass(1);

  expect(screen.queryByText('Successfully Synced')).toBeNull();
});

test('keeps it while the pointer or the focus is on it', () => {
  open({ title: 'Saved', lasts: 1000 });
  const toast = screen.getByText('Saved').closest('.toast') as HTMLElement;

  fireEvent.pointerEnter(toast);
  pass(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.pointerLeave(toast);
  pass(1000);

  expect(screen.queryByText('Saved')).toBeNull();
});

test('announces an error at once and keeps it until it is dismissed', () => {
  open({ title: 'Download Failed!!!', tone: 'bad' });

  pass(600_000);
  expect(screen.getByRole('alert').textContent).toContain('Download Failed!!!');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(screen.queryByRole('alert')).toBeNull();
});

test('runs its action once and removes the notification', () => {
  const onPress = vi.fn<() => void>();
  open({ title: 'Download Failed!!!', tone: 'bad', action: { label: 'Retry', onPress } });

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

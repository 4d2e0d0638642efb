import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { icons } from './icons.js';
import { moreIcons } from './more-icons.js';
import { ResultDialog } from './result-dialog.js';

const drawings = { ...icons, ...moreIcons };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(tone: 'good' | 'bad') {
  const onClose = vi.fn();
  render(
    <ResultDialog tone={tone} title="Told" closeLabel="Close" onClose={onClose}>
      About it
    </ResultDialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog') };
}
const drawing = (dialog: HTMLElement) => dialog.querySelector('.sign path')?.getAttribute('d');
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('[R-CLOUD-64] [R-CONST-11] shows a success with its icon and closes it after 1500 ms', () => {
  const { onClose, dialog } = open('good');
  expect(dialog.querySelector('.sign:not(.bad) svg')).toBeTruthy();
  expect(drawing(dialog)).toBe(drawings.check);

  pass(1499);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('keeps a success open while the pointer is over it', () => {
  const { onClose, dialog } = open('good');

  fireEvent.pointerEnter(dialog);
  pass(5000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(dialog);
  pass(1500);

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[R-CLOUD-65] shows a failure with another icon until it is closed', () => {
  const { onClose, dialog } = open('bad');
  expect(dialog.querySelector('.sign.bad svg')).toBeTruthy();
  expect(drawing(dialog)).toBe(drawings['circle-x']);

  pass(60_000);

  expect(onClose).not.toHaveBeenCalled();
});

test('has no buttons on a success and a close button on a failure', () => {
  open('good');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();

  open('bad');

  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
});

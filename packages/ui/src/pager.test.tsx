import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pager, pagesAround } from './pager.js';

const shown = (page: number, total: number) =>
  pagesAround(page, total)
    .map((entry) => entry ?? '…')
    .join(' ');

test.each([
  [1, 2, '1 2'],
  [1, 21, '1 2 3 4 … 21'],
  [3, 21, '1 2 3 4 … 21'],
  [4, 21, '1 2 3 4 5 … 21'],
  [10, 21, '1 … 9 10 11 … 21'],
  [18, 21, '1 … 17 18 19 20 21'],
  [21, 21, '1 … 20 21'],
  [3, 5, '1 2 3 4 5'],
  [5, 5, '1 … 4 5'],
])('page %i of %i shows %s', (page, total, text) => {
  expect(shown(page, total)).toBe(text);
});

test('names and links every page once', () => {
  for (let total = 1; total <= 12; total += 1) {
    for (let page = 1; page <= total; page += 1) {
      const entries = pagesAround(page, total).filter((entry) => entry !== undefined);
      expect(entries).toContain(page);
      expect(entries).toEqual([...new Set(entries)].toSorted((a, b) => a - b));
      expect(entries.at(-1)).toBe(total);
    }
  }
});

const texts = { label: 'Pages', previousLabel: 'Previous page', nextLabel: 'Next page' };

test('opens a page on a press, and stays a link with a modifier key', async () => {
  const onGo = vi.fn();
  const user = userEvent.setup();
  render(<Pager page={1} total={3} hrefOf={(page) => `#p${page}`} onGo={onGo} {...texts} />);

  await user.click(screen.getByRole('link', { name: '2' }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: '3' }));

  expect(onGo.mock.calls).toEqual([[2]]);
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe('#p3');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
});

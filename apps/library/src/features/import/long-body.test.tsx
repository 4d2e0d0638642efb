import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LongBody } from './long-body.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('can be focused only while it scrolls', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  render(<LongBody>Nine changes</LongBody>);
  const body = screen.getByText('Nine changes');

  expect(body.getAttribute('tabindex')).toBe('0');
  height.mockReturnValue(300);
  fireEvent(window, new Event('resize'));

  expect(body.getAttribute('tabindex')).toBeNull();
});

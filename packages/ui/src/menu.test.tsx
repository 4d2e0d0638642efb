import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from './menu.js';

afterEach(cleanup);

function open(onPress: () => void = vi.fn()) {
  render(
    <>
      <Menu name="Spring" label="More for Spring" button="…">
        <MenuItem icon={null} onPress={onPress}>
          Edit
        </MenuItem>
        <MenuItem icon={null} disabled onPress={onPress}>
          Move
        </MenuItem>
        <MenuItem icon={null} tone="danger" onPress={onPress}>
          Delete
        </MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'More for Spring' }) };
}

test('moves through the enabled entries with the arrows and returns the focus on Esc', async () => {
  const { user, button } = open();
  await user.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));

  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('runs an entry and closes the menu', async () => {
  const onPress = vi.fn();
  const { user, button } = open(onPress);
  await user.click(button);

  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));

  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('closes the menu on a press elsewhere', async () => {
  const { user, button } = open();
  await user.click(button);

  await user.click(screen.getByText('Elsewhere'));

  expect(screen.queryByRole('menu')).toBeNull();
});

test.each([
  ['above its button when it would overflow the window', 700, true],
  ['below its button when it fits', 300, false],
  ['below its button when it fits on neither side', 700, false, 640],
])('opens a list %s', async (_, top, isAbove, height = 200) => {
  const { user, button } = open();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, height));

  await user.click(button);

  expect(screen.getByRole('menu').classList.contains('up')).toBe(isAbove);
  vi.restoreAllMocks();
});

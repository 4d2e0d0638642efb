import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.js';
import { WarningList } from './warning-list.js';

const orphans = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: 'media_without_address', message: `Image ${index + 1} has only an ID.` }));
const list = () => screen.getByRole('list', { name: 'Warnings' });
const shown = () => [...list().children].map((line) => line.querySelector('summary')?.textContent ?? line.textContent);

test('[R-SITE-311] collapses all but the first two losses of a kind, and shows the other kinds', () => {
  const other = { code: 'unknown_widget', message: 'A slider of another plugin is left out.' };
  renderApp(<WarningList warnings={[...orphans(1200), other]} />, []);

  expect(shown()).toEqual(['Image 1 has only an ID.', 'Image 2 has only an ID.', '1,198 more like these', other.message]);
  const collapsed = within(list().querySelector('details') as HTMLElement);
  expect(collapsed.getAllByRole('listitem', { hidden: true })).toHaveLength(1198);
  expect(list().querySelector('details')?.open).toBe(false);
});

test('[R-SITE-311] collapses nothing when only one line would be hidden, and is empty without warnings', () => {
  const { unmount } = render(<WarningList warnings={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  renderApp(<WarningList warnings={orphans(3)} />, []);

  expect(shown()).toHaveLength(3);
  expect(list().querySelector('details')).toBeNull();
});

import {
  getConditions,
  listSavedTemplates,
  listThemeParts,
  saveConditions,
  type ThemeOwnedPart,
  type ThemePart,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRoute } from '../../lib/use-route.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { aConditionsAnswer, aThemePart } from '../../testing/theme-parts.js';
import { TemplatesScreen } from './templates-screen.js';

const listOf = (items: ThemePart[], total_page = 1, theme_owned: ThemeOwnedPart[] = []) =>
  answer(listThemeParts, ({ page = 1 }) => ({ items, current_page: page, total_page, total: items.length, theme_owned }));
const nothingSaved = answer(listSavedTemplates, () => ({ items: [], current_page: 1, total_page: 0, total: 0 }));
const conditions = answer(getConditions, () => aConditionsAnswer());

function Shown() {
  return <TemplatesScreen route={useRoute()} />;
}
const path = 'elementor/templates?show=parts';
const render = (answers: Parameters<typeof renderApp>[1], options: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<Shown />, answers, { path, ...options });

const rowOf = async (name: string) => (await screen.findByTitle(name)).closest('tr') as HTMLElement;

test("lists both platforms' parts with location and state", async () => {
  const themeParts = [
    aThemePart({ shown_on: ['Entire site', 'Except the front page'] }),
    aThemePart({ id: 13, title: 'Journal', platform: 'elementor', type: { value: 'single', label: 'Single' }, status: 'draft' }),
    aThemePart({ id: 14, title: 'Shop', shown_on: [], conditions_by: 'Elementor Pro' }),
  ];
  const { asked } = render([listOf(themeParts)]);

  const [header, journal, shop] = await Promise.all(['Harbour header', 'Journal', 'Shop'].map(rowOf));
  expect(asked).toEqual([{ name: 'theme-parts.list', input: { page: 1 } }]);
  expect(header?.textContent).toContain('HeaderGutenberg');
  expect(header?.textContent).toContain('Entire site, Except the front page');
  expect(header?.textContent).toContain('Published');
  expect(journal?.textContent).toContain('SingleElementor');
  expect(journal?.textContent).toContain('Draft');
  expect(shop?.textContent).toContain('Nowhere yet');
  expect(shop?.textContent).toContain('by Elementor Pro');
});

test('[R-SITE-75] shows which of two owns a location on a block theme', async () => {
  const header = {
    title: 'Driftwood header',
    type: { value: 'header', label: 'Header' },
    edit_link: '/wp-admin/site-editor.php?p=1',
  };
  render([listOf([aThemePart({ hidden_by: header })], 1, [header])]);

  const row = within(await rowOf('Harbour header'));

  expect(row.getByText(/Hidden by the theme’s own/).textContent).toBe('Hidden by the theme’s own Driftwood header');
  expect(row.getByRole('link', { name: 'Driftwood header' }).getAttribute('href')).toBe(header.edit_link);
  expect(screen.getByText(/Edited in the site editor:/).textContent).toBe('Edited in the site editor: Header');
  expect(screen.getByRole('link', { name: 'Header' }).getAttribute('href')).toBe(header.edit_link);
});

test('links a part to its editor and previews', async () => {
  const { user } = render([listOf([aThemePart()])]);

  await user.click(within(await rowOf('Harbour header')).getByRole('button', { name: 'More for Harbour header' }));

  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe(aThemePart().edit_link);
  expect(screen.getByRole('menuitem', { name: 'Preview' }).getAttribute('href')).toBe(aThemePart().preview_url);
});

test("[R-COND-01] opens a part's conditions from its row and reloads the list after saving", async () => {
  const save = answer(saveConditions, () => ({ status: 'success' as const, message: '', conflicts: [] }));
  const { user, asked } = render([listOf([aThemePart()]), conditions, save]);
  const button = within(await rowOf('Harbour header')).getByRole('button', { name: /^Conditions/ });

  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Save & Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toContainEqual({ name: 'conditions.get', input: { template_id: 12 } });
  await waitFor(() => expect(asked.filter(({ name }) => name === 'theme-parts.list')).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("opens a part's conditions by address and closes to the list", async () => {
  const { user, address, asked } = render([listOf([]), conditions], { path: `${path}&conditions=12` });
  const dialog = await screen.findByRole('dialog', { name: 'Display conditions' });

  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));

  expect(asked).toContainEqual({ name: 'conditions.get', input: { template_id: 12 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.current()).toMatchObject({ path: 'elementor/templates', query: { show: 'parts' } });
});

test.each(['0', '-1', '1.5', '1e99', 'x', '12; drop'])('opens nothing for the part %s in an address', async (id) => {
  const { asked } = render([listOf([aThemePart()])], { path: `${path}&conditions=${encodeURIComponent(id)}` });

  await rowOf('Harbour header');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('[R-ROUTE-14] shows saved templates by default, with links between both lists', async () => {
  const { user, address, asked } = render([nothingSaved, listOf([aThemePart()])], { path: 'elementor/templates' });
  await screen.findByRole('heading', { name: 'No saved templates' });
  expect(asked.map(({ name }) => name)).toEqual(['saved-templates.list']);

  await user.click(screen.getByRole('link', { name: 'Theme parts' }));

  await rowOf('Harbour header');
  expect(address.current().query).toEqual({ show: 'parts' });
  await user.click(screen.getByRole('link', { name: 'Saved' }));
  expect(await screen.findByRole('heading', { name: 'No saved templates' })).toBeTruthy();
});

test('links to the parts without Elementor, where nothing can be saved', async () => {
  const { user, address } = render([nothingSaved, listOf([])], { path: 'elementor/templates', boot: { has_elementor: false } });
  const heading = await screen.findByRole('heading', { name: 'No saved templates' });

  await user.click(within(heading.parentElement as HTMLElement).getByRole('link', { name: 'Theme parts' }));

  expect(address.current().query).toEqual({ show: 'parts' });
});

test('searches across pages and can be cleared', async () => {
  const { user, asked, address } = render([listOf([], 3)], { path: `${path}&q=harbour&p=2` });

  await user.click(await screen.findByRole('link', { name: 'Show all' }));

  expect(asked[0]?.input).toEqual({ page: 2, search: 'harbour' });
  expect(address.current().query).toEqual({ show: 'parts' });
});

test('offers the first part on a site without any, and reports a failed list', async () => {
  const { unmount } = render([listOf([])]);
  const heading = await screen.findByRole('heading', { name: 'No theme parts' });
  expect(within(heading.parentElement as HTMLElement).getByRole('button', { name: 'Add New Template' })).toBeTruthy();
  unmount();

  const { user, asked } = render([fail(listThemeParts, 'internal_error')]);
  expect(await screen.findByRole('heading', { level: 2, name: 'The library didn’t respond' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(asked).toHaveLength(2));
});

test('[R-PERM-26] [R-PERM-27] hides theme parts from people who cannot manage the theme', async () => {
  const can = { read: true, edit_pages: true, upload_files: true, install_plugins: false, manage_options: false };
  const { asked } = render([nothingSaved], { boot: { can, has_elementor: false } });

  await screen.findByRole('heading', { name: 'No saved templates' });

  expect(screen.queryByRole('button', { name: 'Add New Template' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Theme parts' })).toBeNull();
  expect(asked.map(({ name }) => name)).toEqual(['saved-templates.list']);
});

import {
  getConditions,
  listSavedTemplates,
  listThemeParts,
  saveConditions,
  type ThemeLocation,
  type ThemePart,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRoute } from '../../lib/use-route.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { aConditionsAnswer, aThemePart } from '../../testing/theme-parts.js';
import { TemplatesScreen } from '../saved-templates/templates-screen.js';
import { ThemePartsScreen } from './theme-parts-screen.js';

const listOf = (items: ThemePart[], total_page = 1, locations: ThemeLocation[] = []) =>
  answer(listThemeParts, ({ page = 1 }) => ({ items, current_page: page, total_page, total: items.length, locations }));
const nothingSaved = answer(listSavedTemplates, () => ({ items: [], current_page: 1, total_page: 0, total: 0 }));
const conditions = answer(getConditions, () => aConditionsAnswer());

function Shown() {
  const route = useRoute();
  return route.path === 'theme-parts' ? <ThemePartsScreen route={route} /> : <TemplatesScreen route={route} />;
}
const path = 'theme-parts';
const render = (answers: Parameters<typeof renderApp>[1], options: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<Shown />, answers, { path, ...options });

const rowOf = async (name: string) => (await screen.findByTitle(name)).closest('tr') as HTMLElement;

test("lists both platforms' parts with location and state", async () => {
  const themeParts = [
    aThemePart({ shown_on: ['Entire site', 'Except the front page'] }),
    aThemePart({ id: 13, title: 'Journal', platform: 'elementor', type: { value: 'single', label: 'Single' }, status: 'draft' }),
    aThemePart({ id: 14, title: 'Shop', shown_on: [], conditions_by: 'Elementor Pro' }),
  ];
  const { requested } = render([listOf(themeParts)]);

  const [header, journal, shop] = await Promise.all(['Harbour header', 'Journal', 'Shop'].map(rowOf));
  expect(requested).toEqual([{ name: 'theme-parts.list', input: { page: 1 } }]);
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
  const core = { owner: 'wordpress' as const, title: header.title, edit_link: header.edit_link };
  const ours = { owner: 'kithouse' as const, title: 'Harbour header', edit_link: '/wp-admin/post.php?post=12' };
  const theme = { owner: 'theme' as const, title: 'Twenty Twenty-Five', edit_link: '' };
  const locations = [
    { type: header.type, where: 'Entire site', owners: [core, ours] },
    { type: { value: 'error-404', label: '404 page' }, where: '', owners: [theme] },
  ];
  render([listOf([aThemePart({ hidden_by: header })], 1, locations)]);

  const row = within(await rowOf('Harbour header'));
  const [, first, second] = within(screen.getByRole('table', { name: 'Locations' })).getAllByRole('row');

  expect(row.getByText(/Hidden by the theme’s own/).textContent).toBe('Hidden by the theme’s own Driftwood header');
  expect(row.getByRole('link', { name: 'Driftwood header' }).getAttribute('href')).toBe(header.edit_link);
  expect(first?.textContent).toContain('HeaderEntire siteWordPress (site editor)Hidden: Kithouse');
  expect(
    within(first as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([ours.edit_link, core.edit_link]);
  expect(second?.textContent).toBe('404 pageThe themeTwenty Twenty-Five');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

test('links a part to its editor and previews', async () => {
  const { user } = render([listOf([aThemePart()])]);

  await user.click(within(await rowOf('Harbour header')).getByRole('button', { name: 'More for Harbour header' }));

  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe(aThemePart().edit_link);
  expect(screen.getByRole('menuitem', { name: 'Preview' }).getAttribute('href')).toBe(aThemePart().preview_url);
});

test("[R-COND-01] opens a part's conditions from its row and reloads the list after saving", async () => {
  const save = answer(saveConditions, () => ({ status: 'success' as const, message: '', conflicts: [] }));
  const { user, requested } = render([listOf([aThemePart()]), conditions, save]);
  const button = within(await rowOf('Harbour header')).getByRole('button', { name: /^Conditions/ });

  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Save & Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested).toContainEqual({ name: 'conditions.get', input: { template_id: 12 } });
  await waitFor(() => expect(requested.filter(({ name }) => name === 'theme-parts.list')).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("opens a part's conditions by address and closes to the list", async () => {
  const { user, address, requested } = render([listOf([]), conditions], { path: `${path}?conditions=12` });
  const dialog = await screen.findByRole('dialog', { name: 'Display conditions' });

  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));

  expect(requested).toContainEqual({ name: 'conditions.get', input: { template_id: 12 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.current()).toMatchObject({ path: 'theme-parts', query: {} });
});

test.each(['0', '-1', '1.5', '1e99', 'x', '12; drop'])('opens nothing for the part %s in an address', async (id) => {
  const { requested } = render([listOf([aThemePart()])], { path: `${path}?conditions=${encodeURIComponent(id)}` });

  await rowOf('Harbour header');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requested).toHaveLength(1);
});

test('leads the former address among the saved templates to the screen, with its other parameters', async () => {
  const { address, requested } = render([listOf([], 3)], { path: 'elementor/templates?show=parts&q=harbour' });

  await screen.findByRole('link', { name: 'Show all' });

  expect(requested.map(({ name }) => name)).toEqual(['theme-parts.list']);
  expect(address.current()).toMatchObject({ path: 'theme-parts', query: { q: 'harbour' } });
});

test('links to the parts without Elementor, where nothing can be saved', async () => {
  const { user, address } = render([nothingSaved, listOf([])], { path: 'elementor/templates', boot: { has_elementor: false } });
  const heading = await screen.findByRole('heading', { name: 'No saved templates' });

  await user.click(within(heading.parentElement as HTMLElement).getByRole('link', { name: 'Theme parts' }));

  expect(address.current().path).toBe('theme-parts');
});

test('asks people who can’t change the theme to ask an administrator', async () => {
  const { requested } = render([], {
    boot: { can: { read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: false } },
  });

  expect(await screen.findByRole('heading', { name: 'Only administrators can change theme parts' })).toBeTruthy();
  expect(requested).toEqual([]);
});

test('searches across pages and can be cleared', async () => {
  const { user, requested, address } = render([listOf([], 3)], { path: `${path}?q=harbour&p=2` });

  await user.click(await screen.findByRole('link', { name: 'Show all' }));

  expect(requested[0]?.input).toEqual({ page: 2, search: 'harbour' });
  expect(address.current().query).toEqual({});
});

test('offers the first part on a site without any, and reports a failed list', async () => {
  const { unmount } = render([listOf([])]);
  const heading = await screen.findByRole('heading', { name: 'No theme parts' });
  expect(within(heading.parentElement as HTMLElement).getByRole('button', { name: 'Add New Template' })).toBeTruthy();
  unmount();

  const { user, requested } = render([fail(listThemeParts, 'internal_error')]);
  expect(await screen.findByRole('heading', { level: 2, name: 'The library didn’t respond' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(requested).toHaveLength(2));
});

test('[R-PERM-26] [R-PERM-27] hides theme parts from people who cannot manage the theme', async () => {
  const can = { read: true, edit_pages: true, upload_files: true, install_plugins: false, manage_options: false };
  const { requested } = render([nothingSaved], { path: 'elementor/templates', boot: { can, has_elementor: false } });

  await screen.findByRole('heading', { name: 'No saved templates' });

  expect(screen.queryByRole('button', { name: 'Add New Template' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Theme parts' })).toBeNull();
  expect(requested.map(({ name }) => name)).toEqual(['saved-templates.list']);
});

import { choiceInput, getItem, listItems, listSavedTemplates } from '@kithouse/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEditor } from '../testing/an-editor.js';
import { catalogue } from '../testing/catalogue.js';
import { aDetail, anItem, aPage } from '../testing/items.js';
import { ada, answer, renderApp } from '../testing/render-app.js';
import { App } from './app.js';

const tidepool = anItem({ name: 'Tidepool' });
const detail = answer(getItem, () =>
  aDetail(tidepool, { variations: [{ platform: 'gutenberg', slug: 'tidepool-blocks', name: 'Tidepool', type: 'pack' }] }),
);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[R-ROUTE-28] opens Elementor packs for an empty path', async () => {
  const { address } = renderApp(<App />, catalogue());

  await title('Packs');

  expect(address.current().path).toBe('elementor/packs');
});

test('opens the block packs when the site has no Elementor, until the person chooses another platform', async () => {
  const { user, address, unmount } = renderApp(<App />, catalogue(), { boot: { has_elementor: false } });
  await title('Packs');
  expect(address.current().path).toBe('gutenberg/packs');
  await user.click(await screen.findByRole('button', { name: 'Elementor' }));
  unmount();

  const later = renderApp(<App />, catalogue(), { boot: { has_elementor: false } });

  await title('Packs');
  expect(later.address.current().path).toBe('elementor/packs');
});

test("[R-ROUTE-29] opens the block editor's own packs for an empty path", async () => {
  const { address } = renderApp(<App />, catalogue(), { host: { name: 'gutenberg', editor: anEditor() } });

  await title('Packs');

  expect(address.current().path).toBe('gutenberg/packs');
});

test('warns above cached content when the site cannot reach the library', async () => {
  renderApp(<App />, catalogue(), { boot: { is_away: true } });

  await title('Packs');

  expect(screen.getByRole('region', { name: 'Library offline' })).toBeTruthy();
});

test('shows a link to the update when the cloud needs a newer plugin', async () => {
  const update = { minimum: '2.0.0', url: 'https://site.example/wp-admin/update-core.php' };
  renderApp(<App />, catalogue(), { boot: { update } });

  await title('Packs');

  const notice = screen.getByRole('region', { name: 'Update needed' });
  expect(notice.textContent).toContain('2.0.0');
  expect(within(notice).getByRole('link', { name: 'Update now' }).getAttribute('href')).toBe(update.url);
});

test('shows no update link to people who cannot update plugins', async () => {
  renderApp(<App />, catalogue(), { boot: { update: { minimum: '2.0.0', url: '' } } });

  await title('Packs');

  const notice = screen.getByRole('region', { name: 'Update needed' });
  expect(notice.textContent).toContain('Ask an administrator');
  expect(within(notice).queryByRole('link')).toBeNull();
});

test('opens the last chosen platform for an empty path', async () => {
  const { user, unmount } = renderApp(<App />, catalogue(), { path: 'elementor/blocks' });
  await user.click(await screen.findByRole('button', { name: 'Gutenberg' }));
  unmount();

  const { address } = renderApp(<App />, catalogue());

  await title('Packs');
  expect(address.current().path).toBe('gutenberg/packs');
});

test('does not remember the other platform when opened from an editor', async () => {
  const { user, unmount } = renderApp(<App />, catalogue(), {
    path: 'elementor/blocks',
    host: { name: 'gutenberg', editor: anEditor() },
  });
  await user.click(await screen.findByRole('button', { name: 'Gutenberg' }));
  unmount();

  const { address } = renderApp(<App />, catalogue());

  await title('Packs');
  expect(address.current().path).toBe('elementor/packs');
});

test.each(['nowhere', 'elementor/pack/tidepool', 'gutenberg/templates', 'https://evil.example/'])(
  '[R-ROUTE-30] opens Elementor packs for the unknown path %j',
  async (path) => {
    const { address } = renderApp(<App />, catalogue(), { path });

    await title('Packs');

    expect(address.current().path).toBe('elementor/packs');
  },
);

test('[R-PERM-25] hides the Pages tab and its path without the capability', async () => {
  const boot = { can: { read: false, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true } };
  const { address } = renderApp(<App />, catalogue(), { path: 'elementor/pages', boot });

  await title('Packs');

  expect(address.current().path).toBe('elementor/packs');
  expect(screen.queryByRole('link', { name: 'Pages' })).toBeNull();
});

test.each(['elementor', 'gutenberg'])(
  '[R-NAV-01] [R-NAV-02] [R-NAV-03] opens lists of %s by tabs and drops the filters',
  async (platform) => {
    const { address, user } = renderApp(<App />, catalogue(), { path: `${platform}/packs?q=surf&category=travel` });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

    await user.click(screen.getByRole('link', { name: 'Blocks' }));

    await title('Blocks');
    expect(address.current().path).toBe(`${platform}/blocks`);
    expect(address.current().query).toEqual({});
    expect(screen.getByRole('link', { name: 'Blocks' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Packs' }).getAttribute('aria-current')).toBeNull();
    expect(['Packs', 'Pages', 'Blocks'].map(hrefOf)).toEqual([`#${platform}/packs`, `#${platform}/pages`, `#${platform}/blocks`]);
  },
);

test('[R-NAV-04] [R-NAV-05] [R-ROUTE-15] shows Templates for Elementor, and My Cloud for both platforms', async () => {
  const { user } = renderApp(<App />, catalogue(), { path: 'elementor/packs' });
  await title('Packs');
  expect(screen.getByRole('link', { name: 'Templates' }).getAttribute('href')).toBe('#elementor/templates');

  await user.click(screen.getByRole('button', { name: 'Gutenberg' }));

  expect(screen.queryByRole('link', { name: 'Templates' })).toBeNull();
  expect(screen.getByRole('link', { name: 'My Cloud' }).getAttribute('href')).toBe('#clouds');
});

test("[R-ROUTE-14] searches saved templates in the header and switches to the other platform's packs", async () => {
  const saved = answer(listSavedTemplates, () => ({ items: [], current_page: 1, total_page: 1, total: 0 }));
  const { address, requested, user } = renderApp(<App />, [...catalogue(), saved], { path: 'elementor/templates?p=3' });
  await title('Templates');
  expect(screen.getByRole('link', { name: 'Templates' }).getAttribute('aria-current')).toBe('page');

  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'hero{Enter}');

  await waitFor(() =>
    expect(requested.at(-1)).toEqual({ name: 'saved-templates.list', input: { platform: 'elementor', page: 1, search: 'hero' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Gutenberg' }));
  await waitFor(() => expect(address.current().path).toBe('gutenberg/packs'));
  expect(address.current().query).toEqual({});
});

test('[R-NAV-12] [R-ROUTE-23] [R-ROUTE-24] hides search and sidebar on the push form', async () => {
  renderApp(<App />, catalogue(), { path: 'clouds/save-template', user: ada, boot: { has_elementor: false } });

  await title('Save your template');

  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'My account' })).toBeNull();
  expect(screen.getByRole('link', { name: 'My Cloud' }).getAttribute('aria-current')).toBe('page');
});

test('[R-PERM-06] asks a visitor to sign in before the form and returns to the selection', async () => {
  const { address } = renderApp(<App />, catalogue(), { path: 'clouds/save-template?part=a,b' });

  await waitFor(() => expect(address.current().path).toBe('sign-in'));

  expect(address.current().query['redirect-to']).toBe('clouds/save-template?part=a%2Cb');
});

test('[R-NAV-14] [R-NAV-15] keeps the type when switching the platform', async () => {
  const { address, user } = renderApp(<App />, catalogue(), { path: 'elementor/blocks' });

  await user.click(await screen.findByRole('button', { name: 'Gutenberg' }));

  await waitFor(() => expect(address.current().path).toBe('gutenberg/blocks'));
  await user.click(screen.getByRole('button', { name: 'Elementor' }));
  await waitFor(() => expect(address.current().path).toBe('elementor/blocks'));
});

test('[R-NAV-16] opens the same design for the other platform on an item', async () => {
  const { address, user } = renderApp(<App />, [...catalogue(), detail], { path: 'elementor/packs/tidepool' });
  await title('Tidepool');

  await user.click(screen.getByRole('button', { name: 'Gutenberg' }));

  await waitFor(() => expect(address.current().path).toBe('gutenberg/packs/tidepool-blocks'));
});

test('[R-NAV-17] opens support outside of the site', () => {
  renderApp(<App />, catalogue(), { path: 'elementor/packs' });

  const link = screen.getByRole('link', { name: 'Talk to Support' });

  expect(link.getAttribute('href')).toBe('https://cloud.example/support');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('[R-NAV-20] [R-NAV-19] shows a visitor a Login that returns here, and no sync button', async () => {
  const { address, user } = renderApp(<App />, catalogue(), { path: 'gutenberg/blocks?q=hero' });
  expect(screen.queryByRole('button', { name: 'Sync' })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Login' }));

  expect(address.current()).toMatchObject({
    path: 'sign-in',
    query: { 'redirect-to': 'gutenberg/blocks?q=hero', platform: 'gutenberg' },
  });
});

test('[R-NAV-18] [R-NAV-21] shows the account and the sync button to signed-in people', async () => {
  renderApp(<App />, catalogue(), { path: 'elementor/packs', user: ada });

  expect(await screen.findByRole('button', { name: 'Ada Lovelace, account' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sync' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('[R-NAV-30] shows a close button outside of the admin page only', async () => {
  const close = () => undefined;
  const { unmount } = renderApp(<App />, catalogue(), { path: 'elementor/packs', host: { name: 'elementor', close } });
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  unmount();

  renderApp(<App />, catalogue(), { path: 'elementor/packs' });

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('[R-NAV-31] raises the header after 250 px', async () => {
  const { container } = renderApp(<App />, catalogue(), { path: 'elementor/packs' });
  const header = container.querySelector('.hdr') as HTMLElement;
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };

  act(() => scrollTo(250));
  expect(header.className).toBe('hdr');
  scrollTo(251);

  await waitFor(() => expect(header.className).toBe('hdr stuck'));
  scrollTo(0);
});

test('does not request answers that came with the page', async () => {
  const [list, count, cats, , style, color, weight, featured, , plugins] = catalogue([tidepool]).map(({ name, reply }) => ({
    name,
    output: reply({} as never),
  }));
  const answers = [
    { ...list, input: { type: 'packs', platform: 'elementor' } },
    { ...count, input: {} },
    { ...cats, input: choiceInput('category', 'elementor', 'pack') },
    { ...style, input: choiceInput('style', 'elementor', 'pack') },
    { ...color, input: choiceInput('color', 'elementor', 'pack') },
    { ...weight, input: choiceInput('weight', 'elementor', 'pack') },
    { ...featured, input: { platform: 'elementor' } },
    { ...plugins, input: {} },
  ] as never;

  const { requested } = renderApp(<App />, [], {
    path: 'elementor/packs',
    boot: { screen: { path: 'elementor/packs', answers, is_old: false } },
  });

  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
  expect(await screen.findByRole('checkbox', { name: /Pro plugins/ })).toBeDefined();
  expect(requested).toEqual([]);
});

test('requests expired answers that came with the page', async () => {
  const answers = [{ name: listItems.name, input: { platform: 'elementor', type: 'packs' }, output: { data: 'no list' } }];

  renderApp(<App />, catalogue([tidepool]), {
    path: 'elementor/packs',
    boot: { screen: { path: 'elementor/packs', answers, is_old: false } },
  });

  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
});

test('keeps the list while a detail is open, and returns the focus on Back', async () => {
  const { address, user } = renderApp(<App />, [...catalogue([tidepool]), detail], { path: 'elementor/packs?category=travel' });
  const tile = await screen.findByRole('link', { name: 'Tidepool' });

  await user.click(tile);
  await title('Tidepool');
  await user.click(screen.getByRole('link', { name: 'Packs', current: false }));

  await title('Packs');
  expect(address.current()).toMatchObject({ path: 'elementor/packs', query: { category: 'travel' } });
  await waitFor(() => expect(document.activeElement).toBe(tile));
});

test('reports a failed screen while the others work', async () => {
  const broken = answer(getItem, () => ({ ...aDetail(tidepool), dependencies: null }) as never);
  const { user } = renderApp(<App />, [...catalogue([tidepool]), broken, answer(listItems, () => aPage([]))], {
    path: 'elementor/packs/tidepool',
  });

  await title('This screen couldn’t be loaded');
  await user.click(screen.getByRole('link', { name: 'Blocks' }));

  await title('Blocks');
});

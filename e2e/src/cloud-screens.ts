import type { Page } from '@playwright/test';
import { libraryUrl } from './addresses.js';
import { inLibrary, library, type Screen, type Stage } from './screen.js';

const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const platform = 'gutenberg';

/** Opens a list in a given view, because the last view is remembered. */
const inView = (name: string, path: string, view: 'List' | 'Grid'): Screen => ({
  name,
  who: 'owner',
  open: async ({ page, site }) => {
    await page.goto(libraryUrl(site, path, { platform }));
    await button(page, view).click();
  },
});

const over = (name: string, open: (stage: Stage) => Promise<void>): Screen => ({ name, who: 'owner', open });

/** Screens of an account's cloud with their overlays. */
export const cloudScreens: Screen[] = [
  inLibrary('clouds-empty', 'clouds', 'newcomer', { platform }),
  inLibrary('save-template', 'clouds/save-template', 'newcomer', { platform }),
  inLibrary('templates', 'elementor/templates', 'newcomer'),
  inView('clouds', 'clouds', 'List'),
  inView('clouds-grid', 'clouds', 'Grid'),
  inLibrary('trash', 'clouds/trash', 'owner', { platform }),
  inView('workspaces', 'clouds/workspace', 'Grid'),
  inView('workspaces-list', 'clouds/workspace', 'List'),
  inView('shared-with-me', 'clouds/shared-workspace', 'List'),
  over('workspace', openWorkspace),
  over('versions', async ({ page, site }) => {
    await page.goto(libraryUrl(site, 'clouds', { platform }));
    await button(page, 'List').click();
    await chooseOf(page, 'Headland', 'Versions');
    await library(page).getByRole('list', { name: 'Versions' }).waitFor();
  }),
  over('edit-workspace', async ({ page, site }) => {
    await page.goto(libraryUrl(site, 'clouds/workspace', { platform }));
    await chooseOf(page, 'Agency pages', 'Edit');
    await button(page, 'Roles').click();
    await button(page, 'Remove Alan Turing').click();
  }),
  {
    name: 'portal-invitation',
    who: 'owner',
    open: async ({ page, cloud }) => {
      const mail = cloud.outbox('not-here-yet@example.com').at(-1);
      await page.goto(mail?.text.match(/http\S+\/invitation#\S+/)?.[0] ?? '');
    },
  },
];

export async function openWorkspace({ page, site }: Pick<Stage, 'page' | 'site'>) {
  await page.goto(libraryUrl(site, 'clouds/workspace', { platform }));
  await library(page).getByRole('link', { name: 'Agency pages' }).click();
  await library(page).getByRole('row').filter({ hasText: 'Headland' }).waitFor();
  await button(page, 'Activity').click();
  await library(page).getByRole('list', { name: 'Activity' }).getByRole('listitem').first().waitFor();
}

/** Chooses an action from the menu of a file or a workspace. */
export async function chooseOf(page: Page, name: string, action: string) {
  await button(page, `More for ${name}`).click();
  await library(page).getByRole('menuitem', { name: action, exact: true }).click();
}

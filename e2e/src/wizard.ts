import type { RemoteWordPress } from '@kithouse/playground';
import { expect, type Page } from '@playwright/test';
import { libraryUrl } from './addresses.js';
import { library } from './screen.js';

/** Opens the first step of a pack's full-site import. */
export async function openWizard(page: Page, site: RemoteWordPress, pack: string) {
  await page.goto(libraryUrl(site, pack));
  await library(page).getByRole('button', { name: 'Start import' }).click();
  await expect(library(page).getByRole('heading', { name: 'Make it yours' })).toBeVisible({ timeout: 60_000 });
}

/** Opens the second step; installs no theme, because that would call wordpress.org. */
export async function proceed(page: Page) {
  await library(page).getByRole('button', { name: 'Continue' }).click();
  await library(page).getByRole('region', { name: 'Theme', exact: true }).getByRole('checkbox').uncheck();
  await expect(library(page).getByRole('region', { name: 'What will happen' })).toContainText('New', { timeout: 60_000 });
  await library(page).getByRole('button', { name: 'Install and Proceed' }).click();
}

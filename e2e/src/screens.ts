import { brand } from '@kithouse/contract';
import type { Locator, Page } from '@playwright/test';
import { libraryUrl } from './addresses.js';
import { waitForEditor } from './block-editor.js';

export type Stage = { page: Page; site: { url: string }; cloud: { url: string } };

export type Screen = {
  name: string;
  /** Whether somebody is signed in to the cloud on it. */
  account: boolean;
  open: (stage: Stage) => Promise<void>;
};

const library = (page: Page) => page.locator(`#${brand.slug}`);
const insertButton = (page: Page): Locator => library(page).getByRole('button', { name: 'Insert', exact: true });
const landing = 'gutenberg/pages/fernway-landing-blocks';

const inLibrary = (name: string, path: string, account = false, query: Record<string, string> = {}): Screen => ({
  name,
  account,
  open: async ({ page, site }) => void (await page.goto(libraryUrl(site, path, query))),
});

const ofPortal = (name: string, path: string, account = false): Screen => ({
  name,
  account,
  open: async ({ page, cloud }) => void (await page.goto(cloud.url + path)),
});

/** Every screen there is, with the way to it. */
export const screens: Screen[] = [
  inLibrary('packs', 'gutenberg/packs', true),
  inLibrary('pages', 'gutenberg/pages'),
  inLibrary('blocks', 'gutenberg/blocks'),
  inLibrary('blocks-elementor', 'elementor/blocks'),
  inLibrary('search', 'gutenberg/blocks', false, { q: 'pricing' }),
  inLibrary('nothing-found', 'gutenberg/blocks', false, { q: 'zeppelin' }),
  inLibrary('page-detail', landing, true),
  inLibrary('pack-detail', 'gutenberg/packs/driftwood-hotel-blocks', true),
  inLibrary('not-available', 'gutenberg/blocks/no-such-thing'),
  inLibrary('sign-in', 'sign-in'),
  {
    name: 'sign-up',
    account: false,
    open: async ({ page, site }) => {
      await page.goto(libraryUrl(site, 'sign-in'));
      await library(page).getByRole('tab', { name: 'Free Sign Up' }).click();
    },
  },
  { name: 'import', account: true, open: openImport },
  {
    name: 'imported',
    account: true,
    open: async (stage) => {
      await openImport(stage);
      await library(stage.page).getByLabel('Page title').fill('Fernway');
      await library(stage.page).getByRole('button', { name: 'Create a Page' }).click();
      await library(stage.page).getByRole('link', { name: 'Edit Template' }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'block-editor',
    account: true,
    open: async ({ page, site }) => {
      await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
      await waitForEditor(page);
      const button = page.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: brand.name });
      // On a telephone the toolbar has no room for it, and the menu lists it.
      if (await button.isVisible()) {
        await button.click();
      } else {
        await page.getByRole('button', { name: 'Options' }).click();
        await page.getByRole('menuitemcheckbox', { name: brand.name }).click();
      }
      await library(page).getByRole('heading', { name: 'Blocks', level: 1 }).waitFor();
    },
  },
  ofPortal('portal-home', '/'),
  ofPortal('portal-verify', '/verify#token=unknown'),
  ofPortal('portal-forgot-password', '/forgot-password'),
  ofPortal('portal-reset-password', '/reset-password#token=unknown'),
  ofPortal('portal-outbox', '/outbox', true),
];

async function openImport({ page, site }: Stage) {
  await page.goto(libraryUrl(site, landing));
  await insertButton(page).click();
  await library(page).getByRole('region', { name: 'What will happen' }).waitFor();
}

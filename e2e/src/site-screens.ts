import { brand, importLogAction } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { libraryUrl } from './addresses.js';
import { waitForEditor } from './block-editor.js';
import { library, type Screen, type Stage } from './screen.js';

const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const ofSite = (name: string, open: (stage: Stage) => Promise<void>): Screen => ({ name, who: 'newcomer', open });

/** Screens of content added to the site, its undo, and theme parts. */
export const siteScreens: Screen[] = [
  ofSite('settings', async ({ page, site }) => {
    await page.goto(libraryUrl(site, 'settings'));
    await library(page).getByText('Last contact').waitFor();
  }),
  ofSite('import', openImport),
  ofSite('imported', importLanding),
  ofSite('importing', openProgress),
  ofSite('history', openHistory),
  ofSite('history-details', async (stage) => {
    await openHistory(stage);
    await library(stage.page)
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    await library(stage.page).getByRole('list', { name: 'Changes made' }).waitFor();
  }),
  ofSite('undo-import', async (stage) => {
    await openHistory(stage);
    await library(stage.page).getByRole('button', { name: /^Undo/ }).first().click();
    await library(stage.page).getByRole('list', { name: 'This will be undone' }).waitFor();
  }),
  ofSite('theme-parts', openThemeParts),
  ofSite('conditions', async (stage) => {
    await openThemeParts(stage);
    await library(stage.page)
      .getByRole('button', { name: /^Conditions/ })
      .first()
      .click();
    await button(stage.page, 'Add condition').click();
    await library(stage.page).getByRole('group', { name: 'Condition 2' }).waitFor();
  }),
  ofSite('new-template', async (stage) => {
    await openThemeParts(stage);
    await button(stage.page, 'Add New Template').click();
    await library(stage.page).getByLabel('Template type').waitFor();
  }),
  ofSite('block-editor', openInEditor),
  ofSite('insert', async (stage) => {
    await openInEditor(stage);
    await library(stage.page).getByRole('article').first().getByRole('link').first().click();
    await button(stage.page, 'Insert').click();
    await library(stage.page).getByRole('region', { name: 'What will happen' }).waitFor();
  }),
];

async function openImport({ page, site }: Stage) {
  await page.goto(libraryUrl(site, 'gutenberg/pages/fernway-landing-blocks'));
  await button(page, 'Insert').click();
  await library(page).getByRole('region', { name: 'What will happen' }).waitFor();
}

async function importLanding(stage: Stage) {
  await openImport(stage);
  await library(stage.page).getByLabel('Page title').fill('Fernway');
  await button(stage.page, 'Create a Page').click();
  await library(stage.page).getByRole('link', { name: 'Edit Template' }).waitFor({ timeout: 60_000 });
}

/** Opens a progress screen that never ends and does not move. */
async function openProgress(stage: Stage) {
  const { page } = stage;
  const steps = ['permission', 'download', 'templates', 'finalize'];
  const logs = steps.map((step) => ({ step, type: 'done', message: '' }));
  await page.route(/\/import\/page/, () => undefined, { times: 1 });
  await page.route(new RegExp(`action=${importLogAction}`), (route) =>
    route.fulfill({ json: { logs, lastLogIndex: logs.length, state: 'running', progress: 96 } }),
  );
  await openImport(stage);
  await library(page).getByLabel('Page title').fill('Fernway');
  await button(page, 'Create a Page').click();
  await library(page).getByText('96%', { exact: true }).waitFor();
}

/** Opens the history with at least one import. */
async function openHistory(stage: Stage) {
  const { page, site } = stage;
  await page.goto(libraryUrl(site, 'history', { platform: 'gutenberg' }));
  const rows = library(page).getByRole('table', { name: 'History' });
  await rows.or(library(page).getByText('Nothing imported yet')).waitFor();
  if (!(await rows.isVisible())) {
    await importLanding(stage);
    await page.goto(libraryUrl(site, 'history', { platform: 'gutenberg' }));
    await rows.waitFor();
  }
}

/** Opens the theme parts with a site-wide header. */
async function openThemeParts({ page, site }: Stage) {
  await site.run(
    `get_posts( array( 'post_type' => $args['type'] ) ) || wp_insert_post( array(
      'post_type' => $args['type'], 'post_title' => 'Harbour header', 'post_status' => 'publish', 'post_content' => 'Harbour',
      'meta_input' => array( '_kithouse_part_type' => 'header', '_kithouse_conditions' => array( 'include/general' ) ),
    ) );`,
    { type: `${brand.prefix}_part` },
  );
  await page.goto(libraryUrl(site, 'theme-parts'));
  await library(page)
    .getByRole('table', { name: 'Theme parts' })
    .getByRole('row')
    .filter({ hasText: 'Harbour header' })
    .waitFor();
}

async function openInEditor({ page, site }: Stage) {
  await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
  await waitForEditor(page);
  const opener = page.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: brand.name });
  // On a phone the toolbar has no room for it, and the menu lists it.
  if (await opener.isVisible()) {
    await opener.click();
  } else {
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitemcheckbox', { name: brand.name }).click();
  }
  await library(page).getByRole('heading', { name: 'Blocks', level: 1 }).waitFor();
}

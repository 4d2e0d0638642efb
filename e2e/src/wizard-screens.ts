import { fullSiteActions, type ImportResults } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { libraryUrl } from './addresses.js';
import { library, type Screen, type Stage } from './screen.js';

const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const ofWizard = (name: string, open: (stage: Stage) => Promise<void>): Screen => ({ name, who: 'newcomer', open });

/** Steps of the full-site import. The site stays unchanged for the other screens. */
export const wizardScreens: Screen[] = [
  ofWizard('wizard-customize', customize),
  ofWizard('wizard-dependencies', chooseNeeds),
  ofWizard('wizard-done', finish),
];

async function customize({ page, site }: Stage) {
  await page.goto(libraryUrl(site, 'gutenberg/packs/driftwood-hotel-blocks'));
  await button(page, 'Start import').click();
  await library(page).getByLabel('Site title').fill('Harbour House');
  // The first step shows several looks, each in a separate frame.
  const preview = library(page).locator('iframe').first().contentFrame();
  if (await library(page).locator('.stage').isVisible()) {
    await preview.getByText('Harbour House').first().waitFor();
  }
}

async function chooseNeeds(stage: Stage) {
  await customize(stage);
  await button(stage.page, 'Continue').click();
  await library(stage.page).getByText('New', { exact: true }).waitFor();
}

/** Answers like a site that has finished the import. */
async function finish(stage: Stage) {
  const { page, site } = stage;
  const data = { import_id: '7d0f2a52-1f57-4c9f-8a35-0a4a3a3f3c11', nonce: 'n' };
  await page.route(new RegExp(`action=${fullSiteActions.settings}`), (route) => route.fulfill({ json: { success: true, data } }));
  await page.route(new RegExp(`action=${fullSiteActions.stream}&`), (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ action: 'complete', results: makeResults(site.url) })}\n\n`,
    }),
  );
  await chooseNeeds(stage);
  await button(page, 'Install and Proceed').click();
  await library(page).getByRole('heading', { name: 'Congratulations!' }).waitFor();
}

function makeResults(home_url: string): ImportResults {
  const kinds = { Pictures: 10, Templates: 2, Pages: 6, 'Categories and tags': 2, Posts: 4, 'Menu items': 9, Links: 19 };
  const type = (name: string, label: string, count: number) => ({ name, label, count });
  return {
    dependency_data: { plugins: { total: 0, succeed: 0, failed: [] }, theme: null },
    post_types: [type('page', 'Pages', kinds.Pages), type('post', 'Posts', kinds.Posts)],
    template_types: [type('header', 'Header', 1), type('footer', 'Footer', 1)],
    proof: { counts: Object.entries(kinds).map(([label, found]) => ({ label, planned: found, found })), differences: [] },
    warnings: [],
    home_url,
    edit_link: `${home_url}/wp-admin/`,
  };
}

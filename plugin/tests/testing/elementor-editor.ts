import type { Page } from 'playwright-core';

declare const elementor: { documents?: { getCurrent: () => { container?: { children?: unknown } } | undefined } } | undefined;

/** Waits until Elementor shows the document, publishes it with its button, and waits until it is saved. */
export async function publishInEditor(page: Page) {
  await page.waitForFunction(
    () => typeof elementor !== 'undefined' && elementor.documents?.getCurrent()?.container?.children !== undefined,
    undefined,
    { timeout: 120_000 },
  );
  await page.locator('#elementor-loading').waitFor({ state: 'hidden', timeout: 120_000 });
  const saved = page.waitForResponse(
    (response) => response.url().includes('admin-ajax.php') && (response.request().postData() ?? '').includes('save_builder'),
    { timeout: 90_000 },
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click({ timeout: 60_000 });
  await (await saved).finished();
}

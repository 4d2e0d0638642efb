import { expect, type Page } from '@playwright/test';

type Container = { type: string; model: { get: (name: string) => string }; children?: Container[] };
declare const elementor:
  | { documents?: { getCurrent: () => { container?: Container } | undefined }; elements?: { toJSON: () => object[] } }
  | undefined;

export type EditedElement = { id: string; type: string };

/** Waits until Elementor has opened its document and removed its loading screen. */
export async function waitForElementor(page: Page) {
  await page.waitForFunction(
    () => typeof elementor !== 'undefined' && elementor.documents?.getCurrent()?.container?.children !== undefined,
    undefined,
    { timeout: 90_000 },
  );
  await expect(page.locator('#elementor-loading')).toBeHidden({ timeout: 90_000 });
}

/** Lists the elements of the open document in order, including nested ones. */
export function listElements(page: Page): Promise<EditedElement[]> {
  return page.evaluate(() => {
    const flatten = (children: Container[] = []): EditedElement[] =>
      children.flatMap(({ model, children: inside }) => [
        { id: model.get('id'), type: model.get('widgetType') || model.get('elType') },
        ...flatten(inside),
      ]);
    return flatten(elementor?.documents?.getCurrent()?.container?.children);
  });
}

/** Returns the open document as Elementor would save it, in JSON. */
export const readElements = (page: Page) => page.evaluate(() => JSON.stringify(elementor?.elements?.toJSON()));

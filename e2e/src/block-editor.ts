import type { Page } from '@playwright/test';

type Block = { name: string; isValid: boolean; clientId: string; innerBlocks: Block[] };
declare const wp: {
  data: {
    select: (store: string) => {
      getBlocks: () => Block[];
      getEditedPostContent: () => string;
      __unstableIsEditorReady?: () => boolean;
    };
  };
};

/** Waits until the block editor of the open page has loaded its post. */
export async function waitForEditor(page: Page) {
  await page.waitForFunction(
    () => typeof wp !== 'undefined' && wp.data?.select('core/editor')?.__unstableIsEditorReady?.() === true,
  );
}

/** Lists the editor's blocks in order, including nested ones. */
export function listBlocks(page: Page): Promise<{ name: string; is_valid: boolean }[]> {
  return page.evaluate(() => {
    const flatten = (blocks: Block[]): Block[] => blocks.flatMap((block) => [block, ...flatten(block.innerBlocks)]);
    return flatten(wp.data.select('core/block-editor').getBlocks()).map(({ name, isValid }) => ({ name, is_valid: isValid }));
  });
}

/** Returns the content that would be saved now. */
export const readEdited = (page: Page) => page.evaluate(() => wp.data.select('core/editor').getEditedPostContent());

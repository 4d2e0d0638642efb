import { fetchEditorPage, loadNewAssets } from './editor-page.js';
import type { WpBlocks } from './wp-blocks.js';

/**
 * Loads blocks of newly activated plugins into the open editor.
 * @throws AppError if they fail to load
 */
export async function refreshBlocks(wp: WpBlocks): Promise<void> {
  const page = await fetchEditorPage();
  const isNew = ([name]: [string, unknown]) => !wp.blocks.getBlockType(name);
  // Block scripts read the server's definitions there.
  wp.blocks.unstable__bootstrapServerSideBlockDefinitions?.(
    Object.fromEntries(Object.entries(readDefinitions(page)).filter(isNew)),
  );
  await loadNewAssets(page);
}

function readDefinitions(page: Document): Record<string, object> {
  for (const { textContent } of page.scripts) {
    const json = /unstable__bootstrapServerSideBlockDefinitions\((\{.*\})\);$/m.exec(textContent ?? '')?.[1];
    if (json !== undefined) {
      return JSON.parse(json) as Record<string, object>;
    }
  }
  return {};
}

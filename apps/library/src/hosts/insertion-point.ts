import type { Block, Point, WpBlocks } from './wp-blocks.js';

/**
 * Finds where blocks can be inserted: at the cursor; without a selection at the end of the content shown in a template or of a
 * widget area. Returns undefined if no point accepts all.
 */
export function findInsertionPoint(wp: WpBlocks, blocks: readonly Block[], cursor: Point): Point | undefined {
  const editor = wp.data.select('core/block-editor');
  const takes = (root: string | undefined) => blocks.every(({ name }) => editor.canInsertBlockType(name, root));
  if (takes(cursor.rootClientId)) {
    return cursor;
  }
  const chosen = editor.getSelectedBlock();
  const holders = ['core/post-content', 'core/widget-area'].flatMap((name) => editor.getBlocksByName(name));
  const near = chosen && holders.includes(chosen.clientId) ? [chosen.clientId] : chosen ? [] : holders;
  const root = near.find(takes);
  return root === undefined ? undefined : { rootClientId: root, index: editor.getBlockCount(root) };
}

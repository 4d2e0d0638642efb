import { drawPicture } from './draw-picture.js';

const chrome = '.block-list-appender, .block-editor-block-list__insertion-point, .components-popover, .block-editor-warning';

/** Draws the block editor's open post, or the blocks with these ids, from its canvas. */
export async function drawBlocks(selectedIds?: readonly string[]): Promise<string | undefined> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
  const page = frame?.contentDocument ?? document;
  const selectors = selectedIds?.map((id) => `[data-block="${CSS.escape(id)}"]`) ?? ['.is-root-container'];
  return drawPicture(
    selectors.flatMap((selector) => page.querySelector(selector) ?? []),
    chrome,
  );
}

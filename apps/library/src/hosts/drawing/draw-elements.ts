import { drawPicture } from './draw-picture.js';

const chrome =
  '.elementor-element-overlay, .elementor-add-section, .elementor-empty-view, .ui-resizable-handle, .elementor-widget-empty-icon';

/** Draws Elementor's open document, or the elements with these ids, from its preview. */
export async function drawElements(selectedIds?: readonly string[]): Promise<string | undefined> {
  const frame = document.querySelector<HTMLIFrameElement>('#elementor-preview-iframe');
  const page = frame?.contentDocument;
  const selectors = selectedIds?.map((id) => `.elementor-element-${CSS.escape(id)}`) ?? [
    '.elementor-edit-area-active .elementor-section-wrap',
  ];
  return drawPicture(
    selectors.flatMap((selector) => page?.querySelector(selector) ?? []),
    chrome,
  );
}

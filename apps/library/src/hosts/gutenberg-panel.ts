import { brand } from '@kithouse/contract';
import { readBoot } from './boot.js';
import { createEditorPanel } from './editor-panel.js';
import { createGutenbergEditor } from './gutenberg-editor.js';
import type { WpBlocks } from './wp-blocks.js';

const boot = readBoot();
const panel = createEditorPanel({
  boot,
  editor: createGutenbergEditor((globalThis as unknown as { wp: WpBlocks }).wp, boot.post_id),
  start: 'gutenberg/blocks',
  returnFocus: () => document.querySelector<HTMLElement>(`[aria-controls="${brand.slug}:library"], #${brand.slug}-open`),
});

/** Renders the panel before it opens. */
export const preparePanel = panel.prepare;

/** Renders the panel in slices, if it needs no request. */
export const preparePanelEarly = panel.prepareEarly;

/**
 * Opens the page's single panel, created on first use. With `saving` it opens the push form for these blocks, or the whole
 * post; with a place the blocks of its kind.
 */
export const openPanel = panel.open;

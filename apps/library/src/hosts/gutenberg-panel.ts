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

/**
 * Opens the one panel of the page; it was made when this file was first asked for. With `saving` it opens on the form that
 * pushes these blocks, or without any the whole post.
 */
export const openPanel = panel.open;

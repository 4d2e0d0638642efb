import { brand } from '@kithouse/contract';
import { readBoot } from './boot.js';
import { createEditorPanel } from './editor-panel.js';
import { createGutenbergEditor, type WpBlocks } from './gutenberg-editor.js';

const boot = readBoot();
const panel = createEditorPanel({
  boot,
  editor: createGutenbergEditor((globalThis as unknown as { wp: WpBlocks }).wp, boot.post_id),
  start: 'gutenberg/blocks',
  returnFocus: () => document.querySelector<HTMLElement>(`[aria-controls="${brand.slug}:library"]`),
});

/** Opens the one panel of the page; it was made when this file was first asked for. */
export const openPanel = panel.open;

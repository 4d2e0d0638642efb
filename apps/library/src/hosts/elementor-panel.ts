import { readBoot } from './boot.js';
import { createEditorPanel } from './editor-panel.js';
import { createElementorEditor, type ElementorGlobals, readElementorTheme } from './elementor-editor.js';

const globals = globalThis as unknown as ElementorGlobals;
const boot = readBoot();
let position: number | undefined;
let opener: HTMLElement | null = null;

const panel = createEditorPanel({
  boot: { ...boot, theme: readElementorTheme(globals) ?? boot.theme },
  editor: createElementorEditor(globals, boot.post_id, () => {
    const taken = position;
    position = undefined;
    return taken;
  }),
  start: 'elementor/packs',
  returnFocus: () => opener,
});

/** Opens the library for inserting at that position, or at the end. */
export function openPanel(at?: number): void {
  position = at;
  open();
}

/** Opens the push form for the elements with these ids, or the whole document. */
export const openForm = (ids: readonly string[]) => open(ids);

function open(saving?: readonly string[]) {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  panel.open(saving);
}

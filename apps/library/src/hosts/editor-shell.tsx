import { Dialog } from '@base-ui/react/dialog';
import { brand } from '@kithouse/contract';
import { useLayer } from '@kithouse/ui/layer.js';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import type { Openness } from './openness.js';
import type { PanelMemory } from './panel-memory.js';
import { useKeptScroll } from './use-kept-scroll.js';

type EditorShellProps = {
  openness: Openness;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
  memory: PanelMemory;
  children: ReactNode;
};

/** Shows the library over the editor with a margin. Keeps its state while closed. */
export function EditorShell({ openness, onClose, returnFocus, memory, children }: EditorShellProps) {
  const isOpen = useSyncExternalStore(openness.subscribe, openness.get);
  const layer = useLayer();
  const popup = useRef<HTMLDivElement>(null);
  useKeptScroll(popup, isOpen, memory);
  return (
    // A press beside the shell is usually accidental.
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal>
      <Dialog.Portal container={layer} keepMounted>
        <Dialog.Viewport className="cover-all">
          <Dialog.Popup
            ref={popup}
            className="shell"
            aria-label={brand.name}
            initialFocus={popup}
            finalFocus={() => returnFocus()}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { brand } from '@kithouse/contract';
import { Modal } from '@kithouse/ui/modal.js';
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
  const popup = useRef<HTMLElement>(null);
  useKeptScroll(popup, isOpen, memory);
  return (
    // A press beside the shell doesn't close it, because it is usually accidental.
    <Modal
      popup={popup}
      className="shell"
      backdrop="cover-all"
      label={brand.name}
      isOpen={isOpen}
      onClose={onClose}
      focus={() => popup.current}
      focusAfter={returnFocus}
    >
      {children}
    </Modal>
  );
}

import { type ReactNode, useRef } from 'react';
import { Modal, ModalTitle } from './modal.js';

type FullDialogProps = {
  className: string;
  children: ReactNode;
  /** Omit while it cannot be closed: Esc and the close button then do nothing. */
  onClose: (() => void) | undefined;
};

/** Shows a modal layer over the whole window while mounted; returns the focus to its opener. */
export function FullDialog({ className, children, onClose }: FullDialogProps) {
  const popup = useRef<HTMLElement>(null);
  return (
    <Modal
      popup={popup}
      className={className}
      onClose={onClose}
      focus={() => popup.current?.querySelector<HTMLElement>('[data-first]')}
    >
      {children}
    </Modal>
  );
}

export const FullDialogTitle = ({ children }: { children: ReactNode }) => <ModalTitle className="line h4">{children}</ModalTitle>;

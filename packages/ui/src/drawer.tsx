import { type ReactNode, useRef } from 'react';
import { Modal, ModalCross, ModalTitle } from './modal.js';

type DrawerProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/** Shows a panel from the side while mounted, where the content leaves no room. */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const popup = useRef<HTMLElement>(null);
  return (
    <Modal popup={popup} className="drawer" backdrop="scrim flush" hasPress onClose={onClose}>
      <div className="head">
        <ModalTitle className="h3">{title}</ModalTitle>
        <ModalCross label={closeLabel} />
      </div>
      {children}
    </Modal>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';

type DrawerProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/** Shows a panel from the side while mounted, where the content leaves no room. */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const layer = useLayer();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layer}>
        <Dialog.Viewport className="scrim flush">
          <Dialog.Popup className="drawer">
            <div className="head">
              <Dialog.Title className="h3">{title}</Dialog.Title>
              <Dialog.Close className="ibtn" aria-label={closeLabel} title={closeLabel}>
                <Icon name="x" />
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

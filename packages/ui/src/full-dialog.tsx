import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';

type FullDialogProps = {
  className: string;
  children: ReactNode;
  /** Omit while it cannot be closed: Esc and the close button then do nothing. */
  onClose: (() => void) | undefined;
};

/** Shows a modal layer over the whole window while mounted; returns the focus to its opener. */
export function FullDialog({ className, children, onClose }: FullDialogProps) {
  const layer = useLayer();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose?.()} disablePointerDismissal>
      <Base.Portal container={layer}>
        <Base.Popup
          ref={popup}
          render={<section />}
          className={className}
          aria-modal="true"
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-first]') ?? true}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export const FullDialogTitle = ({ children }: { children: ReactNode }) => <Base.Title className="line h4">{children}</Base.Title>;

export function FullDialogCross({ label, isDisabled }: { label: string; isDisabled: boolean }) {
  return (
    <Base.Close className="ibtn" aria-label={label} title={label} disabled={isDisabled}>
      <Icon name="x" />
    </Base.Close>
  );
}

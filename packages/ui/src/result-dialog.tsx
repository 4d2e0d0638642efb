import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AnyIcon, type AnyIconName } from './any-icon.js';
import { Button } from './button.js';
import { Dialog, DialogResult } from './dialog.js';

type ResultDialogProps = {
  tone: 'good' | 'bad' | 'warn';
  icon?: AnyIconName;
  title: string;
  children?: ReactNode;
  /** Actions beside the close button; a success has none. */
  actions?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** Milliseconds until a success closes. */
const lasts = 1500;
const icons = { good: 'check', bad: 'circle-x', warn: 'triangle-alert' } as const;

/** Shows a result. A success closes by itself unless the pointer is over it. */
export function ResultDialog({ tone, icon = icons[tone], title, children, actions, closeLabel, onClose }: ResultDialogProps) {
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (tone === 'good' && !isHeld) {
      const timer = setTimeout(() => leave(), lasts);
      return () => clearTimeout(timer);
    }
  }, [tone, isHeld]);

  return (
    <Dialog kind="result" onClose={onClose} closeLabel={closeLabel} onHover={setHeld} hasCross={tone !== 'good'}>
      <DialogResult
        tone={tone}
        sign={<AnyIcon name={icon} />}
        title={title}
        actions={
          tone !== 'good' && (
            <>
              {actions}
              <Button onClick={onClose}>{closeLabel}</Button>
            </>
          )
        }
      >
        {children && <p className="soft">{children}</p>}
      </DialogResult>
    </Dialog>
  );
}

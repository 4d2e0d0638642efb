import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.js';

type DeleteDialogProps = {
  title: string;
  children: ReactNode;
  /** What the red button says. */
  verb?: string;
  onClose: () => void;
  /** Answers what takes the focus when the thing itself is gone. */
  focusAfter?: () => HTMLElement | undefined;
  onConfirm: () => void;
};

/** Asks before something goes. The button that has the focus is the one that changes nothing. */
export function DeleteDialog({ title, children, verb = t('Delete'), onClose, onConfirm, focusAfter }: DeleteDialogProps) {
  const actions = (
    <>
      <button className="btn" type="button" data-first="" onClick={onClose}>
        {t('Cancel')}
      </button>
      <button className="btn danger" type="button" onClick={onConfirm}>
        {verb}
      </button>
    </>
  );
  return (
    <Dialog kind="result" onClose={onClose} closeLabel={t('Close')} focusAfter={focusAfter}>
      <DialogResult tone="bad" sign={<AnyIcon name="trash-2" />} title={title} actions={actions}>
        <p className="soft">{children}</p>
      </DialogResult>
    </Dialog>
  );
}

import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.js';

type DeleteDialogProps = {
  title: string;
  children: ReactNode;
  /** Label of the red button. */
  verb?: string;
  onClose: () => void;
  /** Returns the focus target after the item is gone. */
  focusAfter?: () => HTMLElement | undefined;
  onConfirm: () => void;
};

/** Asks before deleting. Focuses the button that changes nothing. */
export function DeleteDialog({ title, children, verb = t('Delete'), onClose, onConfirm, focusAfter }: DeleteDialogProps) {
  const actions = (
    <>
      <Button data-first="" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button kind="danger" onClick={onConfirm}>
        {verb}
      </Button>
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

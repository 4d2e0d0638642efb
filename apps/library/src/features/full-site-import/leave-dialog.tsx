import { Button } from '@kithouse/ui/button.js';
import { Dialog } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';

type LeaveDialogProps = {
  /** The import has not started, and the person stays in the wizard. */
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
};

/** Asks before closing the wizard with changes. */
export function LeaveDialog({ onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog width={480} closeLabel={t('Keep editing')} label={t('Close this import?')} onClose={onStay}>
      <div className="inside">
        <p>{t('Nothing has been imported. Your changes are saved as a draft in this browser.')}</p>
      </div>
      <div className="foot">
        <Button kind="quiet" onClick={onDiscard}>
          {t('Discard changes')}
        </Button>
        <Button onClick={onLeave}>{t('Save draft and close')}</Button>
        <Button kind="primary" data-first="" onClick={onStay}>
          {t('Keep editing')}
        </Button>
      </div>
    </Dialog>
  );
}

import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';
import { Markup } from './markup.js';

type UndoFailureProps = { error: Error; onRetry: () => void; onClose: () => void };

export function UndoFailure({ error, onRetry, onClose }: UndoFailureProps) {
  const actions = (
    <>
      <button className="btn primary" type="button" onClick={onRetry}>
        {t('Try again')}
      </button>
      <button className="btn" type="button" onClick={onClose}>
        {t('Close')}
      </button>
    </>
  );
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={onClose}>
      <DialogResult tone="bad" sign={<AnyIcon name="triangle-alert" />} title={t('The import was not undone')} actions={actions}>
        <div className="soft" role="alert">
          <Markup html={error.message} />
        </div>
      </DialogResult>
    </Dialog>
  );
}

import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';
import { Markup } from './markup.js';

type UndoFailureProps = { error: Error; onRetry: () => void; onClose: () => void };

export function UndoFailure({ error, onRetry, onClose }: UndoFailureProps) {
  const actions = (
    <>
      <Button kind="primary" onClick={onRetry}>
        {t('Retry')}
      </Button>
      <Button onClick={onClose}>{t('Close')}</Button>
    </>
  );
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={onClose}>
      <DialogResult tone="bad" sign={<AnyIcon name="triangle-alert" />} title={t('The import wasn’t undone')} actions={actions}>
        <div className="soft" role="alert">
          <Markup html={error.message} />
        </div>
      </DialogResult>
    </Dialog>
  );
}

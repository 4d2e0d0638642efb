import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';

type RefusalDialogProps = { messages: readonly string[]; onClose: () => void };

/** Shows the server's errors that belong to no field. */
export function RefusalDialog({ messages, onClose }: RefusalDialogProps) {
  return (
    <Dialog kind="result" onClose={onClose} closeLabel={t('Close')}>
      <DialogResult
        tone="warn"
        sign={<AnyIcon name="triangle-alert" />}
        title={t('Opps...!')}
        actions={<Button onClick={onClose}>{t('Close')}</Button>}
      >
        {messages.map((message) => (
          <p className="soft" key={message}>
            {message}
          </p>
        ))}
      </DialogResult>
    </Dialog>
  );
}

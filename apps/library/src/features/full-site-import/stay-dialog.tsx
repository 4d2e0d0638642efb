import { Button } from '@kithouse/ui/button.js';
import { Dialog } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';

/** Explains why going back during an import had no effect. */
export function StayDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog width={420} closeLabel={t('Close')} label={t('The import is still running')} onClose={onClose}>
      <div className="inside">
        <p role="alert">{t('Please wait until the import process is complete before navigating back.')}</p>
      </div>
      <div className="foot">
        <Button kind="primary" data-first="" onClick={onClose}>
          {t('OK')}
        </Button>
      </div>
    </Dialog>
  );
}

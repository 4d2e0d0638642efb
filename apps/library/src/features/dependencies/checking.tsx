import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';

/** Shows that the requirements are being checked. */
export function Checking({ onClose }: { onClose: () => void }) {
  return (
    <Dialog kind="result" onClose={onClose} closeLabel={t('Close')}>
      <DialogResult tone="info" sign={<span className="spin" style={{ inlineSize: 24, blockSize: 24 }} />} title={t('Checking')}>
        <output className="soft">{t('Checking plugins and permissions…')}</output>
      </DialogResult>
    </Dialog>
  );
}

import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { t } from '../i18n.js';
import { useCopy } from '../use-copy.js';

/** Shows recovery codes once, ready to copy. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  return (
    <Dialog key="codes" closeLabel={t('Close')} onClose={onClose} width={520}>
      <DialogHead
        title={t('Save your recovery codes')}
        about={t('If you lose your phone, each of these codes signs you in once. You can’t view them again.')}
        closeLabel={t('Close')}
      />
      <div className="inside">
        <textarea
          className="inp key"
          aria-label={t('Recovery codes')}
          readOnly
          rows={codes.length}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <output className="tell">
          {copied === 'yes' && t('Copied.')}
          {copied === 'no' && t('Press Ctrl+C or ⌘C while the codes are selected.')}
        </output>
      </div>
      <div className="foot">
        <Button onClick={onClose}>{t('I have saved them')}</Button>
        <Button kind="primary" onClick={copy}>
          {copied === 'yes' && <AnyIcon name="check" />}
          {t('Copy')}
        </Button>
      </div>
    </Dialog>
  );
}

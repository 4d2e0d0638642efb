import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { t } from '../i18n.js';
import { useCopy } from '../use-copy.js';

/** Shows a secret once, ready to copy. */
export function KeyOnce({ value, onClose }: { value: string; onClose: () => void }) {
  const { copied, copy } = useCopy(value);
  return (
    <>
      <div className="inside">
        <input
          className="inp key"
          aria-label={t('API key')}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <output className="tell">
          {copied === 'yes' && t('Copied.')}
          {copied === 'no' && t('Press Ctrl+C or ⌘C while the key is selected.')}
        </output>
      </div>
      <div className="foot">
        <Button onClick={onClose}>{t('Done')}</Button>
        <Button kind="primary" onClick={copy}>
          {copied === 'yes' && <AnyIcon name="check" />}
          {t('Copy')}
        </Button>
      </div>
    </>
  );
}

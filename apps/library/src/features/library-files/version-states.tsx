import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { t } from '../../lib/i18n.js';

export function VersionsLoading() {
  return (
    <>
      <output className="sr">{t('Loading versions')}</output>
      <span className="skel" style={{ blockSize: 56 }} />
      <span className="skel" style={{ blockSize: 56 }} />
    </>
  );
}

export function VersionsFailure({ text, isBusy, onRetry }: { text: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <div className="note bad boxed" role="alert">
      <AnyIcon name="triangle-alert" />
      <div>{text}</div>
      <Button size="s" aria-busy={isBusy || undefined} onClick={() => isBusy || onRetry()}>
        {t('Retry')}
      </Button>
    </div>
  );
}

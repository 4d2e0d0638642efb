import { Button } from '@kithouse/ui/button.js';
import { t } from '../lib/i18n.js';

/** Replaces a failed screen. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="frame solo">
      <div className="blank" role="alert">
        <h1 className="h2">{t('This screen couldn’t be loaded')}</h1>
        <p>{t('Something went wrong. Your own files and your site aren’t affected.')}</p>
        <div className="line">
          <Button kind="primary" onClick={onRetry}>
            {t('Retry')}
          </Button>
        </div>
      </div>
    </div>
  );
}

import type { AppError } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Card } from '../card.js';
import { t, translateMessage } from '../i18n.js';

export function Waiting({ children = t('One moment.') }: { children?: string }) {
  return (
    <output className="line soft">
      <span className="spin" />
      {children}
    </output>
  );
}

type FailedProps = { title: string; failure: AppError; retry?: () => unknown; isRetrying?: boolean };

/** Replaces a page that failed to load. */
export function Failed({ title, failure, retry, isRetrying }: FailedProps) {
  return (
    <Card title={title} sign={{ icon: 'triangle-alert', tone: 'warn' }}>
      <p className="soft" role="alert">
        {translateMessage(failure.message)}
      </p>
      {retry && (
        <Button isBusy={isRetrying} onClick={() => retry()}>
          {t('Retry')}
        </Button>
      )}
    </Card>
  );
}

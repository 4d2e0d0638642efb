import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { t } from '../../lib/i18n.js';

export function VersionsLoading() {
  return (
    <>
      <output className="sr">{t('Loading versions')}</output>
      <Skeleton height={56} />
      <Skeleton height={56} />
    </>
  );
}

export function VersionsFailure({ text, isBusy, onRetry }: { text: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <Note
      tone="bad"
      isBoxed
      announcedAs="alert"
      icon={<AnyIcon name="triangle-alert" />}
      action={
        <Button size="s" aria-busy={isBusy || undefined} onClick={() => isBusy || onRetry()}>
          {t('Retry')}
        </Button>
      }
    >
      {text}
    </Note>
  );
}

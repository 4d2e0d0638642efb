import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { t } from '../../lib/i18n.js';
import { PushFailure } from '../push/push-failure.js';
import type { usePush } from '../push/use-push.js';

/** Shows the result of a push from a row. */
export function PushResult({ action: { pushed, error, forget }, name }: { action: ReturnType<typeof usePush>; name: string }) {
  if (pushed) {
    return (
      <ResultDialog tone="good" title={t('Successfully Pushed')} closeLabel={t('Close')} onClose={forget}>
        {t('{name} is in My Clouds.', { name })}
      </ResultDialog>
    );
  }
  return error && <PushFailure error={error} title={t('Something went wrong.')} onClose={forget} />;
}

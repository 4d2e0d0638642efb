import type { AppError } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { upgradeHref } from '../pricing/provider-pages.js';

type PushFailureProps = { error: AppError; title: string; onClose: () => void };

/** Shows why nothing was pushed, with a next step if any. */
export function PushFailure({ error, title, onClose }: PushFailureProps) {
  const { boot } = useHost();
  if (error.code === 'not_verified') {
    return (
      <ResultDialog tone="warn" icon="mail-warning" title={t('Opps...!')} closeLabel={t('Close')} onClose={onClose}>
        {error.message}
      </ResultDialog>
    );
  }
  const upgrade = error.code === 'cloud_full' && (
    <ButtonLink kind="primary" href={upgradeHref(boot)} target="_blank" rel="noopener">
      {t('Upgrade to Pro')}
    </ButtonLink>
  );
  return (
    <ResultDialog tone="bad" icon="cloud-alert" title={title} closeLabel={t('Close')} onClose={onClose} actions={upgrade}>
      {error.message}
    </ResultDialog>
  );
}

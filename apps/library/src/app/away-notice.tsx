import { Icon } from '@kithouse/ui/icon.js';
import { t } from '../lib/i18n.js';

/** Warns that content may be outdated, because the cloud did not answer this site. */
export function AwayNotice() {
  return (
    <section className="note info" aria-label={t('Library offline')}>
      <Icon name="info" />
      <span>{t('The library is offline. You’re seeing the last saved copy.')}</span>
    </section>
  );
}

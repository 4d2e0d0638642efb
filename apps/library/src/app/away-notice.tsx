import { Icon } from '@kithouse/ui/icon.js';
import { t } from '../lib/i18n.js';

/** Warns that content may be outdated, because the cloud did not answer this site. */
export function AwayNotice() {
  return (
    <section className="note info" aria-label={t('Library not reachable')}>
      <Icon name="info" />
      <span>{t('The library is not reachable right now. You see what this site last heard from it.')}</span>
    </section>
  );
}

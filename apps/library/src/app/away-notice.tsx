import { Icon } from '@kithouse/ui/icon.js';
import { Note } from '@kithouse/ui/note.js';
import { t } from '../lib/i18n.js';

/** Warns that content may be outdated, because the cloud did not answer this site. */
export function AwayNotice() {
  return (
    <Note tone="info" icon={<Icon name="info" />} label={t('Library offline')}>
      {t('The library is offline. You’re seeing the last saved copy.')}
    </Note>
  );
}

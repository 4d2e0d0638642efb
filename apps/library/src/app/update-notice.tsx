import type { Boot } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { Note } from '@kithouse/ui/note.js';
import { t } from '../lib/i18n.js';

/** Asks for an update because the cloud accepts no writes of this version. Browsing still works. */
export function UpdateNotice({ minimum, url }: NonNullable<Boot['update']>) {
  return (
    <Note tone="info" icon={<Icon name="info" />} label={t('Update needed')}>
      {t('You can keep browsing. To insert or save templates, update this plugin to version {version} or newer.', {
        version: minimum,
      })}{' '}
      {url === '' ? t('Ask an administrator to update it.') : <a href={url}>{t('Update now')}</a>}
    </Note>
  );
}

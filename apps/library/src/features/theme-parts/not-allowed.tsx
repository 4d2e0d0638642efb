import { Blank } from '@kithouse/ui/blank.js';
import { t } from '../../lib/i18n.js';

export function NotAllowed() {
  return (
    <Blank picture="nothing" heading="h2" title={t('Only administrators can change theme parts')}>
      {t('Ask an administrator of this site.')}
    </Blank>
  );
}

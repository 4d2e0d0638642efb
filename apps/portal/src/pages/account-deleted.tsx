import { ButtonLink } from '@kithouse/ui/button.js';
import { Card } from '../card.js';
import { t } from '../i18n.js';

export function AccountDeleted() {
  return (
    <Card title={t('Your account is deleted')} sign={{ icon: 'check', tone: 'good' }}>
      <p className="soft">
        {t('Everything that belonged to it is gone, and your sites are signed out. A last mail confirms it.')}
      </p>
      <ButtonLink href="/">{t('Go to the start')}</ButtonLink>
    </Card>
  );
}

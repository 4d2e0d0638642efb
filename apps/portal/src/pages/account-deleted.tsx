import { ButtonLink } from '@kithouse/ui/button.js';
import { Card } from '../card.js';
import { t } from '../i18n.js';

export function AccountDeleted() {
  return (
    <Card title={t('Your account is deleted')} sign={{ icon: 'check', tone: 'good' }}>
      <p className="soft">{t('All its data is deleted, and your sites are signed out. A last email confirms it.')}</p>
      <ButtonLink href="/">{t('Go to the home page')}</ButtonLink>
    </Card>
  );
}

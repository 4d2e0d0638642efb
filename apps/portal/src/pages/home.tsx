import { brand } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Card } from '../card.js';
import { t } from '../i18n.js';

export function Home() {
  return (
    <Card title={t('{brand} is running', { brand: brand.name })} sign={{ icon: 'library', tone: 'good' }}>
      <p className="soft">
        {t(
          'Open the library in your WordPress, under “{brand}” in the menu. Manage your account, its sites and your purchases here.',
          { brand: brand.name },
        )}
      </p>
      <ButtonLink href="/account">{t('Your account')}</ButtonLink>
    </Card>
  );
}

import { errors } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Card } from '../card.js';
import { t, translateMessage } from '../i18n.js';

export function Missing() {
  return (
    <Card title={t('Page not found')} sign={{ icon: 'search', tone: 'info' }}>
      <p className="soft">{translateMessage(errors.not_found.message)}</p>
      <ButtonLink href="/">{t('Go to the home page')}</ButtonLink>
    </Card>
  );
}

import { errors } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Card } from '../card.js';
import { said, t } from '../i18n.js';

export function Missing() {
  return (
    <Card title={t('Page not found')} sign={{ icon: 'search', tone: 'info' }}>
      <p className="soft">{said(errors.not_found.message)}</p>
      <ButtonLink href="/">{t('Go to the home page')}</ButtonLink>
    </Card>
  );
}

import { Card } from '../card.js';
import { t } from '../i18n.js';

export function Terms() {
  return (
    <Card title={t('Terms')} isBroad>
      <ul className="bulleted soft">
        <li>{t('A free account works on any number of local sites and on two live ones.')}</li>
        <li>
          {t('Templates may be used and changed on the sites you build. Their own licences apply to pictures and fonts in them.')}
        </li>
        <li>
          {t(
            'A plan opens all templates on any number of live sites. A year is paid for one year and does not renew by itself; a lifetime is paid once. What you inserted stays on your sites.',
          )}
        </li>
        <li>{t('Please do not share an account’s keys, and do not offer the templates as a library of your own.')}</li>
        <li>{t('The library is provided as it is, without warranty.')}</li>
      </ul>
    </Card>
  );
}

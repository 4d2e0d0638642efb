import { Card } from '../card.js';
import { t } from '../i18n.js';

export function Terms() {
  return (
    <Card title={t('Terms')} isBroad>
      <ul className="bulleted soft">
        <li>{t('A free account works on any number of local sites and on two live ones.')}</li>
        <li>{t('You can use and change templates on the sites you build. Images and fonts in them have their own licences.')}</li>
        <li>
          {t(
            'A plan unlocks all templates on any number of live sites, and inserted content stays on your sites. A yearly plan doesn’t renew automatically, and a lifetime plan is paid once.',
          )}
        </li>
        <li>{t('Don’t share an account’s keys, and don’t offer the templates as a library of your own.')}</li>
        <li>{t('The library is provided as it is, without warranty.')}</li>
      </ul>
    </Card>
  );
}

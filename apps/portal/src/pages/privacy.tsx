import { Card } from '../card.js';
import { t } from '../i18n.js';

export function Privacy() {
  return (
    <Card title={t('Privacy')} isBroad>
      <p className="soft">
        {t('This library stores the following data about your account. It never sells it or shares it with others.')}
      </p>
      <ul className="bulleted soft">
        <li>{t('Your name, email, language and optional photo, to identify your account and to contact you about it.')}</li>
        <li>{t('Your password, as a hash that can’t be reversed.')}</li>
        <li>{t('The addresses of the sites you connected, so that a key works only there.')}</li>
        <li>
          {t(
            'Changes to your name, photo, email, keys and sign-in, with their time and IP address, for 180 days, so that we can help if somebody else uses your account.',
          )}
        </li>
        <li>{t('Your favourites, downloads and purchases, to show them to you on every site.')}</li>
        <li>
          {t(
            'Your orders and the link that brought you here, but never card or bank details. After you delete your account, orders stay in our records without your name and address.',
          )}
        </li>
      </ul>
      <p className="soft">
        {t('The operator of this library is responsible for your data. Contact them to ask about it, correct it or delete it.')}
      </p>
    </Card>
  );
}

import { Card } from '../card.js';
import { t } from '../i18n.js';

export function Privacy() {
  return (
    <Card title={t('Privacy')} isBroad>
      <p className="soft">
        {t('This is what this library keeps about an account, and why. Nothing is sold or given to others.')}
      </p>
      <ul className="bulleted soft">
        <li>
          {t(
            'Your name, your e-mail, your language and, if you add one, a photo, to know the account and to write to you about it.',
          )}
        </li>
        <li>{t('Your password, as a hash from which it cannot be read back.')}</li>
        <li>{t('The addresses of the sites you connected, so that a key works only there.')}</li>
        <li>{t('Your favourites, downloads and purchases, to show them to you on every site.')}</li>
        <li>
          {t(
            'What you ordered, and by which link you came. Cards and bank details never reach this library. When you delete your account, orders stay for the books without your name and address.',
          )}
        </li>
      </ul>
      <p className="soft">
        {t('Whoever runs this library is responsible for it and answers questions about your data, corrects it and deletes it.')}
      </p>
    </Card>
  );
}

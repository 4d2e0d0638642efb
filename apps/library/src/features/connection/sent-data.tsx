import { t } from '../../lib/i18n.js';

/** Lists the data that a connected site sends. */
export function SentData() {
  return (
    <section className="stack" style={{ '--gap': '8px' }} aria-label={t('What this site sends')}>
      <h2 className="h4">{t('What this site sends')}</h2>
      <ul className="stack dim" style={{ '--gap': '6px', paddingInlineStart: 20, listStyle: 'disc' }}>
        <li>{t('The address and name of this site, and your language')}</li>
        <li>{t('The words you search for and the templates you open')}</li>
        <li>{t('Your IP address, when your browser loads preview images')}</li>
        <li>{t('The key of your account, after you sign in')}</li>
      </ul>
    </section>
  );
}

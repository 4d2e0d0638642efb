import { Card } from '../card.js';
import { t } from '../i18n.js';
import { rich } from '../rich.js';

const parts = {
  b: (words: string) => <b className="h4">{words}</b>,
  link: (words: string) => (
    <a className="lnk" href="/forgot-password">
      {words}
    </a>
  ),
};

export function Support() {
  return (
    <Card title={t('Support')} isBroad>
      <p className="soft">{t('Most questions are about one of these:')}</p>
      <ul className="bulleted soft">
        <li>
          {rich(
            t('<b>No mail came.</b> Look into the folder for unwanted mail, then press “Resend the link” in the library.'),
            parts,
          )}
        </li>
        <li>{rich(t('<b>The password is gone.</b> <link>Ask for a new one.</link>'), parts)}</li>
        <li>
          {rich(
            t('<b>A template was not imported.</b> Nothing of your site was changed. The message says what is missing.'),
            parts,
          )}
        </li>
      </ul>
      <p className="soft">{t('For anything else, please write to whoever runs this library.')}</p>
    </Card>
  );
}

import { rich } from '@kithouse/ui/rich.js';
import { Card } from '../card.js';
import { t } from '../i18n.js';

const tags = {
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
          {rich(t('<b>You didn’t get an email.</b> Check your spam folder, then press “Resend the link” in the library.'), tags)}
        </li>
        <li>{rich(t('<b>You forgot your password.</b> <link>Request a new one.</link>'), tags)}</li>
        <li>{rich(t('<b>A template wasn’t imported.</b> Your site wasn’t changed. The message explains why.'), tags)}</li>
      </ul>
      <p className="soft">{t('For anything else, contact the operator of this library.')}</p>
    </Card>
  );
}

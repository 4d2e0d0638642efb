import { type Call, verifyEmail } from '@kithouse/contract';
import { t } from '../i18n.js';
import { LinkPage } from '../link-page.js';
import { useLink } from '../use-link.js';

export function Verify({ call, token }: { call: Call; token: string }) {
  return (
    <LinkPage
      link={useLink(call, verifyEmail, token)}
      asking={t('Verifying your email')}
      done={{ title: t('Your email is verified'), text: t('You can close this page and continue in WordPress.') }}
      again={t('To get a new link, press “Resend the link” in the library or in your account.')}
    />
  );
}

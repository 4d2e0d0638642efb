import { type Call, verifyEmail } from '@kithouse/contract';
import { t } from '../i18n.js';
import { LinkPage } from '../link-page.js';
import { useLink } from '../use-link.js';

export function Verify({ call, token }: { call: Call; token: string }) {
  return (
    <LinkPage
      outcome={useLink(call, verifyEmail, token)}
      asking={t('Verifying your e-mail')}
      done={{ title: t('Your e-mail is verified'), text: t('You can close this page and go on in WordPress.') }}
      again={t('A new link is sent by “Resend the link”, at the top of the library and in your account.')}
    />
  );
}

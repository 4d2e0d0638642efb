import { type Call, confirmEmail } from '@kithouse/contract';
import { t } from '../i18n.js';
import { LinkPage } from '../link-page.js';
import { useLink } from '../use-link.js';

export function ConfirmEmail({ call, token }: { call: Call; token: string }) {
  return (
    <LinkPage
      link={useLink(call, confirmEmail, token)}
      asking={t('Confirming your new email')}
      done={{
        title: t('Your new email is confirmed'),
        text: t('You now sign in with it, and emails about your account go there.'),
      }}
      again={t('Your account keeps its old address. You can request a new link there.')}
    />
  );
}

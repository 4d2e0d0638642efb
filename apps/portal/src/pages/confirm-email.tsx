import { type Call, confirmEmail } from '@kithouse/contract';
import { t } from '../i18n.js';
import { LinkPage } from '../link-page.js';
import { useLink } from '../use-link.js';

export function ConfirmEmail({ call, token }: { call: Call; token: string }) {
  return (
    <LinkPage
      outcome={useLink(call, confirmEmail, token)}
      asking={t('Confirming your new e-mail')}
      done={{
        title: t('Your new e-mail is confirmed'),
        text: t('From now on you sign in with it, and mails about your account go there.'),
      }}
      again={t('Your account keeps its old address. You can ask for a new link there.')}
    />
  );
}

import { errors, getVerified, resendVerification, type SiteProfile } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { useSetProfile } from '../profile/use-profile.js';

/** Asks to confirm the e-mail until it is. */
export function VerifyBanner({ profile }: { profile: SiteProfile }) {
  const toast = useToast();
  const setProfile = useSetProfile();
  const resend = useAction(resendVerification, { onSuccess: ({ message }) => toast({ title: message }) });
  const check = useAction(getVerified, {
    onSuccess: ({ is_verified }) =>
      is_verified
        ? setProfile({ ...profile, is_verified })
        : toast({ tone: 'bad', title: translateMessage(errors.not_verified.message) }),
  });

  useReturnCheck(profile);

  return (
    <Note
      icon={<AnyIcon name="mail-warning" />}
      label={t('Verify your email')}
      action={
        <Button size="s" className="push" isBusy={check.isPending} onClick={() => check.isPending || check.mutate({})}>
          {check.isPending ? t('Verifying . . .') : t("I've verified & Close")}
        </Button>
      }
    >
      <b className="h4" style={{ fontSize: 13 }}>
        {t('Verify your email.')}
      </b>{' '}
      {t('We sent a link to {email}. Check your inbox.', { email: profile.email })}{' '}
      <BareButton className="lnk" aria-busy={resend.isPending} onClick={() => resend.isPending || resend.mutate({})}>
        {t('Resend the link')}
      </BareButton>
    </Note>
  );
}

/** Checks again when the person returns from the mail. Shows nothing while the e-mail is unverified. */
function useReturnCheck(profile: SiteProfile) {
  const { call } = useHost();
  const setProfile = useSetProfile();
  const check = useEffectEvent(() => {
    if (document.visibilityState === 'visible') {
      const close = ({ is_verified }: { is_verified: boolean }) => is_verified && setProfile({ ...profile, is_verified });
      call(getVerified, {}).then(close, () => undefined);
    }
  });
  useEffect(() => {
    const onReturn = () => check();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}

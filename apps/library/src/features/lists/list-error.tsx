import type { AppError } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { t } from '../../lib/i18n.js';
import { useLogout } from '../account/use-logout.js';
import { useProfile } from '../profile/use-profile.js';

type ListErrorProps = { error: AppError; onRetry: () => void; isRetrying: boolean; heading?: 'h1' | 'h2' | 'h3' };

export function ListError({ error, onRetry, isRetrying, heading = 'h3' }: ListErrorProps) {
  const profile = useProfile();
  const logout = useLogout();
  const actions = (
    <>
      <Button kind="primary" aria-busy={isRetrying} onClick={() => isRetrying || onRetry()}>
        {isRetrying ? <span className="spin" /> : <AnyIcon name="rotate-cw" size="s" />}
        {t('Retry')}
      </Button>
      {profile && <Button onClick={() => logout()}>{t('Logout')}</Button>}
    </>
  );
  return (
    <Blank picture="broken" role="alert" heading={heading} title={t('The library didn’t respond')} actions={actions}>
      {describe(error)}
    </Blank>
  );
}

function describe({ message }: AppError): string {
  // Omits a server's generic message.
  return message === t('Something went wrong.')
    ? t('Something went wrong. Your own files and your site aren’t affected.')
    : t('The server reported: “{message}”. Your own files and your site are not affected.', {
        message: message.replace(/[.。]+$/, ''),
      });
}

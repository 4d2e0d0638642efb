import type { AppError } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { Icon } from '@kithouse/ui/icon.js';
import { t } from '../../lib/i18n.js';
import { useLogout } from '../account/use-logout.js';
import { useProfile } from '../profile/use-profile.js';

type ListErrorProps = { error: AppError; onRetry: () => void; isRetrying: boolean; heading?: 'h1' | 'h3' };

export function ListError({ error, onRetry, isRetrying, heading = 'h3' }: ListErrorProps) {
  const profile = useProfile();
  const logout = useLogout();
  const actions = (
    <>
      <button className="btn primary" type="button" aria-busy={isRetrying} onClick={() => isRetrying || onRetry()}>
        {isRetrying ? <span className="spin" /> : <Icon name="rotate-cw" size="s" />}
        {t('Retry')}
      </button>
      {profile && (
        <button className="btn" type="button" onClick={() => logout()}>
          {t('Logout')}
        </button>
      )}
    </>
  );
  return (
    <Blank picture="broken" role="alert" heading={heading} title={t('The library did not answer')} actions={actions}>
      {t('Something went wrong. The server said: “{message}”. Your own files and your site are not affected.', {
        message: error.message.replace(/[.。]+$/, ''),
      })}
    </Blank>
  );
}

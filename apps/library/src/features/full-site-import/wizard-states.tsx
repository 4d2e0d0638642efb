import { type AppError, brand, type Item } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { useSignIn } from '../../lib/use-place.js';
import { purchaseHref, upgradeHref } from '../pricing/provider-pages.js';

export function SetupLoading() {
  return (
    <div className="center mid">
      <output className="line soft" data-first="" tabIndex={-1}>
        <span className="spin" style={{ color: 'var(--k-accent)' }} />
        {t('Getting the pack ready…')}
      </output>
    </div>
  );
}

type SetupFailureProps = { error: AppError; item: Item; onRetry: () => void; onClose: () => void };

/** Why the pack cannot be imported, and the ways on. */
export function SetupFailure({ error, item, onRetry, onClose }: SetupFailureProps) {
  const { boot } = useHost();
  const signIn = useSignIn();
  const isPaid = error.code === brand.requiredProCode;
  const isSignedOut = error.code === 'is_signed_failed' || error.code === 'invalid_api_key';
  const actions = (
    <>
      {isPaid ? (
        <>
          <a className="btn primary" href={upgradeHref(boot)} target="_blank" rel="noopener">
            {t('Upgrade to Pro')}
          </a>
          {item.price > 0 && (
            <a className="btn" href={purchaseHref(boot, item)} target="_blank" rel="noopener">
              {t('Purchase This Item')}
            </a>
          )}
        </>
      ) : (
        <button className="btn primary" type="button" onClick={isSignedOut ? signIn : onRetry}>
          {isSignedOut ? t('Sign In') : t('Retry')}
        </button>
      )}
      <button className="btn" type="button" onClick={onClose}>
        {t('Close')}
      </button>
    </>
  );
  return (
    <div className="center mid">
      <Blank picture="broken" role="alert" title={t('This pack cannot be imported right now')} actions={actions}>
        {error.message}
      </Blank>
    </div>
  );
}

import { type AppError, brand, type Item, resendVerification } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useSignIn } from '../../lib/use-route.js';
import { purchaseHref, upgradeHref } from '../pricing/provider-pages.js';

export function SetupLoading() {
  return (
    <div className="center mid">
      <output className="line soft" data-first="" tabIndex={-1}>
        <span className="spin" style={{ color: 'var(--k-accent)' }} />
        {t('Preparing the pack…')}
      </output>
    </div>
  );
}

type SetupFailureProps = { error: AppError; item: Item; onRetry: () => void; onClose: () => void };

/** Shows why the pack cannot be imported, with next steps. */
export function SetupFailure({ error, item, onRetry, onClose }: SetupFailureProps) {
  const isUnverified = error.code === 'invalid_data';
  const isPaid = error.code === brand.requiredProCode;
  const actions = (
    <>
      {isPaid ? <BuyActions item={item} /> : <RetryActions error={error} isUnverified={isUnverified} onRetry={onRetry} />}
      <Button onClick={onClose}>{t('Close')}</Button>
    </>
  );
  return (
    <div className="center mid">
      <Blank
        picture={isPaid ? lock : isUnverified ? letter : 'broken'}
        role="alert"
        title={
          isPaid
            ? t('This pack needs a paid plan')
            : isUnverified
              ? t('Verify your email')
              : t('This pack can’t be imported right now')
        }
        actions={actions}
      >
        {error.message}
      </Blank>
    </div>
  );
}

function BuyActions({ item }: { item: Item }) {
  const { boot } = useHost();
  return (
    <>
      <ButtonLink kind="primary" href={upgradeHref(boot)} target="_blank" rel="noopener">
        {t('Upgrade to Pro')}
      </ButtonLink>
      {item.price > 0 && (
        <ButtonLink href={purchaseHref(boot, item)} target="_blank" rel="noopener">
          {t('Purchase This Item')}
        </ButtonLink>
      )}
    </>
  );
}

type RetryActionsProps = Pick<SetupFailureProps, 'error' | 'onRetry'> & { isUnverified: boolean };

function RetryActions({ error, isUnverified, onRetry }: RetryActionsProps) {
  const signIn = useSignIn();
  const toast = useToast();
  const resend = useAction(resendVerification, { onSuccess: ({ message }) => toast({ title: message }) });
  const isSignedOut = error.code === 'is_signed_failed' || error.code === 'invalid_api_key';
  return (
    <>
      <Button kind="primary" onClick={isSignedOut ? signIn : onRetry}>
        {isSignedOut ? t('Sign In') : t('Retry')}
      </Button>
      {isUnverified && (
        <Button aria-busy={resend.isPending} onClick={() => resend.isPending || resend.mutate({})}>
          {t('Resend the link')}
        </Button>
      )}
    </>
  );
}

const lock = (
  <>
    <path d="M70 58V44a22 22 0 0 1 44 0v14" stroke="var(--k-edge)" strokeWidth="5" />
    <rect x="54" y="56" width="76" height="54" rx="10" fill="var(--k-surface)" stroke="var(--k-edge)" strokeWidth="3" />
    <circle cx="92" cy="78" r="6" fill="var(--k-accent)" />
    <path d="M92 82v12" stroke="var(--k-accent)" strokeWidth="5" strokeLinecap="round" />
  </>
);

const letter = (
  <>
    <rect x="42" y="30" width="100" height="70" rx="10" fill="var(--k-surface)" stroke="var(--k-edge)" strokeWidth="3" />
    <path d="m46 36 46 36 46-36" stroke="var(--k-accent)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
  </>
);

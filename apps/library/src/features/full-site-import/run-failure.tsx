import { brand } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { upgradeHref } from '../pricing/provider-pages.js';
import type { RunFailure } from './use-site-run.js';

type RunFailureNoteProps = {
  failure: RunFailure;
  /** The site has accepted the settings. */
  hasBegun: boolean;
  onResume: () => void;
  onRestart: () => void;
  onBack: () => void;
};

/** Shows why it stopped. An interrupted import resumes; a failed one restarts. */
export function RunFailureNote({
  failure: { title, message, error },
  hasBegun,
  onResume,
  onRestart,
  onBack,
}: RunFailureNoteProps) {
  const { boot } = useHost();
  const isLost = hasBegun && (!error || error.code === brand.apiErrorCode || error.code === 'import_unfinished');
  const isPaid = error?.code === brand.requiredProCode;
  return (
    <>
      <Note
        tone="bad"
        isBoxed
        announcedAs="alert"
        icon={<AnyIcon name="circle-alert" />}
        action={
          isPaid ? (
            <ButtonLink kind="primary" size="s" href={upgradeHref(boot)} target="_blank" rel="noopener">
              {t('Upgrade to Pro')}
            </ButtonLink>
          ) : (
            <Button size="s" onClick={isLost ? onResume : onRestart}>
              {t('Retry')}
            </Button>
          )
        }
      >
        {title && <b className="h4">{title}</b>}
        <p dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {message || t("Oops! It seems we're experiencing technical difficulties. Please try again or contact support.")}
        </p>
        <p className="dim">
          {isLost
            ? t('Nothing is lost. Retry to resume the import where it stopped.')
            : hasBegun && t('Visitors don’t see any change.')}{' '}
          <a className="lnk" href={boot.links.support} target="_blank" rel="noopener">
            {t('Contact support')}
          </a>
        </p>
      </Note>
      {!isLost && (
        <div>
          <Button onClick={onBack}>
            <AnyIcon name="arrow-left" size="s" flip />
            {t('Back')}
          </Button>
        </div>
      )}
    </>
  );
}

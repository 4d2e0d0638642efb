import { type AppError, brand, type Dependency } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { Checking } from './checking.js';
import { InstallDialog } from './install-dialog.js';
import { useDependencyCheck } from './use-dependency-check.js';

export type DependencyInstallerProps = {
  /** All plugins that the template needs; their state on this site is checked here. */
  needed: Dependency[];
  /** Called once: nothing is missing, all chosen plugins are active, or the person continues without. */
  onReady: () => void;
  /** Called on closing; the site finishes the running installation. */
  onCancel: () => void;
};

/** Shows a dialog that checks plugins, installs missing ones one by one, and continues. */
export function DependencyInstaller({ needed, onReady, onCancel }: DependencyInstallerProps) {
  const [requested] = useState(needed);
  const { checked, isChecking, failure, refetch } = useDependencyCheck(requested);
  const isComplete = checked?.missing.length === 0;

  const goOn = useEffectEvent(onReady);
  useEffect(() => {
    if (isComplete) {
      goOn();
    }
  }, [isComplete]);

  if (checked && !isComplete) {
    return <InstallDialog checked={checked} onReady={onReady} onCancel={onCancel} />;
  }
  if (isChecking || isComplete || !failure) {
    return <Checking onClose={onCancel} />;
  }
  return <CheckFailure failure={failure} onRetry={refetch} onProceed={onReady} onCancel={onCancel} />;
}

type CheckFailureProps = { failure: AppError; onRetry: () => void; onProceed: () => void; onCancel: () => void };

function CheckFailure({ failure, onRetry, onProceed, onCancel }: CheckFailureProps) {
  const actions = (
    <>
      <Button kind="primary" data-first="" onClick={onRetry}>
        {t('Retry')}
      </Button>
      <Button onClick={onProceed}>{t('Proceed to Import')}</Button>
      <Button kind="quiet" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </>
  );
  return (
    <Dialog kind="result" onClose={onCancel} closeLabel={t('Close')}>
      <DialogResult
        tone="bad"
        sign={<AnyIcon name="triangle-alert" />}
        title={t('This site’s plugins couldn’t be checked')}
        actions={actions}
      >
        <p className="soft" role="alert">
          {failure.code === brand.apiErrorCode ? t('This site didn’t respond. Try again in a moment.') : failure.message}
        </p>
      </DialogResult>
    </Dialog>
  );
}

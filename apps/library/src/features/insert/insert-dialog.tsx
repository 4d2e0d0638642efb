import { AppError } from '@kithouse/contract';
import { Dialog } from '@kithouse/ui/dialog.js';
import { Suspense, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { Refusal } from '../import/refusal.js';
import type { Template } from '../import/template.js';
import { useCheck } from '../import/use-check.js';
import { useProfile } from '../profile/use-profile.js';
import { InsertForm } from './insert-form.js';
import { ReloadNeeded } from './reload-needed.js';
import { type InsertChoices, useInsert } from './use-insert.js';
import { useRenewal } from './use-renewal.js';

const DependencyInstaller = lazyComponent(() =>
  import('../dependencies/dependency-installer.js').then((file) => file.DependencyInstaller),
);

type InsertDialogProps = { template: Template; onClose: () => void };

/** Checks, says what will happen, and inserts the template into the open document. */
export function InsertDialog({ template, onClose }: InsertDialogProps) {
  const host = useHost();
  const isVerified = useProfile()?.is_verified ?? false;
  const check = useCheck(template, isVerified);
  const { plan: preview } = check;
  const [choices, setChoices] = useState<InsertChoices>({ withPageSettings: host.editor?.isEmpty ?? false });
  const [isInstalling, setInstalling] = useState(false);
  const insert = useInsert(template, () => {
    onClose();
    host.close?.();
  });
  const renewal = useRenewal(() => void check.refetch());

  const failure = insert.error ?? (isVerified ? check.failure : new AppError('invalid_data'));
  if (failure) {
    const retry = () => (insert.error ? insert.forget() : void check.refetch());
    return (
      <Dialog key="refused" kind="result" onClose={onClose} closeLabel={t('Close')}>
        <Refusal error={failure} template={template} title={t('Nothing was inserted')} onClose={onClose} onRetry={retry} />
      </Dialog>
    );
  }
  if (check.missing) {
    const checkAgain = () => {
      check.checkAfterInstall();
      renewal.start();
    };
    return (
      <Suspense fallback={null}>
        <DependencyInstaller needed={check.missing} onReady={checkAgain} onCancel={onClose} />
      </Suspense>
    );
  }
  if (renewal.failure) {
    const title = renewal.failure instanceof AppError ? renewal.failure.message : t('Error loading asset');
    return <ReloadNeeded title={title} onClose={onClose} />;
  }
  if (insert.surprises) {
    const goOn = () => insert.start({ ...choices, announced: undefined });
    return <ReloadNeeded title={t('Reload the editor')} names={insert.surprises} onInsert={goOn} onClose={onClose} />;
  }
  if (isInstalling && preview) {
    const leave = () => setInstalling(false);
    const goOn = () => {
      leave();
      renewal.start();
    };
    return (
      <Suspense fallback={null}>
        <DependencyInstaller needed={preview.plugins} onReady={goOn} onCancel={leave} />
      </Suspense>
    );
  }
  const isMissing = preview?.plugins.some(({ is_active }) => !is_active);
  return (
    <InsertForm
      template={template}
      preview={preview}
      choices={choices}
      onChoose={setChoices}
      busyWith={insert.isInserting ? t('Inserting…') : renewal.isRenewing ? t('Updating the editor…') : undefined}
      onInstall={isMissing && host.boot.can.install_plugins ? () => setInstalling(true) : undefined}
      onInsert={() => insert.start({ ...choices, announced: preview?.unknown ?? [] })}
      onClose={onClose}
    />
  );
}

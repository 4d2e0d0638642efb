import { useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Checking } from '../dependencies/checking.js';
import { DependencyInstaller } from '../dependencies/dependency-installer.js';
import { ImportFailure } from './import-failure.js';
import { type ImportDraft, ImportForm } from './import-form.js';
import { ImportProgress } from './import-progress.js';
import { ImportSuccess } from './import-success.js';
import { needsElementorPro, ProNeeded } from './pro-needed.js';
import type { Template } from './template.js';
import { UndoDialog } from './undo-dialog.js';
import { UndoFailure } from './undo-failure.js';
import { UndoResult } from './undo-result.js';
import { useCheck } from './use-check.js';
import { useDependencyGate } from './use-dependency-gate.js';
import { useImport } from './use-import.js';

type ImportDialogProps = { template: Template; onClose: () => void };

/** Imports a template as a page or into the builder's library, and shows the result. */
export function ImportDialog({ template, onClose }: ImportDialogProps) {
  const { boot } = useHost();
  const isRefusedHere = needsElementorPro(template) && !boot.has_elementor_pro;
  const check = useCheck(template, !isRefusedHere);
  const run = useImport(template);
  const gate = useDependencyGate(check.plan, run.start);
  const [draft, setDraft] = useState<ImportDraft>({ title: '', colors: 'keep', enable_container: true });
  const [isUndoing, setUndoing] = useState(false);
  const failure = run.error ?? (run.run ? undefined : check.failure);

  const startOver = () => {
    gate.cancel();
    run.forget();
  };

  if (isRefusedHere) {
    return <ProNeeded template={template} onClose={onClose} />;
  }
  if (run.isImporting && run.run) {
    return <ImportProgress template={template} run={run.run} preview={check.plan} state={run} />;
  }
  if (run.cancelled) {
    return <UndoResult title={t('The import is undone')} result={run.cancelled} onClose={onClose} />;
  }
  if (run.cancelError) {
    return <UndoFailure error={run.cancelError} onRetry={run.cancel} onClose={onClose} />;
  }
  if (failure) {
    return (
      <ImportFailure
        error={failure}
        template={template}
        onClose={onClose}
        onResume={run.error && run.resume}
        onRetry={run.error ? startOver : () => void check.refetch()}
      />
    );
  }
  if (check.missing && !run.run) {
    return <DependencyInstaller needed={check.missing} onReady={check.checkAfterInstall} onCancel={onClose} />;
  }
  if (run.imported && run.run) {
    const { import_id } = run.imported;
    return isUndoing ? (
      <UndoDialog import_id={import_id} name={template.name} onClose={() => setUndoing(false)} onUndone={onClose} />
    ) : (
      <ImportSuccess
        template={template}
        run={run.run}
        imported={run.imported}
        onUndo={() => setUndoing(true)}
        onClose={onClose}
      />
    );
  }
  if (gate.isChecking) {
    return <Checking onClose={gate.cancel} />;
  }
  if (gate.needed) {
    return <DependencyInstaller needed={gate.needed} onReady={gate.leave} onCancel={gate.cancel} />;
  }
  return (
    <ImportForm
      template={template}
      preview={check.plan}
      draft={draft}
      onDraft={setDraft}
      onChoose={gate.choose}
      onClose={onClose}
    />
  );
}

import { AppError, type Item } from '@kithouse/contract';
import { Dialog } from '@kithouse/ui/dialog.js';
import { useState } from 'react';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { ImportForm } from './import-form.js';
import { ImportProgress } from './import-progress.js';
import { ImportSuccess } from './import-success.js';
import { ProNeeded } from './pro-needed.js';
import { Refusal } from './refusal.js';
import { useCheck } from './use-check.js';
import { useImport } from './use-import.js';

type ImportDialogProps = { item: Item; onClose: () => void };

/** Makes a draft page of a template. */
export function ImportDialog({ item, onClose }: ImportDialogProps) {
  const { boot } = useHost();
  const [title, setTitle] = useState('');
  const isRefusedHere = needsElementorPro(item) && !boot.has_elementor_pro;
  const check = useCheck(item, !isRefusedHere);
  const { isImporting, imported, error, start, forget } = useImport(item);

  const failure = error ?? (imported ? undefined : check.failure);
  const isForm = !isRefusedHere && !isImporting && !imported && !failure;
  const retry = () => (error ? forget() : void check.refetch());
  return (
    <Dialog
      key={isForm ? 'form' : 'result'}
      kind={isForm ? 'plain' : 'result'}
      width={isForm ? 560 : undefined}
      closeLabel={t('Close')}
      onClose={isImporting ? undefined : onClose}
    >
      {isRefusedHere && <ProNeeded item={item} onClose={onClose} />}
      {isForm && (
        <ImportForm item={item} plan={check.plan} title={title} onTitle={setTitle} onSubmit={() => start(title.trim())} />
      )}
      {isImporting && <ImportProgress pictures={check.plan?.media.count ?? 0} />}
      {imported && <ImportSuccess item={item} imported={imported} />}
      {failure && !isImporting && (
        <Refusal error={toAppError(failure)} item={item} title={t('Importing Failed')} onClose={onClose} onRetry={retry} />
      )}
    </Dialog>
  );
}

const toAppError = (error: Error) => (error instanceof AppError ? error : new AppError('internal_error'));

/** Elementor shows its own headers and footers only with its paid part. */
const needsElementorPro = ({ platform, template_type }: Item) =>
  platform === 'elementor' && ['header', 'footer'].includes(template_type?.slug ?? '');

import { deleteWorkspace, type Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

type DeleteDialogProps = {
  workspace: Workspace;
  /** Called after deleting, before it is reported. */
  onDeleted: () => void;
  /** Called once after everything has closed; without a value when cancelled. */
  onDone: (closed: { isDeleted?: boolean }) => void;
};

/** Asks before deleting, and whether to delete the files, by default not. */
export function DeleteDialog({ workspace, onDeleted, onDone }: DeleteDialogProps) {
  const format = useFormat();
  const [withFiles, setWithFiles] = useState(false);
  const { id, slug, title, files_count } = workspace;
  const { mutate, isPending, isSuccess, error } = useAction(deleteWorkspace, { onSuccess: onDeleted, onError: () => undefined });

  if (isSuccess || error) {
    return (
      <ResultDialog
        tone={isSuccess ? 'good' : 'bad'}
        title={isSuccess ? t('Successfully Deleted.') : t('Something went wrong.')}
        closeLabel={t('Close')}
        onClose={() => onDone({ isDeleted: isSuccess })}
      >
        {isSuccess
          ? t('You have deleted a WorkSpace from your account.')
          : t('Something went wrong regarding deleting your WorkSpace. Try Later or Contact Support.')}
      </ResultDialog>
    );
  }
  const heading = (
    <>
      {t('Are You Sure?')}{' '}
      <span className="soft" style={{ display: 'block', font: 'var(--k-w-regular) var(--k-t3)/var(--k-t3-lh) var(--k-font)' }}>
        {t('The workspace will be permanently deleted')}
      </span>
    </>
  );
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={isPending ? undefined : () => onDone({})}>
      <DialogResult
        tone="bad"
        sign={<AnyIcon name="trash-2" />}
        title={heading}
        actions={
          <>
            <Button data-first disabled={isPending} onClick={() => onDone({})}>
              {t('Cancel')}
            </Button>
            <Button kind="danger" isBusy={isPending} onClick={() => isPending || mutate({ id, slug, delete_files: withFiles })}>
              {t('Delete')}
            </Button>
          </>
        }
      >
        <p className="h4" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </p>
        {files_count > 0 && (
          <Checkbox checked={withFiles} onChange={setWithFiles} disabled={isPending}>
            {tn('Delete its {text} file too', 'Delete its {text} files too', files_count, { text: format.count(files_count) })}
          </Checkbox>
        )}
      </DialogResult>
    </Dialog>
  );
}

import { saveWorkspace, type Workspace } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useRef } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { EditPeople } from './edit-people.js';
import { SaveFailure } from './save-failure.js';
import { ShareField } from './share-field.js';
import { useWorkspaceDraft } from './use-workspace-draft.js';

type EditDialogProps = {
  workspace: Workspace;
  /** Focuses sharing when opened for it. */
  toShare?: boolean;
  /** Called with the saved workspace before it is reported. */
  onSaved: (workspace: Workspace) => void;
  /** Called once after everything has closed; without a value when cancelled. */
  onDone: (closed: { isSaved?: boolean }) => void;
};

export function EditDialog({ workspace, toShare = false, onSaved, onDone }: EditDialogProps) {
  const draft = useWorkspaceDraft(workspace);
  const email = useRef<HTMLInputElement>(null);
  const { mutate, reset, isPending, isSuccess, error } = useAction(saveWorkspace, {
    onSuccess: (answer) => onSaved(answer.workspace),
    onError: () => undefined,
  });

  if (isSuccess) {
    return (
      <ResultDialog
        tone="good"
        title={t('Successfully Saved.')}
        closeLabel={t('Close')}
        onClose={() => onDone({ isSaved: true })}
      >
        {t('You have succesfully saved your WorkSpace changes.')}
      </ResultDialog>
    );
  }
  if (error) {
    return (
      <SaveFailure error={error} onClose={reset}>
        {t('Something went wrong regarding changes in your WorkSpace. Try Later or Contact support.')}
      </SaveFailure>
    );
  }
  const { changes } = draft;
  const save = () => {
    const share_with = changes && !isPending && draft.people.settle();
    if (share_with) {
      mutate({ ...changes, share_with });
    } else if (changes) {
      email.current?.focus();
    }
  };
  return (
    <Dialog width={520} closeLabel={t('Close')} onClose={isPending ? undefined : () => onDone({})}>
      <DialogHead title={t('Edit workspace')} closeLabel={t('Close')} canClose={!isPending} />
      <div className="inside">
        <Field
          label={t('Title')}
          dir="auto"
          value={draft.title}
          maxLength={200}
          onChange={draft.setTitle}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && save()}
        />
        <ShareField people={draft.people} input={email} isFirst={toShare} />
        <EditPeople workspace={workspace} draft={draft} onDropped={() => email.current?.focus()} />
      </div>
      <div className="foot">
        <Button kind="quiet" disabled={isPending} onClick={() => onDone({})}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" disabled={!changes} isBusy={isPending} onClick={save}>
          {t('Save')}
        </Button>
      </div>
    </Dialog>
  );
}

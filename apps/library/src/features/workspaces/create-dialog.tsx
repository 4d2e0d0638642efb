import { createWorkspace, type Workspace } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useRef, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { newRequestId } from '../../lib/request-id.js';
import { NewRow } from './people-rows.js';
import { SaveFailure } from './save-failure.js';
import { ShareField } from './share-field.js';
import { usePeople } from './use-people.js';

type CreateDialogProps = {
  /** Called with the created workspace before it is reported. */
  onCreated: (workspace: Workspace) => void;
  /** Called once after everything has closed; without a value when cancelled. */
  onDone: (closed: { isCreated?: boolean }) => void;
};

const nobody: readonly string[] = [];

export function CreateDialog({ onCreated, onDone }: CreateDialogProps) {
  const [title, setTitle] = useState('');
  const people = usePeople(nobody);
  const email = useRef<HTMLInputElement>(null);
  // One per form, so that a retry after a lost connection creates no second workspace.
  const [request_id] = useState(newRequestId);
  const { mutate, reset, isPending, data, error } = useAction(createWorkspace, {
    onSuccess: ({ workspace }) => onCreated(workspace),
    onError: () => undefined,
  });

  if (data) {
    return (
      <ResultDialog
        tone="good"
        icon="folder-check"
        title={t('Successfully Created')}
        closeLabel={t('Close')}
        onClose={() => onDone({ isCreated: true })}
      >
        {t('{name} is ready.', { name: data.workspace.title })}
      </ResultDialog>
    );
  }
  if (error) {
    return (
      <SaveFailure error={error} onClose={reset}>
        {t('Something went wrong while creating workspace for you. Try Later or Contact support.')}
      </SaveFailure>
    );
  }
  const canCreate = title.trim() !== '';
  const create = () => {
    const share_with = canCreate && !isPending && people.settle();
    if (share_with) {
      mutate({ title: title.trim(), isCreate: true, share_with, request_id });
    } else if (canCreate) {
      email.current?.focus();
    }
  };
  return (
    <Dialog width={480} closeLabel={t('Close')} onClose={isPending ? undefined : () => onDone({})}>
      <DialogHead title={t('Add New WorkSpace')} closeLabel={t('Close')} canClose={!isPending} />
      <div className="inside">
        <Field
          label={t('Title')}
          dir="auto"
          value={title}
          maxLength={200}
          onChange={setTitle}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && create()}
        />
        <ShareField people={people} input={email} />
        {people.added.length > 0 && (
          <ul className="listing bounded" aria-label={t('People')}>
            {people.added.map((added) => (
              <NewRow
                key={added}
                email={added}
                onDrop={() => {
                  people.drop(added);
                  email.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="foot">
        <Button kind="quiet" disabled={isPending} onClick={() => onDone({})}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" disabled={!canCreate} isBusy={isPending} onClick={create}>
          {t('Create Workspace')}
        </Button>
      </div>
    </Dialog>
  );
}

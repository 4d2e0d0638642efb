import { type CloudFile, copyMoveCloudFile, type FileScreen } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { refreshFiles } from './refresh-files.js';
import { useChoices } from './use-choices.js';
import { WorkspaceChoice } from './workspace-choice.js';

/** Result: true after success, false after a refusal, undefined when cancelled. */
export type Closed = { isCopied?: boolean; isMoved?: boolean };

type CopyMoveDialogProps = {
  file: CloudFile;
  action: 'copy' | 'move';
  /** Screen that shows the file. */
  screen: FileScreen;
  /** Its membership in that workspace. */
  itemId?: number | undefined;
  /** That workspace, which is no target. */
  workspaceId?: number | undefined;
  /** Called once after everything has closed and the lists are invalidated. */
  onDone: (closed: Closed) => void;
};

/** Asks for a workspace, copies or moves the file and reports the result. */
export function CopyMoveDialog({ file, action, screen, itemId, workspaceId, onDone }: CopyMoveDialogProps) {
  const cache = useQueryClient();
  const choices = useChoices();
  const [place, setPlace] = useState<{ id: number; title: string }>();
  const { mutate, isPending, isSuccess, error } = useAction(copyMoveCloudFile, {
    onSuccess: () => refreshFiles(cache),
    onError: () => undefined,
  });
  const texts = textsOf(action);

  if (place && (isSuccess || error)) {
    return (
      <ResultDialog
        tone={isSuccess ? 'good' : 'bad'}
        {...(isSuccess && { icon: 'copy-check' })}
        title={isSuccess ? t('Successfully Copied') : t('Something went wrong.')}
        closeLabel={t('Close')}
        onClose={() => onDone(action === 'copy' ? { isCopied: isSuccess } : { isMoved: isSuccess })}
      >
        {error ? error.message : texts.done(file.name, place.title)}
      </ResultDialog>
    );
  }
  const send = () =>
    place &&
    mutate({ my_cloud_id: file.my_cloud_id, workspace_id: place.id, action, ...(itemId !== undefined && { item_id: itemId }) });
  return (
    <Dialog width={480} closeLabel={t('Close')} onClose={isPending ? undefined : () => onDone({})}>
      <DialogHead title={texts.title} about={<bdi>{file.name}</bdi>} closeLabel={t('Close')} canClose={!isPending} />
      <div className="inside">
        <WorkspaceChoice
          choices={choices}
          chosen={place?.id}
          onChoose={(id, title) => setPlace({ id, title })}
          without={workspaceId}
          hasClouds={screen !== 'clouds'}
        />
      </div>
      <div className="foot">
        <Button kind="quiet" disabled={isPending} onClick={() => onDone({})}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" disabled={!place} isBusy={isPending} onClick={() => isPending || send()}>
          {texts.title}
        </Button>
      </div>
    </Dialog>
  );
}

const textsOf = (action: 'copy' | 'move') =>
  action === 'copy'
    ? {
        title: t('Copy to WorkSpace'),
        done: (name: string, workspace: string) => t('{name} was copied to {workspace}.', { name, workspace }),
      }
    : {
        title: t('Move to WorkSpace'),
        done: (name: string, workspace: string) => t('{name} was moved to {workspace}.', { name, workspace }),
      };

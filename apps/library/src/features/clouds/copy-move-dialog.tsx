import { type CloudFile, copyMoveCloudFile, type FileScreen } from '@kithouse/contract';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { refreshFiles } from './refresh-files.js';
import { useChoices } from './use-choices.js';
import { WorkspaceChoice } from './workspace-choice.js';

/** How it was left: true after a success, false after a refusal, and nothing when it was cancelled. */
export type Closed = { isCopied?: boolean; isMoved?: boolean };

type CopyMoveDialogProps = {
  file: CloudFile;
  action: 'copy' | 'move';
  /** Where the file is looked at. */
  screen: FileScreen;
  /** Its place in that workspace. */
  itemId?: number | undefined;
  /** That workspace, which is no place to go to. */
  workspaceId?: number | undefined;
  /** Called once, when nothing of it is open any more. The lists have been told to ask again by then. */
  onDone: (closed: Closed) => void;
};

/** Asks for a workspace, puts the file there, and tells what came of it. */
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
        <button className="btn quiet" type="button" disabled={isPending} onClick={() => onDone({})}>
          {t('Cancel')}
        </button>
        <button
          className="btn primary"
          type="button"
          disabled={!place}
          aria-busy={isPending || undefined}
          onClick={() => isPending || send()}
        >
          {isPending && <span className="spin" />}
          {texts.title}
        </button>
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

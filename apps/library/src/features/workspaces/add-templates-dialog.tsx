import type { CloudFile, Workspace } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useState } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { usePlatform } from '../../lib/use-route.js';
import { SourcePick } from './source-pick.js';
import { SourceSelect } from './source-select.js';
import { useAdding } from './use-adding.js';
import { type Source, useSource } from './use-source.js';

type AddTemplatesDialogProps = {
  workspace: Workspace;
  /** Called once after everything has closed; without a value when cancelled. */
  onDone: (closed: { isAdded?: boolean }) => void;
};

/** Picks files of My Clouds and other workspaces; keeps the choice across places. */
export function AddTemplatesDialog({ workspace, onDone }: AddTemplatesDialogProps) {
  const platform = usePlatform();
  const { count } = useFormat();
  const [source, setSource] = useState<Source>('clouds');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<number, CloudFile>>(new Map());
  const found = useSource(source, platform, text);
  const { mutate, reset, isPending, isSuccess, error } = useAdding(workspace);

  if (isSuccess) {
    return (
      <ResultDialog
        tone="good"
        title={t('Successfully Added!')}
        closeLabel={t('Close')}
        onClose={() => onDone({ isAdded: true })}
      >
        {t('Your file has been added to this workspace.')}
      </ResultDialog>
    );
  }
  if (error) {
    return (
      <ResultDialog tone="bad" title={t('Something went wrong.')} closeLabel={t('Close')} onClose={reset}>
        {error.message}
      </ResultDialog>
    );
  }
  const toggle = (file: CloudFile) => {
    const others = new Map(chosen);
    if (!others.delete(file.my_cloud_id)) {
      others.set(file.my_cloud_id, file);
    }
    setChosen(others);
  };
  return (
    <Dialog width={560} closeLabel={t('Close')} onClose={isPending ? undefined : () => onDone({})}>
      <DialogHead
        title={t('Add templates')}
        about={t('To {name}', { name: workspace.title })}
        closeLabel={t('Close')}
        canClose={!isPending}
      />
      <div className="inside">
        <div className="cols">
          <SourceSelect source={source} without={workspace.id} onChange={setSource} />
          <input
            className="inp"
            type="search"
            aria-label={t('Search files')}
            placeholder={t('Search files')}
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <SourcePick found={found} chosen={chosen} onToggle={toggle} />
      </div>
      <div className="foot">
        <output className="keep dim num">
          {tn('{text} selected', '{text} selected', chosen.size, { text: count(chosen.size) })}
        </output>
        <Button kind="quiet" disabled={isPending} onClick={() => onDone({})}>
          {t('Cancel')}
        </Button>
        <Button
          kind="primary"
          disabled={chosen.size === 0}
          isBusy={isPending}
          onClick={() => isPending || mutate([...chosen.values()])}
        >
          {t('Add')}
        </Button>
      </div>
    </Dialog>
  );
}

import { AppError, getImport, type ImportRow, listImports, listSavedTemplates, undoImport } from '@kithouse/contract';
import { networkMode, queryKey } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { LongBody } from './long-body.js';
import { UndoFailure } from './undo-failure.js';
import { type Kept, type UndoneImport, undoWhole } from './undo-import.js';
import { KeptList, UndoneList } from './undo-lists.js';
import { UndoResult } from './undo-result.js';
import { undoWords } from './undo-words.js';

type UndoDialogProps = {
  import_id: string;
  /** Name of the import for the person. */
  name: string;
  /** The kind of import; undefined for templates. */
  kind?: ImportRow['kind'];
  /** Returns the focus target after the opener is gone. */
  focusAfter?: () => HTMLElement | undefined;
  /** Called when the dialog closes without an undo. */
  onClose: () => void;
  /** Called when the person closes the result. */
  onUndone: () => void;
};

/** Lists removed and kept content, asks for confirmation, and undoes the import. */
export function UndoDialog({ import_id, name, kind, focusAfter, onClose, onUndone }: UndoDialogProps) {
  const words = undoWords(kind, name);
  const [chosen, setChosen] = useState<Kept[]>([]);
  const also = chosen.flatMap(({ id }) => id ?? []);
  const { preview, isLoading, failure: noPreview, retry } = usePreview(import_id, also);
  const refresh = useRefresh();
  const { call } = useHost();
  const action = useMutation({
    mutationKey: queryKey(undoImport),
    networkMode,
    mutationFn: () => undoWhole(call, import_id, { also }),
    onSuccess: refresh,
  });
  const failure = action.error ?? noPreview;

  if (action.data) {
    return <UndoResult title={words.result} result={action.data} focusAfter={focusAfter} onClose={onUndone} />;
  }
  if (failure) {
    const again = action.error ? () => action.mutate() : retry;
    return <UndoFailure error={failure} onRetry={again} onClose={onClose} />;
  }
  const isEmpty = preview?.undone.length === 0 && chosen.length === 0;
  return (
    <Dialog width={480} closeLabel={t('Close')} onClose={action.isPending ? undefined : onClose}>
      <DialogHead title={words.question} closeLabel={t('Close')} canClose={!action.isPending} />
      <LongBody>
        {preview ? (
          <Preview
            preview={preview}
            consequence={words.consequence}
            chosen={chosen}
            onChoose={(one, isChosen) => setChosen((old) => (isChosen ? [...old, one] : old.filter(({ id }) => id !== one.id)))}
          />
        ) : (
          <Checking />
        )}
      </LongBody>
      <div className="foot">
        <Button kind="quiet" disabled={action.isPending} onClick={onClose}>
          {isEmpty ? t('Close') : t('Cancel')}
        </Button>
        {!isEmpty && (
          <Button
            kind="danger"
            disabled={!preview || isLoading}
            aria-busy={action.isPending || (isLoading && preview !== undefined)}
            onClick={() => action.isPending || action.mutate()}
          >
            {action.isPending && <span className="spin" />}
            {words.action}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Checking() {
  return (
    <output className="line soft">
      <span className="spin" style={{ color: 'var(--k-accent)' }} />
      {t('Checking what can be undone…')}
    </output>
  );
}

type PreviewProps = {
  preview: UndoneImport;
  consequence: string;
  chosen: Kept[];
  onChoose: (one: Kept, isChosen: boolean) => void;
};

function Preview({ preview: { undone, kept }, consequence, chosen, onChoose }: PreviewProps) {
  const also = chosen.flatMap(({ id }) => id ?? []);
  const others = kept.filter(({ id }) => id === undefined || !also.includes(id));
  return (
    <>
      <output className={undone.length === 0 ? 'soft' : 'sr'}>
        {undone.length === 0
          ? t('There’s nothing to undo.')
          : t('Ready. {gone} will be undone, {stays} will stay.', { gone: undone.length, stays: others.length })}
      </output>
      <UndoneList title={t('This will be undone')} undone={undone} />
      {undone.length > 0 && <p className="dim">{consequence}</p>}
      <KeptList title={t('This stays')} kept={[...chosen, ...others]} also={also} onChoose={onChoose} />
    </>
  );
}

/** Loads the preview without a cache, because the content may have changed in the meantime. */
function usePreview(import_id: string, also: string[]) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(undoImport), { staleTime: 0 }));
  const { call } = useHost();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKey(undoImport, { import_id, dry_run: true, also }),
    queryFn: () => undoWhole(call, import_id, { dry_run: true, also }),
    placeholderData: keepPreviousData,
    networkMode,
  });
  const failure = error && !(error instanceof AppError) ? new AppError('internal_error') : (error ?? undefined);
  return {
    /** Keeps the previous preview while a changed choice loads. */
    preview: isFetching && !isPlaceholderData ? undefined : data,
    isLoading: isFetching,
    failure: isFetching ? undefined : failure,
    retry: () => void refetch(),
  };
}

function useRefresh() {
  const cache = useQueryClient();
  return () => {
    for (const endpoint of [listImports, getImport, listSavedTemplates]) {
      void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    }
  };
}

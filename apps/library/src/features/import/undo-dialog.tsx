import { AppError, getImport, listImports, listSavedTemplates, undoImport } from '@kithouse/contract';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { networkMode, queryKey } from '../../lib/use-endpoint.js';
import longStyles from './long.css?inline';
import { type TakenBack, undoWhole } from './take-back.js';
import { UndoFailure } from './undo-failure.js';
import { KeptList, UndoneList } from './undo-lists.js';
import { UndoResult } from './undo-result.js';

type UndoDialogProps = {
  import_id: string;
  /** Of the import, as the person knows it. */
  name: string;
  /** Answers what takes the focus when what opened it goes with the import. */
  focusAfter?: () => HTMLElement | undefined;
  /** Nothing was taken back. */
  onClose: () => void;
  /** The person has read what was. */
  onUndone: () => void;
};

/** Says what would go and what would stay, asks, and takes the import back. */
export function UndoDialog({ import_id, name, focusAfter, onClose, onUndone }: UndoDialogProps) {
  const { preview, failure: noPreview, retry } = usePreview(import_id);
  const refresh = useRefresh();
  const { call } = useHost();
  const action = useMutation({
    mutationKey: queryKey(undoImport),
    networkMode,
    mutationFn: () => undoWhole(call, import_id),
    onSuccess: refresh,
  });
  const failure = action.error ?? noPreview;

  if (action.data) {
    return <UndoResult result={action.data} focusAfter={focusAfter} onClose={onUndone} />;
  }
  if (failure) {
    const again = action.error ? () => action.mutate() : retry;
    return <UndoFailure error={failure} onRetry={again} onClose={onClose} />;
  }
  const isEmpty = preview?.undone.length === 0;
  return (
    <Dialog width={480} closeLabel={t('Close')} onClose={action.isPending ? undefined : onClose}>
      <DialogHead title={t('Undo the import of {name}?', { name })} closeLabel={t('Close')} canClose={!action.isPending} />
      <style>{longStyles}</style>
      <div className="inside long">{preview ? <Preview preview={preview} /> : <Looking />}</div>
      <div className="foot">
        <button className="btn quiet" type="button" disabled={action.isPending} onClick={onClose}>
          {isEmpty ? t('Close') : t('Cancel')}
        </button>
        {!isEmpty && (
          <button
            className="btn danger"
            type="button"
            disabled={!preview}
            aria-busy={action.isPending}
            onClick={() => action.isPending || action.mutate()}
          >
            {action.isPending && <span className="spin" />}
            {t('Undo the import')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Looking() {
  return (
    <output className="line soft">
      <span className="spin" style={{ color: 'var(--k-accent)' }} />
      {t('Looking at what would go and what would stay…')}
    </output>
  );
}

function Preview({ preview: { undone, kept } }: { preview: TakenBack }) {
  return (
    <>
      <output className={undone.length === 0 ? 'soft' : 'sr'}>
        {undone.length === 0
          ? t('There is nothing to take back.')
          : t('Ready. {gone} would go, {stays} would stay.', { gone: undone.length, stays: kept.length })}
      </output>
      <UndoneList title={t('This is taken back')} undone={undone} />
      <KeptList title={t('This stays')} kept={kept} />
    </>
  );
}

/** What a person changed a minute ago counts, so an older answer does not. */
function usePreview(import_id: string) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(undoImport), { staleTime: 0 }));
  const { call } = useHost();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(undoImport, { import_id, dry_run: true }),
    queryFn: () => undoWhole(call, import_id, { dry_run: true }),
    networkMode,
  });
  const failure = error && !(error instanceof AppError) ? new AppError('internal_error') : (error ?? undefined);
  return {
    preview: isFetching ? undefined : data,
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

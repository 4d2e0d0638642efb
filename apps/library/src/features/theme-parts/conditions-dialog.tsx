import { type AppError, getConditions } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Note } from '@kithouse/ui/note.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../lib/i18n.js';
import styles from './conditions.css?inline';
import { ConditionsEditor } from './conditions-editor.js';

type ConditionsDialogProps = { template_id: number; onClose: () => void };

/** Edits a part's display conditions. Caches nothing after closing, because others may change them. */
export function ConditionsDialog({ template_id, onClose }: ConditionsDialogProps) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(getConditions), { gcTime: 0 }));
  const [isSaving, setSaving] = useState(false);
  const { data, error, isFetching, refetch } = useEndpoint(getConditions, { template_id });
  const title = data && (data.title.trim() || t('Untitled'));
  return (
    <Dialog width={820} closeLabel={t('Close')} onClose={isSaving ? undefined : onClose}>
      <style>{styles}</style>
      <DialogHead
        title={t('Display conditions')}
        about={title && t('Where does “{name}” appear?', { name: title })}
        closeLabel={t('Close')}
        canClose={!isSaving}
      />
      {data ? (
        <ConditionsEditor template_id={template_id} saved={data} onSaving={setSaving} onClose={onClose} />
      ) : (
        <div className="inside">
          {error ? <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} /> : <ConditionsSkeleton />}
        </div>
      )}
    </Dialog>
  );
}

function Failure({ error, isRetrying, onRetry }: { error: AppError; isRetrying: boolean; onRetry: () => void }) {
  return (
    <Note
      tone="bad"
      isBoxed
      announcedAs="alert"
      icon={<AnyIcon name="triangle-alert" />}
      action={
        <Button size="s" isBusy={isRetrying} onClick={() => isRetrying || onRetry()}>
          {t('Retry')}
        </Button>
      }
    >
      {error.message}
    </Note>
  );
}

function ConditionsSkeleton() {
  return (
    <>
      <output className="sr">{t('Loading the conditions')}</output>
      <Skeleton height={36} />
      <Skeleton height={36} />
    </>
  );
}

import { getImport, getImportResults, type ImportRow } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Note } from '@kithouse/ui/note.js';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useDates } from '../../lib/use-dates.js';
import { Checklist } from '../import/checklist.js';
import { LongBody } from '../import/long-body.js';
import { Markup } from '../import/markup.js';
import { WarningList } from '../import/warning-list.js';
import { State } from './history-table.js';
import { opStateName, statusOf } from './history-texts.js';
import { useRepeated } from './use-history.js';

const SiteResults = lazyComponent(() => import('../full-site-import/site-results.js').then((file) => file.SiteResults));

type ImportDetailsProps = { row: ImportRow; onUndo: () => void; onClose: () => void };

/** Shows the checklist of one import with the results. */
export function ImportDetails({ row, onUndo, onClose }: ImportDetailsProps) {
  const { minute } = useDates();
  const { data, error, isFetching, refetch } = useDetails(row.import_id);
  const { title, at, by, state, message, can_undo } = data?.import ?? row;
  return (
    <Dialog width={560} closeLabel={t('Close')} onClose={onClose}>
      <DialogHead
        title={<bdi>{title}</bdi>}
        about={by ? t('{date} by {name}', { date: minute(at), name: by }) : minute(at)}
        closeLabel={t('Close')}
      />
      <LongBody>
        <div>
          <State state={state} />
        </div>
        {message && (
          <Note tone="bad" isBoxed icon={<AnyIcon name="triangle-alert" />}>
            <Markup html={message} />
          </Note>
        )}
        {row.kind === 'site' && state === 'done' && <Proof import_id={row.import_id} />}
        {!data && !error && (
          <output className="line soft">
            <span className="spin" style={{ color: 'var(--k-accent)' }} />
            {t('Loading the details')}
          </output>
        )}
        {!data && error && <Failure text={error.message} isBusy={isFetching} onRetry={() => void refetch()} />}
        {data && (
          <Checklist
            label={t('Changes made')}
            entries={data.ops.map((op) => ({
              key: op.id,
              status: statusOf(op.state),
              name: op.label,
              aside: opStateName(op.state),
              message: op.message,
            }))}
          />
        )}
        {data && <WarningList warnings={data.warnings} />}
      </LongBody>
      <div className="foot">
        <Button kind="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
        {can_undo && (
          <Button onClick={onUndo}>
            <AnyIcon name="undo-2" size="s" flip />
            {t('Undo')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Shows the verification of a whole site, if it loads. */
function Proof({ import_id }: { import_id: string }) {
  const { data } = useEndpoint(getImportResults, { import_id });
  return (
    data && (
      <Suspense fallback={null}>
        <SiteResults results={data} />
      </Suspense>
    )
  );
}

function Failure({ text, isBusy, onRetry }: { text: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <div className="line flow apart" role="alert">
      <p className="soft">{text}</p>
      <Button isBusy={isBusy} onClick={() => isBusy || onRetry()}>
        {t('Retry')}
      </Button>
    </div>
  );
}

function useDetails(import_id: string) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(getImport), { staleTime: 0 }));
  const details = useEndpoint(getImport, { import_id });
  useRepeated(details.data?.import.state === 'running', () => details.isFetching || details.refetch());
  return details;
}

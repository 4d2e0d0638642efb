import type { ImportRow } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { type ReactNode, useRef, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { UndoDialog } from '../import/undo-dialog.js';
import { ListError } from '../lists/list-error.js';
import { ListPager } from '../lists/list-pager.js';
import { usePaging } from '../lists/use-paging.js';
import { HistoryTable } from './history-table.js';
import { ImportDetails } from './import-details.js';
import { useHistory } from './use-history.js';

/** Shows the site's imports with their undo, without an account. */
export function HistoryScreen({ route }: { route: Route }) {
  return (
    <div className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('History')}</h1>
        </div>
        <History route={route} />
      </div>
    </div>
  );
}

type Opened = { row: ImportRow; to: 'undo' | 'details' };

function History({ route }: { route: Route }) {
  const [opened, setOpened] = useState<Opened>();
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpened(undefined);
  // Undoing removes the button, so the focus moves to a neighbour.
  const findRow = (import_id: string) => () =>
    box.current?.querySelector<HTMLElement>(`[data-import="${import_id}"] .details`) ?? undefined;
  return (
    <div className="stack" ref={box}>
      <Imports route={route} onOpen={(row, to) => setOpened({ row, to })} />
      {opened?.to === 'details' && (
        <ImportDetails row={opened.row} onUndo={() => setOpened({ row: opened.row, to: 'undo' })} onClose={close} />
      )}
      {opened?.to === 'undo' && (
        <UndoDialog
          import_id={opened.row.import_id}
          name={opened.row.title}
          kind={opened.row.kind}
          focusAfter={findRow(opened.row.import_id)}
          onClose={close}
          onUndone={close}
        />
      )}
    </div>
  );
}

type ImportsProps = { route: Route; onOpen: (row: ImportRow, to: Opened['to']) => void };

function Imports({ route, onOpen }: ImportsProps): ReactNode {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useHistory(route);
  const hasSkeleton = useDelayed(isPending, 150, 300);
  const isBusy = useDelayed(isPlaceholderData, 400);
  const pages = usePaging(route, data?.total_page ?? 1);

  if (hasSkeleton) {
    return <RowSkeletons label={t('Loading the history')} />;
  }
  if (error && !data) {
    return <ListError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) {
    return <div style={{ minBlockSize: '60vh' }} />;
  }
  return (
    <>
      {data.data.length > 0 ? <HistoryTable rows={data.data} isBusy={isBusy} onOpen={onOpen} /> : <NothingImported />}
      <ListPager pages={pages} />
    </>
  );
}

function NothingImported() {
  const platform = usePlatform();
  const browse = (
    <Link className={buttonClass({ kind: 'primary' })} to={`${platform}/packs`}>
      {t('Browse packs')}
    </Link>
  );
  return (
    <Blank picture="nothing" heading="h2" title={t('Nothing imported yet')} actions={browse}>
      {t('Every import into this site is listed here. You can undo it at any time.')}
    </Blank>
  );
}

import type { TrashEntry } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { t, tn } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useFormat } from '../../lib/use-format.js';

type TrashTableProps = {
  entries: readonly TrashEntry[];
  isBusy: boolean;
  /** Item with a running action. */
  working: Pick<TrashEntry, 'kind' | 'id'> | undefined;
  onRestore: (entry: TrashEntry) => void;
  onDelete: (entry: TrashEntry) => void;
};

export function TrashTable({ entries, isBusy, working, onRestore, onDelete }: TrashTableProps) {
  return (
    <Table label={t('Trash')} columns={[t('Name'), t('Deleted'), t('Time left'), actionsColumn(t('Actions'))]} isBusy={isBusy}>
      {entries.map((entry) => (
        <TrashRow
          key={`${entry.kind} ${entry.id}`}
          entry={entry}
          isWorking={working?.kind === entry.kind && working.id === entry.id}
          onRestore={() => onRestore(entry)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </Table>
  );
}

type TrashRowProps = { entry: TrashEntry; isWorking: boolean; onRestore: () => void; onDelete: () => void };

function TrashRow({ entry, isWorking, onRestore, onDelete }: TrashRowProps) {
  const { day } = useDates();
  const name = <span className="sr"> {entry.name}</span>;
  return (
    <tr aria-busy={isWorking || undefined}>
      <Cell>
        <TrashName entry={entry} />
      </Cell>
      <Cell isExtra isNumber>
        <time dateTime={entry.deleted_at}>{day(entry.deleted_at)}</time>
      </Cell>
      <Cell isExtra isNumber>
        {timeLeft(entry.restorable_until)}
      </Cell>
      <ActionsCell>
        <div>
          <Button size="s" isBusy={isWorking} onClick={() => isWorking || onRestore()}>
            {t('Restore')}
            {name}
          </Button>
          <IconButton
            size="s"
            disabled={isWorking}
            label={t('Delete {name} permanently', { name: entry.name })}
            title={t('Delete permanently')}
            onClick={onDelete}
          >
            <AnyIcon name="trash-2" />
          </IconButton>
        </div>
      </ActionsCell>
    </tr>
  );
}

function TrashName({ entry: { kind, name, files_count, restorable_until } }: { entry: TrashEntry }) {
  const { count } = useFormat();
  const files = tn('{text} file', '{text} files', files_count, { text: count(files_count) });
  return (
    <div className="what">
      <AnyIcon name={kind === 'workspace' ? 'folder' : 'cloud'} />
      <span className="stack" style={{ '--gap': '0' }}>
        <span className="clip" dir="auto" title={name}>
          {name}
        </span>
        <span className="cap">{kind === 'workspace' ? t('Workspace, {files}', { files }) : t('File')}</span>
        <span className="cap only-small">{timeLeft(restorable_until)}</span>
      </span>
    </div>
  );
}

const dayLength = 24 * 3_600_000;

/** Counts started days. */
export function timeLeft(until: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(until) - now) / dayLength);
  return days > 1 ? tn('{count} day left', '{count} days left', days) : t('Less than a day left');
}

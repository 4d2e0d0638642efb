import type { ImportRow } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useFormat } from '../../lib/use-format.js';
import styles from './history.css?inline';
import { kindName, madeText, stateName } from './history-texts.js';

type HistoryTableProps = {
  rows: readonly ImportRow[];
  isBusy: boolean;
  onOpen: (row: ImportRow, to: 'undo' | 'details') => void;
};

export function HistoryTable({ rows, isBusy, onOpen }: HistoryTableProps) {
  return (
    <>
      <style>{styles}</style>
      <Table
        label={t('History')}
        kind="imports"
        columns={[t('Name'), t('Status'), t('Imported'), t('Created'), actionsColumn(t('Actions'))]}
        isBusy={isBusy}
      >
        {rows.map((row) => (
          <HistoryRow key={row.import_id} row={row} onOpen={(to) => onOpen(row, to)} />
        ))}
      </Table>
    </>
  );
}

function HistoryRow({ row, onOpen }: { row: ImportRow; onOpen: (to: 'undo' | 'details') => void }) {
  const { count } = useFormat();
  const { import_id, title, state, at, by, can_undo } = row;
  const made = madeText(row, count) || t('Nothing');
  const name = <span className="sr"> {title}</span>;
  return (
    <tr data-import={import_id} aria-busy={state === 'running' || undefined}>
      <Cell>
        <RowName row={row} />
      </Cell>
      <Cell className="state">
        <State state={state} />
      </Cell>
      <Cell className="when">
        <When at={at} by={by} />
      </Cell>
      <Cell className="made">{made}</Cell>
      <ActionsCell>
        <div>
          {can_undo && (
            <Button size="s" onClick={() => onOpen('undo')}>
              {t('Undo')}
              {name}
            </Button>
          )}
          <Button kind="quiet" size="s" className="details" onClick={() => onOpen('details')}>
            {t('Details')}
            {name}
          </Button>
        </div>
      </ActionsCell>
    </tr>
  );
}

function When({ at, by }: Pick<ImportRow, 'at' | 'by'>) {
  const { minute } = useDates();
  return (
    <span className="stack" style={{ '--gap': '0' }}>
      <time className="num" dateTime={at}>
        {minute(at)}
      </time>
      <bdi className="cap clip" title={by}>
        {by || t('Deleted user')}
      </bdi>
    </span>
  );
}

const marks = { elementor: 'kh-elementor', gutenberg: 'kh-gutenberg' } as const;

function RowName({ row: { title, kind, platform, edit_link, visit } }: { row: ImportRow }) {
  const { editor } = useHost();
  const tab = editor ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <div className="what">
      <Icon name={marks[platform]} />
      <span className="stack" style={{ '--gap': '0' }}>
        {edit_link ? (
          <a className="clip" dir="auto" title={title} href={edit_link} {...tab}>
            {title}
          </a>
        ) : (
          <span className="clip" dir="auto" title={title}>
            {title}
          </span>
        )}
        <span className="cap">
          {kindName(kind)}
          {visit && (
            <>
              {' · '}
              <a className="lnk" href={visit} {...tab}>
                {t('View')}
                <span className="sr"> {title}</span>
              </a>
            </>
          )}
        </span>
      </span>
    </div>
  );
}

const tones = { running: 'pill info', done: 'pill go', failed: 'pill bad', undone: 'pill' } as const;

export function State({ state }: Pick<ImportRow, 'state'>) {
  return (
    <span className={tones[state]}>
      {state === 'running' && <span className="spin" style={{ inlineSize: 12, blockSize: 12 }} />}
      {stateName(state)}
    </span>
  );
}

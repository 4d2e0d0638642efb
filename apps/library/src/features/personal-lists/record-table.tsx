import type { DownloadRecord, ItemType, Platform } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { Cell, Table } from '@kithouse/ui/table.js';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { pathOf } from '../items/item-tile.js';

/** Fields of both downloads and purchases. */
export type ItemRecord = Omit<DownloadRecord, 'downloaded_at'>;
type Column<R> = { name: string; className?: string; cell: (record: R) => ReactNode };

type RecordTableProps<R> = {
  label: string;
  records: readonly R[];
  isBusy: boolean;
  /** Columns after name and type. */
  columns: readonly Column<R>[];
};

/** Shows items as rows, or as cards on narrow windows. */
export function RecordTable<R extends ItemRecord>({ label, records, isBusy, columns }: RecordTableProps<R>) {
  return (
    <Table label={label} kind="cards" columns={[t('Name'), t('Type'), ...columns.map(toHeading)]} isBusy={isBusy}>
      {records.map((record) => (
        <tr key={record.id}>
          <Cell>
            <RecordName record={record} />
          </Cell>
          <Cell isExtra>
            <RecordType type={record.type} platform={record.platform} />
          </Cell>
          {columns.map(({ name, className, cell }) => (
            <Cell key={name} className={className}>
              {cell(record)}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}

const toHeading = ({ name, className }: { name: string; className?: string }) => ({ name, className });

function RecordName({ record }: { record: ItemRecord }) {
  const [isBroken, setBroken] = useState(false);
  const mat = { '--tint': record.tint ?? undefined, background: record.tint ?? undefined } as CSSProperties;
  return (
    <div className="what">
      {record.thumbnail && !isBroken ? (
        <img
          className="mini"
          src={record.thumbnail}
          alt=""
          width={52}
          height={40}
          loading="lazy"
          decoding="async"
          style={mat}
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="mini" style={mat} />
      )}
      <Link className="clip" dir="auto" to={pathOf(record)} title={record.name}>
        {record.name}
      </Link>
    </div>
  );
}

const marks = { elementor: 'kh-elementor', gutenberg: 'kh-gutenberg' } as const;

function RecordType({ type, platform }: { type: ItemType; platform: Platform }) {
  const typeName = { pack: t('Pack'), page: t('Page'), block: t('Block') }[type];
  const platformName = { elementor: t('Elementor'), gutenberg: t('Gutenberg') }[platform];
  return (
    <span className="line near" title={platformName}>
      <Icon name={marks[platform]} size="s" />
      {typeName}
      <span className="sr">, {platformName}</span>
    </span>
  );
}

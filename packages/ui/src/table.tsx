import type { ComponentProps, ReactNode } from 'react';

type Column =
  | string
  | { name: string; className?: string | undefined /** Only screen readers get the name. */; isHidden?: boolean };

type TableProps = {
  label?: string;
  /** Additional CSS class of the table. */
  kind?: string;
  /** Whether it is part of a panel instead of a sheet of its own. */
  isPlain?: boolean;
  columns: readonly Column[];
  isBusy?: boolean;
  /** Props of the body with the rows. */
  body?: ComponentProps<'tbody'>;
  children: ReactNode;
};

/** Builds the last column with a row's actions. */
export const actionsColumn = (name: string): Column => ({ name, className: 'acts' });

/** Shows rows of `Cell`s below headings. Narrow windows hide the headings and extra cells of a sheet. */
export function Table({ label, kind, isPlain = false, columns, isBusy, body, children }: TableProps) {
  const table = (
    <table className={joinNames(!isPlain && 'tbl', kind)} aria-label={label} aria-busy={isBusy}>
      <thead>
        <tr>
          {columns.map(toColumn).map(({ name, className, isHidden }) => (
            <th scope="col" key={name} className={className}>
              {isHidden ? <span className="sr">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...body}>{children}</tbody>
    </table>
  );
  return isPlain ? table : <div className="sheet">{table}</div>;
}

type CellProps = {
  /** Narrow windows hide it. */
  isExtra?: boolean;
  /** Aligns digits. */
  isNumber?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Cell({ isExtra = false, isNumber = false, className, children }: CellProps) {
  return <td className={joinNames(isExtra && 'extra', isNumber && 'num', className)}>{children}</td>;
}

/** Shows a row's actions in its last cell. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return <td className="acts">{children}</td>;
}

/** Names its row. */
export function RowHeading({ children }: { children: ReactNode }) {
  return <th scope="row">{children}</th>;
}

const toColumn = (column: Column) => (typeof column === 'string' ? { name: column } : column) as Exclude<Column, string>;
const joinNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

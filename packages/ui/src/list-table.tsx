import type { ComponentProps, ReactNode } from 'react';

type Column = string | { name: string; className: string | undefined };

type ListTableProps = {
  label: string;
  /** What else the table is called in styles. */
  kind?: string;
  columns: readonly Column[];
  isBusy: boolean;
  /** Of the body, which holds the rows. */
  body?: ComponentProps<'tbody'>;
  children: ReactNode;
};

/** The column of what can be done with a row, at its end. */
export const actionsColumn = (name: string): Column => ({ name, className: 'acts' });

/** A list as a sheet of rows below their headings. */
export function ListTable({ label, kind, columns, isBusy, body, children }: ListTableProps) {
  return (
    <div className="sheet">
      <table className={kind ? `tbl ${kind}` : 'tbl'} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map(toColumn).map(({ name, className }) => (
              <th scope="col" key={name} className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...body}>{children}</tbody>
      </table>
    </div>
  );
}

const toColumn = (column: Column) => (typeof column === 'string' ? { name: column, className: undefined } : column);

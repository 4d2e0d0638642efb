import type { ComponentProps, ReactNode } from 'react';

type Column = string | { name: string; className: string | undefined };

type ListTableProps = {
  label: string;
  /** Additional CSS class of the table. */
  kind?: string;
  columns: readonly Column[];
  isBusy: boolean;
  /** Props of the body with the rows. */
  body?: ComponentProps<'tbody'>;
  children: ReactNode;
};

/** Builds the last column with a row's actions. */
export const actionsColumn = (name: string): Column => ({ name, className: 'acts' });

/** Shows a list as a table with headings. */
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

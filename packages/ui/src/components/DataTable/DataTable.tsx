import type { ReactNode } from 'react';
import { Hidden } from '../Hidden/Hidden.tsx';
import * as styles from './DataTable.css.ts';

export type DataColumn = {
  id: string;
  label: string;
  /** Amounts stand at the right edge, bold. */
  kind?: 'text' | 'amount' | undefined;
};

export type DataTableProps = {
  /** Names the table for screen readers. */
  caption: string;
  columns: ReadonlyArray<DataColumn>;
  /** The first column of each row is its heading. Cells by the column's id. */
  rows: ReadonlyArray<{ id: string; cells: Readonly<Record<string, ReactNode>> }>;
};

/** Rows of facts under rules: last sales, the twin of a chart. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.heading({ kind: column.kind })}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={styles.cell({ kind: column.kind })}>
                    {row.cells[column.id]}
                  </th>
                ) : (
                  <td key={column.id} className={styles.cell({ kind: column.kind })}>
                    {row.cells[column.id]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { ColumnHeading, type DataColumn } from './ColumnHeading.tsx';
import * as styles from './DataTable.css.ts';
import { ScrollRegion } from './ScrollRegion.client.tsx';

export type DataRow = { id: string; cells: Readonly<Record<string, ReactNode>> };

export type DataTableProps = {
  /** Names the table for screen readers. */
  caption: string;
  columns: ReadonlyArray<DataColumn>;
  /** The first column of each row is its heading. Cells by the column's id. */
  rows: ReadonlyArray<DataRow>;
  /** Shown when there are no rows: says which things are missing, and what to do next. */
  empty?: ReactNode | undefined;
  /** `LoadingRows` while the rows are on their way. */
  loading?: ReactNode | undefined;
  /** On phones: `scroll` (the default) keeps the columns, `stack` makes each row a small list of its own. */
  onPhone?: 'scroll' | 'stack' | undefined;
};

/** Rows of facts under rules: last sales, the ledger, the twin of a chart. */
export function DataTable({ caption, columns, rows, empty, loading, onPhone }: DataTableProps) {
  return (
    <ScrollRegion label={caption}>
      <table aria-busy={loading !== undefined || undefined} className={styles.table({ onPhone })}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, ...column }) => (
              <ColumnHeading key={id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading}
          {loading === undefined && rows.map((row) => <Row key={row.id} columns={columns} row={row} />)}
          {loading === undefined && rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ columns, row }: Pick<DataTableProps, 'columns'> & { row: DataRow }) {
  return (
    <tr>
      {columns.map(({ id, label, kind }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell key={id} scope={index === 0 ? 'row' : undefined} data-label={label} className={styles.cell({ kind })}>
            {row.cells[id]}
          </Cell>
        );
      })}
    </tr>
  );
}

import { SkeletonText } from '../../foundations/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { DataColumn } from './ColumnHeading.tsx';
import * as styles from './DataTable.css.ts';

export type LoadingRowsProps = {
  columns: ReadonlyArray<DataColumn>;
  /** Says to screen readers that rows are on their way. */
  label: string;
  /** Keeps room for so many. */
  rows: number;
};

/** Placeholders in place of a DataTable's rows. Apart from it: most tables come with their rows. */
export function LoadingRows({ columns, label, rows }: LoadingRowsProps) {
  return Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
    <tr key={key}>
      {columns.map(({ id, kind }, column) => (
        <td key={id} className={styles.cellToCome({ kind })}>
          {row === 0 && column === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
          <SkeletonText size="label" />
        </td>
      ))}
    </tr>
  ));
}

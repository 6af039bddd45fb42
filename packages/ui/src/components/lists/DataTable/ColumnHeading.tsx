import type { LinkTarget } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './DataTable.css.ts';

export type SortDirection = 'ascending' | 'descending';

export type DataColumn = {
  id: string;
  label: string;
  /** Amounts stand at the end, bold, in figures of one width. */
  kind?: 'text' | 'amount' | undefined;
  /**
   * Makes the heading sort: by an address (`href`), so that the order can be shared, or by a press. `direction` is the
   * present order; without `direction` the table is sorted by another column.
   */
  sort?: ({ direction?: SortDirection | undefined } & (LinkTarget | { onPress: () => void })) | undefined;
};

/** The heading of a column; one that sorts says in which direction to the eye and to a screen reader. */
export function ColumnHeading({ label, kind, sort }: Omit<DataColumn, 'id'>) {
  return (
    <th
      scope="col"
      aria-sort={sort === undefined ? undefined : (sort.direction ?? 'none')}
      className={styles.heading({ kind, sorts: sort !== undefined })}
    >
      {sort === undefined ? label : <Sorter label={label} sort={sort} />}
    </th>
  );
}

function Sorter({ label, sort }: { label: string; sort: NonNullable<DataColumn['sort']> }) {
  const content = (
    <>
      {label}
      <svg viewBox="0 0 12 16" aria-hidden="true" className={styles.sortMark}>
        <path d="M2 6l4-4 4 4" className={styles.sortArrow({ on: sort.direction === 'ascending' })} />
        <path d="M2 10l4 4 4-4" className={styles.sortArrow({ on: sort.direction === 'descending' })} />
      </svg>
    </>
  );
  if ('href' in sort) {
    return (
      <Anchor href={sort.href} link={sort.link} className={styles.sorter}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" onClick={sort.onPress} className={styles.sorter}>
      {content}
    </button>
  );
}

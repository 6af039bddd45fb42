import type { ReactNode, Ref } from 'react';
import * as styles from './Results.css.ts';

export type ResultsProps = {
  /** Name of the list: "Results". */
  label: string;
  filtersLabel: string;
  /** Facets. */
  filters: ReactNode;
  children: ReactNode;
};

/** A list with its filters: beside it at a desk, in a sheet on phones, below it without scripts. */
export function Results({ label, filtersLabel, filters, children }: ResultsProps) {
  return (
    <div className={styles.body}>
      <section aria-label={label} className={styles.list}>
        {children}
      </section>
      <aside aria-label={filtersLabel} className={styles.filters}>
        {filters}
      </aside>
    </div>
  );
}

export type ResultsHeadProps = {
  /** A Heading of level 1; on phones the count stands in its place. */
  title: ReactNode;
  count: string;
  /** Beside the count, in a room that is there from the start: a quick choice that comes later. */
  beside?: ReactNode | undefined;
  /** A SortMenu; phones have it in their bar. */
  sort: ReactNode;
  /** Below: how the words were read, chosen filters. */
  children?: ReactNode | undefined;
};

export function ResultsHead({ title, count, beside, sort, children }: ResultsHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>{title}</div>
      <div className={styles.counted}>
        <p role="status" className={styles.count}>
          {count}
        </p>
        {beside}
      </div>
      {sort}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </div>
  );
}

/** Cards as a grid of two to four columns; the children are `<li>`. */
export function Hits({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.hits}>
      {children}
    </ul>
  );
}

/** Cards that came later, at the distance of a row. */
export function FurtherHits({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> | undefined }) {
  return (
    <div ref={ref} className={styles.further}>
      {children}
    </div>
  );
}

/** Where one is in the list, and the links to its other pages. */
export function ResultsPages({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.pages}>
      {children}
    </nav>
  );
}

import type { ReactNode, Ref } from 'react';
import { classNames } from '../../../css/class-names.ts';
import type { LinkComponent } from '../../../link.ts';
import { Badge } from '../../foundations/Badge/Badge.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
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
  /** A SortMenu; phones have it in their bar. */
  sort: ReactNode;
  /** Below: how the words were read, chosen filters. */
  children?: ReactNode | undefined;
};

export function ResultsHead({ title, count, sort, children }: ResultsHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>{title}</div>
      <p role="status" className={styles.count}>
        {count}
      </p>
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

export type ChosenFiltersProps = {
  label: string;
  filters: ReadonlyArray<{ href: string; label: string; removeLabel: string }>;
  link?: LinkComponent | undefined;
  /** A TextLink that gives up all. */
  end: ReactNode;
};

/** The chosen filters of a list as chips; a press on one gives it up. */
export function ChosenFilters({ label, filters, link, end }: ChosenFiltersProps) {
  return (
    <nav aria-label={label} className={styles.chips}>
      {filters.map((filter) => (
        <Anchor
          key={filter.label}
          href={filter.href}
          link={link}
          rel="nofollow"
          aria-label={filter.removeLabel}
          className={styles.chip}
        >
          <Tag>
            <span className={styles.chipWords}>
              {filter.label}
              <Icon name="cross" size={16} />
            </span>
          </Tag>
        </Anchor>
      ))}
      {end}
    </nav>
  );
}

export type SortMenuProps = {
  /** "Sort". */
  label: string;
  sorts: ReadonlyArray<{ href: string; label: string; current: boolean }>;
  link?: LinkComponent | undefined;
  /** Opens above its line. */
  upwards?: boolean | undefined;
};

/** The orders of a list. It opens without scripts; a new order closes it, because it is another menu then. */
export function SortMenu({ label, sorts, link, upwards = false }: SortMenuProps) {
  const now = sorts.find(({ current }) => current)?.label;
  return (
    <details key={now} className={styles.sort}>
      <summary className={styles.sortMark}>
        <span>{label}</span>
        <span className={styles.sortNow}>{now}</span>
        <Icon name={upwards ? 'chevronUp' : 'chevronDown'} size={16} />
      </summary>
      <div className={classNames(styles.sortMenu, upwards && styles.upwards)}>
        {sorts.map((sort) => (
          <Anchor
            key={sort.label}
            href={sort.href}
            link={link}
            rel="nofollow"
            aria-current={sort.current ? 'true' : undefined}
            className={styles.sortEntry}
          >
            <span>{sort.current && <Icon name="check" size={20} />}</span>
            {sort.label}
          </Anchor>
        ))}
      </div>
    </details>
  );
}

export type FilterBarProps = {
  /** "Filter". */
  label: string;
  chosen: number;
  onOpen: () => void;
  /** A SortMenu that opens upwards. */
  sort: ReactNode;
};

/** Filter and order of a list on a phone, above the tab bar. */
export function FilterBar({ label, chosen, onOpen, sort }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      <button type="button" onClick={onOpen} className={styles.barButton}>
        <Icon name="filter" />
        {label}
        {chosen > 0 && <Badge count={chosen} />}
      </button>
      <div className={styles.barSort}>{sort}</div>
    </div>
  );
}

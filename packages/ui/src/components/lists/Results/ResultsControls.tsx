import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import type { LinkComponent } from '../../../link.ts';
import { Badge } from '../../foundations/Badge/Badge.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './Results.css.ts';

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

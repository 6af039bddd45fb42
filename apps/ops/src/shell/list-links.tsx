import { Text } from '@suki/ui/foundations/Text/Text';
import { Link } from 'wouter';
import * as styles from './list-links.css.ts';

export type ListLink = {
  readonly href: string;
  readonly name: string;
  readonly isShown: boolean;
  /** The number of entries; null while unknown, so that its room is kept. */
  readonly count?: number | null | undefined;
};

type ListLinksProps = {
  /** The label before the lists: "Payouts". */
  readonly label?: string | undefined;
  /** The accessible name, which tells the rows apart: "Payouts by state". */
  readonly name: string;
  readonly lists: readonly ListLink[];
};

export function ListLinks({ label, name, lists }: ListLinksProps) {
  return (
    <nav aria-label={name} className={styles.lists}>
      {label !== undefined && (
        <div className={styles.label}>
          <Text as="span" size="label" tone="soft">
            {label}
          </Text>
        </div>
      )}
      {lists.map((list) => (
        <Link key={list.href} href={list.href} className={styles.list} aria-current={list.isShown ? 'page' : undefined}>
          {list.name}
          {list.count !== undefined && <span className={styles.count}>{list.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

import { Text } from '@suki/ui/foundations/Text/Text';
import { Link } from 'wouter';
import * as styles from './list-links.css.ts';

export type ListLink = {
  readonly href: string;
  readonly name: string;
  readonly isShown: boolean;
  /** How many are in it; null while that is not known, so that its room is kept. */
  readonly count?: number | null | undefined;
};

type ListLinksProps = {
  /** What stands before them: "Payouts". */
  readonly label: string;
  /** By what they differ, for whoever hears the label alone: "Payouts by state". */
  readonly name: string;
  readonly lists: readonly ListLink[];
};

/** Lists of one kind in a row, each at its own address. */
export function ListLinks({ label, name, lists }: ListLinksProps) {
  return (
    <nav aria-label={name} className={styles.lists}>
      <div className={styles.label}>
        <Text as="span" size="label" tone="soft">
          {label}
        </Text>
      </div>
      {lists.map((list) => (
        <Link key={list.href} href={list.href} className={styles.list} aria-current={list.isShown ? 'page' : undefined}>
          {list.name}
          {list.count !== undefined && <span className={styles.count}>{list.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

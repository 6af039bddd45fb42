import type { LinkComponent } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './Breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  label: string;
  /** The pages above this one. */
  items: ReadonlyArray<{ href: string; label: string }>;
  here: string;
  link?: LinkComponent | undefined;
};

/** Links to the pages above this one. */
export function Breadcrumbs({ label, items, here, link }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.crumb}>
            <Anchor href={item.href} link={link} className={styles.link}>
              <span className={styles.name}>{item.label}</span>
            </Anchor>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page" className={styles.here}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}

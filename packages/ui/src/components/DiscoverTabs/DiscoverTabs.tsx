import { Anchor, type LinkComponent } from '../Anchor/Anchor.tsx';
import * as styles from './DiscoverTabs.css.ts';

export type DiscoverTabsProps = {
  label: string;
  items: ReadonlyArray<{ href: string; label: string; current?: boolean | undefined }>;
  link?: LinkComponent | undefined;
};

/** The tabs of the home page. Each is a page of its own, so they are links and not a tab list. */
export function DiscoverTabs({ label, items, link }: DiscoverTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          link={link}
          aria-current={item.current ? 'page' : undefined}
          className={styles.tab}
        >
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}

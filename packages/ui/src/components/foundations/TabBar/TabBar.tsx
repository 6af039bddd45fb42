import { customProperties } from '../../../css/custom-properties.ts';
import type { LinkComponent } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TabBar.css.ts';

export type TabBarItem = {
  href: string;
  icon: IconName;
  label: string;
  current?: boolean | undefined;
  /** Shown on the drawing; `accessibleLabel` says both in words: "Orders, 1 waits for you". */
  count?: number | undefined;
  accessibleLabel?: string | undefined;
};

export type TabBarProps = { label: string; items: ReadonlyArray<TabBarItem>; link?: LinkComponent | undefined };

/** The five places of the shop at the foot of a phone. A page with one thing to do shows a StickyBar instead. */
export function TabBar({ label, items, link }: TabBarProps) {
  return (
    <>
      <div className={styles.room} />
      <nav aria-label={label} className={styles.bar} style={customProperties({ '--suki-places': `${items.length}` })}>
        {items.map((item) => (
          <Anchor
            key={item.href}
            href={item.href}
            link={link}
            aria-current={item.current ? 'page' : undefined}
            className={styles.tab}
          >
            <Icon name={item.icon} size={22} />
            <span aria-hidden={item.accessibleLabel !== undefined}>{item.label}</span>
            {item.accessibleLabel !== undefined && <VisuallyHidden>{item.accessibleLabel}</VisuallyHidden>}
            {item.count !== undefined && item.count > 0 && (
              <span className={styles.badge}>
                <Badge count={item.count} />
              </span>
            )}
          </Anchor>
        ))}
      </nav>
    </>
  );
}

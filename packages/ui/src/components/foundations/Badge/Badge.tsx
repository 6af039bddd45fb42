import * as styles from './Badge.css.ts';

/**
 * A count on an icon or a tab, "99+" above 99. The badge is hidden from screen readers: the control that it sits on
 * says the number in words ("Inbox, 2 unread").
 */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span aria-hidden="true" className={styles.badge}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

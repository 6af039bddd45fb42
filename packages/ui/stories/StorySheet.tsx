import type { ReactNode } from 'react';
import * as styles from './StorySheet.css.ts';

/** The one picture of a component: every state that a person can meet, each with its name above it. */
export function StorySheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

/** One state on a sheet. `wide` takes the whole row, for tables, tracks and charts. */
export function StoryState({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide === true ? `${styles.state} ${styles.wide}` : styles.state}>
      <div className={styles.label}>{label}</div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** Names the missing thing: "No orders yet". */
  title: string;
  /** Says which things will appear here. */
  children: ReactNode;
  /** The next step: one or two Buttons. */
  action?: ReactNode | undefined;
  level?: HeadingLevel | undefined;
};

/** A list without entries: a blank tag on its string, the future content, and the next step. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg viewBox="0 0 132 108" aria-hidden="true" className={styles.drawing}>
        <path d="M1 35h90l24 24v48H1z" />
        <circle cx="92" cy="59" r="6" />
        <path d="M92 59C80 38 92 8 110 3c12-3 17 8 9 20-7 11-17 19-27 36z" />
        <path d="M16 72h44M16 86h28" />
      </svg>
      <Heading level={level} size={1}>
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

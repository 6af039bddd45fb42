import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';

export type ErrorStateProps = {
  /** Says what happened, in a sentence. */
  title: string;
  /** Gives the reason, and says what to do. */
  children: ReactNode;
  /** Says whether money moved: "Nothing was charged." */
  money?: string | undefined;
  /** The way on: Buttons. */
  action?: ReactNode | undefined;
  level?: HeadingLevel | undefined;
  /** Announces an error on a page that was already there. A page of its own is read from its title anyway. */
  announced?: boolean | undefined;
};

/** A failure: what happened, whether money moved, what to do. The tag is torn. */
export function ErrorState({ title, children, money, action, level = 2, announced = false }: ErrorStateProps) {
  return (
    <div role={announced ? 'alert' : undefined} className={styles.state}>
      <svg viewBox="0 0 132 108" aria-hidden="true" className={styles.drawing}>
        <path d="M52 35h39l24 24v48H44l7-12-9-11 10-13-8-12z" />
        <path d="M38 35H1v72h30l7-12-9-11 10-13-8-12z" />
        <circle cx="92" cy="59" r="6" />
      </svg>
      <Heading level={level} size={1}>
        {title}
      </Heading>
      {money !== undefined && <p className={styles.money}>{money}</p>}
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

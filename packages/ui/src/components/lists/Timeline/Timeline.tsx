import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

export type TimelineEntry = {
  id: string;
  /** "Sat 21, 09:40". */
  time: string;
  /** The moment for machines: ISO 8601. */
  dateTime?: string | undefined;
  what: ReactNode;
  note?: ReactNode | undefined;
  /** Has not happened yet. */
  next?: boolean | undefined;
};

/** Past events, latest first; the next step stands above them with an open square. */
export function Timeline({ entries }: { entries: ReadonlyArray<TimelineEntry> }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry({ state: entry.next ? 'next' : 'past' })}>
          <time dateTime={entry.dateTime} className={styles.time}>
            {entry.time}
          </time>
          <div className={styles.what}>
            <span className={entry.next ? styles.next : undefined}>{entry.what}</span>
            {entry.note !== undefined && <small className={styles.note}>{entry.note}</small>}
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import * as styles from './ArrivalDates.css.ts';

export type ArrivalDatesProps = {
  /** "Arrives". */
  label: string;
  /** "Fri 27 Nov – Wed 2 Dec". */
  dates: string;
  /** Days without courier by name, and how often the estimate holds. */
  note?: ReactNode | undefined;
  /** A TextLink or TextButton in label size that changes the region. */
  action?: ReactNode | undefined;
};

/** The two dates of arrival. */
export function ArrivalDates({ label, dates, note, action }: ArrivalDatesProps) {
  return (
    <div className={styles.arrival}>
      <div className={styles.words}>
        <p>
          <strong>
            {label} <time>{dates}</time>
          </strong>
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {action}
    </div>
  );
}

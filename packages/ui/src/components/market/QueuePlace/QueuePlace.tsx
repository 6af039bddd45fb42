import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './QueuePlace.css.ts';

export type QueueEntry = {
  position: number;
  /** "Listed 18 Nov", and on one's own row "You". */
  detail: string;
  price: string;
  mine?: boolean | undefined;
};

/** The queue of a size: every entry with its price, and the visitor's own place. */
export function QueuePlace({ label, entries }: { label: string; entries: ReadonlyArray<QueueEntry> }) {
  return (
    <ol aria-label={label} className={styles.queue}>
      {entries.map((entry) => {
        const mine = entry.mine === true;
        return (
          <li key={entry.position} aria-current={mine || undefined} className={styles.place({ mine })}>
            <span className={styles.position({ mine })}>{entry.position}</span>
            <span className={styles.detail({ mine })}>{entry.detail}</span>
            {mine ? <PriceTag>{entry.price}</PriceTag> : <span className={styles.price}>{entry.price}</span>}
          </li>
        );
      })}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './WhoIsNext.css.ts';

export type WhoIsNextProps = {
  /** One sentence: who owes the next step, and until when. */
  sentence: ReactNode;
  /** What was found, how long is left, what happens if it lapses. */
  children: ReactNode;
  /** At a desk beside it: the thing it is about. */
  aside?: ReactNode | undefined;
};

/** The head of an order page. */
export function WhoIsNext({ sentence, children, aside }: WhoIsNextProps) {
  return (
    <div className={styles.block}>
      <div>
        <div className={styles.title}>
          <Heading level={1}>{sentence}</Heading>
        </div>
        <div className={styles.words}>{children}</div>
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { onlyDesk } from '../../../css/visibility.css.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import * as styles from './WhoIsNext.css.ts';

export type WhoIsNextProps = {
  /** One sentence: who has the next step, and until when. */
  sentence: ReactNode;
  /** Says what was found, how long is left, and what happens if the time runs out. */
  children: ReactNode;
  /** The item, beside the words at a desk; phones have it in the page below. */
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
      {aside !== undefined && <div className={classNames(styles.aside, onlyDesk)}>{aside}</div>}
    </div>
  );
}

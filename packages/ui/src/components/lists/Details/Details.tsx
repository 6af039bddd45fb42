import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Details.css.ts';

export type DetailsProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** `line` is a small word with an arrow; `question` is a full line with a rule below, for FAQs and criteria. */
  look?: 'line' | 'question' | undefined;
  /** Groups Details: opening one of a name closes the others. */
  name?: string | undefined;
};

/** A part that opens without scripts. */
export function Details({ summary, children, open, look = 'line', name }: DetailsProps) {
  const question = look === 'question';
  return (
    <details open={open} name={name} className={question ? styles.questionBlock : undefined}>
      <summary className={classNames(styles.summary, question && styles.question)}>
        {summary}
        <span className={styles.arrow}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      {question ? <div className={styles.answer}>{children}</div> : children}
    </details>
  );
}

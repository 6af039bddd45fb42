import type { ReactNode } from 'react';
import { hole as holeStyle } from '../../../css/notch.css.ts';
import * as styles from './Tag.css.ts';

export type TagProps = {
  children: ReactNode;
  /** `fact` says what is (a condition, a date), `solid` says now. */
  tone?: 'fact' | 'solid' | undefined;
  /** Shows the hole: only for things that passed through our hands. */
  hole?: boolean | undefined;
};

/** A small label with the notched corner. */
export function Tag({ children, tone, hole = false }: TagProps) {
  return (
    <span className={styles.tag({ tone })}>
      <span>{children}</span>
      {hole && <i className={holeStyle} />}
    </span>
  );
}

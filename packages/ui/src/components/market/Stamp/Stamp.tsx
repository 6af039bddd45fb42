import type { ReactNode } from 'react';
import { hole as holeStyle } from '../../../css/notch.css.ts';
import * as tagStyles from '../../foundations/Tag/Tag.css.ts';

export type StampProps = {
  children: ReactNode;
  tone?: 'plain' | 'positive' | 'caution' | 'critical' | 'bid' | 'ask' | undefined;
  /** Shows the hole: only for verdicts about things that passed through our hands. */
  hole?: boolean | undefined;
};

/** A verdict: an outlined label in the colour of its meaning. The word carries the meaning too. */
export function Stamp({ children, tone = 'plain', hole = false }: StampProps) {
  return (
    <span className={tagStyles.tag({ tone })}>
      <span>{children}</span>
      {hole && <i className={holeStyle} />}
    </span>
  );
}

import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './FigureLine.css.ts';

export type FigureLineProps = {
  children: string;
  /** `figure` is as large as a MoneyField and stands on the same thick line; 1 is 28-40 px without one. */
  size?: 'figure' | 1 | undefined;
};

/** The amount that follows from what is typed; announced when it changes. */
export function FigureLine({ children, size = 1 }: FigureLineProps) {
  const amount = (
    <PriceTag size={size} as="output">
      {children}
    </PriceTag>
  );
  return size === 'figure' ? <p className={styles.line}>{amount}</p> : amount;
}

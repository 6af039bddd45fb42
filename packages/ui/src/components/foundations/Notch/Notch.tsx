import type { ReactNode } from 'react';
import * as styles from './Notch.css.ts';

export type NotchProps = {
  children: ReactNode;
  /** 7 px labels, 12 buttons, 13 size cells, 16 lanes, 22 the report; `none` keeps the corner. */
  size?: 'label' | 'button' | 'cell' | 'lane' | 'report' | 'none' | undefined;
  edge?: 'rule' | 'strong' | 'ink' | undefined;
  padding?: 'none' | 'card' | undefined;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
};

/**
 * A box in the tag's shape. Rules divide a page, boxes offer a choice: use this box only where somebody picks one of
 * several, or round a report.
 */
export function Notch({ children, size, edge, padding, as: Element = 'div' }: NotchProps) {
  return <Element className={styles.notch({ size, edge, padding })}>{children}</Element>;
}

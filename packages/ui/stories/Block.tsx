import type { ReactNode } from 'react';
import * as styles from './Block.css.ts';

/** Stands for whatever a layout part arranges: its edges show where the part put it. */
export function Block({ children, tall }: { children: ReactNode; tall?: boolean }) {
  return <div className={tall === true ? `${styles.block} ${styles.tall}` : styles.block}>{children}</div>;
}

/** The place that a layout part fills; `narrow` is the content of a screen of 320 px. */
export function Frame({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow === true ? `${styles.frame} ${styles.narrow}` : styles.frame}>{children}</div>;
}

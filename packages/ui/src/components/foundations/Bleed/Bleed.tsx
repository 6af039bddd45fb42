import type { ReactNode } from 'react';
import * as styles from './Bleed.css.ts';

/** Runs to the edge of the screen inside a Page: on phones only (the default), or always. */
export function Bleed({ children, on }: { children: ReactNode; on?: 'phone' | 'all' | undefined }) {
  return <div className={styles.bleed({ on })}>{children}</div>;
}

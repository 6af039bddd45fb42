import * as styles from './Turner.css.ts';

/** The turning ring: one turn in one second (specification, "Constants"). Says nothing to screen readers. */
export function Turner() {
  return <span aria-hidden="true" className={styles.turner} />;
}

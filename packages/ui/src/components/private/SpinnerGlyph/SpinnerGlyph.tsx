import * as styles from './SpinnerGlyph.css.ts';

/** The turning ring: one turn in one second (specification, "Constants"). Says nothing to screen readers. */
export function SpinnerGlyph() {
  return <span aria-hidden="true" className={styles.glyph} />;
}

import * as styles from './LineChart.css.ts';

/** Without a drawing the caption is hidden, but keeps its room. */
export function ChartCaption({ isShown, children }: { isShown: boolean; children: string | undefined }) {
  return children === undefined ? null : <p className={styles.caption({ isShown })}>{children}</p>;
}

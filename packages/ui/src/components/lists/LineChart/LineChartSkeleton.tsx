import { ChartCaption } from './ChartCaption.tsx';
import * as styles from './LineChart.css.ts';

/**
 * Placeholder of a LineChart with its two switches, as high as the chart; the element around it is `aria-busy`. The
 * caption is known before the amounts: pass it, and it stands there from the beginning. In a file of its own: a page
 * that shows it does not load the chart.
 */
export function LineChartSkeleton({ caption }: { caption?: string | undefined }) {
  return (
    <div className={styles.chart}>
      <div aria-hidden="true" className={styles.bar}>
        <div className={styles.switchToCome({ of: 'range' })} />
        <div className={styles.switchToCome({ of: 'view' })} />
      </div>
      <div aria-hidden="true" className={styles.toCome} />
      <ChartCaption isShown>{caption}</ChartCaption>
    </div>
  );
}

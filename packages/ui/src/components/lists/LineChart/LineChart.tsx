import type { ReactNode } from 'react';
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { ChartCaption } from './ChartCaption.tsx';
import * as styles from './LineChart.css.ts';
import { type ChartDrawing, LinePlot } from './LinePlot.tsx';

export type LineChartProps = {
  /** Unique on the page: names the radio buttons. */
  name: string;
  /** A SegmentedControl or links for the range. */
  range?: ReactNode | undefined;
  /** Words of the switch between the drawing and its table. */
  view: { label: string; chart: string; table: string };
  /** Missing when there is nothing to draw: `empty` stands in its place, as high as the drawing would be. */
  drawing?: ChartDrawing | undefined;
  /** The amounts of the drawing as rows. */
  table: DataTableProps;
  /** Shown when there is nothing to draw; says where to look instead: "No sales in 30 days. Look at 90 days." */
  empty: string;
  /** Explains the line and the dots. */
  caption?: string | undefined;
};

/**
 * Amounts over time as a drawing, and as a table of these amounts. The switch between them is plain HTML and CSS, so it
 * works before any script; a screen reader always has the table.
 */
export function LineChart({ name, range, view, drawing, table, empty, caption }: LineChartProps) {
  return (
    <div className={styles.chart}>
      <div className={styles.bar}>
        {range ?? <span />}
        {drawing && (
          <SegmentedControl
            label={view.label}
            name={name}
            defaultValue="chart"
            options={[
              { value: 'chart', label: view.chart },
              { value: 'table', label: view.table },
            ]}
          />
        )}
      </div>
      {drawing ? (
        <>
          <div className={styles.chartSide}>
            <LinePlot {...drawing} />
          </div>
          <div className={styles.tableSide}>
            <DataTable {...table} />
          </div>
        </>
      ) : (
        <div className={styles.nothing}>
          <p>{empty}</p>
        </div>
      )}
      <ChartCaption isShown={drawing !== undefined}>{caption}</ChartCaption>
    </div>
  );
}

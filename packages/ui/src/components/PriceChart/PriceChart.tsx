import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './PriceChart.css.ts';
import { type ChartDrawing, PricePlot } from './PricePlot.tsx';

export type PriceChartProps = {
  /** Unique on the page: names the radio buttons. */
  name: string;
  /** A Switch or links for the range. */
  range?: ReactNode | undefined;
  /** Words of the switch between the drawing and its table. */
  view: { label: string; chart: string; table: string };
  drawing: ChartDrawing;
  table: DataTableProps;
  /** What the line and the dots are. */
  caption?: string | undefined;
};

/**
 * Sales over time as a drawing and as a table with the same numbers. The switch between them is plain HTML and CSS; a screen reader
 * always has the table.
 */
export function PriceChart({ name, range, view, drawing, table, caption }: PriceChartProps) {
  return (
    <div className={styles.chart}>
      <div className={styles.bar}>
        {range ?? <span />}
        <Switch
          label={view.label}
          name={name}
          defaultValue="chart"
          options={[
            { value: 'chart', label: view.chart },
            { value: 'table', label: view.table },
          ]}
        />
      </div>
      <div className={styles.chartSide}>
        <PricePlot {...drawing} />
      </div>
      <div className={styles.tableSide}>
        <DataTable {...table} />
      </div>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}

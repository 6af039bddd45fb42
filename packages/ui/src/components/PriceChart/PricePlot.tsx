import { customProperties } from '../../css/custom-properties.ts';
import { type ChartPoint, type ChartRange, dotsPath, linePath, xOf, yOf } from './chart-scale.ts';
import * as styles from './PriceChart.css.ts';

export type ChartMark = { tone: 'bid' | 'ask'; value: number; label: string };

export type ChartDrawing = {
  /** What the drawing says, in a sentence: from, to, lowest, highest. */
  summary: string;
  /** Each sale. */
  points: ReadonlyArray<ChartPoint>;
  /** The line, such as the average of the last five sales, oldest first. */
  line: ReadonlyArray<ChartPoint>;
  /** What the axes cover; the amounts should leave some room above and below. */
  x: ChartRange;
  y: ChartRange;
  yTicks: ReadonlyArray<{ value: number; label: string }>;
  /** Spread evenly from left to right; an odd number, of which phones show every other one. */
  xTicks: ReadonlyArray<string>;
  /** The lowest ask and the highest bid. */
  marks?: ReadonlyArray<ChartMark> | undefined;
};

/** One drawing for every width: the SVG stretches, the words are HTML and stay in size. */
export function PricePlot({ summary, points, line, x, y, yTicks, xTicks, marks = [] }: ChartDrawing) {
  const lastPoint = line.at(-1);
  const last = lastPoint === undefined ? undefined : dotsPath([lastPoint], x, y);
  return (
    <div role="img" aria-label={summary} className={styles.frame}>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
          {yTicks.map((tick) => (
            <Stroke key={tick.value} d={`M0 ${yOf(tick.value, y)}H100`} className={styles.gridLine} />
          ))}
          {marks.map((mark) => (
            <Stroke key={mark.tone} d={`M0 ${yOf(mark.value, y)}H100`} className={styles.mark({ tone: mark.tone })} />
          ))}
          <Stroke d={dotsPath(points, x, y)} className={styles.dots} />
          <Stroke d={linePath(line, x, y)} className={styles.line} />
          {last !== undefined && <Stroke d={last} className={styles.lastHalo} />}
          {last !== undefined && <Stroke d={last} className={styles.last} />}
        </svg>
        {yTicks.map((tick) => (
          <span key={tick.value} className={styles.yLabel} style={top(yOf(tick.value, y))}>
            {tick.label}
          </span>
        ))}
        {marks.map((mark) => (
          <span
            key={mark.tone}
            className={styles.markLabel({ tone: mark.tone, side: mark.tone === 'ask' ? 'above' : 'below' })}
            style={top(yOf(mark.value, y))}
          >
            {mark.label}
          </span>
        ))}
        <span className={styles.xLabels}>
          {xTicks.map((tick, index) => (
            <span key={tick} className={styles.xLabel} style={left(xOf(index, { from: 0, to: xTicks.length - 1 }))}>
              {tick}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** A stroke keeps its width however the drawing is stretched. */
function Stroke({ d, className }: { d: string; className: string }) {
  return <path d={d} vectorEffect="non-scaling-stroke" className={className} />;
}

const top = (percent: number) => customProperties({ '--suki-chart-y': `${percent}%` });
const left = (percent: number) => customProperties({ '--suki-chart-x': `${percent}%` });

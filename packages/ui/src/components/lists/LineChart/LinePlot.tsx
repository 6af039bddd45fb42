import { classNames } from '../../../css/class-names.ts';
import { customProperties } from '../../../css/custom-properties.ts';
import { ChartReader } from './ChartReader.client.tsx';
import { type ChartPoint, type ChartRange, dotsPath, linePath, xOf, yOf } from './chart-scale.ts';
import * as styles from './LineChart.css.ts';

/** A level across the whole drawing. Two of them are told apart by their line and their words, not by colour alone. */
export type ChartMark = { look: 'solid' | 'dashed'; value: number; label: string };

export type ChartDrawing = {
  /** Describes the drawing in a sentence: from, to, lowest, highest. */
  summary: string;
  /** Each single event, drawn as a dot. */
  points: ReadonlyArray<ChartPoint>;
  /** The line, such as the average of the last five, oldest first. One point alone is drawn as a dot. */
  line: ReadonlyArray<ChartPoint>;
  /** Range of each axis; leave some room above and below the amounts. */
  x: ChartRange;
  y: ChartRange;
  yTicks: ReadonlyArray<{ value: number; label: string }>;
  /** Labels spread evenly from left to right; an odd number, of which phones show every other one. */
  xTicks: ReadonlyArray<string>;
  marks?: ReadonlyArray<ChartMark> | undefined;
  /** Names the reading of the points that have words, one by one: "Sales, one by one". */
  reading?: string | undefined;
};

/** Closer to the top than this, in percent, a label has no room above its line. */
const leastRoomAbove = 9;

/** One drawing for every width: the SVG stretches, labels are HTML and keep their size. Time runs to the right. */
export function LinePlot({ summary, points, line, x, y, yTicks, xTicks, marks = [], reading }: ChartDrawing) {
  const lastPoint = line.at(-1) ?? points.at(-1);
  const last = lastPoint === undefined ? undefined : dotsPath([lastPoint], x, y);
  const read = points.flatMap(({ at, value, words }) =>
    words === undefined ? [] : [{ x: xOf(at, x), y: yOf(value, y), words }],
  );
  const highestMark = Math.max(...marks.map((mark) => mark.value));
  return (
    <div className={styles.frame}>
      <div className={styles.plot}>
        <div role="img" aria-label={summary} className={styles.picture}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
            {yTicks.map((tick) => (
              <Stroke key={tick.value} d={`M0 ${yOf(tick.value, y)}H100`} className={styles.gridLine} />
            ))}
            {marks.map((mark) => (
              <Stroke
                key={mark.label}
                d={`M0 ${yOf(mark.value, y)}H100`}
                className={classNames(styles.mark, styles.looks[mark.look])}
              />
            ))}
            <Stroke d={dotsPath(points, x, y)} className={styles.dots} />
            <Stroke d={linePath(line, x, y)} className={styles.line} />
            {last !== undefined && <Stroke d={last} className={styles.lastHalo} />}
            {last !== undefined && <Stroke d={last} className={styles.last} />}
          </svg>
          {marks.map((mark) => (
            <span
              key={mark.label}
              className={classNames(
                styles.markLabel({
                  side: mark.value === highestMark && yOf(mark.value, y) > leastRoomAbove ? 'above' : 'below',
                }),
                styles.looks[mark.look],
              )}
              style={top(yOf(mark.value, y))}
            >
              {mark.label}
            </span>
          ))}
        </div>
        {reading !== undefined && read.length > 0 && <ChartReader label={reading} points={read} />}
      </div>
      <div aria-hidden="true" className={styles.yLabels}>
        {yTicks.map((tick) => (
          <span key={tick.value} className={styles.yLabel} style={top(yOf(tick.value, y))}>
            {tick.label}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className={styles.xLabels}>
        {xTicks.map((tick, index) => (
          <span key={tick} className={styles.xLabel} style={left(xOf(index, { from: 0, to: xTicks.length - 1 }))}>
            {tick}
          </span>
        ))}
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

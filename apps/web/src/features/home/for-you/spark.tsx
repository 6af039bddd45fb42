import * as styles from './market.css.ts';
import { type SparkFacts, sparkRoom } from './spark.ts';

/** A line of prices, drawn on the server. */
export function Spark({ line, end, label }: SparkFacts) {
  const { width, height } = sparkRoom;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={styles.spark}>
      <path d={line} />
      <circle cx={width - 3} cy={end} r={3} />
    </svg>
  );
}

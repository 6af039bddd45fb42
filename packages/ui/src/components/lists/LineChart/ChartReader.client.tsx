'use client';
import { type PointerEvent, useState } from 'react';
import { customProperties } from '../../../css/custom-properties.ts';
import { coveringInput } from '../../../css/hidden.css.ts';
import { nearestTo } from './chart-scale.ts';
import * as styles from './LineChart.css.ts';

/** A point to read: its place in percent of the plot, and its words: "Fri 20 Nov: ₱8,300". */
export type ReadPoint = { x: number; y: number; words: string };

export type ChartReaderProps = {
  /** Names what is read: "Sales, one by one". */
  label: string;
  /** Oldest first, at least one. */
  points: ReadonlyArray<ReadPoint>;
};

/**
 * Reads the points of a drawing one by one: under the pointer, under a finger, and by the arrow keys, when a screen
 * reader says each. A finger that moves up or down still scrolls the page.
 */
export function ChartReader({ label, points }: ChartReaderProps) {
  const [index, setIndex] = useState<number | null>(null);
  const newest = points.length - 1;
  const at = Math.min(index ?? newest, newest);
  const shown = index === null ? undefined : points[at];
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setIndex(nearestTo(((clientX - left) / width) * 100, points));
  };
  return (
    <div
      className={styles.reader}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(null)}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={points[at]?.words}
        min={0}
        max={newest}
        value={at}
        onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        onFocus={() => setIndex(at)}
        onBlur={() => setIndex(null)}
        className={coveringInput}
      />
      {shown !== undefined && (
        <div
          aria-hidden="true"
          className={styles.read}
          style={customProperties({ '--suki-chart-x': `${shown.x}%`, '--suki-chart-y': `${shown.y}%` })}
        >
          <i className={styles.readLine} />
          <i className={styles.readDot} />
          <span className={styles.readWords}>{shown.words}</span>
        </div>
      )}
    </div>
  );
}

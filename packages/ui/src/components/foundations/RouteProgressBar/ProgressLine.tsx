import type { Ref } from 'react';
import { customProperties } from '../../../css/custom-properties.ts';
import * as styles from './RouteProgressBar.css.ts';

const PROGRESS = '--suki-progress';

type ProgressLineProps = {
  readonly label: string;
  /** The bar does not show without it. */
  readonly percent: number | undefined;
  readonly ref?: Ref<HTMLDivElement>;
};

/** The bar at one moment. */
export function ProgressLine({ label, percent, ref }: ProgressLineProps) {
  const now = percent ?? 0;
  return (
    <div className={styles.place}>
      <div
        ref={ref}
        role="progressbar"
        aria-label={label}
        aria-hidden={percent === undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(now)}
        className={styles.bar}
        style={customProperties({ [PROGRESS]: String(now / 100) })}
      />
    </div>
  );
}

/** Moves a bar that stands on the page without a render. */
export function moveBar(bar: HTMLElement, percent: number | undefined): void {
  const now = percent ?? 0;
  bar.setAttribute('aria-hidden', String(percent === undefined));
  bar.setAttribute('aria-valuenow', String(Math.round(now)));
  bar.style.setProperty(PROGRESS, String(now / 100));
}

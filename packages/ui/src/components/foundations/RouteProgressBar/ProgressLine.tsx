import { customProperties } from '../../../css/custom-properties.ts';
import * as styles from './RouteProgressBar.css.ts';

/** The bar at one moment; without `percent` it does not show. */
export function ProgressLine({ label, percent }: { label: string; percent: number | undefined }) {
  const visible = percent !== undefined;
  const now = percent ?? 0;
  return (
    <div className={styles.place}>
      <div
        role="progressbar"
        aria-label={label}
        aria-hidden={!visible}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(now)}
        className={styles.bar({ visible })}
        style={customProperties({ '--suki-progress': String(now / 100) })}
      />
    </div>
  );
}

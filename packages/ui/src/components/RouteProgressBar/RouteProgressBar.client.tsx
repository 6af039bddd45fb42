'use client';
import { useSyncExternalStore } from 'react';
import { customProperties } from '../../css/custom-properties.ts';
import * as styles from './RouteProgressBar.css.ts';
import { type RouteProgressState, routeProgress } from './route-progress.ts';

const idle: RouteProgressState = { phase: 'idle' };
const onServer = () => idle;

/** The thin bar at the top edge; once per app, in the root layout. `label` names it: "Opening the page". */
export function RouteProgressBar({ label }: { label: string }) {
  const state = useSyncExternalStore(routeProgress.subscribe, routeProgress.current, onServer);
  const visible = state.phase !== 'idle';
  const percent = state.phase === 'idle' ? 0 : state.percent;
  return (
    <div className={styles.place}>
      <div
        role="progressbar"
        aria-label={label}
        aria-hidden={!visible}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        className={styles.bar({ visible })}
        style={customProperties({ '--suki-progress': String(percent / 100) })}
      />
    </div>
  );
}

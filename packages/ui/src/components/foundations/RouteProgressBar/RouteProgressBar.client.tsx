'use client';
import { useSyncExternalStore } from 'react';
import { ProgressLine } from './ProgressLine.tsx';
import { type RouteProgressState, routeProgress } from './route-progress.ts';

const idle: RouteProgressState = { phase: 'idle' };
const onServer = () => idle;

/** The thin bar at the top edge; once per app, in the root layout. `label` names it: "Opening the page". */
export function RouteProgressBar({ label }: { label: string }) {
  const state = useSyncExternalStore(routeProgress.subscribe, routeProgress.current, onServer);
  return <ProgressLine label={label} percent={state.phase === 'idle' ? undefined : state.percent} />;
}

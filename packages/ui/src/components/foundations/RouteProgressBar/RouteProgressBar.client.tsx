'use client';
import { useEffect, useRef } from 'react';
import { moveBar, ProgressLine } from './ProgressLine.tsx';
import { routeProgress } from './route-progress.ts';

/**
 * The thin bar at the top edge; once per app, in the root layout. `label` names it: "Opening the page".
 *
 * Its steps are written into the element and not rendered: React begins a page anew that it is drawing when something
 * else of the same root changes, and a step comes every 200 ms. A phone that needs longer than that to draw an item
 * began it again and again.
 */
export function RouteProgressBar({ label }: { label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = (): void => {
      const state = routeProgress.current();
      if (bar.current !== null) moveBar(bar.current, state.phase === 'idle' ? undefined : state.percent);
    };
    move();
    return routeProgress.subscribe(move);
  }, []);
  return <ProgressLine ref={bar} label={label} percent={undefined} />;
}

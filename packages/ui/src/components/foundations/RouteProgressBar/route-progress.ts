/**
 * The thin bar of a route change (specification, "Constants"): it starts at 10 percent, climbs to 70 in steps of 3 to 5
 * every 200 ms, then to 90 in steps of 1 to 3 every 500 ms, and waits there. At the end it jumps to 100 and is reset
 * after 220 ms.
 */
export type RouteProgressState =
  | { phase: 'idle' }
  | { phase: 'climbing'; percent: number }
  | { phase: 'ended'; percent: 100 };

export const startPercent = 10;
export const resetAfterMs = 220;

const quick = { until: 70, everyMs: 200, leastStep: 3, mostStep: 5 } as const;
const slow = { until: 90, everyMs: 500, leastStep: 1, mostStep: 3 } as const;

const paceAt = (percent: number) => (percent < quick.until ? quick : percent < slow.until ? slow : undefined);

/** Returns how long the bar stays at a place before its next step, in ms; undefined once it waits at 90. */
export function delayAtMs(percent: number): number | undefined {
  return paceAt(percent)?.everyMs;
}

/** Returns the next place. `chance` is from 0 (least step) up to 1 (largest step). A step never leaves its stretch. */
export function nextPercent(percent: number, chance: number): number {
  const pace = paceAt(percent);
  if (pace === undefined) return percent;
  return Math.min(pace.until, percent + pace.leastStep + chance * (pace.mostStep - pace.leastStep));
}

export type RouteProgress = {
  /** Starts the bar; a second start while it runs changes nothing. */
  start: () => void;
  /** Ends the bar, after the route change ended or failed. */
  end: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => RouteProgressState;
};

const idle: RouteProgressState = { phase: 'idle' };

/** Drives the bar by timers. `random` gives numbers from 0 up to 1. */
export function createRouteProgress(random: () => number = Math.random): RouteProgress {
  let state: RouteProgressState = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: RouteProgressState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const climb = (percent: number) => {
    set({ phase: 'climbing', percent });
    const delayMs = delayAtMs(percent);
    timer = delayMs === undefined ? undefined : setTimeout(() => climb(nextPercent(percent, random())), delayMs);
  };

  return {
    start() {
      if (state.phase === 'climbing') return;
      clearTimeout(timer);
      climb(startPercent);
    },
    end() {
      if (state.phase !== 'climbing') return;
      clearTimeout(timer);
      set({ phase: 'ended', percent: 100 });
      timer = setTimeout(() => set(idle), resetAfterMs);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => state,
  };
}

/** The app's one bar: `routeProgress.start()` when a route change begins, `.end()` when it ended or failed. */
export const routeProgress = createRouteProgress();

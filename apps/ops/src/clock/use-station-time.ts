import { useClock } from '@suki/sdk/hooks/staff/clock';
import { useEffect, useState } from 'react';
import { now } from './browser-clock.ts';

/** Deadlines are shown to the minute; three ticks a minute keep them exact enough. */
const TICK_MS = 20_000;

/** The time of the whole system: the browser's clock plus the offset of a development clock. */
export function useStationTime(): Date {
  const { data: clock } = useClock();
  const [browserTime, setBrowserTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setBrowserTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(browserTime.getTime() + (clock?.offsetMs ?? 0));
}

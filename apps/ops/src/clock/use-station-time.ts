import { useClock } from '@suki/sdk/hooks/staff/clock';
import { useEffect, useState } from 'react';
import { now } from './browser-clock.ts';

/** What is left of a deadline is shown to the minute. */
const TICK_MS = 20_000;

/** The time that the whole system agrees on: this browser's, plus what a development clock was moved by. */
export function useStationTime(): Date {
  const { data: clock } = useClock();
  const [browserTime, setBrowserTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setBrowserTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(browserTime.getTime() + (clock?.offsetMs ?? 0));
}

import { MINUTE_MS } from '@suki/domain/config/durations';
import { useEffect, useState } from 'react';
import { now } from '../../shell/clock/browser-clock.ts';

/** The time to the minute: "Just now" ends while somebody reads. */
export function useMinute(): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}

import { useMakeDropOffCode } from '@suki/sdk/hooks/users';
import type { DropOffCode } from '@suki/sdk/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '../../../shell/clock/browser-clock.ts';
import { renewalDelayMs } from './renewal-delay.ts';

/** The caller's code, renewed while the page is open and when a tab that slept is looked at again. */
export function useDropOffCode() {
  const { run, isRunning, error } = useMakeDropOffCode();
  const [shown, setShown] = useState<DropOffCode | null>(null);
  const make = useEffectEvent(async (): Promise<void> => {
    const outcome = await run();
    if (outcome.ok) {
      setShown(outcome.answer);
    }
  });
  useEffect(() => void make(), []);
  useEffect(() => {
    if (shown === null) {
      return undefined;
    }
    const timer = setTimeout(() => void make(), renewalDelayMs(shown.expiresAt, now()));
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && now().getTime() >= Date.parse(shown.expiresAt)) {
        void make();
      }
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [shown]);
  const again = async (): Promise<void> => {
    const outcome = await run();
    if (outcome.ok) {
      setShown(outcome.answer);
    }
  };
  return { shown, isRunning, error, again };
}

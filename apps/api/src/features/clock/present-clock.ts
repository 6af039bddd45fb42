import type { Clock as ClockAnswer } from '@suki/contract/staff/clock.table';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';

/** The time that all processes agree on, read from the stored offset and not from this process's memory of it. */
export function presentClock(
  offsetMs: number,
  { environment, realClock }: Pick<Dependencies, 'environment' | 'realClock'>,
): z.input<typeof ClockAnswer> {
  return {
    now: new Date(realClock.now().getTime() + offsetMs).toISOString(),
    offsetMs,
    movable: environment.isLocal,
  };
}

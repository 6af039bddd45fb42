import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import { getClock, moveClock } from '../../generated/staff-clock.ts';
import type { Clock } from '../../generated/suki.schemas.ts';
import { staffKeys } from '../../keys.ts';

/** The time that all processes agree on. */
export function useClock(): Fetched<Clock> {
  return useFetched(staffKeys.clock(), () => getClock());
}

/** Moves the clock of a development system. */
export function useMoveClock(): Command<number, Clock> {
  return useCommand(async (offsetMs, mutate) => {
    const clock = await moveClock({ offsetMs });
    await mutate(staffKeys.clock(), clock, { revalidate: false });
    return clock;
  });
}

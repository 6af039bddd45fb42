import { moveClock as move } from '@suki/db/queries/clock';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { presentClock } from './present-clock.ts';

/**
 * Every process hears of the new time at the commit. This process answers at once, without waiting for that message.
 */
export const moveClock: Handler<'moveClock'> = async ({ body, refuse }, dependencies) => {
  if (!dependencies.environment.isLocal) throw refuse('CLOCK_FIXED');
  await withTransaction(dependencies.pool, (tx) => move(tx, body.offsetMs));
  return presentClock(body.offsetMs, dependencies);
};

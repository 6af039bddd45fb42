import { clearTradeEvents } from '@suki/db/queries/trade-events';
import type { Dependencies } from '../dependencies.ts';
import type { BackgroundService } from './background-service.ts';
import { repeat } from './repeat.ts';

/** Deletes the events that every process has told its browsers (ADR 0098). Without it they would only take up space. */
export function startClearingOfEvents({ pool, log }: Pick<Dependencies, 'pool' | 'log'>): BackgroundService {
  return repeat({
    work: async () => void (await clearTradeEvents(pool)),
    pauseMs: 10_000,
    onError: (err) => log.warn({ err }, 'Could not delete old events; the next try follows.'),
  });
}

import { raiseWaitingAlert } from '@suki/db/queries/deadline-alerts';
import { lockTimer, passWarning, restartTimer, type Timer } from '@suki/db/queries/timers';
import { withTransaction } from '@suki/db/tx';
import { waitingAlerts } from '@suki/domain/alerts/waiting-alerts.table';
import { waitsUntil } from '@suki/domain/config/timers';
import { missingAnswer } from '@suki/domain/trade/table/timer-answers.table';
import type { Dependencies } from '../dependencies.ts';

/**
 * Handles a timer that no call can answer yet (docs/lifecycle.md#missing-answers): it is not carried out, nobody is
 * warned of it, and at its end the staff are alerted and it gets its window anew. Only the row of the timer is locked,
 * as for a warning.
 */
export async function letWait(timer: Timer, { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>): Promise<void> {
  const part = missingAnswer(timer.kind);
  if (part === null) return;
  await withTransaction(pool, async (tx) => {
    const at = clock.now();
    if (timer.fireAt > at) {
      await passWarning(tx, timer, { at, next: null });
      return;
    }
    const current = await lockTimer(tx, timer);
    if (current === undefined || current.fireAt > at) return;
    await restartTimer(tx, current, { at, until: waitsUntil(current.kind, at), waits: true });
    await raiseWaitingAlert(tx, current, { ...waitingAlerts[part], at });
  });
}

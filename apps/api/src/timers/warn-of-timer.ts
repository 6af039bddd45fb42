import { insertMessages } from '@suki/db/queries/inbox';
import { raiseAlerts } from '@suki/db/queries/standings';
import { passWarning, type Timer } from '@suki/db/queries/timers';
import { warnedSubject } from '@suki/db/queries/warned-subjects';
import { withTransaction } from '@suki/db/tx';
import { nextWarning } from '@suki/domain/trade/effects/next-warning';
import { staffWarningOf, warningOf } from '@suki/domain/trade/effects/warning-of';
import type { Dependencies } from '../dependencies.ts';

/**
 * Warns the person who has to act, or the staff of a hold, that a timer fires soon: once for each of its warnings, and
 * never when the timer was stopped or moved meanwhile or its time is over. Only the row of the timer is locked: a
 * command that changes the duty stops or moves its timer in the same transaction, and the person who has to act does
 * not change while the timer runs.
 */
export async function warnOfTimer(timer: Timer, { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>): Promise<void> {
  const subject = await warnedSubject(pool, timer);
  const message = subject === undefined ? null : warningOf(timer, subject);
  const alert = subject === undefined ? null : staffWarningOf(timer, subject);
  await withTransaction(pool, async (tx) => {
    const at = clock.now();
    const isTaken = await passWarning(tx, timer, { at, next: nextWarning(timer.kind, timer.fireAt, at) });
    if (!isTaken) return;
    if (message !== null) await insertMessages(tx, [message], { at });
    if (alert !== null) await raiseAlerts(tx, [{ ...alert, subject: timer }], at);
  });
}

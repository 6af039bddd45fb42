import { handleAlert as markAsHandled, staffAlertById } from '@suki/db/queries/staff-alerts';
import type { Handler } from '../../../http/handler.ts';
import { alertQueuesOf } from './alert-queues-of.ts';
import { presentAlert } from './present-alert.ts';

/** `PUT /staff/alert/{id}/handle`. When two people handle an alert at once, the answer names the first to both. */
export const handleAlert: Handler<'handleAlert'> = async ({ params, body, caller, refuse }, { pool, clock }) => {
  const alert = await staffAlertById(pool, params.id);
  if (alert === undefined) throw refuse('ALERT_NOT_FOUND');
  alertQueuesOf(caller, alert.queue);
  await markAsHandled(pool, alert.id, { by: caller.userId, at: clock.now(), note: body.note || null });
  const handled = await staffAlertById(pool, alert.id);
  if (handled === undefined) throw refuse('ALERT_NOT_FOUND');
  return presentAlert(handled);
};

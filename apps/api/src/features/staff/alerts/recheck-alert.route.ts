import { noteAlertDetails } from '@suki/db/queries/money-alerts';
import { type StaffAlert, staffAlertById } from '@suki/db/queries/staff-alerts';
import { alertTexts } from '@suki/domain/alerts/alert-texts';
import type { Handler } from '../../../http/handler.ts';
import { recheck } from '../../payments/recheck.ts';
import { alertQueuesOf } from './alert-queues-of.ts';
import { presentAlert } from './present-alert.ts';

/** `PUT /staff/alert/{id}/recheck`. A gateway that does not answer leaves everything unchanged (503). */
export const recheckAlert: Handler<'recheckAlert'> = async ({ params, caller, refuse }, dependencies) => {
  const { pool } = dependencies;
  const alert = await staffAlertById(pool, params.id);
  if (alert === undefined) throw refuse('ALERT_NOT_FOUND');
  alertQueuesOf(caller, alert.queue);
  if (!isRecheckable(alert)) throw refuse('NOT_ALLOWED_NOW');
  const comparison = await recheck(alert, dependencies);
  if (comparison !== null) await noteAlertDetails(pool, alert.id, { ...alert.details, comparison });
  const current = await staffAlertById(pool, alert.id);
  if (current === undefined) throw refuse('ALERT_NOT_FOUND');
  return presentAlert(current);
};

const isRecheckable = ({ doneAt, event }: StaffAlert): boolean =>
  doneAt === null && alertTexts(event).action === 'ask_again';

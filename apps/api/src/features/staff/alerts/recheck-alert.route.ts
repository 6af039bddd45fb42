import { noteAlertDetails } from '@suki/db/queries/money-alerts';
import { type StaffAlert, staffAlertById } from '@suki/db/queries/staff-alerts';
import { alertTexts } from '@suki/domain/alerts/alert-texts';
import type { Handler } from '../../../http/handler.ts';
import { recheck } from '../../payments/recheck.ts';
import { alertCommand } from './alert-command.ts';

/** `PUT /staff/alert/{id}/recheck`. A gateway that does not answer leaves everything unchanged (503). */
export const recheckAlert: Handler<'recheckAlert'> = (call, dependencies) =>
  alertCommand(call, dependencies, async (alert) => {
    if (!isRecheckable(alert)) throw call.refuse('NOT_ALLOWED_NOW');
    const comparison = await recheck(alert, dependencies);
    if (comparison === null) return;
    // The comparison may have noted a dispute.
    const current = await staffAlertById(dependencies.pool, alert.id);
    await noteAlertDetails(dependencies.pool, alert.id, { ...current?.details, comparison });
  });

const isRecheckable = ({ doneAt, event }: StaffAlert): boolean =>
  doneAt === null && alertTexts(event).action === 'ask_again';

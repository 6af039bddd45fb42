import { type StaffAlert, staffAlertById } from '@suki/db/queries/staff-alerts';
import type { AlertId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { alertQueuesOf } from './alert-queues-of.ts';
import { presentedAlerts } from './present-alert.ts';

type Call = {
  readonly params: { readonly id: AlertId };
  readonly caller: Pick<Caller, 'userId' | 'roles'>;
  readonly refuse: (reason: 'ALERT_NOT_FOUND') => Error;
};

type Act = (alert: StaffAlert) => Promise<unknown>;

/** Does something with an alert of the caller's queues, and answers the alert as it is then. */
export async function alertCommand({ params, caller, refuse }: Call, { pool }: Pick<Dependencies, 'pool'>, act: Act) {
  const alert = await staffAlertById(pool, params.id);
  if (alert === undefined) throw refuse('ALERT_NOT_FOUND');
  alertQueuesOf(caller, alert.queue);
  await act(alert);
  const current = await staffAlertById(pool, params.id);
  const [answer] = current === undefined ? [] : await presentedAlerts(pool, [current], caller);
  if (answer === undefined) throw refuse('ALERT_NOT_FOUND');
  return answer;
}

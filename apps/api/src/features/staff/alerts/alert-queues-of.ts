import { queuesOf } from '@suki/contract/staff/alert-queues';
import type { StaffQueue } from '@suki/domain/alerts/staff-queues';
import { ApiRefusal } from '../../../http/api-refusal.ts';
import type { Caller } from '../../../http/caller.ts';

/**
 * Returns the queues of the caller, or only the requested queue.
 * @throws ApiRefusal when the requested queue is not the caller's.
 */
export function alertQueuesOf(
  { roles }: Pick<Caller, 'roles'>,
  wanted?: StaffQueue | undefined,
): readonly StaffQueue[] {
  const queues = queuesOf(roles);
  if (wanted === undefined) return queues;
  if (!queues.includes(wanted)) throw new ApiRefusal('NOT_ALLOWED');
  return [wanted];
}

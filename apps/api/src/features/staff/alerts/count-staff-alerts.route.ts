import { countOpenAlerts } from '@suki/db/queries/staff-alerts';
import type { Handler } from '../../../http/handler.ts';
import { alertQueuesOf } from './alert-queues-of.ts';

/** `GET /staff/alert/counts`: every queue of the caller, also those without alerts. */
export const countStaffAlerts: Handler<'countStaffAlerts'> = async ({ caller }, { pool }) => {
  const counts = await countOpenAlerts(pool);
  const own = alertQueuesOf(caller).map((queue) => [queue, counts.get(queue) ?? 0] as const);
  return { open: own.reduce((sum, [, count]) => sum + count, 0), counts: Object.fromEntries(own) };
};

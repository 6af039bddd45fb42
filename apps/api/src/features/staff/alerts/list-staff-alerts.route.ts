import { listHandledAlerts, listOpenAlerts } from '@suki/db/queries/staff-alerts';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { alertQueuesOf } from './alert-queues-of.ts';
import { presentedAlerts } from './present-alert.ts';

/** `GET /staff/alert/list`. The moment of handling is `updatedAt`; taking an alert moves no row. */
export const listStaffAlerts: Handler<'listStaffAlerts'> = async ({ query, caller }, { pool }) => {
  const queues = alertQueuesOf(caller, query.queue);
  const isHandled = query.state === 'handled';
  const options = listOptions(query, { limit: staffPageSize, changes: isHandled });
  const page = await (isHandled ? listHandledAlerts : listOpenAlerts)(pool, queues, options);
  return { ...page, items: await presentedAlerts(pool, page.items, caller) };
};

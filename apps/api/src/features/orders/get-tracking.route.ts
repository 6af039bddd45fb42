import { orderById } from '@suki/db/queries/orders';
import { trackingById } from '@suki/db/queries/trackings';
import type { Handler } from '../../http/handler.ts';
import { maySeeParcel, presentTracking } from './present-tracking.ts';
import { roleIn } from './role-in.ts';

export const getTracking: Handler<'getTracking'> = async ({ params, caller, refuse }, { pool }) => {
  const tracking = await trackingById(pool, params.id);
  const order = tracking === undefined ? undefined : await orderById(pool, tracking.orderId);
  const role = order === undefined ? null : roleIn(order, caller.userId);
  if (tracking === undefined || role === null || !maySeeParcel(role, tracking)) throw refuse('TRACKING_NOT_FOUND');
  return presentTracking(tracking, role);
};

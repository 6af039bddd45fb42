import { hideOrder, orderById } from '@suki/db/queries/orders';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../http/handler.ts';
import { roleIn } from './role-in.ts';

/** `DELETE /order/{id}`: hides a finished order from the caller's list. */
export const deleteOrder: Handler<'deleteOrder'> = async ({ params, caller, refuse }, { pool, clock }) =>
  withTransaction(pool, async (tx) => {
    const order = await orderById(tx, params.id);
    if (order === undefined || roleIn(order, caller.userId) === null) throw refuse('ORDER_NOT_FOUND');
    const isHidden = await hideOrder(tx, params.id, caller.userId, clock.now());
    if (!isHidden) throw refuse('NOT_ALLOWED_NOW', { details: { status: order.status } });
    return { done: true as const };
  });

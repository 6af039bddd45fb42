import { paymentMethodsOf } from '@suki/db/queries/payment-methods';
import { sortPaymentMethods } from '@suki/domain/payments/sort-payment-methods';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentPaymentMethod } from './present-payment-method.ts';

/**
 * `GET /pay/payment-method/list`. A person keeps few methods, and which of them stands first depends on the moment (an
 * expired card is no default any more). So all of them are read and sorted for this moment, and the page is cut from
 * the result.
 */
export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ caller, query }, { pool, clock }) => {
  const { limit, lastItemId, orderBy = 'createdAt', order = 'desc' } = listOptions(query);
  const view = { now: clock.now(), amount: query.amount };
  const rows = (await paymentMethodsOf(pool, caller.userId)).map((method) => presentPaymentMethod(method, view));
  const byMoment = sortPaymentMethods(
    rows.filter(({ isDefault }) => !isDefault).map((row) => ({ ...row, createdAt: row[orderBy], row })),
    null,
  ).map(({ row }) => row);
  // The default keeps its place through a bank's downtime, or an amount above its limit: it is still active.
  const sorted = [
    ...rows.filter(({ isDefault }) => isDefault),
    ...(order === 'asc' ? byMoment.toReversed() : byMoment),
  ];
  const start = lastItemId === undefined ? 0 : sorted.findIndex(({ id }) => id === lastItemId) + 1;
  const isLost = lastItemId !== undefined && start === 0;
  const items = isLost ? [] : sorted.slice(start, start + limit);
  return {
    items,
    hasMore: !isLost && sorted.length > start + limit,
    lastItemId: items.at(-1)?.id ?? null,
  };
};

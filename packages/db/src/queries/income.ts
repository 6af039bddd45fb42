import type { OrderId, UserId } from '@suki/domain/ids/id';
import { type Db, first, statement } from '../statement.ts';

const availableStatement = statement<{ availableAt: Date | null }, [OrderId, UserId]>(
  'income.available-at',
  `select t.available_at as "availableAt" from wallet_transactions t
where t.order_id = $1::text and t.user_id = $2::text and t.kind = 'sell_income'`,
);

/** When the seller can withdraw the income of an order; null = at once, or there is none yet. */
export async function incomeAvailableAt(db: Db, orderId: OrderId, sellerId: UserId): Promise<Date | null> {
  return (await first(db, availableStatement, [orderId, sellerId]))?.availableAt ?? null;
}

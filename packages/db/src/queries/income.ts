import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { type Db, exactlyOne, statement } from '../statement.ts';
import { isTaxWithheld } from './withheld-tax.ts';

/** Facts about the income of an order beside its amount. */
export type IncomeFacts = {
  /** The moment from which the seller can withdraw it; null at once, or without income yet. */
  readonly availableAt: Date | null;
  /** The withheld tax; null before the seller is paid. */
  readonly tax: Centavos | null;
  /** True when tax would be withheld if the seller were paid now. */
  readonly isTaxWithheld: boolean;
};

const factsStatement = statement<IncomeFacts, [OrderId, UserId]>(
  'income.facts',
  `select (
  select t.available_at from wallet_transactions t where t.order_id = $1::text and t.user_id = $2::text and t.kind = 'sell_income'
) as "availableAt", (
  select coalesce((
    select p.amount from journal_entries e join postings p on p.journal_entry_id = e.id and p.amount > 0
    where e.code = 'tax_withheld' and e.key = $1::text), 0)
  from journal_entries paid where paid.code = 'seller_paid' and paid.key = $1::text
) as tax, coalesce(${isTaxWithheld('$2::text')}, false) as "isTaxWithheld"`,
);

export async function incomeFacts(db: Db, orderId: OrderId, sellerId: UserId): Promise<IncomeFacts> {
  return await exactlyOne(db, factsStatement, [orderId, sellerId]);
}

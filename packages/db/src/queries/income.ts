import { payoutHold } from '@suki/domain/config/payouts';
import type { AskId, OrderId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { type Db, exactlyOne, statement } from '../statement.ts';
import { type HeldFor, heldForSql } from './held-for.ts';
import { isTaxWithheld } from './withheld-tax.ts';

/** Facts about the income of an order beside its amount. */
export type IncomeFacts = {
  /** The moment from which the seller can withdraw it; null at once, or without income yet. */
  readonly availableAt: Date | null;
  /** The withheld tax; null before the seller is paid. */
  readonly tax: Centavos | null;
  /** True when tax would be withheld if the seller were paid now. */
  readonly isTaxWithheld: boolean;
  /** The seller's successful sales, counted up to the limit of the payout hold. */
  readonly finishedSales: number;
};

const finishedSalesSql = (sellerId: string): string => `(
  select count(*) from (
    select from asks where seller_id = ${sellerId} and status = 'transaction_successful' limit ${payoutHold.trustedAfterSales}) as finished
)`;

const factsStatement = statement<IncomeFacts, [OrderId, UserId]>(
  'income.facts',
  `select (
  select t.available_at from wallet_transactions t where t.order_id = $1::text and t.user_id = $2::text and t.kind = 'sell_income'
) as "availableAt", (
  select coalesce((
    select p.amount from journal_entries e join postings p on p.journal_entry_id = e.id and p.amount > 0
    where e.code = 'tax_withheld' and e.key = $1::text), 0)
  from journal_entries paid where paid.code = 'seller_paid' and paid.key = $1::text
) as tax, coalesce(${isTaxWithheld('$2::text')}, false) as "isTaxWithheld", ${finishedSalesSql('$2::text')} as "finishedSales"`,
);

export async function incomeFacts(db: Db, orderId: OrderId, sellerId: UserId): Promise<IncomeFacts> {
  return await exactlyOne(db, factsStatement, [orderId, sellerId]);
}

/** Facts about when a seller can withdraw the income of an ask. */
export type IncomeOfAsk = Pick<IncomeFacts, 'availableAt' | 'finishedSales'> & {
  /** Its live or finished order; null without one. */
  readonly sold: (HeldFor & { readonly couponAmount: Centavos }) | null;
};

const ofAskStatement = statement<IncomeOfAsk, [AskId]>(
  'income.of-ask',
  `select case when o.id is not null then ${heldForSql} || jsonb_build_object('couponAmount', o.coupon_amount) end as sold, (
  select t.available_at from wallet_transactions t where t.order_id = o.id and t.user_id = a.seller_id and t.kind = 'sell_income'
) as "availableAt", ${finishedSalesSql('a.seller_id')} as "finishedSales"
from asks a left join orders o on o.ask_id = a.id and o.status <> 'transaction_closed' where a.id = $1::text`,
);

export async function incomeOfAsk(db: Db, askId: AskId): Promise<IncomeOfAsk> {
  return await exactlyOne(db, ofAskStatement, [askId]);
}

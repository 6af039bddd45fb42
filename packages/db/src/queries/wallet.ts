import { type WalletStatus, walletStatusOfPayout } from '@suki/domain/config/money-statuses';
import type { AskId, OrderId, PayoutId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { WalletTransactionKind } from '../schema/enums.ts';
import { type Db, exactlyOne, statement } from '../statement.ts';
import { type HeldFor, heldForSql } from './held-for.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type Balance = { readonly balance: Centavos; readonly withdrawable: Centavos };

// The held part is the sum of the wallet's lines whose day has not come. A payout in between may reach into it only
// down to 0.
const balanceStatement = statement<Balance, [UserId, Date]>(
  'wallet.balance',
  `select w.balance, greatest(0, w.balance - (
  select coalesce(sum(t.amount), 0) from wallet_transactions t
  where t.user_id = w.user_id and t.through = 'wallet' and t.available_at > $2::timestamptz))::bigint as withdrawable
from wallets w where w.user_id = $1::text`,
);

/** A person's balance and the part that can be withdrawn now. */
export async function walletBalance(db: Db, userId: UserId, now: Date): Promise<Balance> {
  return await exactlyOne(db, balanceStatement, [userId, now]);
}

export type WalletTransaction = {
  readonly id: string;
  readonly kind: WalletTransactionKind;
  readonly status: WalletStatus;
  readonly amount: Centavos;
  readonly through: 'wallet' | 'original_method';
  readonly askId: AskId | null;
  readonly orderId: OrderId | null;
  /** The number of that order without its letter (`orderNumberText`). */
  readonly orderNumber: number | null;
  readonly payoutId: PayoutId | null;
  readonly itemName: string | null;
  readonly availableAt: Date | null;
  /** The order of held income, whose delivery brings the date; null for other money. */
  readonly heldFor: HeldFor | null;
  /** The time of the next try, after a refund failed for a passing reason. */
  readonly retryAt: Date | null;
  readonly createdAt: Date;
};

/** A refund's statuses are among a payout's. A line without refund or payout has moved its money already. */
const walletStatusCases = Object.entries(walletStatusOfPayout)
  .map(([status, inWallet]) => ` when '${status}' then '${inWallet}'`)
  .join('');

const lists = listStatements<WalletTransaction, [UserId]>({
  name: 'wallet.transactions',
  // A buyer's refund line hides the ask, which concerns its seller only.
  select: `select t.id, t.kind, t.amount, t.through, case when a.seller_id = t.user_id then t.ask_id end as "askId", t.order_id as "orderId", o.order_number as "orderNumber", t.payout_id as "payoutId",
  t.available_at as "availableAt", case when t.kind = 'sell_income' and o.id is not null then ${heldForSql} end as "heldFor", r.retry_at as "retryAt", t.created_at as "createdAt", i.name as "itemName",
  case coalesce(p.status, r.status)${walletStatusCases} else 'succeeded' end as status
from wallet_transactions t
  left join payouts p on p.id = t.payout_id
  left join refunds r on r.id = t.refund_id
  left join asks a on a.id = t.ask_id
  left join orders o on o.id = t.order_id
  left join items i on i.id = a.item_id`,
  where: 't.user_id = $1::text',
  table: 'wallet_transactions',
  alias: 't',
  orderColumns: { createdAt: 'created_at' },
  valueCount: 1,
});

/** Returns the transactions of a person, newest first, with the status of their refund or payout. */
export async function listWalletTransactions(
  db: Db,
  userId: UserId,
  options: ListOptions,
): Promise<ListPage<WalletTransaction>> {
  return await pageOf(db, lists, [userId], options);
}

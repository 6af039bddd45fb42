import type { AskId, BidId, OrderId } from '@suki/domain/ids/id';
import type { TradeWorld } from '../../support/trade-world-on.ts';

type Paid =
  | { readonly entity: 'order'; readonly id: OrderId }
  | { readonly entity: 'ask'; readonly id: AskId }
  | { readonly entity: 'bid'; readonly id: BidId };

/** Returns the successful payment of an order or deposit. @throws Error when there is none. */
export async function paymentOf({ pool }: TradeWorld, { entity, id }: Paid): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from payment_attempts where ${entity}_id = $1 and status = 'SUCCEEDED' order by created_at desc`,
    [id],
  );
  if (rows[0] === undefined) throw new Error(`Expected ${id} to be paid.`);
  return rows[0].id;
}

/** The payer's bank questions a payment at the gateway, and its webhook follows. */
export async function bankQuestions(world: TradeWorld, paid: Paid): Promise<void> {
  await world.api.sandbox.control(`/payments/${await paymentOf(world, paid)}/dispute`);
  await world.settle();
}

/** The bank questions the payment, then takes the money back. */
export async function bankTakesBack(world: TradeWorld, paid: Paid): Promise<void> {
  await bankQuestions(world, paid);
  await world.api.sandbox.control(`/payments/${await paymentOf(world, paid)}/dispute/lose`);
  await world.settle();
}

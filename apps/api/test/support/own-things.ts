import { raiseAlerts } from '@suki/db/queries/standings';
import { creditTestWallet, insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { pesos } from '@suki/domain/money/centavos';
import type { StaffSubject } from '@suki/domain/trade/decide/own-trade';
import { acceptLaterCall, liveBid } from './bid-steps.ts';
import { reason, waitingFor } from './second-person.ts';
import { payOutTo } from './shared-accounts.ts';
import { newTrader, supportStaff, type Trader } from './trade-people.ts';
import { type Deal, dealAt, deliver, newKey } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';

/** A thing that the staff may act on: the id that a call names, and everybody who has a part in it. */
export type OwnThing = { readonly id: string; readonly parties: readonly Trader[] };
export type OwnThings = Readonly<Record<Exclude<StaffSubject, 'nothing'>, readonly OwnThing[]>>;

const one = async <Row extends object>(
  { pool }: TradeWorld,
  text: string,
  values: readonly unknown[],
): Promise<Row> => {
  const [row] = (await pool.query<Row>(text, [...values])).rows;
  if (row === undefined) throw new Error(`Expected a row for ${text}`);
  return row;
};

/** Makes another account of a person: both were paid out to one bank account. */
async function twinOf(world: TradeWorld, person: Trader): Promise<Trader> {
  const twin = await newTrader(world.api.dependencies);
  const accountNumber = String(Math.floor(1e9 + Math.random() * 9e9));
  for (const account of [person, twin]) await payOutTo(world, account, { accountNumber });
  return twin;
}

/** Makes a bid that a seller has accepted and not paid for yet. */
async function accepted(world: TradeWorld) {
  const [bidder, seller] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  const sku = await insertTestSku(world.pool);
  const bidId = await liveBid(world, { ...sku, bidder, price: pesos(4000) });
  const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
  return { askId, bidId, parties: [bidder, seller] };
}

async function payoutOf(world: TradeWorld, person: Trader): Promise<OwnThing> {
  await creditTestWallet(world.pool, person.userId, pesos(1000), world.api.clock.now());
  const call = { body: { amount: pesos(500) }, idempotencyKey: newKey() };
  const { id } = (await world.api.callAs(person, 'requestPayout', call)).answer();
  return { id, parties: [person] };
}

/** Makes a refund, for a buyer who cancelled. */
async function refundOf(world: TradeWorld): Promise<OwnThing & { readonly deal: Deal }> {
  const deal = await dealAt(world, 'confirming_buyer_order');
  const call = { params: { orderId: deal.orderId }, body: { isSeller: false } };
  (await world.api.callAs(deal.buyer, 'cancelOrder', call)).answer();
  await world.settle();
  const { id } = await one<{ id: string }>(
    world,
    'select r.id from refunds r join payment_attempts p on p.id = r.attempt_id where p.order_id = $1',
    [deal.orderId],
  );
  return { id, parties: [deal.buyer, deal.seller], deal };
}

/** Support asks to keep a seller's deposit for fraud. */
async function approvalOf(world: TradeWorld, { orderId }: Deal, parties: readonly Trader[]): Promise<OwnThing> {
  const body = { fault: 'seller', isFraud: true, reason } as const;
  (await world.api.callAs(supportStaff, 'cancelForPlatform', { params: { id: orderId }, body })).answer();
  return { id: await waitingFor(world, orderId), parties };
}

type Subject = Parameters<typeof raiseAlerts>[1][number]['subject'];

/** Raises a staff alert about each subject; returns the alerts. */
async function alertsOf(world: TradeWorld, subjects: readonly (OwnThing & { readonly entity: string })[]) {
  const alerts = subjects.map(({ entity, id }) => ({
    queue: 'support' as const,
    event: 'E54' as const,
    subject: { entity, id } as Subject,
  }));
  await withTransaction(world.pool, (tx) => raiseAlerts(tx, alerts, world.api.clock.now()));
  const raised: OwnThing[] = [];
  for (const { id: entityId, parties } of subjects) {
    const text = `select id from staff_alerts where entity_id = $1 and event = 'E54'`;
    raised.push({ id: (await one<{ id: string }>(world, text, [entityId])).id, parties });
  }
  return raised;
}

/** Makes some of each kind of thing that the staff act on, with their parties and the other account of one of these. */
export async function ownThings(world: TradeWorld): Promise<OwnThings> {
  const deal = await dealAt(world, 'seller_to_ship');
  const code = await deliver(world, deal);
  const twin = await twinOf(world, deal.seller);
  const buyersTwin = await twinOf(world, deal.buyer);
  const sides = [deal.buyer, deal.seller, twin, buyersTwin];
  const acceptance = await accepted(world);
  const payout = await payoutOf(world, deal.seller);
  const shown = (await world.api.callAs(deal.seller, 'makeDropOffCode')).answer();
  const refund = await refundOf(world);
  const { id: attemptId } = await one<{ id: string }>(world, 'select id from payment_attempts where order_id = $1', [
    deal.orderId,
  ]);
  const { id: depositId } = await one<{ id: string }>(world, 'select id from deposits where bid_id = $1', [
    acceptance.bidId,
  ]);
  return {
    order: [{ id: deal.orderId, parties: sides }],
    approval: [await approvalOf(world, deal, sides)],
    parcel: [
      { id: deal.orderId, parties: sides },
      { id: ` ${code.toLowerCase()}`, parties: sides },
    ],
    ask: [
      { id: deal.askId, parties: [deal.seller, twin] },
      { id: acceptance.askId, parties: acceptance.parties },
    ],
    bid: [{ id: acceptance.bidId, parties: acceptance.parties }],
    payout: [{ id: payout.id, parties: [deal.seller, twin] }],
    refund: [refund],
    person: [{ id: deal.seller.userId, parties: [deal.seller, twin] }],
    seller: [{ id: shown.code.toLowerCase(), parties: [deal.seller, twin] }],
    alert: await alertsOf(world, [
      { entity: 'order', id: deal.orderId, parties: sides },
      { entity: 'ask', id: deal.askId, parties: sides },
      { entity: 'bid', id: acceptance.bidId, parties: acceptance.parties.slice(0, 1) },
      { entity: 'payout', id: payout.id, parties: [deal.seller, twin] },
      { entity: 'refund', id: refund.id, parties: refund.parties },
      { entity: 'attempt', id: attemptId, parties: sides },
      { entity: 'deposit', id: depositId, parties: acceptance.parties.slice(0, 1) },
    ]),
  };
}

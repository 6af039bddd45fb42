import type { NewOrder, Order } from '@suki/db/queries/orders';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { References } from '../trade/references-of.ts';
import { orderAnswer } from './present-order.ts';

/** Catalogue facts of an order. They are read before the locks, in the round trip of the locks. */
export type OrderedItem = Pick<References, 'itemOf' | 'skuOf'>;

export type Purchased = {
  readonly approval: Approval;
  readonly details: NewOrder;
  readonly item: OrderedItem;
};

/**
 * Returns the buyer's answer for an order that is being made. All of it follows from the decision, so nothing is read
 * while the book is locked. `GET /order/{id}` gives an equal answer a moment later.
 */
export function answerOfPurchase(
  { approval, details, item }: Purchased,
  needs: Pick<Dependencies, 'environment' | 'clock'>,
) {
  const order = rowOf(approval, details);
  const timers = approval.timers
    .filter((timer) => timer.change === 'start')
    .filter(({ subject }) => subject.id === order.id);
  const moves = approval.moves.filter(({ entity }) => entity === 'order');
  const parts = {
    ask: undefined,
    lostBid: undefined,
    attempts: [],
    refunds: [],
    trackings: [],
    verification: undefined,
    history: moves.map(({ event, from, to }) => ({
      event,
      from,
      to,
      actor: approval.actor,
      actorId: order.buyerId,
      by: null,
      said: approval.audit,
      at: order.createdAt,
    })),
    income: { availableAt: null, tax: null, isTaxWithheld: false, finishedSales: 0 },
  };
  return orderAnswer(
    { order, role: 'buyer', references: { ...item, timersOf: () => timers }, parts, finding: null },
    needs,
  );
}

function rowOf({ creations }: Approval, details: NewOrder): Order {
  const made = creations.find((creation) => creation.entity === 'order');
  if (made === undefined) throw new TypeError('Expected the decision to make an order.');
  const { closure: _none, ...snapshot } = made.row;
  return {
    ...snapshot,
    quoteLines: made.quoteLines,
    ...details,
    courierArrival: null,
    paidAt: null,
    isBuyerAddressChanged: false,
    reminderSent: false,
    rushOrder: false,
    outboundCourier: null,
    closureReason: null,
    closureDetail: null,
    hiddenByBuyerAt: null,
    hiddenBySellerAt: null,
    version: 1,
    updatedAt: snapshot.createdAt,
  };
}

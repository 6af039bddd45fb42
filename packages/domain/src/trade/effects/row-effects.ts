import { deposits } from '../../config/deposits.ts';
import { subtract, zero } from '../../money/centavos.ts';
import type { Approval, CouponChange, Creation, Move, Standing, TimerChange, TimerSubject } from '../facts/decision.ts';
import type { ReturnSnapshot } from '../facts/snapshot.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import type { TransitionRow } from '../table/transition-row.ts';
import { startOf } from './row-timers.ts';

/** Effects of a row beside statuses, money, timers and messages. */
export type Effects = {
  readonly creations: readonly Creation[];
  readonly moves: readonly Move[];
  readonly timers: readonly TimerChange[];
  readonly coupons: readonly CouponChange[];
  readonly standings: readonly Standing[];
  readonly announcements: Approval['announcements'];
  readonly alerts: Approval['alerts'];
};

type Input = { readonly event: string; readonly row: TransitionRow; readonly context: TradeContext };

/** The effects of one row (docs/lifecycle.md#effects). */
export function effectsOf(input: Input): Effects {
  const { event, row, context } = input;
  return {
    ...openReturn(input),
    coupons: couponsOf(row, context),
    standings: standingsOf(row, context),
    announcements: newsOf(row, context),
    alerts: row.alert === undefined ? [] : [{ queue: row.alert, event, subject: alertSubject(row, context) }],
  };
}

/** News name the price that holds from now on, not the price that an edit replaced (E09, E18e). */
function newsOf(row: TransitionRow, { ask, bid, order, patches = [] }: TradeContext): Approval['announcements'] {
  const subject = order ?? bid ?? ask;
  if (subject === undefined) {
    return [];
  }
  const edits = patches.flatMap((patch) =>
    (patch.entity === 'ask' || patch.entity === 'bid') && patch.id === subject.id ? [patch.set.price] : [],
  );
  const price = edits.find((edited) => edited !== undefined) ?? subject.price;
  return (row.announce ?? []).map((audience) => ({ audience, skuId: subject.skuId, price }));
}

/** Returns the subject of an alert: the first thing that the row has a side of, otherwise the first of the facts. */
function alertSubject(row: TransitionRow, { claim, returnLeg, stock, order, bid, ask }: TradeContext): TimerSubject {
  const things = [
    { entity: 'claim', isMeant: row.claim !== undefined, thing: claim },
    { entity: 'return', isMeant: row.returnLeg !== undefined, thing: returnLeg },
    { entity: 'stock', isMeant: row.stock !== undefined, thing: stock },
    { entity: 'order', isMeant: true, thing: order },
    { entity: 'bid', isMeant: true, thing: bid },
    { entity: 'ask', isMeant: true, thing: ask },
    { entity: 'return', isMeant: true, thing: returnLeg },
  ] as const;
  const found = things.find(({ isMeant, thing }) => isMeant && thing != null);
  const { entity, thing } = required(found, 'what the alert is about');
  return { entity, id: required(thing, `the ${entity}`).id };
}

type Opened = Pick<Effects, 'creations' | 'moves' | 'timers'>;

/**
 * RT1: the return leg with its 24 hours for choosing. Paid by the platform or out of the kept deposit it waits for us
 * (`return_shipment`); where the seller has to pay (also what a deposit does not cover) it waits for the money
 * (`return_storage`). A counterfeit is held (RT7).
 */
function openReturn({ event, row, context }: Input): Opened {
  if (row.returnsAtCostOf === undefined) {
    return { creations: [], moves: [], timers: [] };
  }
  const leg = newReturn(row, context);
  const isHeld = leg.status === 'held';
  const opening = { ...context, returnLeg: leg };
  const kinds = isHeld
    ? []
    : leg.isPaid
      ? (['return_choice', 'return_sla', 'return_shipment'] as const)
      : (['return_choice', 'return_storage'] as const);
  return {
    creations: [{ entity: 'returnLeg', row: leg }],
    moves: [{ entity: 'returnLeg', id: leg.id, from: null, to: leg.status, event }],
    timers: kinds.map((kind) => startOf(kind, row, opening)),
  };
}

function newReturn(row: TransitionRow, context: TradeContext): ReturnSnapshot {
  const { ask, stock, order, amounts, returning } = context;
  const item = required(ask ?? stock, 'the item that goes back');
  const cost = amounts?.returnCost ?? zero;
  // A deposit that the bank took back pays for nothing.
  const held = ask?.deposit.status === 'under_hold' ? ask.deposit.amount : zero;
  const asked = returning?.payer ?? row.returnsAtCostOf ?? 'seller';
  const isShort = asked === 'deposit' && cost > held;
  const payer = isShort ? 'seller' : asked;
  return {
    id: item.id,
    sellerId: item.sellerId,
    status: row.holdsItem === true ? 'held' : 'return_pending',
    payer,
    cost: isShort ? subtract(cost, held) : cost,
    isPaid: payer !== 'seller',
    choice: null,
    passesAsNew: returning?.passesAsNew ?? false,
    lossInValue: returning?.lossInValue ?? zero,
    value: returning?.value ?? order?.income ?? stock?.value ?? zero,
  };
}

function couponsOf(row: TransitionRow, context: TradeContext): readonly CouponChange[] {
  const { order } = context;
  if (order === undefined) {
    return [];
  }
  const held =
    row.coupon === undefined || order.couponId === null
      ? []
      : [{ change: row.coupon, id: order.couponId, orderId: order.id }];
  const amount = deposits.apologyCoupon;
  return row.apology === true ? [...held, { change: 'give', userId: order.buyerId, amount }] : held;
}

function standingsOf(row: TransitionRow, context: TradeContext): readonly Standing[] {
  if (row.standing === undefined) {
    return [];
  }
  const { ask, bid, order, stock } = context;
  const { of, change } = row.standing;
  const userId = of === 'seller' ? (ask ?? stock)?.sellerId : (order ?? bid)?.buyerId;
  return [{ userId: required(userId, `the ${of}`), change }];
}

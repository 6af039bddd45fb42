import { sellerFees } from '../../src/config/fees.ts';
import { zero } from '../../src/money/centavos.ts';
import { decide } from '../../src/trade/decide/decide.ts';
import type { MovingThing } from '../../src/trade/effects/row-moves.ts';
import type { AcceptingSellerFacts, BidderFacts, NewOrderFacts } from '../../src/trade/facts/command-facts.ts';
import type { Command, CommandName, CommandOf, FactsOf } from '../../src/trade/facts/commands.ts';
import type { Decision } from '../../src/trade/facts/decision.ts';
import type { AskSnapshot, OrderSnapshot } from '../../src/trade/facts/snapshot.ts';
import type { AskStatus, OrderStatus } from '../../src/trade/facts/statuses.ts';
import {
  askFixture,
  bidFixture,
  ids,
  tuesday as now,
  orderFixture,
  paidOrderFixture,
  sellerFacts,
} from '../trade-fixtures.ts';

/** A command in a situation. */
export type Case = {
  (): Decision;
  readonly command?: Command;
  readonly facts?: object;
  /** Asks the rules again with one of the facts in another status. */
  readonly inStatus?: (entity: MovingThing, status: string) => Decision | undefined;
};

export function ask<Name extends CommandName>(command: CommandOf<Name>, facts: FactsOf<Name>): Case {
  const inStatus = (entity: MovingThing, status: string): Decision | undefined => {
    const thing: unknown = Reflect.get(facts, entity);
    if (typeof thing !== 'object' || thing === null) return undefined;
    return decide(command, { ...facts, [entity]: { ...thing, status, closure: null } } as FactsOf<Name>, now);
  };
  return Object.assign(() => decide(command, facts, now), { command: command as Command, facts, inStatus });
}

export const byBuyer = { callerId: ids.buyer } as const;
export const bySeller = { callerId: ids.seller } as const;

/** A paid order and its ask in matching statuses; `change` goes to the order. */
export function trade(askStatus: AskStatus, status: OrderStatus, change: Partial<OrderSnapshot> = {}) {
  return { ask: askFixture({ status: askStatus }), order: paidOrderFixture({ status, ...change }) };
}

/** A paid order from stock and its flash ask in matching statuses; `change` goes to the order. */
export function flashTrade(askStatus: AskStatus, status: OrderStatus, change: Partial<OrderSnapshot> = {}) {
  const ask = askFixture({ status: askStatus, lane: 'flash', stockId: ids.stock }, { amount: zero });
  return { ask, order: paidOrderFixture({ status, lane: 'flash', ...change }) };
}

/** An unpaid order of an accepted bid, with its ask and bid. */
export function bidTrade(ask: Partial<AskSnapshot> = {}, order: Partial<OrderSnapshot> = {}) {
  const status = 'buyer_to_pay';
  return {
    ask: askFixture({ status, listingRemainingMs: 3_600_000 * 48, ...ask }),
    bid: bidFixture({ status, liveRemainingMs: 3_600_000 * 24 }),
    order: orderFixture({ origin: 'bid', bidId: ids.bid, ...order }),
  };
}

/** The ask of a seller who accepted a bid and has not paid the deposit. */
export function acceptance() {
  const ask = askFixture(
    { status: 'to_pay', origin: 'accept_bid', liveAt: null },
    { status: 'due', paidByAttemptId: null },
  );
  return { ask, bid: bidFixture({ status: 'seller_to_pay_deposit', liveRemainingMs: 3_600_000 }) };
}

export const newOrder: NewOrderFacts = { orderId: ids.order, feeRules: sellerFees, buyerRegion: 'NCR' };
export const acceptingSeller: AcceptingSellerFacts = { ...sellerFacts, unpaidAcceptances: 0, depositDefaults: 0 };
export const bidderFacts: BidderFacts = {
  userId: ids.buyer,
  isRegistered: true,
  isSuspended: false,
  isPhoneVerified: true,
  hasAddress: true,
  liveBidsOnSku: 0,
};

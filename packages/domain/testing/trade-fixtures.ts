import { sellerFees } from '../src/config/fees.ts';
import { toId } from '../src/ids/id.ts';
import { pesos, zero } from '../src/money/centavos.ts';
import { buyerQuote } from '../src/quote/buyer-quote.ts';
import { sellerQuote } from '../src/quote/seller-quote.ts';
import type { BuyerFacts, ItemFacts, SellerFacts } from '../src/trade/facts/command-facts.ts';
import type {
  AskSnapshot,
  AttemptSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from '../src/trade/facts/snapshot.ts';
import { askExtras, depositExtras, orderExtras } from '../src/trade/facts/snapshot-extras.ts';

/** Ids for tests. */
export const ids = {
  seller: toId('usr', 'usr_seller00000'),
  buyer: toId('usr', 'usr_buyer000000'),
  stranger: toId('usr', 'usr_stranger000'),
  item: toId('itm', 'itm_samba000000'),
  sku: toId('sku', 'sku_samba42000'),
  ask: toId('ask', 'ask_first000000'),
  deposit: toId('dep', 'dep_first000000'),
  order: toId('ord', 'ord_first000000'),
  depositAttempt: toId('att', 'att_deposit0000'),
  attempt: toId('att', 'att_payment0000'),
  secondAttempt: toId('att', 'att_payment0002'),
  payout: toId('pyo', 'pyo_first000000'),
  refund: toId('ref', 'ref_first000000'),
  bid: toId('bid', 'bid_first000000'),
  bidDeposit: toId('dep', 'dep_bid00000000'),
  bidAttempt: toId('att', 'att_bid00000000'),
  stock: toId('stk', 'stk_first000000'),
  claim: toId('clm', 'clm_first000000'),
  coupon: toId('cpn', 'cpn_first000000'),
  nextOrder: toId('ord', 'ord_second00000'),
  nextAsk: toId('ask', 'ask_second00000'),
  nextDeposit: toId('dep', 'dep_second00000'),
  otherSeller: toId('usr', 'usr_other000000'),
} as const;

/** Tuesday 24 November 2026, 10:00 in Manila. */
export const tuesday = new Date('2026-11-24T02:00:00Z');

export const price = pesos(6_250);

/** A live ask at ₱6,250 with a held deposit of ₱650. */
export function askFixture(
  change: Partial<AskSnapshot> = {},
  deposit: Partial<AskSnapshot['deposit']> = {},
): AskSnapshot {
  return {
    id: ids.ask,
    sellerId: ids.seller,
    itemId: ids.item,
    skuId: ids.sku,
    lane: 'standard',
    origin: 'listing',
    status: 'listed',
    price,
    liveAt: tuesday,
    expiryDays: 30,
    listingRemainingMs: null,
    closure: null,
    ...askExtras,
    ...change,
    deposit: {
      id: ids.deposit,
      userId: ids.seller,
      amount: pesos(650),
      status: 'under_hold',
      deductedAmount: zero,
      paidByAttemptId: ids.depositAttempt,
      ...depositExtras,
      ...deposit,
    },
  };
}

/** An unpaid ask. */
export function unpaidAskFixture(change: Partial<AskSnapshot> = {}): AskSnapshot {
  return askFixture({ status: 'to_pay', liveAt: null, ...change }, { status: 'due', paidByAttemptId: null });
}

/** An unpaid order of a buyer in NCR for the ask above. */
export function orderFixture(change: Partial<OrderSnapshot> = {}): OrderSnapshot {
  const quote = buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' });
  const { techServiceFee, paymentFee, operationalFee, income } = sellerQuote({ price, feeRules: sellerFees });
  return {
    id: ids.order,
    buyerId: ids.buyer,
    sellerId: ids.seller,
    askId: ids.ask,
    itemId: ids.item,
    skuId: ids.sku,
    lane: 'standard',
    origin: 'buy_now',
    status: 'to_pay',
    price,
    total: quote.total,
    shippingFee: quote.shippingFee,
    flashFee: quote.flashFee,
    processingFee: quote.processingFee,
    couponAmount: quote.couponAmount,
    techServiceFee,
    paymentFee,
    operationalFee,
    income,
    createdAt: tuesday,
    paidByAttemptId: null,
    cancelRequested: false,
    deliveryAt: null,
    inboundCourier: null,
    inboundTrackingNumber: null,
    inboundScannedAt: null,
    outboundTrackingNumber: null,
    closure: null,
    ...orderExtras,
    ...change,
  };
}

/** A paid order. */
export function paidOrderFixture(change: Partial<OrderSnapshot> = {}): OrderSnapshot {
  return orderFixture({ status: 'confirming_buyer_order', paidByAttemptId: ids.attempt, ...change });
}

/** A pending attempt for the order's total. */
export function attemptFixture(change: Partial<AttemptSnapshot> = {}): AttemptSnapshot {
  return {
    id: ids.attempt,
    subject: { entity: 'order', id: ids.order },
    userId: ids.buyer,
    amount: orderFixture().total,
    status: 'PENDING',
    createdAt: tuesday,
    ...change,
  };
}

/** A pending attempt for the ask's deposit. */
export function depositAttemptFixture(change: Partial<AttemptSnapshot> = {}): AttemptSnapshot {
  const { deposit } = askFixture();
  const subject = { entity: 'ask', id: ids.ask } as const;
  return attemptFixture({ id: ids.depositAttempt, subject, userId: ids.seller, amount: deposit.amount, ...change });
}

export const sellerFacts: SellerFacts = {
  userId: ids.seller,
  isRegistered: true,
  isSuspended: false,
  isPhoneVerified: true,
  hasReturnAddress: true,
  unpaidAskCount: 0,
  liveAskCountOnSku: 0,
};

export const buyerFacts: BuyerFacts = {
  userId: ids.buyer,
  isRegistered: true,
  isSuspended: false,
  hasAddress: true,
  region: 'NCR',
  unpaidOrderCount: 0,
  lapsesInADay: 0,
  lapsesOnSku: 0,
};

export const itemFacts: ItemFacts = { status: 'listed', hasSku: true };

/** A live bid at ₱6,000 with a held deposit of ₱600. */
export function bidFixture(
  change: Partial<BidSnapshot> = {},
  deposit: Partial<BidSnapshot['deposit']> = {},
): BidSnapshot {
  return {
    id: ids.bid,
    buyerId: ids.buyer,
    itemId: ids.item,
    skuId: ids.sku,
    status: 'bid_active',
    price: pesos(6_000),
    liveAt: tuesday,
    expiryDays: 14,
    liveRemainingMs: null,
    closure: null,
    reminderSent: false,
    ...change,
    deposit: {
      id: ids.bidDeposit,
      userId: ids.buyer,
      amount: pesos(600),
      status: 'under_hold',
      deductedAmount: zero,
      paidByAttemptId: ids.bidAttempt,
      ...depositExtras,
      ...deposit,
    },
  };
}

/** A pending attempt for the bid's deposit. */
export function bidAttemptFixture(change: Partial<AttemptSnapshot> = {}): AttemptSnapshot {
  const subject = { entity: 'bid', id: ids.bid } as const;
  return attemptFixture({ id: ids.bidAttempt, subject, userId: ids.buyer, amount: pesos(600), ...change });
}

/** The item of a closed ask, waiting for its way back at the platform's cost. */
export function returnFixture(change: Partial<ReturnSnapshot> = {}): ReturnSnapshot {
  return {
    id: ids.ask,
    sellerId: ids.seller,
    status: 'return_pending',
    payer: 'platform',
    cost: pesos(220),
    isPaid: true,
    choice: null,
    passesAsNew: true,
    lossInValue: zero,
    value: pesos(5_675),
    ...change,
  };
}

/** A checked item of the seller in the warehouse. */
export function stockFixture(change: Partial<StockSnapshot> = {}): StockSnapshot {
  return {
    id: ids.stock,
    sellerId: ids.seller,
    itemId: ids.item,
    skuId: ids.sku,
    status: 'in_stock',
    value: pesos(5_675),
    ...change,
  };
}

export function claimFixture(change: Partial<ClaimSnapshot> = {}): ClaimSnapshot {
  return {
    id: ids.claim,
    orderId: ids.order,
    buyerId: ids.buyer,
    kind: 'condition',
    status: 'open',
    isOverdue: false,
    ...change,
  };
}

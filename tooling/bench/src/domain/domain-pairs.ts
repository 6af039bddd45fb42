import { sellerFees } from '@suki/domain/config/fees';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { askFixture, buyerFacts, ids, itemFacts, paidOrderFixture, tuesday } from '@suki/domain/testing/trade-fixtures';
import { decide } from '@suki/domain/trade/decide/decide';
import { bareBuy, bareConfirm } from './bare-decide.ts';
import { bareEstimate } from './bare-estimate.ts';
import { bareBuyerTotal, bareDeposit, bareSellerFees } from './bare-quote.ts';
import type { Pair } from './compare-rates.ts';
import { purchaseAt } from './sample-purchases.ts';

export const PAGE_ITEMS = 20;

/** Input of `buy_at_lowest_ask`: a live ask at ₱6,250, a buyer in Metro Manila. */
export const buying = {
  command: {
    name: 'buy_at_lowest_ask',
    orderId: ids.order,
    skuId: ids.sku,
    lane: 'standard',
    maxTotal: pesos(6_370),
  },
  facts: { ask: askFixture(), hasLinkedAsk: false, buyer: buyerFacts, item: itemFacts, feeRules: sellerFees },
  now: tuesday,
} as const;

const confirming = 'confirming_buyer_order';
/** Input of `confirm_order`: a paid order whose seller confirms. */
export const confirmation = {
  command: { name: 'confirm_order', callerId: ids.seller },
  facts: { ask: askFixture({ status: confirming }), order: paidOrderFixture({ status: confirming }) },
  now: tuesday,
} as const;

const { maxTotal, orderId } = buying.command;

function pricedCard(turn: number): number {
  const purchase = purchaseAt(turn);
  return buyerQuote(purchase).total + estimateArrival(purchase).max.length;
}

function bareCard(turn: number): number {
  const purchase = purchaseAt(turn);
  return bareBuyerTotal(purchase) + bareEstimate(purchase).max.length;
}

function page(card: (turn: number) => number): (turn: number) => number {
  return (turn) => {
    let sum = 0;
    for (let item = 0; item < PAGE_ITEMS; item += 1) sum += card(turn * PAGE_ITEMS + item);
    return sum;
  };
}

export const domainPairs: readonly Pair[] = [
  {
    name: 'Buyer’s quote',
    domain: (turn) => buyerQuote(purchaseAt(turn)).total,
    bare: (turn) => bareBuyerTotal(purchaseAt(turn)),
  },
  {
    name: 'Seller’s quote',
    domain: (turn) => {
      const { income, deposit } = sellerQuote({ price: purchaseAt(turn).price, feeRules: sellerFees });
      return income + deposit;
    },
    bare: (turn) => {
      const { price } = purchaseAt(turn);
      return bareSellerFees(price).income + bareDeposit(price);
    },
  },
  {
    name: 'Arrival estimate',
    domain: (turn) => estimateArrival(purchaseAt(turn)).max.length,
    bare: (turn) => bareEstimate(purchaseAt(turn)).max.length,
  },
  {
    name: 'Decide buy_at_lowest_ask',
    domain: () => (decide(buying.command, buying.facts, buying.now).ok ? 1 : 0),
    bare: () => bareBuy(buying.facts.ask, buyerFacts, { orderId, maxTotal, now: buying.now })?.moves.length ?? 0,
  },
  {
    name: 'Decide confirm_order',
    domain: () => (decide(confirmation.command, confirmation.facts, confirmation.now).ok ? 1 : 0),
    bare: () => {
      const { ask, order } = confirmation.facts;
      return bareConfirm(ask, order, { callerId: ids.seller, now: confirmation.now })?.moves.length ?? 0;
    },
  },
  {
    name: `Search page: ${PAGE_ITEMS} quotes, ${PAGE_ITEMS} estimates`,
    domain: page(pricedCard),
    bare: page(bareCard),
  },
];

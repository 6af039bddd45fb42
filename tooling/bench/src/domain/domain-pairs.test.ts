import { sellerFees } from '@suki/domain/config/fees';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { decide } from '@suki/domain/trade/decide/decide';
import { describe, expect, test } from 'vitest';
import { bareBuy, bareConfirm } from './bare-decide.ts';
import { bareEstimate } from './bare-estimate.ts';
import { bareBuyerTotal, bareDeposit, bareSellerFees } from './bare-quote.ts';
import { buying, confirmation, domainPairs } from './domain-pairs.ts';
import { purchaseAt } from './sample-purchases.ts';

const turns = Array.from({ length: 500 }, (_, turn) => turn);

describe('the result by hand equals that of the domain, so that the ratio compares like with like:', () => {
  test('the buyer’s total', () => {
    for (const purchase of turns.map(purchaseAt)) {
      expect(bareBuyerTotal(purchase)).toBe(buyerQuote(purchase).total);
    }
  });

  test('the seller’s income and deposit', () => {
    for (const { price } of turns.map(purchaseAt)) {
      const quote = sellerQuote({ price, feeRules: sellerFees });
      expect(quote).toMatchObject({ ...bareSellerFees(price), deposit: bareDeposit(price) });
    }
  });

  test('the dates of the arrival', () => {
    for (const purchase of turns.map(purchaseAt)) {
      expect(estimateArrival(purchase)).toMatchObject(bareEstimate(purchase));
    }
  });

  test('the decision about a purchase', () => {
    const { command, facts, now } = buying;
    const bare = bareBuy(facts.ask, facts.buyer, { ...command, now });
    expect(bare).not.toBeNull();
    expect(decide(command, facts, now)).toMatchObject(bare ?? {});
  });

  test('the decision about a confirmation', () => {
    const { command, facts, now } = confirmation;
    const bare = bareConfirm(facts.ask, facts.order, { callerId: command.callerId, now });
    expect(bare).not.toBeNull();
    expect(decide(command, facts, now)).toMatchObject(bare ?? {});
  });
});

test.each(domainPairs)('both ways of "$name" give a number each time', ({ domain, bare }) => {
  for (const turn of [0, 1, 250]) {
    expect(Number.isFinite(domain(turn))).toBe(true);
    expect(Number.isFinite(bare(turn))).toBe(true);
  }
});

test('the purchases have all lanes and many prices and regions', () => {
  const purchases = turns.map(purchaseAt);
  expect(new Set(purchases.map(({ lane }) => lane)).size).toBe(2);
  expect(new Set(purchases.map(({ buyerRegion }) => buyerRegion)).size).toBe(13);
  expect(new Set(purchases.map(({ price }) => price)).size).toBeGreaterThan(100);
});

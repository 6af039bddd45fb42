import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sellerFees } from '../config/fees.ts';
import { deliveryRegions } from '../delivery/regions.table.ts';
import { add, centavos, pesos, zero } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import { sellerQuote } from '../quote/seller-quote.ts';
import { lanes } from '../trade/facts/statuses.ts';
import { receiptOf } from './buyer-receipt.ts';
import { type ReceiptLine, withoutAmount } from './receipt-line.ts';
import { sellerReceiptOf } from './seller-receipt.ts';

const shown = (lines: readonly ReceiptLine[]) =>
  lines.map(({ label, amount, note }) => [label, amount, note].filter(Boolean).join(' | '));

/** Returns the shown amount of a line, in centavos. */
const amountIn = ({ amount }: ReceiptLine) =>
  /[₱]/.test(amount) ? centavos(Math.round(Number(amount.replace('−', '-').replace(/[₱,]/g, '')) * 100)) : zero;

describe('the receipt of a buyer', () => {
  const quote = { price: pesos(8_450), lane: 'standard', buyerRegion: 'NCR' } as const;

  test('shows what is free, and no flash fee and coupon where there is none', () => {
    expect(shown(receiptOf(buyerQuote(quote), { region: 'NCR', size: 'US M 9 · EU 42.5', total: {} }))).toEqual([
      'Price, US M 9 · EU 42.5 | ₱8,450',
      'Delivery to Metro Manila | ₱120 | From our warehouse to your region.',
      'Inspection and certificate | Included',
      'Processing fee | Free',
      'You pay in total | ₱8,570',
    ]);
  });

  test('shows the flash fee with its reason and the coupon as what is taken off', () => {
    const lines = receiptOf(buyerQuote({ ...quote, lane: 'flash', couponAmount: pesos(100) }), {
      region: null,
      total: { label: 'You paid', note: 'GCash' },
    });
    expect(shown(lines)).toEqual([
      'Price | ₱8,450',
      'Delivery to your region | ₱120 | From our warehouse to your region.',
      'Flash fee | ₱375 | By price: the item is already verified and leaves our warehouse within a day.',
      'Inspection and certificate | Included',
      'Processing fee | Free',
      'Coupon | −₱100 | Paid by Suki. The seller gets the same.',
      'You paid | ₱8,845 | GCash',
    ]);
    expect(lines.filter(({ tone }) => tone === 'positive').map(({ id }) => id)).toEqual(['coupon']);
  });

  test('of kept lines keeps one that this build does not know', () => {
    const kept = { total: pesos(700), lines: [...buyerQuote(quote).lines, { id: 'insurance', amount: pesos(50) }] };
    expect(shown(receiptOf(kept, { region: 'NCR' }))).toContain('insurance | ₱50');
  });

  test('sums to its total, whatever was bought', () => {
    const bought = fc.record({
      price: fc.integer({ min: 50_000, max: 69_900_000 }).map(centavos),
      lane: fc.constantFrom(...lanes),
      buyerRegion: fc.option(fc.constantFrom(...deliveryRegions)),
      couponAmount: fc.integer({ min: 0, max: 100_000 }).map(centavos),
    });
    fc.assert(
      fc.property(bought, (input) => {
        const { total } = buyerQuote(input);
        const lines = receiptOf(buyerQuote(input), { region: input.buyerRegion });
        expect(add(...lines.map(amountIn))).toBe(total);
      }),
    );
  });
});

describe('the receipt of a seller', () => {
  test('has every fee with how it is counted, and what it was before a discount', () => {
    const feeRules = { ...sellerFees, techService: { ...sellerFees.techService, discountFeeAmount: 2 } };
    const quote = sellerQuote({ price: pesos(10_000), feeRules, isTaxWithheld: true });
    const lines = sellerReceiptOf(quote, {
      feeRules,
      price: 'Your price',
      total: { label: 'Paid out', note: 'later' },
    });
    expect(shown(lines)).toEqual([
      'Your price | ₱10,000',
      'Tech service fee | −₱200 | 2% of the price, at least ₱50.',
      'Payment fee | −₱200 | 2% of the price, at least ₱15.',
      'Operational fee | −₱300 | By price, from our table of sell fees.',
      'Tax withheld | −₱50 | One percent of half the price; we send it to the tax office for you.',
      'Paid out | ₱9,250 | later',
    ]);
    expect(lines.flatMap(({ id, was }) => (was === undefined ? [] : [`${id} ${was.label} ${was.amount}`]))).toEqual([
      'techService before −₱400',
    ]);
  });

  test('of a made sale has its discount for a defect, free fees too, and no word of how they were counted', () => {
    const sale = {
      price: pesos(6_000),
      discount: pesos(500),
      techServiceFee: pesos(220),
      paymentFee: pesos(110),
      operationalFee: zero,
      tax: zero,
      income: pesos(5_170),
    };
    expect(shown(sellerReceiptOf(sale))).toEqual([
      'Price | ₱6,000',
      'Discount for the defect | −₱500',
      'Tech service fee | −₱220',
      'Payment fee | −₱110',
      'Operational fee | Free',
      'You receive | ₱5,170',
    ]);
  });

  test('sums to what the seller receives, whatever was sold', () => {
    const sold = fc.record({
      price: fc.integer({ min: 50_000, max: 69_900_000 }).map(centavos),
      isTaxWithheld: fc.boolean(),
    });
    fc.assert(
      fc.property(sold, (input) => {
        const lines = sellerReceiptOf(sellerQuote({ ...input, feeRules: sellerFees }));
        const last = lines.at(-1);
        expect(formatMoney(add(...lines.slice(0, -1).map(amountIn)))).toBe(last?.amount);
      }),
    );
  });
});

test('while there is no price the words stay, the amount is a dash and nothing is struck through', () => {
  const line = { id: 'a', label: 'Fee', note: 'Why', amount: '₱5', was: { amount: '₱9', label: 'before' } };
  expect(withoutAmount(line)).toEqual({ id: 'a', label: 'Fee', note: 'Why', amount: '–' });
});

import { describe, expect, test } from 'vitest';
import { newDice } from '../../model/dice.ts';
import { type WithheldTaxRule, withheldTax } from '../config/withheld-tax.ts';
import { centavos, pesos, zero } from '../money/centavos.ts';
import { type TaxedSale, taxOfSale } from './tax-of-sale.ts';

const sale: TaxedSale = { price: pesos(8000), discountOffer: zero, income: pesos(7320), isTaxWithheld: true };

describe('the tax that is withheld', () => {
  test.each([
    ['is 1 % of one half of the price', {}, 4000],
    ['is counted before our fees', { income: pesos(6000) }, 4000],
    ['is counted without what the seller takes off for a defect', { discountOffer: pesos(1000) }, 3500],
    ['drops the fraction of a centavo: 0.995', { price: centavos(199) }, 0],
    ['is a centavo from 1 on', { price: centavos(200) }, 1],
    ['drops the fraction above that as well: 1.995', { price: centavos(399) }, 1],
    ['is the whole income where that is less', { income: centavos(3999) }, 3999],
    ['is all of it to the centavo', { income: centavos(4000) }, 4000],
    ['is nothing of an income of nothing', { income: zero }, 0],
    ['is nothing of a price that the seller took off whole', { discountOffer: pesos(8000) }, 0],
    ['is nothing for a seller who is not marked', { isTaxWithheld: false }, 0],
    ['is nothing where nobody said that they are', { isTaxWithheld: undefined }, 0],
  ] as const)('%s', (_, changes, tax) => {
    expect(taxOfSale({ ...sale, ...changes })).toBe(tax);
  });

  test('follows the rule that it is given', () => {
    const rule: WithheldTaxRule = { ...withheldTax, ratePercent: 2, basePercent: 100 };
    expect(taxOfSale(sale, rule)).toBe(16_000);
  });

  test('is off until somebody turns it on: nobody is marked by themselves', () => {
    expect(withheldTax.isOn).toBe(false);
  });
});

/**
 * R8: a second calculation in decimal fractions, from the sentence "1 % of one half of the price less the discount,
 * floored to 2 decimals".
 */
test('agrees with a calculation in decimal fractions for any price', () => {
  const dice = newDice(20_261_123);
  const wrong: number[] = [];
  for (let made = 0; made < 20_000; made += 1) {
    const price = centavos(dice.upTo(69_900_000));
    const discountOffer = centavos(dice.upTo(price));
    // In millionths of a peso, so that nothing is dropped before the end.
    const millionths = (BigInt(price - discountOffer) * 10_000n) / 200n;
    const floored = Number((millionths - (millionths % 10_000n)) / 10_000n);
    const tax = taxOfSale({ price, discountOffer, income: price, isTaxWithheld: true });
    if (tax !== Math.min(floored, price)) wrong.push(price);
  }
  expect(wrong).toEqual([]);
});

import { withheldTax } from '@suki/domain/config/withheld-tax';
import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, centavos, negate, pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertListedAsk, insertTestSku, insertTestUser, reserveTestAsk } from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { lockBook } from './books.ts';
import { post } from './ledger.ts';
import { lockOrder } from './order-snapshot.ts';
import { markTaxedSeller } from './withheld-tax.ts';

const database = testDatabase();
const on = { ...withheldTax, isOn: true };
const thisYear = new Date('2026-11-21T08:00:00Z');
/** The last second of a year in Manila, and the first of the next. */
const newYearsEve = new Date('2025-12-31T15:59:59Z');
const newYear = new Date('2025-12-31T16:00:00Z');

type Sale = { readonly price: Centavos; readonly at?: Date; readonly isPaid?: boolean };

/** Returns a seller with these sales, and the last order. */
async function sellerOf(sales: readonly Sale[]) {
  const sellerId = await insertTestUser(database.pool, thisYear);
  const buyerId = await insertTestUser(database.pool, thisYear);
  let orderId: Awaited<ReturnType<typeof reserveTestAsk>> | undefined;
  for (const { price, at = thisYear, isPaid = true } of sales) {
    const sku = await insertTestSku(database.pool);
    const ask = await insertListedAsk(database.pool, { sellerId, ...sku, price, at });
    orderId = await withTransaction(database.pool, async (tx) => {
      await lockBook(tx, sku.skuId);
      const id = await reserveTestAsk(tx, ask, buyerId, at);
      if (isPaid) {
        const entries = [
          { account: `escrow:${id}` as const, amount: negate(price), line: 'sale' },
          { account: `wallet:${sellerId}` as const, amount: price, line: 'income' },
        ];
        await post(tx, { code: 'seller_paid', key: id, entries, shown: [] }, at);
      }
      return id;
    });
  }
  return { sellerId, orderId };
}

const mark = (sellerId: UserId, rule = on, at = thisYear) =>
  withTransaction(database.pool, (tx) => markTaxedSeller(tx, { sellerId, at }, rule));

describe('a seller is marked', () => {
  const threshold = withheldTax.yearlyThreshold;
  test.each([
    ['not at the threshold', [{ price: threshold }], false],
    ['a centavo above it', [{ price: centavos(threshold + 1) }], true],
    ['with all sales of the year', [{ price: pesos(300_000) }, { price: pesos(200_050) }], true],
    ['with the first moment of the year', [{ price: pesos(300_000), at: newYear }, { price: pesos(200_050) }], true],
    ['not with those of the year before', [{ price: pesos(600_000), at: newYearsEve }, { price: pesos(500) }], false],
    ['not with what was not paid', [{ price: pesos(600_000), isPaid: false }, { price: pesos(500) }], false],
  ] as const)('%s: %#', async (_, sales, isMarked) => {
    const { sellerId } = await sellerOf(sales);
    expect(await mark(sellerId)).toBe(isMarked);
    // Marked once: a second sale above the threshold finds the seller marked.
    expect(await mark(sellerId)).toBe(false);
  });

  test('without what they took off for a defect', async () => {
    const { sellerId, orderId } = await sellerOf([{ price: pesos(500_050) }]);
    await database.pool.query('update orders set discount_offer = $2, income = income - $2::bigint where id = $1', [
      orderId,
      pesos(50),
    ]);
    expect(await mark(sellerId)).toBe(false);
  });

  test('never while the rule is off', async () => {
    const { sellerId } = await sellerOf([{ price: pesos(600_000) }]);
    expect(await mark(sellerId, withheldTax)).toBe(false);
    expect(await mark(sellerId)).toBe(true);
  });
});

test.each([
  ['nobody else', 'null', 'null', false],
  ['who is marked', 'now()', 'null', true],
  ['not who declared that nothing is to be withheld', 'now()', 'now()', false],
  ['not who declared it beforehand', 'null', 'now()', false],
])('tax is withheld from %s', async (_, since, declared, isTaxWithheld) => {
  const { sellerId, orderId } = await sellerOf([{ price: pesos(5000) }]);
  await database.pool.query(
    `update users set tax_withheld_since = ${since}, tax_declared_at = ${declared} where id = $1`,
    [sellerId],
  );
  if (orderId === undefined) throw new Error('Expected an order.');
  expect(await withTransaction(database.pool, (tx) => lockOrder(tx, orderId))).toMatchObject({ isTaxWithheld });
});

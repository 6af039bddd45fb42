import { post } from '@suki/db/queries/ledger';
import { withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, centavos, negate, pesos, subtract, zero } from '@suki/domain/money/centavos';
import { afterEach, expect, test } from 'vitest';
import { expectLedgersComplete } from '../support/ledgers-complete.ts';
import { type Deal, dealAt, listAsk, newKey } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** Tax that is withheld from a seller who is marked for it (docs/lifecycle.md#withheld-tax; BIR RR 16-2023). */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

async function taxedListing(price = pesos(8000)) {
  const listing = await listAsk(world, { price });
  const { rowCount } = await world.pool.query('update users set tax_withheld_since = now() where id = $1', [
    listing.seller.userId,
  ]);
  expect(rowCount).toBe(1);
  return listing;
}

async function owe(userId: UserId, amount: Centavos): Promise<void> {
  const entries = [
    { account: `receivable:${userId}` as const, amount: negate(amount), line: 'owed after a reversal' },
    { account: 'platform:chargeback_loss' as const, amount, line: 'owed after a reversal' },
  ];
  const posting = { code: 'payment_reversed', key: newKey(), entries, shown: [] } as const;
  await withTransaction(world.pool, (tx) => post(tx, posting, world.api.clock.now()));
}

const payoutOf = async ({ seller, orderId }: Deal) => {
  const { payout } = (await world.api.callAs(seller, 'getOrder', { params: { id: orderId } })).answer();
  if (payout === null) throw new Error('Expected the seller to see the payout.');
  return payout;
};
const balanceOf = async ({ seller }: Deal) => (await world.api.callAs(seller, 'getUser')).answer().balance;
const withheldFrom = ({ orderId }: Deal) =>
  world.pool
    .query(
      `select sum(p.amount)::bigint as tax from journal_entries e join postings p on p.journal_entry_id = e.id
       where e.code = 'tax_withheld' and e.key = $1 and p.account = 'platform:tax_withheld'`,
      [orderId],
    )
    .then(({ rows }) => rows[0].tax);

test('1 % of half the price is withheld when the seller is paid, and the seller sees it before, after and in the ledger', async () => {
  const listing = await taxedListing();
  const ask = (await world.api.callAs(listing.seller, 'getAsk', { params: { id: listing.askId } })).answer();
  expect(ask.tax).toBe(pesos(40));
  expect((await world.api.callAs(listing.seller, 'getUser')).answer().isTaxWithheld).toBe(true);
  const deal = await dealAt(world, 'under_inspection', listing);
  expect((await payoutOf(deal)).tax).toBe(pesos(40));
  expect(await balanceOf(deal)).toBe(0);
});

test('what is left after the tax is in the wallet, and held like all income of a new seller', async () => {
  const deal = await dealAt(world, 'platform_to_ship', await taxedListing());
  const { income, tax } = await payoutOf(deal);
  expect(tax).toBe(pesos(40));
  expect(await withheldFrom(deal)).toBe(pesos(40));
  expect(await balanceOf(deal)).toBe(subtract(income, tax));
  const { items: transactions } = (await world.api.callAs(deal.seller, 'listTransactions')).answer();
  expect(transactions.find(({ kind }) => kind === 'sell_income')?.amount).toBe(subtract(income, tax));
  // Held to the last centavo, so that what is there beside it can be withdrawn whole.
  expect((await world.api.callAs(deal.seller, 'getUser')).answer().withdrawable).toBe(zero);
  const { items } = (await world.api.callAs(deal.seller, 'listLedger')).answer();
  const wallet = items.filter(({ through }) => through === 'wallet');
  expect(wallet.map(({ code, amount, orderId }) => [code, amount, orderId])).toEqual([
    ['tax_withheld', negate(tax), deal.orderId],
    ['seller_paid', income, deal.orderId],
  ]);
  expect(wallet[1]?.sale).toMatchObject({ tax });
});

/** The income of the listing below after fees and tax, and the deposit that comes back in addition. */
const left = pesos(7230);
const deposit = pesos(800);

test.each([
  ['less than what is left', pesos(1000)],
  ['a centavo less than what is left', centavos(left - 1)],
  ['what is left', left],
  ['a centavo more than what is left', centavos(left + 1)],
  ['far more', pesos(99_999)],
])('with a debt of %s the wallet never falls below zero, and the tax is withheld first', async (_, debt) => {
  const listing = await taxedListing();
  await owe(listing.seller.userId, debt);
  const deal = await dealAt(world, 'platform_to_ship', listing);
  const { income, tax } = await payoutOf(deal);
  expect(subtract(income, tax)).toBe(left);
  expect(await withheldFrom(deal)).toBe(tax);
  expect(await balanceOf(deal)).toBe(Math.max(0, left - debt));
  // The deposit settles the rest of the debt that the income did not cover, as far as it goes.
  const owed = 0 - (await world.balance(`receivable:${deal.seller.userId}`));
  expect(owed).toBe(Math.max(0, debt - left - deposit));
});

test('a mark that is set while the sale runs counts when the seller is paid; one that is not set takes nothing', async () => {
  const late = await dealAt(world, 'under_inspection', await listAsk(world, { price: pesos(8000) }));
  expect((await payoutOf(late)).tax).toBe(0);
  const plain = await dealAt(world, 'platform_to_ship', await listAsk(world, { price: pesos(8000) }));
  expect(await withheldFrom(plain)).toBe(null);
  await world.pool.query('update users set tax_withheld_since = now() where id = $1', [plain.seller.userId]);
  // Finished payouts stay as they were.
  expect((await payoutOf(plain)).tax).toBe(0);
});

test('afterwards every ledger has its lines, and each adds up to the balance', async () => {
  await expectLedgersComplete(world.pool);
});

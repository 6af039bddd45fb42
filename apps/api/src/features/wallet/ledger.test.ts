import { creditTestWallet } from '@suki/db/testing/test-trade';
import { add, type Centavos, pesos, zero } from '@suki/domain/money/centavos';
import { inPesos } from '@suki/domain/money/in-pesos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalIn } from '../../testing/start-test-api.ts';
import { newTrader, type Trader } from '../../testing/trade-people.ts';
import { type Deal, dealAt, listAsk, newKey } from '../../testing/trade-steps.ts';
import { tradeWorld } from '../../testing/trade-world.ts';

/** A person's balance, peso by peso: the list and the file (lifecycle, section 3). */

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };
let deal: Deal;
let income: Centavos;
let payoutId: string;

beforeAll(async () => {
  deal = await dealAt(world, 'platform_to_ship', await listAsk(world));
  income = (await world.api.callAs(deal.seller, 'getOrder', { params: { id: deal.orderId } })).answer().payout
    ?.income as Centavos;
  world.api.clock.advance(60_000);
  await creditTestWallet(world.pool, deal.seller.userId, pesos(1000), world.api.clock.now());
  world.api.clock.advance(60_000);
  const account = { channelCode: 'PH_BDO', accountHolderName: 'Ana Cruz', accountNumber: '1234567890' };
  (await world.api.callAs(deal.seller, 'createWithdrawalAccount', { body: account })).answer();
  const body = { amount: pesos(300) };
  payoutId = (await world.api.callAs(deal.seller, 'requestPayout', { body, idempotencyKey: newKey() })).answer().id;
  await world.settle();
});
afterAll(() => world.expectSound());

const ledgerOf = async (person: Trader, query: Record<string, string | number | undefined> = {}) =>
  (await world.api.callAs(person, 'listLedger', { query })).answer();

describe('the ledger of a person', () => {
  test('has every peso with its rule, what it belongs to, and the balance after it', async () => {
    const { items, hasMore } = await ledgerOf(deal.seller);
    const nothing = { orderId: null, askId: null, bidId: null, payoutId: null };
    expect(items.map(({ id: _id, createdAt: _at, ...entry }) => entry)).toEqual([
      {
        ...nothing,
        code: 'P9',
        rule: 'posting.P9',
        amount: -pesos(300),
        balanceAfter: income + pesos(700),
        payoutId,
      },
      { ...nothing, code: 'P10', rule: 'posting.P10', amount: pesos(1000), balanceAfter: income + pesos(1000) },
      {
        ...nothing,
        code: 'P7',
        rule: 'posting.P7',
        amount: income,
        balanceAfter: income,
        orderId: deal.orderId,
        askId: deal.askId,
      },
    ]);
    expect(hasMore).toBe(false);
  });

  test('adds up to the balance', async () => {
    const { items } = await ledgerOf(deal.seller);
    const { balance } = (await world.api.callAs(deal.seller, 'getUser')).answer();
    expect(add(zero, ...items.map(({ amount }) => amount))).toBe(balance);
    expect(items[0]?.balanceAfter).toBe(balance);
    expect(await world.balance(`wallet:${deal.seller.userId}`)).toBe(balance);
  });

  test('goes on where it ended, in both directions, with the same balances', async () => {
    const person = await newTrader(world.api.dependencies);
    for (let made = 1; made <= 23; made += 1) {
      // Several in the same moment: the cursor must neither skip nor repeat them.
      if (made % 3 === 0) world.api.clock.advance(1000);
      await creditTestWallet(world.pool, person.userId, pesos(made), world.api.clock.now());
    }
    const all = async (order: string) => {
      const first = await ledgerOf(person, { order, limit: 10 });
      const second = await ledgerOf(person, { order, limit: 10, lastItemId: first.lastItemId ?? undefined });
      const third = await ledgerOf(person, { order, limit: 10, lastItemId: second.lastItemId ?? undefined });
      expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([true, true, false]);
      return [...first.items, ...second.items, ...third.items];
    };
    const newest = await all('desc');
    expect(newest).toHaveLength(23);
    expect(await all('asc')).toEqual(newest.toReversed());
    expect(newest[0]?.balanceAfter).toBe(pesos((23 * 24) / 2));
  });

  test('of a refund that could not go back names the order, and not the seller’s ask', async () => {
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'fail' });
    const rejected = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
    const call = { params: { orderId: rejected.orderId }, body: { isSeller: true } };
    (await world.api.callAs(rejected.seller, 'cancelOrder', call)).answer();
    await world.settle();
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'succeed' });
    expect((await ledgerOf(rejected.buyer)).items).toMatchObject([
      { code: 'refund-to-wallet', rule: 'posting.refund-to-wallet', orderId: rejected.orderId, askId: null },
    ]);
    expect((await ledgerOf(rejected.seller)).items).toMatchObject([
      { code: 'refund-to-wallet', orderId: null, askId: rejected.askId },
    ]);
  });

  test('is nobody else’s: the buyer of the same order sees none of it, not with its ids either', async () => {
    const { items } = await ledgerOf(deal.seller);
    expect((await ledgerOf(deal.buyer)).items).toEqual([]);
    expect((await ledgerOf(deal.buyer, { lastItemId: items[0]?.id })).items).toEqual([]);
    expect((await world.api.callAs(deal.buyer, 'downloadLedger')).body).toBe(
      'date,code,rule,amount,reference,balance after\r\n',
    );
  });

  test.each(['listLedger', 'downloadLedger'] as const)('%s needs an account', async (operationId) => {
    const result = await world.api.callAs(guest, operationId);
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_REGISTERED']);
  });
});

describe('the file', () => {
  const fileOf = (person: Trader) => world.api.callAs(person, 'downloadLedger');
  const inFile = (amount: number) => inPesos(amount as Centavos).toFixed(2);

  test('has the same from the first entry on, in pesos with two decimals', async () => {
    const { body, headers } = await fileOf(deal.seller);
    const rows = String(body).split('\r\n');
    const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    const wanted = [
      'date,code,rule,amount,reference,balance after',
      `${moment},P7,"Income of your sale, less the fees",${inFile(income)},${deal.orderId},${inFile(income)}`,
      `${moment},P10,Compensation for an item that was lost or damaged,1000.00,,${inFile(income + 100_000)}`,
      `${moment},P9,Paid out to your account,-300.00,${payoutId},${inFile(income + 70_000)}`,
      '',
    ];
    expect(rows).toHaveLength(wanted.length);
    for (const [index, row] of wanted.entries()) expect(rows[index]).toMatch(new RegExp(`^${row}$`));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toBe('attachment; filename="suki-ledger.csv"');
  });

  test('speaks the language of its owner', async () => {
    await world.pool.query(`update users set locale = 'fil' where id = $1`, [deal.seller.userId]);
    expect((await fileOf(deal.seller)).body).toContain('Inilabas papunta sa account mo');
  });
});

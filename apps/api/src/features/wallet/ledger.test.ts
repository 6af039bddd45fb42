import { post } from '@suki/db/queries/ledger';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { HOUR_MS } from '@suki/domain/config/durations';
import { LEDGER_FILE_BATCH_LINES } from '@suki/domain/config/lists';
import type { UserId } from '@suki/domain/ids/id';
import { add, type Centavos, negate, pesos, zero } from '@suki/domain/money/centavos';
import { inPesos } from '@suki/domain/money/in-pesos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { expectLedgersComplete } from '../../../test/support/ledgers-complete.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { type Deal, dealAt, lapse, listAsk, newKey } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

/** A person's balance, peso by peso: the list and the file (`docs/lifecycle.md#ledger-of-a-person`). */

const world = tradeWorld();
const columns =
  'date,code,rule,amount,reference,balance after,what,place,through,status,available from,sale price,discount,tech service fee,payment fee,operational fee,tax withheld,fine to the harmed side,fine to Suki,fine for the way back';
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
  await letAccountsRest(world.pool);
  const body = { amount: pesos(300) };
  payoutId = (await world.api.callAs(deal.seller, 'requestPayout', { body, idempotencyKey: newKey() })).answer().id;
  await world.settle();
});
afterAll(() => world.expectSound());

/** Books a debt like a reversal by the bank does. */
async function owe(userId: UserId, amount: Centavos): Promise<void> {
  const entries = [
    { account: `receivable:${userId}` as const, amount: negate(amount), line: 'owed after a reversal' },
    { account: 'platform:chargeback_loss' as const, amount, line: 'owed after a reversal' },
  ];
  const posting = { code: 'payment_reversed', key: newKey(), entries, shown: [] } as const;
  await withTransaction(world.pool, (tx) => post(tx, posting, world.api.clock.now()));
}

const ledgerOf = async (person: Trader, query: Record<string, string | number | undefined> = {}) =>
  (await world.api.callAs(person, 'listLedger', { query })).answer();

describe('the ledger of a person', () => {
  test('has every peso with its rule, what it belongs to, and the balance after it', async () => {
    const { items: lines, hasMore } = await ledgerOf(deal.seller);
    for (const { orderId, orderNumber } of lines) expect(orderNumber === null).toBe(orderId === null);
    const items = lines.map(({ orderNumber: _number, ...line }) => line);
    const nothing = {
      through: 'wallet',
      paymentMethod: null,
      status: null,
      availableAt: null,
      sale: null,
      split: null,
      orderId: null,
      askId: null,
      bidId: null,
      payoutId: null,
    };
    const { askId, orderId } = deal;
    const deposit = pesos(500);
    const method = { through: 'method', paymentMethod: 'GCASH', balanceAfter: 0 };
    const rule = (code: string, what = `posting.${code}`) => ({ code, rule: `posting.${code}`, what });
    const order = await world.pool.query('select * from orders where id = $1', [orderId]);
    expect(
      items.map(({ id: _id, createdAt: _at, itemName: _item, withdrawal: _withdrawal, ...entry }) => entry),
    ).toEqual([
      {
        ...nothing,
        ...rule('payout_sent'),
        amount: -pesos(300),
        balanceAfter: income + pesos(700),
        status: 'succeeded',
        payoutId,
      },
      { ...nothing, ...rule('item_compensated'), amount: pesos(1000), balanceAfter: income + pesos(1000) },
      {
        ...nothing,
        ...rule('deposit_returned', 'ledger.released'),
        through: 'deposit',
        amount: -deposit,
        balanceAfter: income,
        orderId,
        askId,
      },
      {
        ...nothing,
        ...method,
        ...rule('deposit_returned'),
        amount: deposit,
        balanceAfter: income,
        status: 'succeeded',
        orderId,
        askId,
      },
      {
        ...nothing,
        ...rule('seller_paid'),
        amount: income,
        balanceAfter: income,
        availableAt: expect.any(String),
        sale: {
          price: order.rows[0].price,
          discount: 0,
          techServiceFee: order.rows[0].tech_service_fee,
          paymentFee: order.rows[0].payment_fee,
          operationalFee: order.rows[0].operational_fee,
          tax: 0,
        },
        orderId,
        askId,
      },
      { ...nothing, ...method, ...rule('deposit_held'), amount: -deposit, askId },
      {
        ...nothing,
        ...rule('deposit_held', 'ledger.held'),
        through: 'deposit',
        amount: deposit,
        balanceAfter: 0,
        askId,
      },
    ]);
    expect(hasMore).toBe(false);
  });

  test('adds up to the balance', async () => {
    const { items } = await ledgerOf(deal.seller);
    const { balance } = (await world.api.callAs(deal.seller, 'getUser')).answer();
    const ofWallet = items.filter(({ through }) => through === 'wallet');
    expect(add(zero, ...ofWallet.map(({ amount }) => amount))).toBe(balance);
    expect(items[0]?.balanceAfter).toBe(balance);
    expect(await world.balance(`wallet:${deal.seller.userId}`)).toBe(balance);
  });

  test('of a buyer has what they paid, and by which way', async () => {
    const { items } = await ledgerOf(deal.buyer);
    const { rows } = await world.pool.query('select total from orders where id = $1', [deal.orderId]);
    expect(items).toMatchObject([
      {
        code: 'escrow_filled',
        through: 'method',
        paymentMethod: 'GCASH',
        amount: -rows[0].total,
        balanceAfter: 0,
        orderId: deal.orderId,
      },
    ]);
    expect(items).toHaveLength(1);
  });

  test('goes on where it ended, in both directions, with the same balances', async () => {
    const person = await newTrader(world.api.dependencies);
    for (let made = 1; made <= 23; made += 1) {
      // Several entries in one moment: the cursor must neither skip nor repeat them.
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
    shows('listLedger success');
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'fail' });
    const rejected = await dealAt(world, 'confirming_buyer_order', await listAsk(world));
    const call = { params: { orderId: rejected.orderId }, body: { isSeller: true } };
    (await world.api.callAs(rejected.seller, 'cancelOrder', call)).answer();
    await world.settle();
    await world.api.sandbox.control('/behaviour', { refundOutcome: 'succeed' });
    const { orderId, askId } = rejected;
    expect((await ledgerOf(rejected.buyer)).items).toMatchObject([
      { code: 'refund_credited', what: 'ledger.not-sent', through: 'method', paymentMethod: 'GCASH', orderId },
      { code: 'refund_credited', rule: 'posting.refund_credited', through: 'wallet', orderId, askId: null },
      { code: 'order_refunded', through: 'method', status: 'failed', orderId, askId: null },
      { code: 'escrow_filled', through: 'method', status: null, orderId, askId: null },
    ]);
    const { items } = await ledgerOf(rejected.seller);
    expect(items.filter(({ through }) => through === 'wallet')).toMatchObject([
      { code: 'refund_credited', orderId: null, askId },
    ]);
  });

  test('is nobody else’s: the buyer of the same order sees none of it, not with its ids either', async () => {
    shows('downloadLedger success');
    const { items } = await ledgerOf(deal.seller);
    const theirs = new Set(items.map(({ id }) => id));
    expect((await ledgerOf(deal.buyer)).items.filter(({ id }) => theirs.has(id))).toEqual([]);
    expect((await ledgerOf(deal.buyer, { lastItemId: items[0]?.id })).items).toEqual([]);
    const stranger = await newTrader(world.api.dependencies);
    expect((await ledgerOf(stranger)).items).toEqual([]);
    expect((await world.api.callAs(stranger, 'downloadLedger')).body).toBe(`${columns}\r\n`);
  });

  test('of both sides shows a fine and to whom it went, and neither who the other one is', async () => {
    const late = await dealAt(world, 'seller_to_ship', await listAsk(world));
    await lapse(world, 'shipment', late.orderId);
    const { rows } = await world.pool.query('select id, deducted_amount from deposits where ask_id = $1', [late.askId]);
    const fined = async () => (await ledgerOf(late.seller)).items.find(({ code }) => code === 'deposit_deducted');
    const kept = {
      what: 'posting.deposit_deducted',
      through: 'deposit',
      amount: -rows[0].deducted_amount,
      askId: late.askId,
    };
    expect(await fined()).toMatchObject({ ...kept, split: null });
    world.api.clock.advance(72 * HOUR_MS);
    await world.catchUp();
    const harmed = (await ledgerOf(late.buyer)).items.find(({ code }) => code === 'penalty_released');
    const split = harmed?.split;
    expect(add(split?.harmed ?? zero, split?.platform ?? zero, split?.returnCost ?? zero)).toBe(
      rows[0].deducted_amount,
    );
    expect(harmed).toMatchObject({ through: 'wallet', amount: split?.harmed, orderId: late.orderId, askId: null });
    expect(await fined()).toMatchObject({ ...kept, split });
    expect(JSON.stringify([await fined()])).not.toContain(late.buyer.userId);
    expect(JSON.stringify([harmed])).not.toContain(late.seller.userId);
  });

  test('shows what somebody owes, and that the next income settles it', async () => {
    const owing = await listAsk(world);
    const debt = pesos(700);
    await owe(owing.seller.userId, debt);
    const sold = await dealAt(world, 'platform_to_ship', owing);
    const { items } = await ledgerOf(owing.seller);
    const debts = items
      .filter(({ through }) => through === 'debt')
      .map(({ code, what, amount }) => [code, what, amount]);
    expect(debts.slice(-1)).toEqual([['payment_reversed', 'ledger.owed', -debt]]);
    expect(add(zero, ...items.filter(({ through }) => through === 'debt').map(({ amount }) => amount))).toBe(zero);
    expect(new Set(debts.slice(0, -1).map(([, what]) => what))).toEqual(new Set(['ledger.settled']));
    expect(items.filter(({ sale }) => sale !== null)).toHaveLength(1);
    expect(sold.orderId).toBe(items.find(({ code }) => code === 'seller_paid')?.orderId);
  });

  test('has every line that is somebody’s once, and of nobody else: the lines of each place add up to what is there', async () => {
    await expectLedgersComplete(world.pool);
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
      columns,
      `${moment},deposit_held,Deposit paid,500.00,${deal.askId},,Deposit held,deposit,Deposit,.*`,
      `${moment},deposit_held,Deposit paid,-500.00,${deal.askId},,Deposit paid,method,GCash,.*`,
      `${moment},seller_paid,"Income from your sale, after fees",${inFile(income)},${deal.orderId},${inFile(income)},"Income.*",wallet,Balance,,${moment},[\\d.]+,0.00,[\\d.]+,[\\d.]+,[\\d.]+,0.00,,,`,
      `${moment},deposit_returned,Deposit returned,500.00,${deal.orderId},,Deposit returned,method,GCash,succeeded,.*`,
      `${moment},deposit_returned,Deposit returned,-500.00,${deal.orderId},,Deposit released,deposit,Deposit,.*`,
      `${moment},item_compensated,Compensation for an item that was lost or damaged,1000.00,,${inFile(income + 100_000)},.*`,
      `${moment},payout_sent,Paid out to your account,-300.00,${payoutId},${inFile(income + 70_000)},Paid out to your account,wallet,Balance,succeeded,.*`,
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

  test('ops B.2.6: of a life longer than a batch has every line once, and the balances go on over the seams', async () => {
    const person = await newTrader(world.api.dependencies);
    const count = 2 * LEDGER_FILE_BATCH_LINES + 1;
    await world.pool.query(
      `with entry as (
        insert into journal_entries (id, code, key, created_at)
        select new_id('jrn'), 'item_compensated', 'long-life-' || n, $2::timestamptz + n * interval '1 second' from generate_series(1, $3::int) n returning id
      ), line as (
        insert into postings (journal_entry_id, position, account, amount, line)
        select id, side, case side when 1 then 'wallet:' || $1 else 'platform:platform_expense' end, case side when 1 then 100 else -100 end, 'test'
        from entry, generate_series(1, 2) side
      )
      update wallets set balance = 100 * $3::int where user_id = $1`,
      [person.userId, world.api.clock.now(), count],
    );
    const rows = String((await fileOf(person)).body)
      .trimEnd()
      .split('\r\n')
      .slice(1);
    const balances = rows.map((row) => row.split(',')[5]);
    expect(balances).toEqual(Array.from({ length: count }, (_, index) => inFile(100 * (index + 1))));
  });
});

import { addJob } from '@suki/db/queries/jobs';
import { withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../support/evidence.ts';
import type { Listing } from '../support/quick-listing.ts';
import { enterAccount, linkCard, payOutTo } from '../support/shared-accounts.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buy, buyCall, dealAt, deliver, listAsk, newKey, payFor, receive } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A number that a person entered, without money that arrived there, proves nothing (ADR 0093). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const someone = () => newTrader(world.api.dependencies);
let numbers = 5_000_000_000;
const aNumber = (): string => {
  numbers += 1;
  return String(numbers);
};
const alerts = async (event: string) =>
  (
    await world.pool.query('select queue, entity, entity_id as id from staff_alerts where event = $1 order by at', [
      event,
    ])
  ).rows;
const marksOf = async ({ userId }: Trader) =>
  (
    await world.pool.query<{ kind: string; isProven: boolean }>(
      `select kind, proven_at is not null as "isProven" from identity_marks where user_id = $1 order by kind, mark`,
      [userId],
    )
  ).rows;
const proven = { kind: 'payout_account', isProven: true };
const unproven = { kind: 'payout_account', isProven: false };

describe('a stranger who enters the account number of a seller', () => {
  const probe = (person: Trader, { skuId }: Listing, maxTotal = 1) => {
    const body = { skuId, lane: 'standard', maxTotal, addressId: person.addressId };
    return world.api.callAs(person, 'buyAtLowestAsk', { body, idempotencyKey: newKey() });
  };

  test('security 4: learns nothing from an order that costs nothing, and may buy; support is told once', async () => {
    const [seller, stranger, accountNumber] = [await someone(), await someone(), aNumber()];
    await payOutTo(world, seller, { accountNumber });
    const listing = await listAsk(world, { seller });
    const answer = async (person: Trader) => {
      const { status, body } = await probe(person, listing);
      return { status, body: { ...Object(body), requestId: null } };
    };
    const before = await answer(stranger);
    expect(before).toMatchObject({ status: 409, body: { reason: 'PRICE_CHANGED' } });
    await enterAccount(world, stranger, { accountNumber });
    expect(await answer(stranger)).toEqual(before);
    // The seller's own account hears the words of everybody else.
    expect(await answer(seller)).toEqual(before);
    const told = await alerts('linked_unproven');
    const deal = await buy(world, listing, stranger);
    await payFor(world, deal);
    const isTold = [...told, { queue: 'support', entity: 'order', id: deal.orderId }];
    expect(await alerts('linked_unproven')).toEqual(isTold);
    await payFor(world, await buy(world, await listAsk(world, { seller }), stranger));
    expect(await alerts('linked_unproven')).toEqual(isTold);
  });

  test('security 4: a card that was linked and never paid refuses nobody either', async () => {
    const [seller, stranger] = [await someone(), await someone()];
    for (const person of [seller, stranger]) await linkCard(world, person);
    expect(await marksOf(seller)).toEqual([{ kind: 'card', isProven: false }]);
    expect((await buyCall(world, stranger, await listAsk(world, { seller }))).status).toBe(201);
  });

  test('security 4: shuts no employee out of the trade, and support is told once', async () => {
    const [seller, employee, accountNumber] = [await someone(), await someone(), aNumber()];
    await payOutTo(world, employee, { accountNumber });
    const deal = await dealAt(world, 'seller_to_ship', await listAsk(world, { seller }));
    await deliver(world, deal);
    await receive(world, deal.orderId);
    await enterAccount(world, seller, { accountNumber });
    const inspector = { ...employee, roles: ['inspector'] as const };
    const begin = () => world.api.callAs(inspector, 'beginInspection', { params: { id: deal.orderId } });
    expect((await begin()).status).toBe(200);
    await begin();
    expect(await alerts('own_trade_unproven')).toEqual([{ queue: 'support', entity: 'order', id: deal.orderId }]);
  });
});

describe('an account number', () => {
  const enter = (person: Trader, accountNumber: string) =>
    world.api.callAs(person, 'createWithdrawalAccount', {
      body: { channelCode: 'PH_BDO', accountHolderName: 'One Person', accountNumber },
    });

  test('security 4: is new to a person three times a day, also when it is removed or corrected again', async () => {
    shows('createWithdrawalAccount TOO_MANY_NEW_NUMBERS', 'updateWithdrawalAccount TOO_MANY_NEW_NUMBERS');
    const person = await someone();
    const id = (await enter(person, aNumber())).answer().id;
    const correct = (accountNumber: string) =>
      world.api.callAs(person, 'updateWithdrawalAccount', {
        params: { id },
        body: { channelCode: 'PH_BDO', accountHolderName: 'One Person', accountNumber },
      });
    (await correct(aNumber())).answer();
    const known = aNumber();
    const removed = (await enter(person, known)).answer().id;
    await world.api.callAs(person, 'deleteWithdrawalAccount', { params: { id: removed } });
    expect(limits.newAccountNumbersADay).toBe(3);
    for (const refused of [await enter(person, aNumber()), await correct(aNumber())]) {
      expect([refused.status, refusalIn(refused).reason]).toEqual([409, 'TOO_MANY_NEW_NUMBERS']);
    }
    expect((await enter(person, `00${known}`)).status).toBe(201);
    world.api.clock.advance(limits.newAccountNumbersDayMs);
    expect((await enter(person, aNumber())).status).toBe(201);
  });

  test('security 4: leaves no mark when it is removed or corrected before money arrived there', async () => {
    const person = await someone();
    const id = await enterAccount(world, person, { accountNumber: aNumber() });
    expect(await marksOf(person)).toEqual([unproven]);
    const body = { channelCode: 'PH_BDO', accountHolderName: 'One Person', accountNumber: aNumber() };
    (await world.api.callAs(person, 'updateWithdrawalAccount', { params: { id }, body })).answer();
    expect(await marksOf(person)).toEqual([unproven]);
    const again = await enterAccount(world, person, { accountNumber: body.accountNumber });
    await world.api.callAs(person, 'deleteWithdrawalAccount', { params: { id } });
    expect(await marksOf(person)).toEqual([unproven]);
    await world.api.callAs(person, 'deleteWithdrawalAccount', { params: { id: again } });
    expect(await marksOf(person)).toEqual([]);
  });

  test('security 3: to which money arrived stays a mark when it is removed', async () => {
    const person = await someone();
    await payOutTo(world, person, { accountNumber: aNumber() });
    const [account] = (await world.api.callAs(person, 'listWithdrawalAccounts', { query: { limit: 20 } })).answer()
      .items;
    await world.api.callAs(person, 'deleteWithdrawalAccount', { params: { id: account?.id ?? '' } });
    expect(await marksOf(person)).toEqual([proven]);
  });

  test('security 3: of an older server gets its mark at night, with the proof of its payouts', async () => {
    const [paid, unpaid, accountNumber] = [await someone(), await someone(), aNumber()];
    await payOutTo(world, paid, { accountNumber });
    await enterAccount(world, unpaid, { accountNumber });
    const both = [paid.userId, unpaid.userId];
    await world.pool.query(
      `update identity_marks set mark = 'typed-' || user_id, proven_at = null where user_id = any($1)`,
      [both],
    );
    await world.pool.query('update withdrawal_accounts set account_mark = null where user_id = any($1)', [both]);
    await withTransaction(world.pool, (tx) => addJob(tx, 'delete-old-rows', { day: 'a-night' }));
    await world.settle();
    expect([await marksOf(paid), await marksOf(unpaid)]).toEqual([[proven], [unproven]]);
    const { rows } = await world.pool.query('select distinct mark from identity_marks where user_id = any($1)', [both]);
    expect(rows).toHaveLength(1);
  });
});

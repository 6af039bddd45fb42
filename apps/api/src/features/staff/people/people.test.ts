import { testId } from '@suki/db/testing/test-ids';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { newTrader, supportStaff, type Trader } from '../../../../test/support/trade-people.ts';
import { dealAt, listAsk, newKey } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const finance = { uid: 'fe', name: 'Fe Ramos', roles: ['finance'] as const };
const support = { ...supportStaff, name: 'Suri Lim' };
const reason = 'Two buyers wrote that he offers them the shoes outside of Suki.';

const trader = () => newTrader(world.api.dependencies);
const of = ({ userId }: Trader) => ({ params: { id: userId } });
const getPerson = async (person: Trader, who: typeof support | typeof finance = support) =>
  (await world.api.callAs(who, 'getPerson', of(person))).answer();
const suspend = (person: Trader, part: 'selling' | 'buying' | 'account', isForFraud = false) =>
  world.api.callAs(support, 'suspendPerson', { ...of(person), body: { part, reason, isForFraud } });
const lift = (person: Trader, part: 'selling' | 'buying' | 'account') =>
  world.api.callAs(support, 'liftSuspension', { ...of(person), body: { part, reason: 'It was a mistake of ours.' } });

const sell = async (seller: Trader) => {
  const { itemId, skuId, price } = await listAsk(world);
  const body = { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId };
  return await world.api.callAs(seller, 'postAsk', { body, idempotencyKey: newKey() });
};

describe('a suspension', () => {
  test('ops A.2 A1: of selling is set and lifted through calls, with reason and name in the history', async () => {
    shows('suspendPerson success', 'liftSuspension success', 'getPerson success');
    const seller = await trader();
    expect((await suspend(seller, 'selling')).answer()).toMatchObject({ isSellingSuspended: true, mayWithdraw: true });
    expect(refusalIn(await sell(seller)).reason).toBe('ACCOUNT_SUSPENDED');
    expect((await lift(seller, 'selling')).answer()).toMatchObject({ isSuspended: false, isSellingSuspended: false });
    expect((await sell(seller)).status).toBe(201);
    const person = await getPerson(seller);
    expect(person.standings).toMatchObject([
      {
        change: 'selling_suspended',
        event: 'staff',
        byName: 'Suri Lim',
        reason,
        lifted: { byName: 'Suri Lim', reason: 'It was a mistake of ours.' },
      },
    ]);
    expect(person.history).toMatchObject([
      { act: 'selling_restored', byName: 'Suri Lim', reason: 'It was a mistake of ours.' },
      { act: 'selling_suspended', byName: 'Suri Lim', reason },
    ]);
  });

  test('ops A.2 A1: by the rules, after a false finding of a counterfeit, is lifted as well', async () => {
    const seller = await trader();
    await world.pool.query(
      `insert into standings (id, user_id, change, event, entity_id, is_fraud, at) values (new_id('std'), $1, 'selling_suspended', 'E60a', 'ord_0000000000', false, $2)`,
      [seller.userId, world.api.clock.now()],
    );
    expect(refusalIn(await sell(seller)).reason).toBe('ACCOUNT_SUSPENDED');
    expect((await lift(seller, 'selling')).answer()).toMatchObject({ isSellingSuspended: false });
    expect((await sell(seller)).status).toBe(201);
  });

  test('of buying stops a purchase, and its end allows it', async () => {
    const buyer = await trader();
    const { skuId, price } = await listAsk(world);
    const buy = () =>
      world.api.callAs(buyer, 'buyAtLowestAsk', {
        body: { skuId, lane: 'standard', maxTotal: price + pesos(1000), addressId: buyer.addressId },
        idempotencyKey: newKey(),
      });
    await suspend(buyer, 'buying');
    expect(refusalIn(await buy()).reason).toBe('ACCOUNT_SUSPENDED');
    await lift(buyer, 'buying');
    expect((await buy()).status).toBe(201);
  });

  test('of the account refuses every call of the person, and its end lets them in again', async () => {
    const person = await trader();
    await suspend(person, 'account');
    const call = () => world.api.callAs(person, 'listAsks');
    await expect.poll(async () => (await call()).status, { timeout: 1_000 }).toBe(403);
    expect(await getPerson(person)).toMatchObject({ isAccountSuspended: true, mayWithdraw: false });
    await lift(person, 'account');
    await expect.poll(async () => (await call()).status, { timeout: 1_000 }).toBe(200);
  });

  test('that holds already, or that nobody set, is not set or lifted again', async () => {
    shows('suspendPerson ALREADY_DONE', 'liftSuspension ALREADY_DONE');
    const person = await trader();
    for (const part of ['selling', 'buying', 'account'] as const) {
      expect(refusalIn(await lift(person, part)).reason).toBe('ALREADY_DONE');
      await suspend(person, part);
      expect(refusalIn(await suspend(person, part)).reason).toBe('ALREADY_DONE');
    }
  });

  test('of one moment is one suspension, however many press', async () => {
    const person = await trader();
    const pressed = await Promise.all([1, 2, 3, 4].map(() => suspend(person, 'selling')));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await getPerson(person)).history).toHaveLength(1);
  });

  test('needs a reason of a few words', async () => {
    const person = await trader();
    const body = { part: 'selling', reason: '   no ', isForFraud: false };
    const result = await world.api.callAs(support, 'suspendPerson', { ...of(person), body });
    expect(refusalIn(result).reason).toBe('VALIDATION');
  });

  test('and every other act on a person stays in the history: no statement changes or deletes a line', async () => {
    const person = await trader();
    await suspend(person, 'selling');
    for (const statement of ['update person_acts set reason = null', 'delete from person_acts', 'truncate person_acts'])
      await expect(world.pool.query(statement)).rejects.toThrow(/append-only|foreign key/);
  });
});

describe('withdrawals of a suspended person', () => {
  const withdraw = async (person: Trader) => {
    await creditTestWallet(world.pool, person.userId, pesos(1000), world.api.clock.now());
    const account = { channelCode: 'PH_BDO', accountHolderName: 'One Person', accountNumber: newNumber() };
    (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
    await letAccountsRest(world.pool);
    return () => world.api.callAs(person, 'requestPayout', { body: { amount: pesos(200) }, idempotencyKey: newKey() });
  };
  const newNumber = () => String(Math.floor(1e9 + Math.random() * 9e9));

  test('ops A.2 A1: earned money can be withdrawn while selling and buying are suspended', async () => {
    const person = await trader();
    const request = await withdraw(person);
    await suspend(person, 'selling');
    await suspend(person, 'buying');
    expect((await world.api.callAs(person, 'getUser')).answer().suspension).toEqual({
      selling: true,
      buying: true,
      account: false,
      mayWithdraw: true,
      why: ['review'],
    });
    expect((await request()).status).toBe(201);
  });

  test('ops A.2 A1: a suspension for fraud stops withdrawals until it is lifted', async () => {
    const person = await trader();
    const request = await withdraw(person);
    await suspend(person, 'selling');
    expect((await suspend(person, 'selling', true)).answer()).toMatchObject({ mayWithdraw: false });
    expect((await world.api.callAs(person, 'getUser')).answer().suspension).toMatchObject({
      mayWithdraw: false,
      why: ['review'],
    });
    expect(refusalIn(await request()).reason).toBe('ACCOUNT_SUSPENDED');
    await lift(person, 'selling');
    expect((await world.api.callAs(person, 'getUser')).answer().suspension).toBeNull();
    expect((await request()).status).toBe(201);
  });
});

describe('sessions', () => {
  test('security 8: of somebody else are ended by support, within a second', async () => {
    shows('endSessionsOfPerson success');
    const person = { ...(await trader()), signedInAt: new Date(Date.now() - 60_000) };
    expect((await world.api.callAs(person, 'listAsks')).status).toBe(200);
    const body = { reason: 'His phone was stolen.' };
    const answer = (await world.api.callAs(support, 'endSessionsOfPerson', { ...of(person), body })).answer();
    expect(answer.history).toMatchObject([{ act: 'sessions_ended', byName: 'Suri Lim', reason: body.reason }]);
    await expect.poll(async () => (await world.api.callAs(person, 'listAsks')).status, { timeout: 1_000 }).toBe(401);
  });
});

describe('a search for people', () => {
  const found = async (text: string) =>
    (await world.api.callAs(support, 'findPeople', { body: { text } })).answer().items.map(({ id }) => id);

  test('ops A.2 A1: finds by e-mail, phone, name, user id and order number', async () => {
    shows('findPeople success');
    const deal = await dealAt(world, 'to_pay');
    const { buyer, seller } = deal;
    const { phoneNumber } = await getPerson(buyer);
    const number = String(phoneNumber);
    for (const text of [buyer.email, buyer.email?.toUpperCase(), buyer.userId, number, number.replace('+63', '0')]) {
      expect(await found(String(text))).toEqual([buyer.userId]);
    }
    expect(await found(String(buyer.name))).toContain(buyer.userId);
    expect((await found(deal.orderId)).sort()).toEqual([buyer.userId, seller.userId].sort());
    expect(await found('nobody@nowhere.test')).toEqual([]);
    expect(await found('%%')).toEqual([]);
  });

  test('says that there are more than twenty', async () => {
    await Promise.all(Array.from({ length: 22 }, trader));
    const answer = (await world.api.callAs(support, 'findPeople', { body: { text: 'Person' } })).answer();
    expect([answer.items.length, answer.hasMore]).toEqual([20, true]);
  });
});

describe('the lists of a person', () => {
  test('ops A.2 A1: show every ask, bid and order of both sides, in pages', async () => {
    shows('listAsksOfPerson success', 'listBidsOfPerson success', 'listOrdersOfPerson success');
    const deal = await dealAt(world, 'to_pay');
    const second = await listAsk(world, { seller: deal.seller });
    const asks = (await world.api.callAs(support, 'listAsksOfPerson', of(deal.seller))).answer();
    expect(asks.items.map(({ id }) => id)).toEqual([second.askId, deal.askId]);
    const bids = (await world.api.callAs(support, 'listBidsOfPerson', of(deal.buyer))).answer();
    expect(bids.items).toEqual([]);
    for (const side of ['buyer', 'seller'] as const) {
      const orders = await world.api.callAs(support, 'listOrdersOfPerson', { ...of(deal[side]), query: { side } });
      expect(orders.answer().items.map(({ id }) => id)).toEqual([deal.orderId]);
    }
  });

  test('of nobody are not there, and neither is the person', async () => {
    shows(
      'getPerson PERSON_NOT_FOUND',
      'listAsksOfPerson PERSON_NOT_FOUND',
      'listBidsOfPerson PERSON_NOT_FOUND',
      'listOrdersOfPerson PERSON_NOT_FOUND',
      'suspendPerson PERSON_NOT_FOUND',
      'liftSuspension PERSON_NOT_FOUND',
      'endSessionsOfPerson PERSON_NOT_FOUND',
    );
    const params = { id: testId('usr') };
    const refusals = [
      await world.api.callAs(support, 'getPerson', { params }),
      await world.api.callAs(support, 'listAsksOfPerson', { params }),
      await world.api.callAs(support, 'listBidsOfPerson', { params }),
      await world.api.callAs(support, 'listOrdersOfPerson', { params, query: { side: 'buyer' } }),
      await world.api.callAs(support, 'suspendPerson', { params, body: { part: 'buying', reason, isForFraud: false } }),
      await world.api.callAs(support, 'liftSuspension', { params, body: { part: 'buying', reason } }),
      await world.api.callAs(support, 'endSessionsOfPerson', { params, body: { reason } }),
    ];
    expect(new Set(refusals.map((result) => refusalIn(result).reason))).toEqual(new Set(['PERSON_NOT_FOUND']));
  });
});

test('the balance of a person is shown to finance, and not to support', async () => {
  const person = await trader();
  await creditTestWallet(world.pool, person.userId, pesos(1000), world.api.clock.now());
  expect((await getPerson(person)).balance).toBeNull();
  expect((await getPerson(person, finance)).balance).toBe(pesos(1000));
});

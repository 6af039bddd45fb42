import { creditTestWallet } from '@suki/db/testing/test-trade';
import { HOUR_MS } from '@suki/domain/config/durations';
import type { WithdrawalAccountId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { formatMoment } from '@suki/domain/time/format-moment';
import { expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { newKey } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const bank = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '1234567890' };
const wallet = { channelCode: 'PH_GCASH', accountHolderName: 'Sam Reyes', accountNumber: '09171234567' };
const amount = pesos(500);

async function rich(): Promise<Trader> {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, pesos(5_000), world.api.clock.now());
  return person;
}
const add = async (person: Trader) =>
  (await world.api.callAs(person, 'createWithdrawalAccount', { body: bank })).answer();
const change = (person: Trader, id: WithdrawalAccountId, body: object) =>
  world.api.callAs(person, 'updateWithdrawalAccount', { params: { id }, body });
const withdraw = (person: Trader) =>
  world.api.callAs(person, 'requestPayout', { body: { amount }, idempotencyKey: newKey() });
const balanceOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().balance;
const phoneOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().phoneNumber ?? '';
const mailOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().email;

test('security 7: a new account gets no payout for 24 hours; the money stays, and the refusal says until when', async () => {
  shows('requestPayout ACCOUNT_ON_HOLD');
  const person = await rich();
  const { payoutsStartAt } = await add(person);
  expect(Date.parse(payoutsStartAt)).toBe(world.api.clock.now().getTime() + 24 * HOUR_MS);
  world.api.clock.advance(24 * HOUR_MS - 1);
  const refused = await withdraw(person);
  expect(refused.status).toBe(409);
  expect(refusalIn(refused)).toMatchObject({ reason: 'ACCOUNT_ON_HOLD', details: { availableAt: payoutsStartAt } });
  expect(await balanceOf(person)).toBe(pesos(5_000));
  world.api.clock.advance(1);
  expect((await withdraw(person)).status).toBe(201);
});

test('security 7: another number or bank starts the day anew, another name of the holder does not', async () => {
  const person = await rich();
  const { id } = await add(person);
  world.api.clock.advance(24 * HOUR_MS);
  await change(person, id, { ...bank, accountHolderName: 'Samuel Reyes' });
  expect((await withdraw(person)).status).toBe(201);
  await change(person, id, { ...bank, accountNumber: '9999888877' });
  expect(refusalIn(await withdraw(person)).reason).toBe('ACCOUNT_ON_HOLD');
  world.api.clock.advance(12 * HOUR_MS);
  await change(person, id, bank);
  world.api.clock.advance(24 * HOUR_MS - 1);
  expect(refusalIn(await withdraw(person)).reason).toBe('ACCOUNT_ON_HOLD');
});

test('security 7: a number that is changed while a payout is asked for brings no money to the new one', async () => {
  const person = await rich();
  const { id } = await add(person);
  world.api.clock.advance(24 * HOUR_MS);
  const results = await Promise.all([
    withdraw(person),
    change(person, id, { ...bank, accountNumber: '6666555544' }),
    withdraw(person),
    withdraw(person),
  ]);
  expect(results.map(({ status }) => status).every((status) => [200, 201, 409].includes(status))).toBe(true);
  const { items } = (await world.api.callAs(person, 'listPayouts')).answer();
  expect(items.map(({ account }) => account.maskedAccountNumber)).not.toContain('•••• 5544');
  await world.settle();
});

test('security 7: the owner is told of an added, a changed and a removed account by inbox, mail and SMS', async () => {
  const person = await rich();
  const [number, email] = [await phoneOf(person), await mailOf(person)];
  const { id, payoutsStartAt } = await add(person);
  await change(person, id, wallet);
  await world.api.callAs(person, 'deleteWithdrawalAccount', { params: { id } });
  await world.settle();
  const { items } = (await world.api.callAs(person, 'listPaymentMessages')).answer();
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['account-added', 'account-changed', 'account-removed']);
  const added = items.find(({ kind }) => kind === 'account-added');
  expect(added?.text).toContain(`BDO Unibank •••• 7890 was added`);
  expect(added?.text).toContain(formatMoment(new Date(payoutsStartAt)));
  const sms = (await world.api.sandbox.sms(number)).map(({ text }) => text).join('\n');
  expect(sms).toContain('BDO Unibank **** 7890 was added');
  expect(sms).toContain('BDO Unibank **** 7890 is now GCash **** 4567');
  expect(sms).toContain('GCash **** 4567 was removed');
  if (email !== null) {
    const mails = (await world.api.sandbox.mails(email)).map(({ subject }) => subject);
    expect(mails).toEqual(
      expect.arrayContaining(['A withdrawal account was added', 'A withdrawal account was changed']),
    );
  }
});

test('security 7: whoever takes the phone does not read what is told about it: the SMS goes to the number of before', async () => {
  const person = await rich();
  const before = await phoneOf(person);
  const after = '+639179990001';
  await world.api.callAs(person, 'sendPhoneCode', { body: { phoneNumber: after } });
  const code = /\d{6}/.exec((await world.api.sandbox.sms(after))[0]?.text ?? '')?.[0] ?? '';
  await add(person);
  const linked = await world.api.callAs(person, 'linkPhone', { body: { phoneNumber: after, code } });
  expect(linked.answer().phoneNumber).toBe(after);
  await world.settle();
  const toOld = (await world.api.sandbox.sms(before)).map(({ text }) => text).join('\n');
  expect(toOld).toContain('your phone number is now **** 0001');
  expect(toOld).toContain('BDO Unibank **** 7890 was added');
  expect((await world.api.sandbox.sms(after)).map(({ text }) => text).filter((text) => !text.includes(code))).toEqual(
    [],
  );
});

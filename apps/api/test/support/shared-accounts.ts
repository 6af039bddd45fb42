import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { cardToken, linkedMethod } from './payment-methods.ts';
import { quickListing } from './quick-listing.ts';
import { newTrader, type Trader } from './trade-people.ts';
import { buy, newKey } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';

/** Two accounts of one person, each with proof of what they share. */
export type Twins = readonly [Trader, Trader];

type Account = { readonly channelCode?: string; readonly accountNumber: string };

const FEW_MINUTES_MS = 10 * 60_000;
const digits = (count: number): string =>
  Array.from({ length: count }, () => String(1 + Math.floor(Math.random() * 9))).join('');

/** Enters a payout account, which proves nothing. */
export async function enterAccount({ api }: TradeWorld, person: Trader, account: Account): Promise<string> {
  const body = { channelCode: 'PH_BDO', accountHolderName: 'One Person', ...account };
  return (await api.callAs(person, 'createWithdrawalAccount', { body })).answer().id;
}

/** Enters a payout account to which money arrives. */
export async function payOutTo(world: TradeWorld, person: Trader, account: Account): Promise<void> {
  const withdrawalAccountId = await enterAccount(world, person, account);
  await creditTestWallet(world.pool, person.userId, pesos(1000), world.api.clock.now());
  await letAccountsRest(world.pool);
  const call = { body: { amount: pesos(1000), withdrawalAccountId }, idempotencyKey: newKey() };
  (await world.api.callAs(person, 'requestPayout', call)).answer();
  await world.settle();
}

const twoTraders = async ({ api }: TradeWorld): Promise<Twins> => [
  await newTrader(api.dependencies),
  await newTrader(api.dependencies),
];

/** Two accounts that were paid out to one bank account; the zeros before its number were typed once. */
export async function twinsByBank(world: TradeWorld): Promise<Twins> {
  const twins = await twoTraders(world);
  const accountNumber = digits(10);
  await payOutTo(world, twins[0], { accountNumber });
  await payOutTo(world, twins[1], { accountNumber: `00${accountNumber}` });
  return twins;
}

/** Two accounts that were paid out to one e-wallet, whose number was typed in two ways. */
export async function twinsByWallet(world: TradeWorld): Promise<Twins> {
  const twins = await twoTraders(world);
  const number = `917${digits(7)}`;
  await payOutTo(world, twins[0], { channelCode: 'PH_GCASH', accountNumber: `0${number}` });
  await payOutTo(world, twins[1], { channelCode: 'PH_GCASH', accountNumber: `63${number}` });
  return twins;
}

/** Links the one card of these tests. */
export const linkCard = async (world: TradeWorld, person: Trader) =>
  linkedMethod(world, person, {
    type: 'CARD',
    cardToken: await cardToken(world, '4000000000001000'),
    returnPath: '/wallet',
  });

/** Two accounts that paid for an order with one card. */
export async function twinsByCard(world: TradeWorld): Promise<Twins> {
  await world.api.sandbox.control('/behaviour', { savedPaymentOutcome: 'succeed' });
  const deals = [await buy(world, await quickListing(world)), await buy(world, await quickListing(world))] as const;
  for (const { buyer, orderId } of deals) {
    const { id } = await linkCard(world, buyer);
    const call = { params: { orderId }, body: { paymentMethodId: id, returnPath: '/done' }, idempotencyKey: newKey() };
    (await world.api.callAs(buyer, 'payOrder', call)).answer();
  }
  await world.settle();
  return [deals[0].buyer, deals[1].buyer];
}

/** Verifies a phone number by the code that was sent to it. */
async function verifyPhone({ api }: TradeWorld, person: Trader, phoneNumber: string): Promise<void> {
  (await api.callAs(person, 'sendPhoneCode', { body: { phoneNumber } })).answer();
  const code = /\d{6}/.exec((await api.sandbox.sms(phoneNumber)).at(0)?.text ?? '')?.[0] ?? '';
  (await api.callAs(person, 'linkPhone', { body: { phoneNumber, code }, idempotencyKey: newKey() })).answer();
  api.clock.advance(FEW_MINUTES_MS);
}

/** Two accounts of which the second has the phone number that the first gave up. */
export async function twinsByPhone(world: TradeWorld): Promise<Twins> {
  const twins = await twoTraders(world);
  const phoneNumber = `+63918${digits(7)}`;
  await verifyPhone(world, twins[0], phoneNumber);
  await verifyPhone(world, twins[0], `+63919${digits(7)}`);
  await verifyPhone(world, twins[1], phoneNumber);
  return twins;
}

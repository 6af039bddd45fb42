import type { PaymentMethodId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { PaymentMethod } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { linkableFor } from './link-choices.ts';
import {
  LINK,
  missingToPay,
  type PaymentOption,
  paymentOptions,
  selectionOf,
  usableOption,
} from './payment-options.view-model.ts';

/** A Tuesday in Manila: noon, and during BPI's maintenance. */
const noon = new Date('2026-11-24T12:00:00+08:00');
const night = new Date('2026-11-24T22:15:00+08:00');

const bank: PaymentMethod = {
  id: 'pmt_bank000000' as PaymentMethodId,
  title: 'BPI',
  paymentMethod: 'BPI',
  account: 'XXXXXX1234',
  isDefault: false,
  url: null,
  type: 'DIRECT_DEBIT',
  customerId: 'cust-1',
  expiryMonth: '12',
  expiryYear: '26',
  status: 'ACTIVE',
  limit: pesos(500_000),
  failureCode: null,
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
  customer_id: 'cust-1',
  usage: 'MULTIPLE_USE',
  card: null,
  ewallet: null,
  direct_debit: null,
};
const card: PaymentMethod = {
  ...bank,
  id: 'pmt_card000000' as PaymentMethodId,
  title: 'Visa',
  paymentMethod: 'VISA',
  account: '400000XXXXXX1000',
  type: 'CARD',
  expiryMonth: '10',
  expiryYear: '26',
  limit: pesos(700_000),
};

const detailOf = (method: PaymentMethod, amount = 900, now: Date | null = noon) =>
  paymentOptions({ methods: [method], amount: pesos(amount), now }).find(({ value }) => value === method.id);

describe('a linked method', () => {
  test.each([
    ['shows its account', bank, 900, noon, 'XXXXXX1234', true],
    ['without an account says that it is linked', { ...bank, account: null }, 900, noon, 'Linked', true],
    [
      'whose bank rests says until when',
      bank,
      900,
      night,
      'Under maintenance until Tue 24 Nov, 10:30 PM. Choose another way to pay, or come back then.',
      false,
    ],
    [
      'that was read while the bank rested is usable again',
      { ...bank, status: 'DOWNTIME' },
      900,
      noon,
      'XXXXXX1234',
      true,
    ],
    ['above its limit names it', bank, 500_000.01, noon, 'Takes up to ₱500,000. Choose another way to pay.', false],
    ['that exceeded another amount is usable for this', { ...bank, status: 'EXCEED' }, 900, noon, 'XXXXXX1234', true],
    ['whose card is over says so', card, 900, noon, 'Expired. Link it again under “Card or bank”.', false],
    [
      'that the gateway ended says so',
      { ...bank, status: 'EXPIRED' },
      900,
      noon,
      'Expired. Link it again under “Card or bank”.',
      false,
    ],
    ['is taken as it was read while the time is not known', card, 900, null, '400000XXXXXX1000', true],
  ] as const)('%s', (_what, method, amount, now, detail, isUsable) => {
    expect(detailOf(method, amount, now)).toMatchObject({ detail, isUsable, choice: { paymentMethodId: method.id } });
  });

  test.each(['REQUIRES_ACTION', 'PENDING', 'FAILED', 'INACTIVE'] as const)('that is %s is no way to pay', (status) => {
    expect(detailOf({ ...bank, status })).toBeUndefined();
  });
});

test('linked methods come first, in the order of their list, then the wallets that are approved once', () => {
  const options = paymentOptions({ methods: [card, bank], amount: pesos(900), now: noon });
  expect(options.map(({ title }) => title)).toEqual(['Visa', 'BPI', 'GCash', 'Maya', 'GrabPay', 'ShopeePay']);
});

describe('the way that counts', () => {
  const options = paymentOptions({ methods: [bank], amount: pesos(900), now: noon });
  const without = (...values: readonly string[]): readonly PaymentOption[] =>
    options.map((option) => ({ ...option, isUsable: !values.includes(option.value) }));

  test.each([
    ['the chosen one', 'PAYMAYA', options, bank.id, 'PAYMAYA'],
    ['the default while nothing is chosen', null, options, bank.id, bank.id],
    ['the first wallet where there is no default', null, options, null, 'GCASH'],
    ['the default in place of a chosen one that cannot be used', 'PAYMAYA', without('PAYMAYA'), bank.id, bank.id],
    ['the first wallet in place of a default that cannot be used', null, without(bank.id), bank.id, 'GCASH'],
    ['the next wallet that can', 'GCASH', without('GCASH'), null, 'PAYMAYA'],
    [
      'a linked method where no wallet takes the amount',
      null,
      without('GCASH', 'PAYMAYA', 'GRABPAY', 'SHOPEEPAY'),
      null,
      bank.id,
    ],
    ['none where nothing does', null, [], null, undefined],
  ])('is %s', (_what, chosen, offered, defaultId, expected) => {
    expect(usableOption(chosen, offered, defaultId)?.value).toBe(expected);
  });
});

describe('ux 5: a card or bank can be linked where the payment is made', () => {
  const wallets = paymentOptions({ methods: [], amount: pesos(900), now: noon });
  const bag = paymentOptions({ methods: [], amount: pesos(154_200), now: noon });
  const base = { chosen: null, options: wallets, defaultId: null, canLink: true, isAwaited: false };

  test.each([
    ['GCash counts until a card or bank is chosen', {}, 'GCASH', 'GCASH'],
    ['a person who chose to link pays with nothing else', { chosen: LINK }, LINK, undefined],
    ['above every wallet, linking is open at once', { options: bag }, LINK, undefined],
    ['the method just linked is awaited', { isAwaited: true }, '', undefined],
    ['the method just linked is awaited above every wallet', { options: bag, isAwaited: true }, '', undefined],
    ['an amount that nothing takes has no choice', { options: bag, canLink: false }, '', undefined],
  ])('%s', (_what, change, selected, option) => {
    const selection = selectionOf({ ...base, ...change });
    expect([selection.selected, selection.option?.value]).toEqual([selected, option]);
  });

  test.each([
    [900, 'Visa, Mastercard, JCB, BPI, UnionBank, China Bank, RCBC'],
    [154_200, 'Visa, Mastercard, JCB, BPI'],
    [600_000, 'Visa, Mastercard, JCB'],
    [800_000, ''],
  ])('₱%d names what takes it: %s', (amount, names) => {
    expect(linkableFor(pesos(amount), { hasCardService: true }).names).toBe(names);
  });

  test('ux 5: with “Card or bank” chosen and nothing linked, the button asks to link it', () => {
    const chosen = selectionOf({ ...base, chosen: LINK });
    expect(missingToPay(chosen)).toBe('Link your card or bank first.');
    expect(missingToPay({ option: null, selected: '' })).toBe('Choose how to pay first.');
    expect(missingToPay(selectionOf(base))).toBeUndefined();
  });

  test('every option that cannot be used says what to do instead, without a code', () => {
    const details = paymentOptions({
      methods: [{ ...bank, status: 'EXPIRED' }, card],
      amount: pesos(600_000),
      now: noon,
    }).filter(({ isUsable }) => !isUsable);
    expect(details.length).toBeGreaterThan(4);
    for (const { detail } of details) {
      expect(detail).toMatch(/Choose another way|Pay by card or bank|Link it again/);
      expect(detail).not.toMatch(/[A-Z]{4,}/);
    }
  });
});

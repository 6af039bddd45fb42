import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { channelLimits } from '../config/payment-limits.ts';
import { keysOf } from '../keys-of.ts';
import { pesos } from '../money/centavos.ts';
import { endOfCard, isCardExpired, normaliseCardExpiry } from './card-expiry.ts';
import { channelCode } from './channel-code.ts';
import { exceedsChannelLimit, isWithinChannelLimit } from './channel-limits.ts';
import type { GatewayPaymentMethod } from './gateway-payment-method.ts';
import { paymentMethodExpiry } from './payment-method-expiry.ts';
import { paymentMethodRow } from './payment-method-row.ts';
import { paymentMethodRows, usageOf } from './payment-method-rows.ts';
import { isInDowntime, methodLimit, shownStatus } from './payment-method-status.ts';
import { sortPaymentMethods } from './sort-payment-methods.ts';

/** Tuesday noon in Manila, outside every bank's quiet window. */
const now = new Date('2026-11-24T12:00:00+08:00');
const atNight = new Date('2026-11-24T22:15:00+08:00');
const view = { defaultPayment: null, now };

const common = {
  status: 'ACTIVE',
  customer_id: 'cust-1',
  reusability: 'MULTIPLE_USE',
  actions: [],
  created: '2026-01-31T02:00:00Z',
  updated: '2026-01-31T02:00:00Z',
} as const;

const card: GatewayPaymentMethod = {
  ...common,
  id: 'pm-card',
  type: 'CARD',
  card: {
    card_information: {
      network: 'VISA',
      masked_card_number: '400000XXXXXX1091',
      expiry_month: '11',
      expiry_year: '2026',
    },
  },
  ewallet: null,
  direct_debit: null,
};
const wallet: GatewayPaymentMethod = {
  ...common,
  id: 'pm-wallet',
  type: 'EWALLET',
  card: null,
  ewallet: { channel_code: 'GRABPAY', account: { account_details: '+63917***0001' } },
};
const bank: GatewayPaymentMethod = {
  ...common,
  id: 'pm-bank',
  type: 'DIRECT_DEBIT',
  direct_debit: { channel_code: 'BPI', bank_account: { masked_bank_account_number: 'XXXXXX1234' }, debit_card: null },
};

describe('the row of a payment method', () => {
  const same = {
    isDefault: false,
    url: null,
    customerId: 'cust-1',
    status: 'ACTIVE',
    createdAt: common.created,
    updatedAt: common.updated,
  };

  test.each([
    [
      'a card',
      card,
      { type: 'CARD', title: 'Visa', paymentMethod: 'VISA', account: '400000XXXXXX1091', expiry: ['11', '26'] },
    ],
    [
      'a card in the flat form of the specification',
      {
        ...card,
        card: { network: 'JCB', masked_card_number: '3528XXXX0000', expiry_month: '1', expiry_year: '28' },
      },
      { type: 'CARD', title: 'JCB', paymentMethod: 'JCB', account: '3528XXXX0000', expiry: ['01', '28'] },
    ],
    [
      'a card of which nothing is known',
      { ...card, card: null },
      { type: 'CARD', title: 'CARD', paymentMethod: 'CARD', account: null, expiry: [null, null] },
    ],
    [
      'GrabPay, one year',
      wallet,
      { type: 'EWALLET', title: 'GrabPay', paymentMethod: 'GRABPAY', account: '+63917***0001', expiry: ['01', '27'] },
    ],
    [
      'GCash under the older name of its channel, without an end',
      { ...wallet, ewallet: { channel_code: 'PH_GCASH', account: null } },
      { type: 'EWALLET', title: 'GCash', paymentMethod: 'GCASH', account: null, expiry: [null, null] },
    ],
    [
      'BPI, one month',
      bank,
      { type: 'DIRECT_DEBIT', title: 'BPI', paymentMethod: 'BPI', account: 'XXXXXX1234', expiry: ['02', '26'] },
    ],
    [
      'a bank that we have no name for, by debit card',
      {
        ...bank,
        direct_debit: { channel_code: 'BDO_EPAY', bank_account: null, debit_card: { card_last_four: '1234' } },
      },
      { type: 'DIRECT_DEBIT', title: 'BDO_EPAY', paymentMethod: 'BDO_EPAY', account: '1234', expiry: [null, null] },
    ],
  ] as const)('of %s', (_what, method, { expiry: [expiryMonth, expiryYear], ...parts }) => {
    expect(paymentMethodRow(method, view)).toEqual({ ...same, id: method.id, ...parts, expiryMonth, expiryYear });
  });

  test('carries the address to link it, and the moments under either name', () => {
    const { created, updated, ...rest } = { ...bank, status: 'REQUIRES_ACTION' };
    const row = paymentMethodRow(
      { ...rest, createdAt: created, actions: [{ action: 'AUTH', url: 'https://bank', url_type: 'WEB' }] },
      view,
    );
    expect(row).toMatchObject({
      url: 'https://bank',
      createdAt: created,
      updatedAt: created,
      status: 'REQUIRES_ACTION',
    });
    expect(updated).toBe(created);
  });

  test('has no end when no moment is known', () => {
    const row = paymentMethodRow({ ...bank, created: null, updated: undefined }, view);
    expect(row).toMatchObject({ expiryMonth: null, expiryYear: null, createdAt: null, updatedAt: null });
  });

  test.each([[{ ...card, type: 'QR_CODE' }], [{ ...card, type: 'constructor' }], [{ ...card, status: 'ODD' }]])(
    'is none for a kind or status that we do not know',
    (method) => {
      expect(paymentMethodRow(method, view)).toBeNull();
    },
  );

  test('is the default while it is active, also when it rests or does not take the amount', () => {
    proves("The default payment is the one whose id matches the user's defaultPayment and is active", {
      paymentMethodRow,
    });
    const isDefault = (method: GatewayPaymentMethod, extras: object = {}) =>
      paymentMethodRow(method, { ...view, defaultPayment: method.id, ...extras })?.isDefault;
    expect(isDefault(bank)).toBe(true);
    expect(isDefault(bank, { now: atNight })).toBe(true);
    expect(isDefault(bank, { amount: pesos(600_000) })).toBe(true);
    expect(isDefault({ ...bank, status: 'INACTIVE' })).toBe(false);
    expect(isDefault(card, { now: new Date('2026-12-01T00:00:00+08:00') })).toBe(false);
    expect(isDefault(bank, { defaultPayment: 'pm-other' })).toBe(false);
  });
});

describe('what a person sees of its status', () => {
  const cardOf = (status: string) => ({
    status,
    type: 'CARD' as const,
    channel: 'VISA',
    expiry: { expiryMonth: '11', expiryYear: '26' },
  });
  const bankOf = (status: string, channel = 'BPI') => ({
    status,
    type: 'DIRECT_DEBIT' as const,
    channel,
    expiry: { expiryMonth: '01', expiryYear: '26' },
  });

  test.each([['REQUIRES_ACTION'], ['INACTIVE'], ['EXPIRED'], ['PENDING'], ['FAILED'], ['DOWNTIME'], ['EXCEED']])(
    '%s stands as it is, whatever the hour and the amount',
    (status) => {
      proves(
        'Payment method statuses: REQUIRES_ACTION, ACTIVE, INACTIVE, EXPIRED, PENDING, FAILED, DOWNTIME, EXCEED.',
        { shownStatus },
      );
      expect(shownStatus(bankOf(status), { now: atNight, amount: pesos(1_000_000) })).toBe(status);
    },
  );

  test.each([
    ['2026-11-30T23:59:59.999+08:00', 'ACTIVE'],
    ['2026-12-01T00:00:00+08:00', 'EXPIRED'],
  ])('a card for 11/26 is at %s %s', (at, status) => {
    proves('A card is shown as expired once the end of its expiry month has passed.', { shownStatus });
    expect(shownStatus(cardOf('ACTIVE'), { now: new Date(at) })).toBe(status);
  });

  test.each([
    ['BPI', '2026-11-24T21:59:59.999+08:00', 'ACTIVE'],
    ['BPI', '2026-11-24T22:00:00+08:00', 'DOWNTIME'],
    ['BPI_DIRECT_DEBIT', '2026-11-24T22:29:59.999+08:00', 'DOWNTIME'],
    ['BPI', '2026-11-24T22:30:00+08:00', 'ACTIVE'],
    ['BPI', '2026-11-28T22:10:00+08:00', 'ACTIVE'],
    ['UBP', '2026-11-24T22:10:00+08:00', 'ACTIVE'],
  ])('the direct debit of %s is at %s %s, though its own date has passed', (channel, at, status) => {
    proves('Direct-debit methods of one bank show as downtime during a downtime window.', { shownStatus });
    expect(shownStatus(bankOf('ACTIVE', channel), { now: new Date(at) })).toBe(status);
  });

  test('only direct debits rest', () => {
    proves('Direct-debit methods of one bank show as downtime during a downtime window.', { isInDowntime });
    expect(isInDowntime('EWALLET', 'BPI', atNight)).toBe(false);
    expect(isInDowntime('CARD', 'BPI', atNight)).toBe(false);
  });

  test.each([
    ['BPI', 500_000, 'ACTIVE'],
    ['BPI', 500_000.01, 'EXCEED'],
    ['CHINABANK', 50_000.01, 'EXCEED'],
    ['UNKNOWN_BANK', 9_000_000, 'ACTIVE'],
  ])('%s with %s pesos to pay is %s', (channel, amount, status) => {
    proves('Payment method statuses: REQUIRES_ACTION, ACTIVE, INACTIVE, EXPIRED, PENDING, FAILED, DOWNTIME, EXCEED.', {
      shownStatus,
    });
    expect(shownStatus(bankOf('ACTIVE', channel), { now, amount: pesos(amount) })).toBe(status);
  });

  test('the limit beside EXCEED is the channel’s', () => {
    expect(methodLimit('CARD', 'VISA')).toBe(pesos(700_000));
    expect(methodLimit('EWALLET', 'PH_GRABPAY')).toBe(pesos(100_000));
    expect(methodLimit('DIRECT_DEBIT', 'RCBC')).toBe(pesos(50_000));
    expect(methodLimit('EWALLET', 'BPI')).toBeNull();
  });
});

test('each channel takes its smallest and its largest amount, and nothing beyond', () => {
  const published = {
    GCASH: [1, 100_000],
    PAYMAYA: [1, 100_000],
    GRABPAY: [1, 100_000],
    SHOPEEPAY: [1, 100_000],
    CARDS: [20, 700_000],
    BPI_DIRECT_DEBIT: [1, 500_000],
    CHINABANK_DIRECT_DEBIT: [1, 50_000],
    RCBC_DIRECT_DEBIT: [1, 50_000],
    UBP_DIRECT_DEBIT: [1, 100_000],
  } as const;
  expect(Object.keys(channelLimits)).toEqual(Object.keys(published));
  for (const channel of keysOf(published)) {
    const [min, max] = published[channel];
    const takes = [min - 0.01, min, max, max + 0.01].map((amount) => isWithinChannelLimit(channel, pesos(amount)));
    expect(takes, channel).toEqual([false, true, true, false]);
    const exceeds = [0, min - 0.01, max, max + 0.01].map((amount) => exceedsChannelLimit(channel, pesos(amount)));
    expect(exceeds, `${channel}: only above the largest amount is EXCEED`).toEqual([false, false, false, true]);
  }
});

test.each([
  ['2', '28', { expiryMonth: '02', expiryYear: '28' }],
  ['02', '2028', { expiryMonth: '02', expiryYear: '28' }],
  ['12', '99', { expiryMonth: '12', expiryYear: '99' }],
  ['0', '28', null],
  ['13', '28', null],
  ['02', '1928', null],
  ['02', '8', null],
  ['', '', null],
  ['ab', '28', null],
])('the expiry %s/%s', (month, year, expiry) => {
  proves('Card expiry is the end of the expiry month.', { normaliseCardExpiry });
  expect(normaliseCardExpiry(month, year)).toEqual(expiry);
});

test.each([
  ['02', '28', '2028-02-29T23:59:59.999+08:00', false],
  ['02', '28', '2028-03-01T00:00:00+08:00', true],
  ['12', '26', '2026-12-31T23:59:59.999+08:00', false],
  ['12', '26', '2027-01-01T00:00:00+08:00', true],
])('a card for %s/%s is expired at %s: %s', (expiryMonth, expiryYear, at, is) => {
  proves('A card is shown as expired once the end of its expiry month has passed.', { isCardExpired });
  proves('Card expiry is the end of the expiry month.', { endOfCard });
  expect(isCardExpired({ expiryMonth, expiryYear }, new Date(at))).toBe(is);
});

test.each([['GRABPAY', '2028-02-29T10:00:00+08:00', '2029-02-28T10:00:00+08:00']] as const)(
  'EWALLET of %s, last changed at %s, ends at %s',
  (code, updatedAt, end) => {
    proves('GrabPay ewallet expiry shown as one year after last update.', { paymentMethodExpiry });
    expect(paymentMethodExpiry('EWALLET', code, new Date(updatedAt))).toEqual(new Date(end));
  },
);

test.each([
  ['BPI', '2026-12-31T23:30:00+08:00', '2027-01-31T23:30:00+08:00'],
  ['BPI_DIRECT_DEBIT', '2026-01-31T00:30:00+08:00', '2026-02-28T00:30:00+08:00'],
  ['CHINABANK', '2026-11-30T10:00:00+08:00', '2027-02-28T10:00:00+08:00'],
  ['UBP', '2026-05-05T10:00:00+08:00', '2027-05-05T10:00:00+08:00'],
] as const)('DIRECT_DEBIT of %s, last changed at %s, ends at %s', (code, updatedAt, end) => {
  proves('Direct debit: BPI one month, ChinaBank three months, UBP one year after last update.', {
    paymentMethodExpiry,
  });
  expect(paymentMethodExpiry('DIRECT_DEBIT', code, new Date(updatedAt))).toEqual(new Date(end));
});

test.each([
  ['EWALLET', 'PAYMAYA', '2028-02-29T10:00:00+08:00'],
  ['DIRECT_DEBIT', 'GRABPAY', '2026-05-05T10:00:00+08:00'],
  ['DIRECT_DEBIT', 'toString', '2026-05-05T10:00:00+08:00'],
  ['CARD', 'BPI', '2026-05-05T10:00:00+08:00'],
] as const)('%s of %s, last changed at %s, ends never', (type, code, updatedAt) => {
  expect(paymentMethodExpiry(type, code, new Date(updatedAt))).toBeNull();
});

test.each([
  ['PH_GRABPAY', 'GRABPAY'],
  ['UBP_DIRECT_DEBIT', 'UBP'],
  ['BPI_ONLINE_BANKING', 'BPI_ONLINE_BANKING'],
  ['', ''],
])('the channel %s is %s', (code, name) => {
  expect(channelCode(code)).toBe(name);
});

describe('the order', () => {
  const row = (id: string, createdAt: string | null, status = 'ACTIVE') => ({ id, status, createdAt });
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  test('is the active default, then the newest; what has no moment stands last', () => {
    proves('it goes first.', { sortPaymentMethods });
    const rows = [row('x', null), row('old', '2026-01-01T00:00:00Z'), row('new', '2026-02-01T00:00:00Z')];
    expect(ids(sortPaymentMethods(rows, 'old'))).toEqual(['old', 'new', 'x']);
    expect(ids(sortPaymentMethods(rows, null))).toEqual(['new', 'old', 'x']);
    expect(ids(sortPaymentMethods(rows, 'gone'))).toEqual(['new', 'old', 'x']);
  });

  test('gives a default that is not active no place of its own', () => {
    proves("The default payment is the one whose id matches the user's defaultPayment and is active", {
      sortPaymentMethods,
    });
    const rows = [row('default', '2026-01-01T00:00:00Z', 'DOWNTIME'), row('new', '2026-02-01T00:00:00Z')];
    expect(ids(sortPaymentMethods(rows, 'default'))).toEqual(['new', 'default']);
  });

  test('counts moments, not texts, and leaves equal ones as they came', () => {
    proves('The rest are sorted by createdAt.', { sortPaymentMethods });
    const rows = [
      row('a', '2026-01-01T00:00:00Z'),
      row('b', '2026-01-01T08:00:00+08:00'),
      row('c', '2026-01-01T07:00:00+06:00'),
    ];
    expect(ids(sortPaymentMethods(rows, null))).toEqual(['c', 'a', 'b']);
  });

  test('of what a person keeps leaves out what was made for one payment', () => {
    const methods = [
      { ...card, created: '2026-03-01T00:00:00Z' },
      wallet,
      { ...bank, created: '2026-02-01T00:00:00Z' },
      { ...bank, id: 'pm-once', reusability: 'ONE_TIME_USE' },
      { ...bank, id: 'pm-store', type: 'OVER_THE_COUNTER' },
    ];
    const rows = paymentMethodRows(methods, { defaultPayment: 'pm-bank', now: atNight });
    expect(ids(rows)).toEqual(['pm-bank', 'pm-card', 'pm-wallet']);
    expect(rows[0]).toMatchObject({ isDefault: true, status: 'DOWNTIME' });
  });

  test.each([
    [{ reusability: 'MULTIPLE_USE' }, 'MULTIPLE_USE'],
    [{ reusability: 'ONE_TIME_USE' }, 'ONE_TIME_PAYMENT'],
    [{ usage: 'ONE_TIME_PAYMENT' }, 'ONE_TIME_PAYMENT'],
    [{}, 'MULTIPLE_USE'],
  ])('%o is used %s', (part, usage) => {
    expect(usageOf({ id: 'pm', type: 'CARD', status: 'ACTIVE', ...part })).toBe(usage);
  });
});

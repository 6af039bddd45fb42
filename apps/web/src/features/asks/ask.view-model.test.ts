import { toId } from '@suki/domain/ids/id';
import { negate, pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { askStatuses, type TimerKind } from '@suki/domain/trade/facts/statuses';
import { askSteps } from '@suki/domain/trade/facts/steps';
import type { Ask } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  askAction,
  askExplanation,
  askHeadline,
  askMoney,
  askStatusWords,
  askTrack,
  relistPath,
  withdrawalToCome,
} from './ask.view-model.ts';
import { isAcceptance } from './ask-standing.view-model.ts';

const deadline = '2026-11-21T05:00:00.000Z';
/** With a deadline when a timer runs. */
const next = (timer: TimerKind | null, step = 3, actions: string[] = []) => ({
  step,
  stepCount: 7,
  obstacle: null,
  nextActor: 'seller' as const,
  deadline: timer === null ? null : deadline,
  lapse: timer === null ? null : `lapse.${timer}.seller`,
  timeoutKind: null,
  actions,
});

/** No raise, no reminder, no request to hurry, no history. */
const quiet = { raise: null, reminderSent: false, rushOrder: false, attempt: null, history: [] };

const held = {
  id: toId('att', 'att_0000000009'),
  status: 'PENDING',
  amount: pesos(650),
  paymentMethod: 'GCASH',
  paymentMethodId: null,
  failureCode: 'AMOUNT_MISMATCH',
  createdAt: '2026-11-21T04:45:00.000Z',
} as const;

test('while another amount is held nobody is told to pay, and what the end of the time does is said', () => {
  const ask = {
    status: 'to_pay',
    next: next('ask_deposit'),
    closure: null,
    queuePosition: null,
    ...quiet,
    attempt: held,
  } as const;
  expect(askHeadline(ask)).toBe('We’re looking into your payment.');
  expect(askExplanation(ask)).toEqual([expect.stringMatching(/isn’t settled by Sat 21 Nov, 1:00 PM.*isn’t lost/)]);
  // An unpaid raise leaves the ask on sale.
  expect(askHeadline({ ...ask, status: 'listed', next: next('listing') })).toMatch(/^On sale until/);
});

test('while the deposit is with the wallet or bank the seller is not told to pay it', () => {
  const ask = { status: 'to_pay', next: next('ask_deposit'), attempt: { ...held, failureCode: null } } as const;
  expect(askHeadline(ask, 'succeeded')).toBe('Waiting for your payment to be confirmed.');
  expect(askHeadline(ask)).toMatch(/^Your turn/);
});

test('an obstacle of its order replaces the words of its status', () => {
  const ask = {
    status: 'to_ship',
    next: { ...next('hold'), obstacle: 'bank_hold' },
    closure: null,
    queuePosition: null,
    ...quiet,
  } as const;
  expect(askHeadline(ask)).toBe('Stopped: the buyer’s bank is looking into the payment.');
  expect(askStatusWords(ask)).toBe('Stopped by the buyer’s bank');
  expect(askExplanation(ask)[0]).toMatch(/You don’t have to do anything/);
});

test.each([
  ['to_pay', 'ask_deposit', 'Your turn: pay the deposit by Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
  ['to_pay', null, 'Your turn: pay the deposit now.'],
  ['listed', 'listing', 'On sale until Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
  ['on_way_to_warehouse', 'inbound_transit', 'A courier is bringing it to us by Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
  ['under_inspection', 'check', 'We’re late. We finish the inspection by Sat\u00A021\u00A0Nov, 1:00\u00A0PM.'],
] as const)('the sentence in %s, while %s runs', (status, timer, expected) => {
  expect(askHeadline({ status, next: next(timer), attempt: null })).toBe(expected);
});

describe('below it', () => {
  test.each([
    [
      'a raise waits: until when, rather than what the end of its days does',
      {
        status: 'listed',
        next: next('ask_deposit'),
        closure: null,
        queuePosition: 4,
        ...quiet,
        raise: { price: pesos(7_000), amount: pesos(50), payBy: '2026-11-21T05:00:00.000Z' },
      },
      [/first buyer at this price/, /number 4/, /isn’t paid by Sat 21 Nov, 1:00 PM, the price stays/],
    ],
    [
      'on sale: the queue, and what the end of its days does',
      { status: 'listed', next: next('listing'), closure: null, queuePosition: 4, ...quiet },
      [/first buyer at this price/, /number 4/, /get your deposit back/],
    ],
    [
      'closed with a fine that waits: why, and not the end of that time',
      {
        status: 'transaction_closed',
        next: next('penalty_release'),
        closure: { reason: 'no_return_required', detail: 'seller_cancelled' },
        queuePosition: null,
        ...quiet,
      },
      [/^The seller canceled/],
    ],
    [
      'closed: why',
      {
        status: 'transaction_closed',
        next: next(null),
        closure: { reason: 'no_return_required', detail: 'deposit_timeout' },
        queuePosition: null,
        ...quiet,
      },
      [/wasn’t paid in time/],
    ],
  ] as const)('%s', (_, ask, expected) => {
    const texts = askExplanation(ask);
    expect(texts).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(texts[index]).toMatch(text);
    });
  });
});

describe('the money of an ask', () => {
  const ask = {
    price: pesos(8_600),
    discount: pesos(0),
    income: pesos(7_834),
    tax: pesos(0),
    techServiceFee: pesos(344),
    paymentFee: pesos(172),
    operationalFee: pesos(250),
    deposit: { amount: pesos(900), status: 'returned', deductedAmount: pesos(0), needToRepay: false },
    closure: null,
    withdrawal: { isHeld: true, availableAt: null, about: null },
  } as const;
  const closed = (detail: 'expired' | 'bid_default' | 'lost_inbound') =>
    askMoney({ ...ask, status: 'transaction_closed', closure: { reason: 'no_return_required', detail } });

  test('on sale: price, fees, what the seller receives', () => {
    const lines = askMoney({ ...ask, status: 'listed' });
    expect(lines.map(({ id }) => id)).toEqual(['price', 'techService', 'payment', 'operational', 'income', 'deposit']);
    expect(lines.find(({ id }) => id === 'income')?.amount).toBe('₱7,834');
  });

  test.each([
    ['expired', '₱0', 'The ask ended without a sale'],
    ['bid_default', '–', 'The ask ended without a sale. What you get instead is in your wallet.'],
    ['lost_inbound', '–', 'The ask ended without a sale. What you get instead is in your wallet.'],
  ] as const)('closed by %s promises no income', (detail, amount, note) => {
    expect(closed(detail).map(({ id }) => id)).toEqual(['income', 'deposit']);
    expect(closed(detail)[0]).toMatchObject({ amount, note });
  });
});

describe('an ask that accepted a bid', () => {
  const entry = (event: string) => ({ event, from: null, to: 'to_pay', actor: 'seller', at: deadline });
  const ask = (...events: string[]) => ({
    status: 'to_pay' as const,
    next: next('acceptance_deposit'),
    closure: null,
    queuePosition: null,
    ...quiet,
    history: events.map(entry),
  });
  const ended = (...events: string[]) => ({
    ...ask(...events),
    status: 'transaction_closed' as const,
    next: next(null),
    closure: { reason: 'no_return_required' as const, detail: 'deposit_timeout' as const },
  });

  test.each(['E22b', 'E23'])('by %s is never said to go on sale, nor to be confirmed', (event) => {
    expect(isAcceptance(ask(event))).toBe(true);
    const [text] = askExplanation(ask(event));
    expect(text).toMatch(/^You accepted a bid\. .*the bidder pays/);
    expect(text).not.toMatch(/on sale/);
  });

  test('is no other one: a posted ask goes on sale', () => {
    expect(isAcceptance(ask('E01', 'E04'))).toBe(false);
    expect(askExplanation(ask('E01'))[0]).toBe('Once it’s paid, your item goes on sale.');
  });

  test.each([
    ['E27', /^The deposit wasn’t paid in time\. You weren’t charged, and the bid/],
    ['E28', /^You backed out before paying/],
    ['E28-ask', /^You backed out before paying/],
  ])('ended by %s says so', (event, text) => {
    expect(askExplanation(ended('E22b', event))[0]).toMatch(text);
  });

  test('whose deposit came too late after that still says how it ended', () => {
    expect(askExplanation(ended('E23', 'E28', 'E29'))[0]).toMatch(/^You backed out before paying/);
  });
});

test.each(askStatuses)('in %s exactly one of the seven steps is now', (status) => {
  const ask = { status, next: next(null, askSteps[status]), history: [] };
  const now = askTrack(ask).steps.filter(({ state }) => state === 'now');
  expect(now.map(({ id }) => id)).toHaveLength(1);
  expect(askStatusWords(ask)).not.toBe('');
});

const orderId = toId('ord', 'ord_0000000001');
test.each([
  ['the deposit is due', { status: 'to_pay', orderId: null, next: next('ask_deposit', 2, ['pay_deposit']) }, 'pay'],
  [
    'the deposit of an accepted bid is due',
    { status: 'to_pay', orderId: null, next: next('acceptance_deposit', 2, ['pay_accepted_bid']) },
    'pay',
  ],
  ['on sale', { status: 'listed', orderId: null, next: next('listing', 3, ['cancel_ask']) }, 'none'],
  ['on sale again after an order lapsed', { status: 'listed', orderId, next: next('listing') }, 'none'],
  ['sold', { status: 'to_ship', orderId, next: next('shipment', 4) }, 'order'],
] as const)('the action of the seller: %s', (_, ask, expected) => {
  expect(askAction({ ...ask, next: { ...ask.next, actions: [...ask.next.actions] } })).toBe(expected);
});

const withdrawal = { isHeld: true, availableAt: null, about: '2026-12-03' };

test.each([
  { what: 'has no line for a discount where there is none', discount: 0, amount: undefined },
  { what: 'takes a discount off the price before the fees', discount: 500, amount: formatMoney(negate(pesos(500))) },
])('the money of an ask $what', ({ discount, amount }) => {
  const lines = askMoney({
    status: 'transaction_successful',
    price: pesos(5_000),
    discount: pesos(discount),
    techServiceFee: pesos(200),
    paymentFee: pesos(100),
    operationalFee: pesos(180),
    income: pesos(4_520 - discount),
    tax: pesos(0),
    deposit: { amount: pesos(500), status: 'returned', deductedAmount: pesos(0), needToRepay: false },
    closure: null,
    withdrawal,
  });
  const discountIds = amount === undefined ? [] : ['discount'];
  expect(lines.map(({ id }) => id)).toEqual([
    'price',
    ...discountIds,
    'techService',
    'payment',
    'operational',
    'income',
    'deposit',
  ]);
  expect(lines.find(({ id }) => id === 'discount')?.amount).toBe(amount);
});

describe('ux 17: the page of an ask', () => {
  const returnAddress = { region: 'NCR' } as Ask['returnAddress'];
  const ask = {
    status: 'listed',
    lane: 'standard',
    withdrawal: { ...withdrawal, about: null },
    returnAddress,
  } as const;

  test('tells the day of withdrawal as if it sold today, while nobody has bought it', () => {
    const before = withdrawalToCome(ask, new Date('2026-11-23T15:00:00.000Z'));
    expect(before?.text).toMatch(/^3 days after delivery\. If it sells today: about /);
    expect(before?.note).toContain('first 5 sales');
  });

  test('leaves that to the line of the money once it is sold', () => {
    expect(withdrawalToCome({ ...ask, status: 'to_ship' }, null)).toBeNull();
  });
});

test('an ask that ended is sold again with its old price and days', () => {
  const path = relistPath({
    item: { id: toId('itm', 'itm_0000000001') } as Ask['item'],
    sku: { id: toId('sku', 'sku_0000000001') } as Ask['sku'],
    price: pesos(9_000),
    expiryDays: 7,
  });
  expect(path).toContain('/sell/itm_0000000001');
  expect(path).toContain('price=9000');
  expect(path).toContain('days=7');
});

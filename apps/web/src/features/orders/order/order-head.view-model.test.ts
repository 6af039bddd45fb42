import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { orderStatuses, type TimerKind } from '@suki/domain/trade/facts/statuses';
import type { Obstacle } from '@suki/domain/trade/view/obstacle';
import { describe, expect, test } from 'vitest';
import { explanation, headline, statusWords, trackOf } from './order-head.view-model.ts';

const deadline = '2026-11-22T07:00:00.000Z';
const next = (timer: TimerKind | null, role: 'buyer' | 'seller' = 'buyer') => ({
  step: 3,
  stepCount: 5,
  obstacle: null,
  nextActor: 'seller' as const,
  deadline: timer === null ? null : deadline,
  lapse: timer === null ? null : `lapse.${timer}.${role}`,
  timeoutKind: null,
  actions: [],
});

const arrival = { min: '2026-11-28', max: '2026-12-03' } as const;

const behind = (obstacle: Obstacle, timer: TimerKind | null) => ({ ...next(timer), obstacle });

const attempt = {
  id: toId('att', 'att_0000000009'),
  status: 'PENDING',
  amount: pesos(8_570),
  paymentMethod: 'GCASH',
  paymentMethodId: null,
  failureCode: null,
  createdAt: '2026-11-22T06:45:00.000Z',
} as const;

describe('one sentence says who owes the next step and until when', () => {
  test.each([
    ['buyer', 'to_pay', 'payment_window', 'Your turn: pay by Sun\u00A022\u00A0Nov, 3:00\u00A0PM.'],
    ['seller', 'to_pay', 'payment_window', 'The buyer has to pay by Sun\u00A022\u00A0Nov, 3:00\u00A0PM.'],
    ['seller', 'confirming_buyer_order', 'confirmation', 'Your turn: confirm by Sun\u00A022\u00A0Nov, 3:00\u00A0PM.'],
    ['buyer', 'on_way_to_warehouse', null, 'A courier is bringing it to us within 10 days.'],
    ['buyer', 'platform_received', null, 'We inspect it within 24 hours.'],
    ['buyer', 'to_receive', null, 'On its way to you. It arrives within 13 days.'],
    [
      'buyer',
      'to_receive',
      'outbound_transit',
      'On its way to you: it arrives Sat\u00A028\u00A0Nov –\u00A0Thu\u00A03\u00A0Dec.',
    ],
    ['buyer', 'to_receive', 'receipt', 'Your turn: check the item by Sun\u00A022\u00A0Nov, 3:00\u00A0PM.'],
    ['seller', 'to_receive', 'receipt', 'Sold. The buyer checks it by Sun\u00A022\u00A0Nov, 3:00\u00A0PM.'],
  ] as const)('%s, %s', (role, status, timer, expected) => {
    expect(headline({ role, status, next: next(timer), cancelRequested: false, attempt: null, arrival })).toBe(
      expected,
    );
  });
});

test.each([
  ['buyer', 'pass', 'It passed. We ship it to you by'],
  ['buyer', 'minor_defect', 'You’re keeping it. We ship it to you by'],
  ['seller', 'minor_defect', 'Sold. We ship it to the buyer by'],
] as const)('ux 28: the %s of an item with the verdict %s reads what becomes of it', (role, result, beginning) => {
  const order = { role, status: 'platform_to_ship', cancelRequested: false, attempt: null, arrival } as const;
  expect(headline({ ...order, next: next('send_sla'), verification: { result } })).toContain(beginning);
});

describe('an obstacle replaces the words of the status', () => {
  const day = 'Sun\u00A022\u00A0Nov, 3:00\u00A0PM';
  test.each([
    ['seller', 'seller_to_ship', 'bank_hold', 'hold', 'Stopped: the buyer’s bank is looking into the payment.'],
    [
      'seller',
      'confirming_buyer_order',
      'review_hold',
      'hold',
      `Stopped: we’re taking a closer look and finish by ${day}.`,
    ],
    ['buyer', 'pending_buyer_confirmation', 'bank_hold', 'hold', 'Stopped: your bank is looking into the payment.'],
    [
      'buyer',
      'on_way_to_warehouse',
      'inbound_search',
      'inbound_search',
      `We’re tracing the parcel, until ${day} at the latest.`,
    ],
    ['buyer', 'platform_to_ship', 'parcel_back', 'redelivery', `Your turn: pay for a second try by ${day}.`],
    [
      'seller',
      'platform_to_ship',
      'parcel_back',
      'redelivery',
      `Sold. The buyer has to pay for a second try by ${day}.`,
    ],
  ] as const)('%s, %s, %s', (role, status, obstacle, timer, expected) => {
    const order = {
      role,
      status,
      next: behind(obstacle, timer),
      cancelRequested: false,
      attempt: null,
      arrival,
    } as const;
    expect(headline(order)).toBe(expected);
    expect(statusWords(order)).not.toBe(statusWords({ ...order, next: next(timer) }));
  });

  test('and nobody is told that it is their turn while the order stands still, whatever its status', () => {
    for (const status of orderStatuses) {
      for (const role of ['buyer', 'seller'] as const) {
        for (const obstacle of ['bank_hold', 'review_hold'] as const) {
          const order = {
            role,
            status,
            next: behind(obstacle, 'hold'),
            cancelRequested: false,
            attempt: null,
            arrival,
          };
          expect(headline(order)).toMatch(/^Stopped/);
        }
      }
    }
  });
});

describe('while the payment is with the wallet or bank the buyer is not told to pay', () => {
  const order = {
    role: 'buyer',
    status: 'to_pay',
    next: next('payment_window'),
    cancelRequested: false,
    attempt,
    arrival: null,
  } as const;
  const quiet = { deliveryAt: null, reminderSent: false, rushOrder: false, statusInfo: 'order.buyer.to_pay.info' };

  test('after a return from a paid wallet, also where its word comes late', () => {
    expect(headline(order, 'succeeded')).toBe('Waiting for your payment to be confirmed.');
    expect(explanation({ ...order, ...quiet }, 'succeeded')).toEqual([
      expect.stringMatching(/don’t need to pay again.*Sun 22 Nov, 3:00 PM.*refund/),
    ]);
  });

  test('nor for a second try', () => {
    const back = { ...order, status: 'platform_to_ship', next: behind('parcel_back', 'redelivery') } as const;
    expect(headline(back, 'succeeded')).toBe('Waiting for your payment to be confirmed.');
    expect(headline(back)).toMatch(/^Your turn/);
  });

  test('and is told again when it failed', () => {
    expect(headline({ ...order, attempt: { ...attempt, status: 'FAILED' } }, 'succeeded')).toMatch(
      /^Your turn: pay by/,
    );
  });
});

test.each([
  ['buyer', 'to_pay', 'We’re canceling this order.'],
  ['seller', 'to_pay', 'The buyer is canceling.'],
  ['buyer', 'transaction_closed', 'This order has ended.'],
] as const)('given up while its payment is under way, nobody’s turn is named: %s, %s', (role, status, expected) => {
  expect(headline({ role, status, next: next('payment_window'), cancelRequested: true, attempt: null, arrival })).toBe(
    expected,
  );
});

test('while another amount is held the buyer is not told to pay', () => {
  const held = { ...attempt, failureCode: 'AMOUNT_MISMATCH' };
  const order = {
    role: 'buyer',
    status: 'to_pay',
    next: next('payment_window'),
    cancelRequested: false,
    attempt: held,
    arrival: null,
  } as const;
  expect(headline(order)).toBe('We’re looking into your payment.');
  expect(headline({ ...order, attempt })).toMatch(/^Your turn: pay by/);
  expect(headline({ ...order, cancelRequested: true })).toBe('We’re canceling this order.');
});

describe('below it: what is happening and what a lapse does', () => {
  const order = {
    deliveryAt: null,
    cancelRequested: false,
    reminderSent: false,
    rushOrder: false,
    attempt: null,
    arrival: null,
  };
  test.each([
    [
      'the buyer has reminded the seller: that too',
      {
        ...order,
        reminderSent: true,
        next: next('confirmation'),
        role: 'buyer',
        status: 'confirming_buyer_order',
        statusInfo: 'order.buyer.confirming_buyer_order.info',
      },
      [/./, /You reminded the seller/, /every peso back/],
    ],
    [
      'a reminder of the buyer is not the seller’s to read',
      {
        ...order,
        reminderSent: true,
        rushOrder: true,
        next: next(null, 'seller'),
        role: 'seller',
        status: 'under_inspection',
        statusInfo: 'order.seller.under_inspection.info',
      },
      [/./],
    ],
    [
      'a person owes something',
      {
        ...order,
        next: next('confirmation', 'seller'),
        role: 'seller',
        status: 'confirming_buyer_order',
        statusInfo: 'order.seller.confirming_buyer_order.info',
      },
      ['The buyer has paid. Confirm that you’ll ship it.', /we keep your deposit/],
    ],
    [
      'it came back: the buyer pays for a second way',
      {
        ...order,
        next: behind('parcel_back', 'redelivery'),
        role: 'buyer',
        status: 'platform_to_ship',
        statusInfo: 'obstacle.parcel_back.buyer.info',
      },
      [/came back to us.*pay for a second try/, /shipping both ways comes off your refund/],
    ],
    [
      'it came back: the seller loses nothing',
      {
        ...order,
        next: { ...next('redelivery', 'seller'), obstacle: 'parcel_back' },
        role: 'seller',
        status: 'platform_to_ship',
        statusInfo: 'obstacle.parcel_back.seller.info',
      },
      [/came back to us.*keep your income/, /You keep your income/],
    ],
    [
      'delivered: silence is consent',
      {
        ...order,
        next: next('receipt'),
        role: 'buyer',
        status: 'to_receive',
        deliveryAt: '2026-11-20T07:00:00.000Z',
        statusInfo: 'order.buyer.to_receive.info',
      },
      [/courier delivered it/, /we’ll complete the order/],
    ],
    [
      'nothing runs',
      {
        ...order,
        next: next(null),
        role: 'buyer',
        status: 'transaction_closed',
        statusInfo: 'closed.seller_rejected.buyer',
      },
      [/You get every peso back/],
    ],
    [
      'being cancelled',
      {
        ...order,
        next: next('payment_window'),
        cancelRequested: true,
        role: 'buyer',
        status: 'to_pay',
        statusInfo: 'order.buyer.to_pay.info',
      },
      [/we send it back/],
    ],
    [
      'another amount is held: what the end of the time does',
      {
        ...order,
        next: next('payment_window'),
        attempt: { ...attempt, failureCode: 'AMOUNT_MISMATCH' },
        role: 'buyer',
        status: 'to_pay',
        statusInfo: 'order.buyer.to_pay.info',
      },
      [/isn’t settled by Sun 22 Nov, 3:00 PM.*isn’t lost/],
    ],
    [
      'being cancelled, as its seller reads it',
      {
        ...order,
        next: next('payment_window', 'seller'),
        cancelRequested: true,
        role: 'seller',
        status: 'to_pay',
        statusInfo: 'order.seller.to_pay.info',
      },
      [/stop the buyer’s payment/],
    ],
    [
      'being cancelled while another amount is held',
      {
        ...order,
        next: next('payment_window'),
        cancelRequested: true,
        attempt: { ...attempt, failureCode: 'AMOUNT_MISMATCH' },
        role: 'buyer',
        status: 'to_pay',
        statusInfo: 'order.buyer.to_pay.info',
      },
      [/isn’t the amount/, /closes when our team/],
    ],
  ] as const)('%s', (_, given, expected) => {
    const texts = explanation(given);
    expect(texts).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(texts[index]).toMatch(text);
    });
  });
});

test.each(orderStatuses)('in %s exactly one step is now', (status) => {
  const order = { status, role: 'buyer' as const, next: next(null), history: [], arrival: null };
  expect(trackOf(order).steps.filter(({ state }) => state === 'now')).toHaveLength(1);
  expect(statusWords(order)).not.toBe('');
});

test.each([
  ['confirming_buyer_order', false],
  ['under_inspection', true],
  ['to_receive', true],
  ['transaction_closed', false],
] as const)('the hole of the tag is for what went through our hands: %s', (status, hasHole) => {
  expect(trackOf({ status, role: 'buyer', next: next(null), history: [], arrival: null }).hasHole).toBe(hasHole);
});

test('ux 25: a step that is over has its day, and the current one its deadline', () => {
  const at = '2026-11-21T04:05:00.000Z';
  const history = [
    { event: 'E31', from: null, to: 'to_pay', actor: 'buyer', at: '2026-11-20T04:05:00.000Z' },
    { event: 'E37a', from: 'to_pay', to: 'confirming_buyer_order', actor: 'gateway', at },
  ];
  const order = { status: 'confirming_buyer_order', next: next('confirmation'), history, arrival: null } as const;
  const { label, steps } = trackOf({ ...order, role: 'buyer' });
  expect(label).toBe('Step 2 of 7');
  expect(steps.map(({ name, date }) => [name, date])).toEqual([
    ['Paid', 'Sat 21 Nov'],
    ['Seller confirms', 'by Sun 22 Nov'],
    ['Shipped', undefined],
    ['Arrived', undefined],
    ['Inspected', undefined],
    ['Sent', undefined],
    ['Delivered', undefined],
  ]);
  expect(trackOf({ ...order, role: 'seller' }).steps[1]?.name).toBe('You confirm');
});

test('ux 56: a canceled order shows where it ended, and nothing after that as done', () => {
  const history = [
    { event: 'E31', from: null, to: 'to_pay', actor: 'buyer', at: deadline },
    { event: 'E37a', from: 'to_pay', to: 'confirming_buyer_order', actor: 'gateway', at: deadline },
    { event: 'E44', from: 'confirming_buyer_order', to: 'transaction_closed', actor: 'buyer', at: deadline },
  ];
  const closed = { status: 'transaction_closed', role: 'buyer', next: next(null), history, arrival: null } as const;
  const { label, steps } = trackOf(closed);
  expect(label).toBe('Ended at step 2 of 7');
  expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'todo', 'todo', 'todo', 'todo', 'todo']);
  expect(steps[1]?.name).toBe('Ended here');
});
